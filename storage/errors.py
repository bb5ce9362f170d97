"""What can go wrong with the file, as codes and data. Putting it into words is the caller's business.

`str(error)` is a plain English sentence for logs and the command line; it says what to do.
"""

from __future__ import annotations

import sqlite3
from typing import ClassVar


class StorageError(Exception):
    """Something the file or the disk refuses. Nothing that was acknowledged is lost."""

    code: ClassVar[str] = "storage"
    words: ClassVar[str] = "The database could not be used: {reason}."

    def __init__(self, **data: object) -> None:
        super().__init__(data)
        self.data = data

    def __str__(self) -> str:
        return self.words.format(**self.data)


class MissingFolder(StorageError):
    code = "missing-folder"
    words = "The folder {folder} does not exist. Create it, or name another place for the database."


class MissingDatabase(StorageError):
    code = "missing-database"
    words = "There is no database at {path}. Start Pithead once, or name the right file."


class ReadOnly(StorageError):
    code = "read-only"
    words = "The database {path} cannot be written. Give its file and folder to the user who runs Pithead."


class HeldByAnother(StorageError):
    code = "held-by-another"
    words = "Another Pithead is already running on {path}. Stop it, or give this one a file of its own."


class Busy(StorageError):
    code = "busy"
    words = "Another program keeps {path} locked. Close it; nothing was changed and nothing is lost."


class DiskFull(StorageError):
    code = "disk-full"
    words = "No more can be written to {path} ({reason}). Make room on the disk; what was confirmed is safe."


class Damaged(StorageError):
    code = "damaged"
    words = "The database {path} is damaged ({reason}). Stop Pithead and put the last backup in its place."


class NotOurs(StorageError):
    code = "not-ours"
    words = "{path} is not a Pithead database. Name the right file; this one was left alone."


class NewerSchema(StorageError):
    code = "newer-schema"
    words = "{path} was written by a newer Pithead (schema {found}; this one knows {known}). Update Pithead."


class OlderSchema(StorageError):
    code = "older-schema"
    words = "{path} was written by an older Pithead (schema {found}, now {known}). Start the new one once."


class Unsettled(StorageError):
    """A PRAGMA did not take, so the promises made about this file would not hold."""

    code = "pragma"
    words = (
        "SQLite does not keep {path} as asked: {pragma} is {found}, not {wanted}. Is it on a network drive?"
    )


class Conflict(StorageError):
    """A constraint forbids the change, or the row to be changed is no longer as it was read."""

    code = "conflict"
    words = "The change does not fit what is stored: {reason}."


_BY_PRIMARY_CODE: dict[int, type[StorageError]] = {
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_IOERR: DiskFull,
    sqlite3.SQLITE_READONLY: ReadOnly,
    sqlite3.SQLITE_PERM: ReadOnly,
    sqlite3.SQLITE_CANTOPEN: ReadOnly,
    sqlite3.SQLITE_BUSY: Busy,
    sqlite3.SQLITE_LOCKED: Busy,
    sqlite3.SQLITE_CORRUPT: Damaged,
    sqlite3.SQLITE_NOTADB: Damaged,
    sqlite3.SQLITE_CONSTRAINT: Conflict,
}


def translated(error: Exception, path: object) -> StorageError:
    """Our name for what SQLite reports. The low byte of its code is the kind."""
    if isinstance(error, StorageError):
        return error
    if isinstance(error, OverflowError):
        return Conflict(path=str(path), reason="a number is too large to be stored")
    kind = _BY_PRIMARY_CODE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, StorageError)
    return kind(path=str(path), reason=str(error), sqlite=getattr(error, "sqlite_errorname", ""))
