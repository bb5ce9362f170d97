"""`python -m playground`: opens, says how to connect, closes when asked; says what is wrong when it
cannot."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import aiohttp

if TYPE_CHECKING:
    from pathlib import Path


def start(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "playground", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


async def test_it_opens_prints_how_to_connect_and_closes(tmp_path: Path) -> None:
    with start("--keep", str(tmp_path / "kept.db"), "--token", "a-token") as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(8)]
        text = "".join(lines)
        found = re.search(r"(http://127\.0\.0\.1:\d+)/#key=(\S+)", text)
        assert found is not None
        assert "point_at" in text
        assert "a-token" in text
        headers = {"Authorization": f"Playground {found[2]}"}
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"{found[1]}/people", headers=headers) as answer,
        ):
            people = await answer.text()
        assert all(name in people for name in ("Anna", "Ben", "Csilla", "Dieter", "Emma", "Yuki"))
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0


def test_a_file_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.db"
    wrong.write_text("this is no database, and long enough to be seen as none" * 20)
    with start("--keep", str(wrong)) as process:
        _, error = process.communicate(timeout=20)
        assert process.returncode == 1
        assert "cannot be used to keep a playground" in error
        assert "Traceback" not in error
