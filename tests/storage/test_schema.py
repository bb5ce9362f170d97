"""Files of every older version are brought to the newest; newer ones are refused."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from storage import Database, readings, schema
from storage.errors import NewerSchema, OlderSchema, StorageError

FILES = sorted(Path(__file__).parent.joinpath("files").glob("*.db"))


def structure(path: Path) -> set[str]:
    connection = sqlite3.connect(path)
    found = {sql for (sql,) in connection.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")}
    connection.close()
    return found


def test_a_file_of_every_older_version_is_kept() -> None:
    assert [int(file.stem) for file in FILES] == list(range(1, schema.newest()))


def test_the_steps_are_numbered_without_a_gap() -> None:
    assert sorted(schema.migrations()) == list(range(1, schema.newest() + 1))


@pytest.mark.parametrize("old", FILES, ids=lambda file: file.stem)
async def test_an_older_file_becomes_a_new_one_and_keeps_its_rows(old: Path, path: Path) -> None:
    shutil.copy(old, path)
    async with Database(path) as database:
        assert database.migrated_from == int(old.stem)
        assert await database.read(schema.version) == schema.newest()
        assert await database.read(readings.faults) == []
        assert len(await database.read(readings.log, "TABLE001")) == 27
        assert await database.read(readings.all_tables) == ["TABLE001", "TABLE002", "TABLE004"]
    new = path.with_name("new.sqlite")
    async with Database(new) as database:
        assert database.migrated_from == 0
    assert structure(path) == structure(new)


async def test_a_newer_file_is_refused_and_left_alone(path: Path) -> None:
    async with Database(path):
        pass
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {schema.newest() + 1}")
    connection.close()
    for writing in (True, False):
        with pytest.raises(NewerSchema, match="Update Pithead"):
            async with Database(path, writing=writing):
                pass


async def test_a_reader_does_not_migrate(path: Path) -> None:
    shutil.copy(FILES[0], path)
    with pytest.raises(OlderSchema, match="Start the new one once"):
        async with Database(path, writing=False):
            pass


async def test_a_step_that_fails_leaves_the_step_before(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Database(path):
        pass
    last = schema.newest()
    steps = {
        **schema.migrations(),
        last + 1: "CREATE TABLE good (a);",
        last + 2: "CREATE TABLE half (a); CREATE TABLE oops (",
    }
    monkeypatch.setattr(schema, "migrations", lambda: steps)
    with pytest.raises(StorageError):
        async with Database(path):
            pass
    assert any("good" in sql for sql in structure(path))
    assert not any("half" in sql for sql in structure(path))
    connection = sqlite3.connect(path)
    assert schema.version(connection) == last + 1
    connection.close()
