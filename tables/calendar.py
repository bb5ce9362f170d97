"""When a person's time runs: by their own clock, not on vacation, not at night or weekends if so agreed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from itertools import count
from zoneinfo import ZoneInfo

from msgspec import Struct


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


class Calendar(Struct, frozen=True):
    """Of one person, for one purpose. Moments are seconds since 1970."""

    zone: str = "UTC"
    night: tuple[int, int] | None = None
    """From which hour to which time stands still; None where nights count."""
    weekends: bool = False
    """Whether time stands still on Saturdays and Sundays."""
    vacations: tuple[Vacation, ...] = ()

    def day(self, moment: float) -> date:
        return datetime.fromtimestamp(moment, ZoneInfo(self.zone)).date()

    def away(self, moment: float) -> Vacation | None:
        """The vacation a person is on at that moment."""
        day = self.day(moment)
        return next((one for one in self.vacations if one.first <= day <= one.last), None)

    def moment_after(self, start: float, seconds: float) -> float:
        """When so much of a person's time has passed since the start; at the earliest when it runs at all."""
        for begins, ends in self._running(start):
            if begins + seconds <= ends:
                return begins + seconds
            seconds -= ends - begins
        raise AssertionError("time runs again some day")

    def seconds_between(self, start: float, end: float) -> float:
        """How much of a person's time lies between."""
        passed = 0.0
        for begins, ends in self._running(start):
            if begins >= end:
                break
            passed += min(ends, end) - begins
        return passed

    def runs(self, moment: float) -> bool:
        begins, ends = next(self._running(moment))
        return begins == moment < ends

    def at_hour(self, hour: int, after: float) -> float:
        """The next time that person's clock shows that hour, on a day when time runs."""
        first = self.day(after)
        for number in count():
            day = first + timedelta(number)
            moment = self._at(day, hour)
            if moment > after and not self._stands_still(day):
                return moment
        raise AssertionError("there is always another day")

    def _running(self, start: float) -> Iterator[tuple[float, float]]:
        """The stretches of time that run, the first one cut at the start; without an end."""
        first = self.day(start)
        for number in count():
            for begins, ends in self._of_day(first + timedelta(number)):
                if ends > start:
                    yield max(begins, start), ends

    def _of_day(self, day: date) -> tuple[tuple[float, float], ...]:
        if self._stands_still(day):
            return ()
        if self.night is None or self.night[0] == self.night[1]:
            return ((self._at(day, 0), self._at(day, 24)),)
        falls, rises = (self._at(day, hour) for hour in self.night)
        if falls > rises:
            return ((rises, falls),)
        return (self._at(day, 0), falls), (rises, self._at(day, 24))

    def _stands_still(self, day: date) -> bool:
        return (self.weekends and day.weekday() >= 5) or any(
            one.first <= day <= one.last for one in self.vacations
        )

    def _at(self, day: date, hour: int) -> float:
        shown = datetime.combine(day + timedelta(hour // 24), time(hour % 24), ZoneInfo(self.zone))
        return shown.timestamp()
