"""Things to be done later, which survive a restart. Late ones fire once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from storage import Conflict, readings
from storage.rows import TimerRow
from tables.aftermath import NOTHING, Consequences, Timer
from tables.owed import fired

if TYPE_CHECKING:
    from tables.desk import Desk


class Timers:
    """Run them like this: sleep until `next_due` or `wait`, take `due`, decide, and `fire` each."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def wait(self) -> None:
        """Until a timer was set or cancelled, so that the time to sleep may have changed."""
        await self._desk.timers_set.wait()

    async def set(self, *timers: Timer) -> None:
        """One with the same key is replaced."""
        await self._desk.store(Consequences(timers=timers))

    async def cancel(self, *keys: str) -> None:
        await self._desk.store(Consequences(cancelled=keys))

    async def get(self, key: str) -> Timer | None:
        row = await self._desk.database.read(readings.timer, key)
        return _timer(row) if row is not None else None

    async def of_table(self, table: str) -> tuple[Timer, ...]:
        return tuple(map(_timer, await self._desk.database.read(readings.timers_of, table)))

    async def due(self) -> tuple[Timer, ...]:
        """Those whose time has come, the oldest first. They stay until they are fired."""
        rows = await self._desk.database.read(readings.timers_due, self._desk.clock())
        return tuple(map(_timer, rows))

    async def next_due(self) -> float | None:
        return await self._desk.database.read(readings.next_timer)

    async def fire(
        self, timer: Timer, following: Consequences = NOTHING, *, channel: int | None = None
    ) -> bool:
        """The timer goes and what follows comes, or neither. False if it was replaced or cancelled meanwhile.

        Notices go to `channel`, unless they name another. A following timer may have the same key.
        """
        try:
            await self._desk.store(following, *fired(timer), channel=channel, table_id=timer.table)
        except Conflict:
            return False
        return True


def _timer(row: TimerRow) -> Timer:
    data = msgspec.json.decode(row.payload, type=dict[str, Any])
    return Timer(row.key, row.kind, row.due_at, row.table_id, row.user_id, data)
