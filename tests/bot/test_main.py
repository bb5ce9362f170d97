"""`python -m bot` as its host meets it: an address to open, and a clean end."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.__main__ import main


@asynccontextmanager
async def started(folder: Path, **environment: str) -> AsyncIterator[Process]:
    """In a session of its own, so that signals reach all of it as from a terminal, and nothing else."""
    command = (
        sys.executable,
        "-m",
        "bot",
        "--port",
        "0",
        "--database",
        str(folder / "new" / "pithead.sqlite"),
    )
    process = await asyncio.create_subprocess_exec(
        *command,
        stdout=PIPE,
        stderr=PIPE,
        env={**os.environ, "DISCORD_TOKEN": "", **environment},
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)
        await process.communicate()  # to the end of what it and its own processes had to say


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
async def test_it_prints_where_to_open_it_and_ends_without_a_word(
    tmp_path: Path, sign: signal.Signals
) -> None:
    async with started(tmp_path) as process, asyncio.timeout(60):
        assert process.stdout is not None
        assert process.stderr is not None
        said = (await process.stdout.readline()).decode()
        assert "http://127.0.0.1:" in said
        ready = json.loads(await process.stderr.readline())
        assert ready["message"] == "ready"
        os.killpg(process.pid, sign)
        rest = (await process.stderr.read()).decode()
        assert await process.wait() == 0
        assert [line for line in rest.splitlines() if not line.startswith("{")] == []
        assert (tmp_path / "new" / "pithead.sqlite").exists()


async def test_a_second_one_on_the_same_file_says_so_and_stops(tmp_path: Path) -> None:
    async with started(tmp_path) as first, asyncio.timeout(60):
        assert first.stderr is not None
        await first.stderr.readline()
        async with started(tmp_path) as second:
            _, told = await second.communicate()
            assert second.returncode == 1
            assert "Traceback" not in told.decode()
            assert "pithead.sqlite" in told.decode()


def test_a_token_discord_does_not_know_is_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refused(*_: object) -> None:
        import discord

        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setattr("bot.__main__._run", refused)
    assert main(["--database", str(tmp_path / "pithead.sqlite")]) == 1
    assert "Reset Token" in capsys.readouterr().err
