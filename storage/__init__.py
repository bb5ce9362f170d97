"""Rows and transactions in one SQLite file. Knows no rules: actions and states are text and bytes here.

async with Database(path) as database:
    await database.write(insert(row), update(TableRow, {"id": "K7QX2M4P", "version": 3}, version=4))
    table = await database.read(readings.table, "K7QX2M4P")
"""

from storage import readings, upkeep
from storage.backup import back_up
from storage.database import Database
from storage.errors import Conflict, StorageError
from storage.statements import Statement, change, delete, insert, update, upsert

__all__ = [
    "Conflict",
    "Database",
    "Statement",
    "StorageError",
    "back_up",
    "change",
    "delete",
    "insert",
    "readings",
    "update",
    "upkeep",
    "upsert",
]
