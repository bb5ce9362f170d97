"""What people chose for themselves: language, time zone, reminders, accessibility, vacations."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import replace

from storage import Statement, delete, insert, readings, upsert
from storage.rows import PersonRow, VacationRow
from tables.aftermath import Consequences, Notice, Timer
from tables.calendar import Calendar, Vacation
from tables.digests import digest_key, digest_timers
from tables.errors import Refused
from tables.habits import vacation
from tables.reminders import reminders as checked
from tables.values import RUNNING, as_json
from tables.waiting import Habits
from tables.waits import rewoken

if TYPE_CHECKING:
    from tables.desk import Desk


VACATION, BACK = "vacation", "back"


class Person(Struct, frozen=True):
    """A person's choices; None and empty where they made none."""

    user: int
    language: str | None = None
    time_zone: str | None = None
    reminders: dict[str, Any] = field(default_factory=dict)
    """When and where to remind, as `tables.reminders` has it."""
    accessibility: dict[str, Any] = field(default_factory=dict)
    """How to show things. Kept, never read here."""


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
            chosen = Habits(
                person.time_zone or self._desk.limits.time_zone,
                checked(person.reminders),
                await self.vacations(user),
            )
            digest = digest_timers(user, chosen, self._desk.clock())
            await self._changed(user, upsert(row), timers=digest, cancelled=(digest_key(user),))
            return person

    async def vacations(self, user: int) -> tuple[Vacation, ...]:
        """All that were ever booked, the earliest first."""
        rows = await self._desk.database.read(readings.vacations, user)
        return tuple(map(vacation, rows))

    async def book(self, user: int, first: date, last: date) -> Vacation:
        """Stops that person's clocks and reminders on those days, and tells their tables.

        Raises Refused for days in the wrong order, behind us or booked already, or too many in a year.
        """
        wanted = Vacation(first, last)
        if wanted.days < 1:
            raise Refused("ends-before-it-begins", first=first, last=last)
        async with self._desk.queues.hold(f"person {user}"):
            today = await self.today(user)
            if first < today:
                raise Refused("vacation-in-the-past", today=today)
            booked = await self.vacations(user)
            for other in booked:
                if first <= other.last and other.first <= last:
                    raise Refused("booked-already", first=other.first, last=other.last, days=other.days)
            self._check_year(wanted, booked)
            row = VacationRow(user, first.isoformat(), last.isoformat(), self._desk.clock())
            await self._changed(user, insert(row), news=_vacation_news(user, wanted))
        return wanted

    async def cancel_vacation(self, user: int, first: date) -> Vacation | None:
        """The one that begins on that day; what has passed of it stays. Returns what is left of it.

        Raises Refused where there is none, or it is over.
        """
        async with self._desk.queues.hold(f"person {user}"):
            booked = next((one for one in await self.vacations(user) if one.first == first), None)
            today = await self.today(user)
            if booked is None or booked.last < today:
                raise Refused("no-such-vacation", first=first)
            gone = delete(VacationRow, user_id=user, first_day=first.isoformat())
            news = Notice(BACK, {"user": user})
            if first >= today:
                await self._changed(user, gone, news=news)
                return None
            left = Vacation(first, today - timedelta(days=1))
            row = VacationRow(user, first.isoformat(), left.last.isoformat(), self._desk.clock())
            await self._changed(user, upsert(row), news=news)
            return left

    async def away(self, user: int, day: date) -> Vacation | None:
        """The vacation a person is on that day."""
        return next((one for one in await self.vacations(user) if one.first <= day <= one.last), None)

    async def today(self, user: int) -> date:
        """The day it is where that person lives."""
        zone = (await self.get(user)).time_zone or self._desk.limits.time_zone
        return Calendar(zone).day(self._desk.clock())

    async def _changed(
        self,
        user: int,
        statement: Statement,
        *,
        news: Notice | None = None,
        timers: tuple[Timer, ...] = (),
        cancelled: tuple[str, ...] = (),
    ) -> None:
        """Stores a choice and has every turn that waits for that person looked at anew."""
        notices: list[Notice] = []
        if news is not None:
            found = await self._desk.database.read(readings.tables_of_person, user, None)
            notices = [
                replace(news, channel=row.channel_id, table=row.id)
                for row, chairs in found
                if row.status == RUNNING and any(chair.user_id == user for chair in chairs)
            ]
        timers = (*timers, *await rewoken(self._desk, user))
        await self._desk.store(Consequences(tuple(notices), timers, cancelled), statement)

    async def days_left(self, user: int, year: int) -> int:
        """How many days of vacation that person may still book in a year."""
        booked = sum(one.days_in(year) for one in await self.vacations(user))
        return max(self._desk.limits.vacation_days - booked, 0)

    def _check_year(self, wanted: Vacation, booked: tuple[Vacation, ...]) -> None:
        most = self._desk.limits.vacation_days
        for year in range(wanted.first.year, wanted.last.year + 1):
            days = sum(one.days_in(year) for one in (wanted, *booked))
            if days > most:
                raise Refused("too-many-vacation-days", year=year, days=days, limit=most)


def _vacation_news(user: int, wanted: Vacation) -> Notice:
    return Notice(
        VACATION, {"user": user, "first": wanted.first.isoformat(), "last": wanted.last.isoformat()}
    )


def _check_zone(name: str) -> None:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Refused("no-such-time-zone", time_zone=name) from error
