"""What people chose, as far as it decides about time."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import TYPE_CHECKING, Any

import msgspec

from storage import readings
from tables.agreement import Agreement, agreement
from tables.calendar import Vacation
from tables.errors import Refused
from tables.reminders import Reminders, reminders
from tables.waiting import Habits

if TYPE_CHECKING:
    from storage import Database
    from storage.rows import PersonRow, TableRow, VacationRow


async def habits(database: Database, users: Iterable[int], zone: str) -> dict[int, Habits]:
    """Of each of those people; `zone` is where somebody lives who did not say."""
    found = await database.read(readings.habits, tuple(users))
    return {user: _habits(person, vacations, zone) for user, (person, vacations) in found.items()}


def vacation(row: VacationRow) -> Vacation:
    return Vacation(date.fromisoformat(row.first_day), date.fromisoformat(row.last_day))


def agreed(row: TableRow) -> Agreement:
    """A table that agreed on what this version does not know plays without a clock."""
    try:
        return agreement(msgspec.json.decode(row.settings, type=dict[str, Any]))
    except Refused:
        return Agreement()


def _habits(person: PersonRow | None, vacations: list[VacationRow], zone: str) -> Habits:
    chosen = Reminders()
    if person is not None:
        zone = person.time_zone or zone
        try:
            chosen = reminders(msgspec.json.decode(person.reminders, type=dict[str, Any]))
        except Refused:
            chosen = Reminders()  # chosen in another version: the default is better than none
    return Habits(zone, chosen, tuple(map(vacation, vacations)))
