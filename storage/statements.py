"""Rows as values, and the statements that write them. The only place where SQL is put together from parts."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

Value: TypeAlias = str | int | float | bytes | None


class Row(Struct, frozen=True):
    """A row of the table named `TABLE`; its fields are the columns."""

    TABLE: ClassVar[str]
    KEY: ClassVar[tuple[str, ...]]
    """The columns of the primary key."""


R = TypeVar("R", bound=Row)


class Statement(NamedTuple):
    """One change. It must change as many rows as `rows` says, or the whole transaction is undone."""

    sql: str
    values: tuple[Value, ...]
    rows: int | None = None


# Table and column names below come from the Row classes, never from outside; values are always bound.


@cache
def _insert_sql(row_type: type[Row]) -> str:
    columns = row_type.__struct_fields__
    return f"INSERT INTO {row_type.TABLE} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608  # names of ours


@cache
def _upsert_sql(row_type: type[Row]) -> str:
    changes = ", ".join(
        f"{name} = excluded.{name}" for name in row_type.__struct_fields__ if name not in row_type.KEY
    )
    return f"{_insert_sql(row_type)} ON CONFLICT ({', '.join(row_type.KEY)}) DO UPDATE SET {changes}"


@cache
def _select_sql(row_type: type[Row]) -> str:
    return f"SELECT {', '.join(row_type.__struct_fields__)} FROM {row_type.TABLE}"  # noqa: S608  # names of ours


def _where(key: dict[str, Value]) -> str:
    return " AND ".join(f"{name} IS ?" for name in key)


def insert(row: Row) -> Statement:
    return Statement(_insert_sql(type(row)), _values(row), 1)


def upsert(row: Row) -> Statement:
    """Insert, or overwrite the row with the same key."""
    return Statement(_upsert_sql(type(row)), _values(row), 1)


def update(row_type: type[Row], key: dict[str, Value], **changes: Value) -> Statement:
    """Change exactly one row, which must still match `key`."""
    assignments = ", ".join(f"{name} = ?" for name in changes)
    sql = f"UPDATE {row_type.TABLE} SET {assignments} WHERE {_where(key)}"  # noqa: S608  # names of ours
    return Statement(sql, (*changes.values(), *key.values()), 1)


def delete(row_type: type[Row], **key: Value) -> Statement:
    """Delete all rows that match, however many."""
    return Statement(f"DELETE FROM {row_type.TABLE} WHERE {_where(key)}", tuple(key.values()))  # noqa: S608  # names of ours


def fetch(connection: sqlite3.Connection, row_type: type[R], rest: str, *values: Value) -> list[R]:
    """All rows that the rest of the SELECT (WHERE, ORDER BY …) leaves."""
    found: Sequence[tuple[Value, ...]] = connection.execute(
        f"{_select_sql(row_type)} {rest}", values
    ).fetchall()
    return [row_type(*columns) for columns in found]


def fetch_one(connection: sqlite3.Connection, row_type: type[R], rest: str, *values: Value) -> R | None:
    found = connection.execute(f"{_select_sql(row_type)} {rest}", values).fetchone()
    return row_type(*found) if found is not None else None


def _values(row: Row) -> tuple[Value, ...]:
    return tuple(getattr(row, name) for name in row.__struct_fields__)


def change(old: R, new: R, *unless: str) -> tuple[Statement, ...]:
    """What turns the stored row `old` into `new`, provided the columns named `unless` are as in `old`."""
    changes = {
        name: getattr(new, name) for name in old.__struct_fields__ if getattr(old, name) != getattr(new, name)
    }
    if not changes:
        return ()
    key = {name: getattr(old, name) for name in (*type(old).KEY, *unless)}
    return (update(type(old), key, **changes),)
