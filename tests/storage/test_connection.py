"""Every PRAGMA is set and looked at again, and only a file of ours is touched."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from storage import connection
from storage.errors import Damaged, NotOurs, Unsettled


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 1500)],
)
def test_a_connection_keeps_its_promises(path: Path, pragma: str, value: str | int) -> None:
    opened = connection.opened(path, writing=True, busy_seconds=1.5)
    assert opened.execute(f"PRAGMA {pragma}").fetchone()[0] == value
    opened.close()


def test_a_pragma_that_does_not_take_is_refused(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(connection, "_pragmas", lambda **_: (("journal_mode", "wal2"),))
    with pytest.raises(Unsettled, match="journal_mode"):
        connection.opened(path, writing=True, busy_seconds=1)


def test_another_programs_database_is_left_alone(path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE theirs (a)")
    other.close()
    before = path.read_bytes()
    with pytest.raises(NotOurs):
        connection.opened(path, writing=True, busy_seconds=1)
    assert path.read_bytes() == before


def test_an_empty_file_cannot_be_read(path: Path) -> None:
    path.touch()
    with pytest.raises(Damaged, match="empty"):
        connection.opened(path, writing=False, busy_seconds=1)
