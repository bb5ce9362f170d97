"""The schema and its history: numbered SQL files, each applied once, in its own transaction."""

from __future__ import annotations

import sqlite3
from importlib.resources import files
from typing import TYPE_CHECKING

from storage.errors import NewerSchema, OlderSchema, translated

if TYPE_CHECKING:
    from pathlib import Path


def migrations() -> dict[int, str]:
    """The SQL of each step, by the schema version it leads to."""
    scripts = (
        entry for entry in files("storage").joinpath("migrations").iterdir() if entry.name.endswith(".sql")
    )
    return {int(script.name.split("_")[0]): script.read_text("utf-8") for script in scripts}


def newest() -> int:
    return max(migrations())


def version(connection: sqlite3.Connection) -> int:
    found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return found


def migrate(connection: sqlite3.Connection, path: Path) -> int:
    """Brings the file to the newest schema, step by step, and returns the version it was at.

    Raises NewerSchema. A step that fails leaves the file at the step before.
    """
    steps = migrations()
    found = version(connection)
    if found > max(steps):
        raise NewerSchema(path=str(path), found=found, known=max(steps))
    for number in range(found + 1, max(steps) + 1):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE;\n{steps[number]}\nPRAGMA user_version = {number};\nCOMMIT;"
            )
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise translated(error, path) from error
    return found


def require_newest(connection: sqlite3.Connection, path: Path) -> None:
    """For readers, who may not migrate. Raises NewerSchema or OlderSchema."""
    found, known = version(connection), newest()
    if found > known:
        raise NewerSchema(path=str(path), found=found, known=known)
    if found < known:
        raise OlderSchema(path=str(path), found=found, known=known)
