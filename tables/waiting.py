"""How long a table has waited for somebody, and what is due because of it. Values in, values out."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from storage.rows import SeatRow, WaitRow
from tables.agreement import BANK, NO_CLOCK, VOTE, Agreement
from tables.calendar import Calendar, Vacation
from tables.reminders import Reminders
from tables.values import Table

HOUR, DAY = 3600.0, 86400.0
MORE = DAY
"""What "more time" adds to a turn, once."""
MISSED = 2
"""After so many turns in a row that ran out, the others may vote at any time."""


class Habits(Struct, frozen=True):
    """What decides when somebody is reminded, and how their time runs."""

    zone: str = "UTC"
    reminders: Reminders = Reminders()
    vacations: tuple[Vacation, ...] = ()

    @property
    def calendar(self) -> Calendar:
        """Nothing but vacations stops it."""
        return Calendar(self.zone, vacations=self.vacations)


class Wait(Struct, frozen=True):
    """A table waits for a seat."""

    seat: int
    user: int
    since: float
    version: int
    """The table's version when it became that seat's turn: it names the turn."""
    deadline: float | None
    """When the clock runs out; None without a clock."""
    late_at: float
    """From when on the others may vote."""
    bank: float | None
    """Seconds of the time bank left; None without a bank."""
    away: Vacation | None
    """The vacation that person is on now."""
    reminded: int
    muted: bool
    granted: bool
    missed: int


class Due(Struct, frozen=True):
    """What has come due, and when to look again."""

    row: WaitRow
    """With what is due marked as done."""
    remind: bool
    expired: bool
    """Time is up, and something must be done about it as the table agreed."""
    late: bool
    """The others are to be told that they may vote."""
    next: float | None


class Patience(Struct, frozen=True):
    """A wait with everything that decides about it."""

    row: WaitRow
    agreed: Agreement
    habits: Habits
    silence: float

    @property
    def _since(self) -> float:
        assert self.row.since is not None
        return self.row.since

    @property
    def _days(self) -> Calendar:
        """By this, reminders and silence are counted."""
        return self.habits.calendar

    @property
    def _awake(self) -> Calendar:
        return replace(self._days, night=self.habits.reminders.night)

    @property
    def _clock(self) -> Calendar:
        night = self.habits.reminders.night if self.agreed.nights else None
        return replace(self._days, night=night, weekends=self.agreed.weekends)

    @property
    def bank(self) -> float | None:
        """What is left of it when this turn begins."""
        return max(self.agreed.bank_seconds - self.row.spent, 0.0) if self.agreed.clock == BANK else None

    @property
    def deadline(self) -> float | None:
        if self.agreed.clock == NO_CLOCK:
            return None
        return self._clock.moment_after(
            self._since, self.agreed.turn_seconds + (self.bank or 0.0) + self.row.granted
        )

    @property
    def late_at(self) -> float:
        if self.row.missed >= MISSED:
            return self._since
        return self.deadline or self._days.moment_after(self._since, self.silence + self.row.granted)

    def reminder(self, step: int) -> float | None:
        """When the reminder of that step is to be sent; None where the ladder has no more."""
        hours = self.habits.reminders.hours
        if self.row.muted or step >= len(hours):
            return None
        due = self._days.moment_after(self._since, hours[step] * HOUR + self.row.granted)
        return self._awake.moment_after(due, 0.0)

    def overspent(self, now: float) -> float:
        """What this turn has taken from the time bank."""
        own = self.agreed.turn_seconds + self.row.granted
        return max(self._clock.seconds_between(self._since, now) - own, 0.0)

    def due(self, now: float) -> Due:
        """Several reminders that fell due while nobody looked are one; at night it waits for the morning."""
        expires = self.deadline if self.agreed.expiry != VOTE else None
        if expires is not None and expires <= now:
            return Due(self.row, remind=False, expired=True, late=False, next=None)
        late = not self.row.late and self.late_at <= now
        step = self.row.reminded
        while (moment := self.reminder(step)) is not None and moment <= now:
            step += 1
        remind = step > self.row.reminded and self._awake.runs(now)
        row = replace(
            self.row, late=int(late or self.row.late), reminded=step if remind else self.row.reminded
        )
        after = replace(self, row=row)
        again = self._awake.moment_after(now, 0.0) if step > row.reminded else after.reminder(step)
        upcoming = [again, expires, None if row.late else self.late_at]
        following = min((moment for moment in upcoming if moment is not None), default=None)
        return Due(row, remind, expired=False, late=late, next=following)

    def wait(self, now: float) -> Wait:
        row = self.row
        return Wait(
            seat=row.seat,
            user=row.user_id,
            since=self._since,
            version=row.version,
            deadline=self.deadline,
            late_at=self.late_at,
            bank=None if self.bank is None else max(self.bank - self.overspent(now), 0.0),
            away=self._days.away(now),
            reminded=row.reminded,
            muted=bool(row.muted),
            granted=row.granted > 0,
            missed=row.missed,
        )


class Turnover(Struct, frozen=True):
    """Whose turn ended and whose began with a change of a table."""

    ended: tuple[WaitRow, ...]
    begun: tuple[SeatRow, ...]


def turnover(before: Table, after: Table, seats: Sequence[SeatRow], waits: Sequence[WaitRow]) -> Turnover:
    """A turn goes on only for whoever sat there before, in the same turn of the game."""
    awaited = {row.seat: row for row in seats if row.seat in after.to_act and row.user_id is not None}
    waiting = {row.seat: row for row in waits if row.since is not None}
    same_turn = before.turn == after.turn
    going_on = {
        seat
        for seat, row in awaited.items()
        if same_turn and seat in waiting and waiting[seat].user_id == row.user_id
    }
    return Turnover(
        tuple(row for seat, row in waiting.items() if seat not in going_on),
        tuple(row for seat, row in awaited.items() if seat not in going_on),
    )
