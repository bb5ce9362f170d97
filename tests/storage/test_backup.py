"""A copy is of one moment, whole, checked, and leaves the file alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from storage import Database, back_up, insert, readings
from storage.errors import Damaged, MissingDatabase, MissingFolder, ReadOnly
from tests.storage.samples import people, person, timer


async def test_a_copy_made_while_writing_is_of_one_moment(path: Path, database: Database) -> None:
    """Each transaction writes a person and a timer: in no copy may there be one without the other."""
    stop = asyncio.Event()

    async def keep_writing() -> int:
        user = 0
        while not stop.is_set():
            user += 1
            await database.write(insert(person(user)), insert(timer(str(user))))
        return user

    writing = asyncio.create_task(keep_writing())
    copies = [path.with_name(f"copy{number}.sqlite") for number in range(5)]
    for copy in copies:
        await asyncio.to_thread(back_up, path, copy)
    stop.set()
    assert await writing > 0
    for copy in copies:
        async with Database(copy, writing=False) as read:
            found = await read.read(people)
            assert [timer.key for timer in await read.read(readings.timers_due, 1.0)] == sorted(
                map(str, found)
            )
            assert found == list(range(1, len(found) + 1))
    assert [file.name for file in path.parent.glob("copy*")] != []
    assert not list(path.parent.glob("*.part"))


async def test_a_newer_copy_replaces_an_older_one(path: Path, database: Database) -> None:
    copy = path.with_name("copy.sqlite")
    back_up(path, copy)
    await database.write(insert(person(1)))
    back_up(path, copy)
    async with Database(copy) as read:
        assert await read.read(people) == [1]


async def test_what_cannot_be_copied(path: Path, tmp_path: Path) -> None:
    with pytest.raises(MissingDatabase):
        back_up(path, tmp_path / "copy.sqlite")
    async with Database(path):
        with pytest.raises(MissingFolder):
            back_up(path, tmp_path / "nowhere" / "copy.sqlite")
        with pytest.raises(ReadOnly):
            back_up(path, path)


async def test_a_damaged_file_does_not_replace_a_good_copy(path: Path) -> None:
    copy = path.with_name("copy.sqlite")
    async with Database(path) as database:
        await database.write(*(insert(person(user, "x" * 500)) for user in range(200)))
    back_up(path, copy)
    good = copy.read_bytes()
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"\xff" * 4096)
    with pytest.raises(Damaged):
        back_up(path, copy)
    assert copy.read_bytes() == good
