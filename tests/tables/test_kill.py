"""Killed at any moment, a house loses nothing it acknowledged, does nothing twice, and owes what it owed."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from storage import Database, readings
from tables import checking
from tests.tables.toys import TOYS


class Heard:
    """All that the world outside ever heard."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.done: set[str] = set()
        self.posts: dict[str, list[str]] = {}
        """By channel what is shown there: a second copy with the same nonce is refused, as Discord does."""
        self.refused_copies = 0

    def hear(self, line: str) -> None:
        kind, _, rest = line.strip().partition(" ")
        if kind == "asked":
            self.asked.add(rest)
        elif kind == "done":
            self.done.add(rest)
        elif kind == "post":
            channel, nonce = rest.split()
            shown = self.posts.setdefault(channel, [])
            if nonce in shown:
                self.refused_copies += 1
            else:
                shown.append(nonce)
        else:
            assert kind == "ready", line


def live(path: Path, life: int, heard: Heard, lines: int | None) -> None:
    """One life of the process; killed after so many lines, at whatever it is doing just then."""
    command = [sys.executable, "-m", "tests.tables.worker", str(path), str(life)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdout is not None
        for count, line in enumerate(worker.stdout):
            heard.hear(line)
            if count == lines:
                worker.kill()
        assert worker.wait() == (0 if lines is None else -9)


async def check_file(path: Path, heard: Heard) -> None:
    async with Database(path, writing=False) as database:
        assert [fault async for fault in checking.faults(database, TOYS)] == []
        tables = await database.read(readings.all_tables)
        logs = [await database.read(readings.log, table) for table in tables]
        planned = await database.read(_planned)
    stored = Counter([*planned, *(row.request for log in logs for row in log)])
    assert [request for request, times in stored.items() if times > 1] == []
    assert set(stored) <= heard.asked
    assert heard.done <= set(stored)


def _planned(connection: sqlite3.Connection) -> list[str]:
    """Clicks whose steps wait for their turn to be confirmed."""
    plans = connection.execute("SELECT steps FROM plans").fetchall()
    return [step["request"] for (steps,) in plans for step in json.loads(steps)]


async def survive(path: Path, kills: int) -> Heard:
    heard, chance = Heard(), Random(kills)
    for life in range(kills):
        live(path, life, heard, lines=chance.randrange(1, 250))
        await check_file(path, heard)
    live(path, -1, heard, lines=None)
    async with Database(path, writing=False) as database:
        assert await database.read(readings.outbox_heads) == []
        assert await database.read(_outbox) == heard.posts
    return heard


def _outbox(connection: sqlite3.Connection) -> dict[str, list[str]]:
    owed: dict[str, list[str]] = {}
    for channel, entry in connection.execute("SELECT channel_id, id FROM outbox ORDER BY id"):
        owed.setdefault(str(channel), []).append(f"pithead-{entry}")
    return owed


async def test_ten_kills_lose_nothing(tmp_path: Path) -> None:
    heard = await survive(tmp_path / "pithead.sqlite", 10)
    assert len(heard.done) > 50


@pytest.mark.soak
async def test_a_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    heard = await survive(tmp_path / "pithead.sqlite", 100)
    assert heard.refused_copies > 0  # killed between sending and noting it, at least once
    assert len(heard.done) > 1000
