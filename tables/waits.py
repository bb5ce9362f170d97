"""Whom tables wait for: reminders and clocks, by timers that survive a restart and fire once."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from storage import Conflict, Statement, readings, upsert
from storage.rows import TableRow, WaitRow
from tables import history
from tables.aftermath import Consequences, Notice, Timer
from tables.agreement import BANK
from tables.errors import NotAtTable, NotYourTurn, Refused
from tables.habits import agreed, habits
from tables.owed import fired
from tables.reminders import DIRECT
from tables.values import Table, table_value
from tables.waiting import MISSED, MORE, Due, Habits, Patience, Turnover, Wait

if TYPE_CHECKING:
    from collections.abc import Sequence

    from storage.readings import TableFile
    from tables.desk import Desk

WAIT = "wait"
REMINDER, LATE, TIME = "reminder", "late", "time"


FIRST_LOOK = 3600.0
"""Nothing is due earlier than the first hour of the shortest ladder; when exactly is found out then."""


class Expired(Struct, frozen=True):
    """The clock of a seat ran out. Whoever is told so does what the table agreed: `expiry` says what."""

    table: Table
    seat: int
    expiry: str


class Waits:
    """Timers of kind WAIT belong here: give each one that is due to `wake`."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def at(self, table_id: str) -> tuple[Wait, ...]:
        """Whom the table waits for, by seat. AIs are not waited for."""
        file = await self._desk.file(table_id)
        now = self._desk.clock()
        return tuple([one.wait(now) for one in await patiences(self._desk, file)])

    async def late(self, table_id: str) -> tuple[int, ...]:
        """The seats on which the others may vote now."""
        now = self._desk.clock()
        return tuple(wait.seat for wait in await self.at(table_id) if wait.late_at <= now)

    async def wake(self, timer: Timer) -> Expired | None:
        """Owes the reminder or the word to the others that is due, and sets the timer anew, all or nothing.

        If the clock has run out the timer stays, and goes when that seat's turn is over.
        """
        assert timer.table is not None
        async with self._desk.at(timer.table) as file:
            found = [one for one in await patiences(self._desk, file) if timer_key(one.row) == timer.key]
            if not found:
                await self._desk.store(Consequences(), *fired(timer))
                return None
            patience = found[0]
            due = patience.due(self._desk.clock())
            if due.expired:
                table = table_value(file.table, file.seats)
                return Expired(table, patience.row.seat, patience.agreed.expiry)
            # Where that person chose something meanwhile, the timer was set anew and will be due again.
            with suppress(Conflict):
                await self._desk.store(
                    _following(patience, due),
                    *fired(timer),
                    upsert(due.row),
                    channel=file.table.channel_id,
                    table_id=timer.table,
                )
            return None

    async def mute(self, table_id: str, user: int, *, request: str | None = None) -> Wait:
        """No more reminders in this turn. Raises NotAtTable, NotYourTurn."""
        async with self._desk.at(table_id, user, request) as file:
            patience = await self._own(file, user)
            if file.request is None:
                patience = replace(patience, row=replace(patience.row, muted=1))
                await self._store(patience, *self._desk.noted(request, table_id, user))
            return patience.wait(self._desk.clock())

    async def more_time(self, table_id: str, user: int, *, request: str | None = None) -> Wait:
        """A day more for this turn, and reminders a day later; once a turn, and not from a time bank.

        Raises Refused, NotAtTable, NotYourTurn.
        """
        async with self._desk.at(table_id, user, request) as file:
            patience = await self._own(file, user)
            if file.request is not None:
                return patience.wait(self._desk.clock())
            if patience.row.granted:
                raise Refused("time-added-already")
            if patience.agreed.clock == BANK:
                raise Refused("time-bank", seconds=int(patience.bank or 0))
            patience = replace(patience, row=replace(patience.row, granted=MORE))
            wait = patience.wait(self._desk.clock())
            told = {"seat": wait.seat, "user": user, "version": wait.version}
            notices = () if wait.deadline is None else (Notice(TIME, told),)
            await self._store(patience, *self._desk.noted(request, table_id, user), notices=notices)
            return wait

    async def _own(self, file: TableFile, user: int) -> Patience:
        table = table_value(history.running(file).table, file.seats)
        if table.seat_of(user) is None:
            raise NotAtTable("not-at-table", user=user)
        for one in await patiences(self._desk, file):
            if one.row.user_id == user:
                return one
        raise NotYourTurn("not-your-turn", to_act=table.to_act)

    async def _store(
        self, patience: Patience, *statements: Statement, notices: tuple[Notice, ...] = ()
    ) -> None:
        row = patience.row
        await self._desk.store(
            Consequences(notices, (timer(row, self._desk.clock()),)),
            upsert(row),
            *statements,
            channel=(await self._desk.table(row.table_id)).channel if notices else None,
            table_id=row.table_id,
        )


async def patiences(desk: Desk, file: TableFile) -> list[Patience]:
    """Of all seats the table waits for now."""
    rows = [row for row in file.waits if row.since is not None]
    known = await habits(desk.database, [row.user_id for row in rows], desk.limits.time_zone)
    terms, silence = agreed(file.table), desk.limits.silence
    return [Patience(row, terms, known[row.user_id], silence) for row in rows]


async def rewoken(desk: Desk, user: int) -> tuple[Timer, ...]:
    """Timers to look anew at every turn of a person whose habits changed."""
    now = desk.clock()
    return tuple(timer(row, now) for row in await desk.database.read(readings.waits_for, user))


class Kept(Struct, frozen=True):
    """What is to be stored because turns ended and began."""

    rows: tuple[WaitRow, ...] = ()
    timers: tuple[Timer, ...] = ()
    cancelled: tuple[str, ...] = ()


async def kept(
    desk: Desk, file: TableFile, passed: Turnover, after: TableRow, *, stood_in: int | None
) -> Kept:
    """Turns that ended and began, as rows and timers. `stood_in`: the seat an AI has just played for."""
    now = desk.clock()
    if not passed.ended and not passed.begun:
        waiting = [row for row in file.waits if row.since is not None]
        agreed_anew = after.settings != file.table.settings
        return Kept(timers=tuple(timer(row, now) for row in waiting)) if agreed_anew else Kept()
    rows = {row.seat: row for row in file.waits}
    taken = await _taken_from_bank(desk, file, passed.ended)
    for row in passed.ended:
        spent = row.spent + taken.get(row.seat, 0.0)
        missed = row.missed + 1 if row.seat == stood_in else 0
        rows[row.seat] = replace(row, since=None, spent=spent, missed=missed)
    timers = []
    for chair in passed.begun:
        assert chair.user_id is not None
        row = _begun(rows.get(chair.seat), chair.table_id, chair.seat, chair.user_id, now, after.version)
        rows[chair.seat] = row
        timers.append(timer(row, now if row.missed >= MISSED else now + FIRST_LOOK))
    changed = {row.seat for row in passed.ended} | {row.seat for row in passed.begun}
    return Kept(
        tuple(rows[seat] for seat in sorted(changed)),
        tuple(timers),
        tuple(timer_key(row) for row in passed.ended),
    )


def _begun(old: WaitRow | None, table: str, seat: int, user: int, now: float, version: int) -> WaitRow:
    """Time spent stays with the seat; turns that ran out are remembered of the same person only."""
    missed = old.missed if old is not None and old.user_id == user else 0
    return WaitRow(
        table,
        seat,
        user,
        now,
        version,
        spent=old.spent if old is not None else 0.0,
        late=int(missed > MISSED),
        missed=missed,
    )


async def _taken_from_bank(desk: Desk, file: TableFile, ended: Sequence[WaitRow]) -> dict[int, float]:
    """What each of those turns has taken, by seat."""
    if not ended or agreed(file.table).clock != BANK:
        return {}
    now, over = desk.clock(), {row.seat for row in ended}
    return {one.row.seat: one.overspent(now) for one in await patiences(desk, file) if one.row.seat in over}


def timer_key(row: WaitRow) -> str:
    return f"{WAIT} {row.table_id} {row.seat}"


def timer(row: WaitRow, due_at: float) -> Timer:
    return Timer(timer_key(row), WAIT, due_at, row.table_id, row.user_id)


def _following(patience: Patience, due: Due) -> Consequences:
    row = due.row
    told = {"seat": row.seat, "user": row.user_id, "version": row.version}
    notices = []
    if due.remind:
        notices.append(_reminder(patience.habits, {**told, "step": row.reminded}))
    if due.late:
        notices.append(Notice(LATE, told))
    timers = () if due.next is None else (timer(row, due.next),)
    return Consequences(tuple(notices), timers)


def _reminder(habits: Habits, told: dict[str, int]) -> Notice:
    """A direct message is addressed to the person: their number stands for the channel."""
    if habits.reminders.where == DIRECT:
        return Notice(REMINDER, {**told, "direct": True}, channel=told["user"])
    return Notice(REMINDER, told)
