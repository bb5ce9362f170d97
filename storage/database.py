"""The open file: one connection that writes, one that reads, and commits that several tables may share."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from storage import schema
from storage.connection import Connection, connect
from storage.errors import Conflict, MissingDatabase, MissingFolder, ReadOnly, StorageError, translated
from storage.sole import SoleWriter

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import TracebackType
    from typing import Self

    from storage.statements import Statement

P = ParamSpec("P")
T = TypeVar("T")

SHARED_AT_MOST = 200
"""How many transactions share one commit, so that the first of them does not wait for ever."""


class _Waiting:
    """A transaction on its way to the disk."""

    __slots__ = ("done", "statements")

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Database:
    """Use `async with Database(path) as database`; only one process may have it open for writing."""

    def __init__(self, path: Path | str, *, writing: bool = True, busy_seconds: float = 5.0) -> None:
        self.path = Path(path)
        self.migrated_from: int | None = None
        """The schema version the file was at when it was opened."""
        self._writing = writing
        self._busy_seconds = busy_seconds
        self._sole: SoleWriter | None = None
        self._writer: Connection | None = None
        self._reader: Connection | None = None
        self._waiting: list[_Waiting] = []
        self._committing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        try:
            await self._open()
        except BaseException:
            await self._let_go()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Finishes what is under way, then closes."""
        if self._committing is not None:
            await self._committing
        await self._let_go()

    async def _open(self) -> None:
        if not self.path.parent.is_dir():
            raise MissingFolder(folder=str(self.path.parent))
        if self._writing:
            if not _writable(self.path):
                raise ReadOnly(path=str(self.path), reason="no permission to write")
            self._sole = SoleWriter(self.path)
            self._writer = await connect(self.path, writing=True, busy_seconds=self._busy_seconds)
            self.migrated_from = await self._writer.run(schema.migrate, self.path)
        elif not self.path.exists():
            raise MissingDatabase(path=str(self.path))
        self._reader = await connect(self.path, writing=False, busy_seconds=self._busy_seconds)
        await self.read(schema.require_newest, self.path)

    async def _let_go(self) -> None:
        for connection in (self._reader, self._writer):
            if connection is not None:
                await connection.close()
        self._reader = self._writer = None
        if self._sole is not None:
            self._sole.release()
            self._sole = None

    async def read(
        self, reading: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What `reading(connection, …)` returns; all it reads is of one moment. Raises StorageError."""
        if self._reader is None:
            raise StorageError(path=str(self.path), reason="it is closed")
        try:
            return await self._reader.run(_at_one_moment, reading, *args, **kwargs)
        except (sqlite3.Error, OverflowError) as error:
            raise translated(error, self.path) from error

    async def write(self, *statements: Statement) -> None:
        """All of them or none. Returns when they are safe on the disk; raises StorageError if they are not.

        Whoever is cancelled here still waits for the outcome, so a table's queue is never let go too early.
        """
        if self._writer is None:
            raise ReadOnly(path=str(self.path), reason="opened for reading, or closed")
        waiting = _Waiting(statements)
        self._waiting.append(waiting)
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit_all(self._writer))
        try:
            await asyncio.shield(waiting.done)
        except asyncio.CancelledError:
            await asyncio.wait([waiting.done])
            if not waiting.done.cancelled():
                waiting.done.exception()  # looked at, so that it is not reported as forgotten
            raise

    async def _commit_all(self, writer: Connection) -> None:
        """Whatever came while the last commit was on its way to the disk goes into the next one together."""
        while self._waiting:
            batch, self._waiting = self._waiting[:SHARED_AT_MOST], self._waiting[SHARED_AT_MOST:]
            errors = await writer.run(_commit, [waiting.statements for waiting in batch])
            for waiting, error in zip(batch, errors, strict=True):
                if error is None:
                    waiting.done.set_result(None)
                else:
                    waiting.done.set_exception(translated(error, self.path))
        self._committing = None


def _writable(path: Path) -> bool:
    return os.access(path.parent, os.W_OK) and (not path.exists() or os.access(path, os.W_OK))


def _at_one_moment(
    connection: sqlite3.Connection,
    reading: Callable[Concatenate[sqlite3.Connection, P], T],
    /,
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    connection.execute("BEGIN")
    try:
        return reading(connection, *args, **kwargs)
    finally:
        connection.execute("ROLLBACK")


def _commit(
    connection: sqlite3.Connection, transactions: Sequence[Sequence[Statement]]
) -> list[Exception | None]:
    """Each transaction fails alone or goes in, with those that go in sharing one commit."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [_try(connection, statements) for statements in transactions]
        connection.execute("COMMIT")
    except Exception as error:  # whatever it is, everybody who waits must hear of it
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [error] * len(transactions)
    return outcomes


def _try(connection: sqlite3.Connection, statements: Sequence[Statement]) -> Exception | None:
    """Raises only what fails the whole commit: some errors of the disk take all of the transaction away."""
    connection.execute("SAVEPOINT one")
    try:
        for sql, values, rows in statements:
            changed = connection.execute(sql, values).rowcount
            if rows is not None and changed != rows:
                raise Conflict(reason=f"{changed} rows instead of {rows}", sql=sql)
    except Exception as error:  # handed to the one who waits for this transaction
        if not connection.in_transaction:
            raise
        connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        return error
    connection.execute("RELEASE one")
    return None
