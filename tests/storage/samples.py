"""Rows to write, and a way to spoil them."""

from __future__ import annotations

import sqlite3

from storage import Statement
from storage.rows import PersonRow, TimerRow


def person(user: int, language: str = "en") -> PersonRow:
    return PersonRow(user, language, None, "{}", "{}", 0.0)


def timer(key: str, payload: str = "{}") -> TimerRow:
    return TimerRow(key, None, None, "kind", payload, 0.0)


IMPOSSIBLE = Statement("UPDATE people SET language = 'xx' WHERE user_id = -1", (), 1)
"""Must change one row, and finds none."""


def people(connection: sqlite3.Connection) -> list[int]:
    return [user for (user,) in connection.execute("SELECT user_id FROM people ORDER BY user_id")]
