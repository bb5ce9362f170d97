"""`python -m tables`, as whoever runs the bot uses it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from games import GAMES
from games.record import parse_record, replay
from storage import Database
from tables import House, Table
from tests.tables.rooms import BLUE, RED, do, open_house, started


def command(path: Path, *arguments: str) -> tuple[int, str, str]:
    """Exit code, what was printed, and what was complained about."""
    run = subprocess.run(
        [sys.executable, "-m", "tables", *arguments],
        env={**os.environ, "PITHEAD_DATABASE": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.returncode, run.stdout, run.stderr


async def in_the_draft(house: House) -> Table:
    table = await started(house, "gluckauf")
    look = await house.sight.look(table.id)
    user = look.table.seats[look.table.to_act[0]].user or 0
    legal = (await house.sight.look(table.id, user)).legal
    await do(house, table, user, str(legal[0]))
    return table


async def test_looking_after_a_database_while_the_bot_runs(tmp_path: Path) -> None:
    path, copy = tmp_path / "pithead.sqlite", tmp_path / "copy.sqlite"
    async with open_house(path, GAMES) as house:
        table = await in_the_draft(house)
        assert command(path, "check") == (0, "1 tables checked, no faults found.\n", "")
        code, printed, _ = command(path, "backup", str(copy))
        assert (code, str(copy) in printed) == (0, True)
        code, printed, _ = command(path, "stats")
        figures = dict(line.rsplit(maxsplit=1) for line in printed.splitlines())
        assert (code, figures["running"], figures["actions"], figures["people"]) == (0, "1", "1", "2")
        code, printed, _ = command(path, "export", table.id)
        assert code == 0
        assert len(list(replay(parse_record(printed), GAMES))) == 2
    async with Database(copy) as database:
        assert (await House(database).table(table.id)).people == (RED, BLUE)


async def test_what_is_wrong_is_said_on_stderr(tmp_path: Path) -> None:
    path = tmp_path / "pithead.sqlite"
    code, printed, complaint = command(path, "check")
    assert (code, printed) == (2, "")
    assert complaint == f"There is no database at {path}. Start Pithead once, or name the right file.\n"
    async with open_house(path):
        pass
    assert command(path, "export", "NOSUCH00") == (2, "", "no-such-table (table='NOSUCH00')\n")
    code, _, complaint = command(path, "backup", str(tmp_path / "nowhere" / "copy"))
    assert (code, "does not exist" in complaint) == (2, True)


async def test_a_fault_found_is_an_exit_code(tmp_path: Path) -> None:
    path = tmp_path / "pithead.sqlite"
    async with open_house(path) as house:
        await started(house)
    code, printed, _ = command(path, "check")  # the program does not know the toys
    assert (code, printed.splitlines()[-1]) == (1, "1 tables checked, 1 faults found.")


@pytest.mark.parametrize("arguments", [[], ["nonsense"], ["backup"]])
def test_wrong_words_are_explained(tmp_path: Path, arguments: list[str]) -> None:
    code, _, complaint = command(tmp_path / "none", *arguments)
    assert (code, complaint.startswith("usage: python -m tables")) == (2, True)
