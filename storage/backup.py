"""A copy of the file while it is in use."""

from __future__ import annotations

import os
import sqlite3
from typing import TYPE_CHECKING

from storage.connection import opened
from storage.errors import Damaged, MissingDatabase, MissingFolder, ReadOnly, translated
from storage.readings import faults

if TYPE_CHECKING:
    from pathlib import Path


def back_up(source: Path, target: Path) -> None:
    """Copies one moment of the database, checks the copy, and only then calls it `target`.

    The bot may run meanwhile. An older backup of that name stays until the new one is whole.
    """
    if not source.exists():
        raise MissingDatabase(path=str(source))
    if not target.parent.is_dir():
        raise MissingFolder(folder=str(target.parent))
    if target.exists() and target.samefile(source):
        raise ReadOnly(path=str(target), reason="a backup cannot replace what it is taken from")
    unfinished = target.with_name(f"{target.name}.part")
    try:
        _copy(source, unfinished)
        unfinished.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise translated(error, target) from error
    finally:
        unfinished.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    target.unlink(missing_ok=True)
    reading = opened(source, writing=False, busy_seconds=30.0)
    try:
        copy = sqlite3.connect(target, isolation_level=None)
        try:
            reading.backup(copy)
            copy.execute("PRAGMA journal_mode = delete")  # one file, nothing beside it
            found = faults(copy)
            if found:
                raise Damaged(path=str(source), reason=found[0])
        finally:
            copy.close()
    finally:
        reading.close()
    with target.open("rb+") as written:
        os.fsync(written.fileno())
