"""One Pithead per file: a second one started by mistake is refused."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from storage.errors import HeldByAnother, translated


class SoleWriter:
    """Held as long as this process may write. The operating system lets go of it however the process ends.

    The lock is a transaction on an empty SQLite file beside the database: it works wherever Python runs, and
    leaves the database itself open to readers and backups.
    """

    def __init__(self, path: Path) -> None:
        """Raises HeldByAnother."""
        beside = Path(f"{path}.lock")
        try:
            self._connection = sqlite3.connect(
                beside, isolation_level=None, timeout=0, check_same_thread=False
            )
        except sqlite3.Error as error:
            raise translated(error, path) from error
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._connection.close()
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise HeldByAnother(path=str(path)) from error
            raise translated(error, path) from error

    def release(self) -> None:
        self._connection.close()
