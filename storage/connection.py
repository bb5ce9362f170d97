"""Connections to the file, every PRAGMA set on its own and verified, each in a thread of its own."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

import aiosqlite

from storage.errors import Damaged, NotOurs, Unsettled, translated

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

APPLICATION_ID = 0x50495448
"""Marks the file as Pithead's, for `file` and for us. The letters are PITH."""

P = ParamSpec("P")
T = TypeVar("T")


class Connection(aiosqlite.Connection):
    """An aiosqlite connection that runs a whole piece of work in its thread, not one statement at a time.

    A click needs some ten statements; going to the thread and back for each costs more than the disk does.
    """

    async def run(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        execute: Callable[..., object] = self._execute
        result: T = await execute(work, self._conn, *args, **kwargs)  # type: ignore[misc]  # untyped there
        return result


async def connect(path: Path, *, writing: bool, busy_seconds: float) -> Connection:
    """A connection that may write, or one that can only read. Raises StorageError."""
    # Opened before aiosqlite starts its thread, which is not waited for when opening fails there.
    raw = await asyncio.to_thread(opened, path, writing=writing, busy_seconds=busy_seconds)
    connection = Connection(lambda: raw, iter_chunk_size=64)
    await connection
    return connection


def opened(path: Path, *, writing: bool, busy_seconds: float) -> sqlite3.Connection:
    """A connection with its PRAGMAs verified. Raises StorageError."""
    uri = f"{path.absolute().as_uri()}?mode={'rwc' if writing else 'ro'}"
    try:
        connection = sqlite3.connect(
            uri, uri=True, isolation_level=None, timeout=busy_seconds, check_same_thread=False
        )
    except sqlite3.Error as error:
        raise translated(error, path) from error
    try:
        _check_owner(connection, path, writing=writing)
        for pragma, value in _pragmas(writing=writing, busy_seconds=busy_seconds):
            _set(connection, path, pragma, value)
    except sqlite3.Error as error:
        connection.close()
        raise translated(error, path) from error
    except BaseException:
        connection.close()
        raise
    return connection


def _pragmas(*, writing: bool, busy_seconds: float) -> tuple[tuple[str, str | int], ...]:
    both: tuple[tuple[str, str | int], ...] = (
        ("busy_timeout", int(busy_seconds * 1000)),
        ("foreign_keys", 1),
        ("trusted_schema", 0),
    )
    if not writing:
        return (*both, ("query_only", 1))
    full = 2
    return (*both, ("journal_mode", "wal"), ("synchronous", full))


def _set(connection: sqlite3.Connection, path: Path, pragma: str, value: str | int) -> None:
    connection.execute(f"PRAGMA {pragma} = {value}")
    found = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    if found != value:
        raise Unsettled(path=str(path), pragma=pragma, wanted=value, found=found)


def _check_owner(connection: sqlite3.Connection, path: Path, *, writing: bool) -> None:
    """Refuses a file that is some other program's database; marks an empty one as ours."""
    found = connection.execute("PRAGMA application_id").fetchone()[0]
    if found == APPLICATION_ID:
        return
    empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
    if found != 0 or not empty:
        raise NotOurs(path=str(path))
    if not writing:
        raise Damaged(path=str(path), reason="it is empty")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
