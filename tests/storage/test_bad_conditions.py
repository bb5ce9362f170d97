"""What happens when the disk, the file or somebody else is in the way: a clear word, and nothing lost."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from storage import Database, insert
from storage.errors import (
    Busy,
    Damaged,
    DiskFull,
    HeldByAnother,
    MissingDatabase,
    MissingFolder,
    NotOurs,
    ReadOnly,
    StorageError,
)
from tests.storage.samples import people, person


async def refusal(path: Path, *, writing: bool = True) -> StorageError:
    """Why the file is not opened."""
    with pytest.raises(StorageError) as refused:
        async with Database(path, writing=writing, busy_seconds=0.1):
            pass
    return refused.value


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    error = await refusal(tmp_path / "nowhere" / "pithead.sqlite")
    assert isinstance(error, MissingFolder)
    assert str(tmp_path / "nowhere") in str(error)


async def test_a_missing_database_is_not_made_by_a_reader(path: Path) -> None:
    assert isinstance(await refusal(path, writing=False), MissingDatabase)
    assert not path.exists()


async def test_a_folder_in_place_of_the_file(path: Path) -> None:
    path.mkdir()
    assert isinstance(await refusal(path), ReadOnly)


async def test_a_full_disk_refuses_a_write_and_goes_on_when_there_is_room(path: Path) -> None:
    async with Database(path) as database:
        await database.write(insert(person(1)))
        assert database._writer is not None  # the one way to make SQLite itself report a full disk
        pages = await database._writer.run(_limit_pages, 0)
        with pytest.raises(DiskFull, match="Make room"):
            await database.write(insert(person(2)), insert(person(3, "x" * 100_000)))
        assert await database.read(people) == [1]
        await database._writer.run(_limit_pages, pages + 1000)
        await database.write(insert(person(2)))
        assert await database.read(people) == [1, 2]


def _limit_pages(connection: sqlite3.Connection, pages: int) -> int:
    connection.execute(f"PRAGMA max_page_count = {max(pages, 1)}")
    found: int = connection.execute("PRAGMA page_count").fetchone()[0]
    return found


SMALL_DISK = """
import asyncio, resource, sys
from pathlib import Path
from storage import Database, StorageError, insert
from tests.storage.samples import people, person

async def main(path):
    async with Database(path) as database:
        await database.write(insert(person(1)))
        most = max(path.stat().st_size, Path(f"{path}-wal").stat().st_size)
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
        try:
            await database.write(insert(person(2, "x" * 1_000_000)))
        except StorageError as error:
            print(error.code, await database.read(people))
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await database.write(insert(person(3)))
        print(await database.read(people))

asyncio.run(main(Path(sys.argv[1])))
"""


def test_a_file_that_may_not_grow_refuses_a_write_and_goes_on_when_it_may(path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", SMALL_DISK, str(path)], capture_output=True, text=True, check=True
    )
    assert run.stdout.splitlines() == ["disk-full [1]", "[1, 3]"]


@pytest.fixture
def shared_folder() -> Iterator[Path]:
    """A folder that other users of the machine may look into."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


UNPRIVILEGED = """
import asyncio, os, sys
from pathlib import Path
from storage import Database, StorageError, readings

async def main(path, writing):
    try:
        async with Database(path, writing=writing) as database:
            print(len(await database.read(readings.all_tables)), "tables")
    except StorageError as error:
        print(error.code)

if os.geteuid() == 0:
    os.setuid(65534)
asyncio.run(main(Path(sys.argv[1]), sys.argv[2] == "write"))
"""


async def test_a_file_that_may_only_be_read_is_refused_with_a_word(shared_folder: Path) -> None:
    path = shared_folder / "pithead.sqlite"
    async with Database(path):
        pass
    path.chmod(0o444)
    shared_folder.chmod(0o555)
    command = [sys.executable, "-c", UNPRIVILEGED, str(path), "write"]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert run.stdout == "read-only\n"
    shared_folder.chmod(0o755)


HOLDER = """
import asyncio, sys
from pathlib import Path
from storage import Database

async def main(path):
    async with Database(path):
        print("held", flush=True)
        sys.stdin.read()

asyncio.run(main(Path(sys.argv[1])))
"""


async def test_a_second_process_on_the_same_file_is_refused_until_the_first_is_gone(path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        assert isinstance(await refusal(path), HeldByAnother)
        async with Database(path, writing=False) as reader:
            assert await reader.read(people) == []
        holder.kill()
    async with Database(path) as database:
        await database.write(insert(person(1)))


async def test_a_second_house_in_the_same_process_is_refused_too(path: Path) -> None:
    async with Database(path):
        assert isinstance(await refusal(path), HeldByAnother)


async def test_a_program_that_keeps_the_file_locked_is_named_as_the_cause(path: Path) -> None:
    async with Database(path, busy_seconds=0.05) as database:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Busy, match="nothing is lost"):
            await database.write(insert(person(1)))
        other.execute("ROLLBACK")
        other.close()
        await database.write(insert(person(1)))
        assert await database.read(people) == [1]


async def test_a_damaged_file_is_named_as_damaged(path: Path) -> None:
    path.write_bytes(os.urandom(1) + b"not a database at all" * 500)
    assert isinstance(await refusal(path), Damaged)
    assert path.read_bytes()[1:22] == b"not a database at all"


async def test_a_file_with_torn_pages_is_named_as_damaged(path: Path) -> None:
    async with Database(path) as database:
        await database.write(*(insert(person(user, "x" * 500)) for user in range(200)))
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (size - 4096))
    error = await refusal(path)
    assert isinstance(error, Damaged)
    assert "backup" in str(error)


async def test_a_text_file_is_not_taken_for_an_empty_database(path: Path) -> None:
    path.write_text("notes of the host\n")
    error = await refusal(path)
    assert isinstance(error, Damaged | NotOurs)
    assert path.read_text() == "notes of the host\n"
