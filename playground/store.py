"""What outlives the process: every value of the world as a row of SQLite, and the bytes of the CDN.

Bytes always live here, on the disk and not in memory: without a file of one's own, in a temporary one that
SQLite takes away by itself.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from playground import objects

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playground.objects import Blob

VERSION: Final = 1
LINGERING: Final = 100
_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS kept (kind TEXT, key TEXT, value BLOB NOT NULL, PRIMARY KEY (kind, key)) WITHOUT
ROWID; CREATE TABLE IF NOT EXISTS blobs (
    id TEXT PRIMARY KEY, content_type TEXT NOT NULL, filename TEXT NOT NULL, channel_id TEXT, data BLOB NOT
    NULL);
"""
# In the order they are read back: each may refer to those before it.
KINDS: Final[dict[str, type[msgspec.Struct]]] = {
    "secrets": objects.Secret,
    "users": objects.User,
    "people": objects.Person,
    "applications": objects.Application,
    "guilds": objects.Guild,
    "members": objects.Member,
    "roles": objects.Role,
    "channels": objects.GuildChannel,
    "private": objects.PrivateChannel,
    "threads": objects.Thread,
    "thread_members": objects.ThreadMember,
    "posts": objects.Post,
    "commands": objects.Command,
    "command_permissions": objects.CommandPermissions,
    "emojis": objects.Emoji,
    "interactions": objects.Interaction,
}


class UnreadableStore(Exception):
    """The file is no playground's, or a newer one's."""


class Store:
    def __init__(self, path: Path | None = None) -> None:
        self.kept = path is not None
        self._changes: dict[tuple[str, str], msgspec.Struct | None] = {}
        self._scheduled = False
        self._let_go: deque[str] = deque()
        self._connection = sqlite3.connect("" if path is None else path, isolation_level=None)
        try:
            self._open(path)
        except sqlite3.Error as error:
            self._connection.close()
            raise UnreadableStore(f"{path} cannot be used to keep a playground: {error}") from error
        except UnreadableStore:
            self._connection.close()
            raise

    def _open(self, path: Path | None) -> None:
        version = int(self._connection.execute("PRAGMA user_version").fetchone()[0])
        if version > VERSION:
            raise UnreadableStore(f"{path} was written by a newer playground (version {version}).")
        if path is not None:
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = NORMAL")
        self._connection.executescript(_SCHEMA)
        self._connection.execute(f"PRAGMA user_version = {VERSION}")

    def rows(self) -> Iterator[tuple[str, str, msgspec.Struct]]:
        """Everything kept: kind, key and value, in an order in which each refers only to what came before."""
        for kind, wanted in KINDS.items():
            query = "SELECT key, value FROM kept WHERE kind = ? ORDER BY length(key), key"
            for key, value in self._connection.execute(query, (kind,)).fetchall():
                yield kind, key, msgspec.msgpack.decode(value, type=wanted)

    def keep(self, kind: str, key: str, value: msgspec.Struct | None) -> None:
        """Write a value down, or take it away, with the next flush: at the end of a request or of the
        loop's turn."""
        self._changes[kind, key] = value
        if not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        self._scheduled = False
        if not self._changes:
            return
        gone = [key for key, value in self._changes.items() if value is None]
        changed = [
            (*key, msgspec.msgpack.encode(value)) for key, value in self._changes.items() if value is not None
        ]
        self._connection.execute("BEGIN")
        self._connection.executemany("DELETE FROM kept WHERE kind = ? AND key = ?", gone)
        self._connection.executemany("INSERT OR REPLACE INTO kept VALUES (?, ?, ?)", changed)
        self._connection.execute("COMMIT")
        self._changes.clear()

    def discard(self) -> None:
        """Forget what was to be written: it was just read."""
        self._changes.clear()

    def put_blob(self, blob: Blob) -> None:
        row = (blob.id, blob.content_type, blob.filename, blob.channel_id, blob.data)
        self._connection.execute("INSERT OR REPLACE INTO blobs VALUES (?, ?, ?, ?, ?)", row)

    def blob(self, blob_id: str) -> Blob | None:
        row = self._connection.execute("SELECT * FROM blobs WHERE id = ?", (blob_id,)).fetchone()
        if row is None:
            return None
        identity, content_type, filename, channel_id, data = row
        return objects.Blob(
            id=identity, content_type=content_type, filename=filename, channel_id=channel_id, data=data
        )

    def let_go(self, blob_id: str) -> None:
        """Drop it, but not at once: whoever was shown it a moment ago can still load it, as from Discord."""
        self._let_go.append(blob_id)
        while len(self._let_go) > LINGERING:
            self.drop_blob(self._let_go.popleft())

    def drop_blob(self, blob_id: str) -> None:
        self._connection.execute("DELETE FROM blobs WHERE id = ?", (blob_id,))

    def close(self) -> None:
        self.flush()
        for blob_id in self._let_go:
            self.drop_blob(blob_id)
        self._connection.close()
