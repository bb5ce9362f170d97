"""Notices and timers as rows."""

from __future__ import annotations

from storage import Statement, delete, update
from storage.rows import NewEntryRow, TimerRow
from storage.statements import Value
from tables.aftermath import Notice, Timer
from tables.values import as_json


def entry_row(notice: Notice, channel: int | None, table_id: str | None, now: float) -> NewEntryRow:
    """Raises ValueError for a notice that names no channel where none is given either."""
    where = notice.channel if notice.channel is not None else channel
    if where is None:
        raise ValueError(f"the notice {notice.kind!r} names no channel")
    return NewEntryRow(
        channel_id=where,
        table_id=notice.table if notice.table is not None else table_id,
        kind=notice.kind,
        payload=as_json(notice.data),
        created_at=now,
        due_at=now,
    )


def timer_row(timer: Timer) -> TimerRow:
    return TimerRow(timer.key, timer.table, timer.user, timer.kind, as_json(timer.data), timer.due_at)


def fired(timer: Timer) -> tuple[Statement, Statement]:
    """The timer goes; a Conflict where it was replaced or cancelled meanwhile."""
    row = timer_row(timer)
    key: dict[str, Value] = {"key": row.key, "due_at": row.due_at, "payload": row.payload}
    return update(TimerRow, key, due_at=row.due_at), delete(TimerRow, key=row.key)
