"""What people chose for themselves: language, time zone, reminders, accessibility, vacations."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import replace

from storage import delete, insert, readings, upsert
from storage.rows import PersonRow, VacationRow
from tables.errors import Refused
from tables.reminders import reminders as checked
from tables.values import as_json

if TYPE_CHECKING:
    from tables.desk import Desk


class Person(Struct, frozen=True):
    """A person's choices; None and empty where they made none."""

    user: int
    language: str | None = None
    time_zone: str | None = None
    reminders: dict[str, Any] = field(default_factory=dict)
    """When and where to remind, as `tables.reminders` has it."""
    accessibility: dict[str, Any] = field(default_factory=dict)
    """How to show things. Kept, never read here."""


class Vacation(Struct, frozen=True):
    """Days on which a person does not play, first and last included."""

    first: date
    last: date

    @property
    def days(self) -> int:
        return (self.last - self.first).days + 1

    def days_in(self, year: int) -> int:
        first, last = max(self.first, date(year, 1, 1)), min(self.last, date(year, 12, 31))
        return max((last - first).days + 1, 0)


class People:
    """Choices that hold at all tables of a person."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def get(self, user: int) -> Person:
        """Somebody never heard of has made no choices."""
        row = await self._desk.database.read(readings.person, user)
        if row is None:
            return Person(user)
        decode = msgspec.json.decode
        return Person(user, row.language, row.time_zone, decode(row.reminders), decode(row.accessibility))

    async def choose(
        self,
        user: int,
        *,
        language: str | UnsetType | None = UNSET,
        time_zone: str | UnsetType | None = UNSET,
        reminders: dict[str, Any] | UnsetType = UNSET,
        accessibility: dict[str, Any] | UnsetType = UNSET,
    ) -> Person:
        """Changes what is given; None takes a choice back. Raises Refused for what nobody can choose."""
        if isinstance(time_zone, str):
            _check_zone(time_zone)
        if not isinstance(reminders, UnsetType):
            checked(reminders)
        given = {
            "language": language,
            "time_zone": time_zone,
            "reminders": reminders,
            "accessibility": accessibility,
        }
        async with self._desk.queues.hold(f"person {user}"):
            changes = {name: value for name, value in given.items() if value is not UNSET}
            person = replace(await self.get(user), **changes)
            row = PersonRow(
                user,
                person.language,
                person.time_zone,
                as_json(person.reminders),
                as_json(person.accessibility),
                self._desk.clock(),
            )
            await self._desk.write(upsert(row))
            return person

    async def vacations(self, user: int) -> tuple[Vacation, ...]:
        """All that were ever booked, the earliest first."""
        rows = await self._desk.database.read(readings.vacations, user)
        return tuple(
            Vacation(date.fromisoformat(row.first_day), date.fromisoformat(row.last_day)) for row in rows
        )

    async def book(self, user: int, first: date, last: date) -> Vacation:
        """Raises Refused for days in the wrong order, days booked already, or too many in a year."""
        wanted = Vacation(first, last)
        if wanted.days < 1:
            raise Refused("ends-before-it-begins", first=first, last=last)
        async with self._desk.queues.hold(f"person {user}"):
            booked = await self.vacations(user)
            for other in booked:
                if first <= other.last and other.first <= last:
                    raise Refused("booked-already", first=other.first, last=other.last)
            self._check_year(wanted, booked)
            await self._desk.write(
                insert(VacationRow(user, first.isoformat(), last.isoformat(), self._desk.clock()))
            )
        return wanted

    async def cancel_vacation(self, user: int, first: date) -> None:
        """The one that begins on that day; nothing happens where there is none."""
        await self._desk.write(delete(VacationRow, user_id=user, first_day=first.isoformat()))

    async def away(self, user: int, day: date) -> Vacation | None:
        """The vacation a person is on that day."""
        return next((one for one in await self.vacations(user) if one.first <= day <= one.last), None)

    def _check_year(self, wanted: Vacation, booked: tuple[Vacation, ...]) -> None:
        most = self._desk.limits.vacation_days
        for year in range(wanted.first.year, wanted.last.year + 1):
            days = sum(one.days_in(year) for one in (wanted, *booked))
            if days > most:
                raise Refused("too-many-vacation-days", year=year, days=days, limit=most)


def _check_zone(name: str) -> None:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Refused("no-such-time-zone", time_zone=name) from error
