"""Who sits at a running table: leaving, being replaced, coming back; and ending it before it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from storage import Statement, insert, readings, upkeep, upsert
from storage.rows import SeatChangeRow, SeatRow, TableRow
from tables import history, plans
from tables.aftermath import ENDED, MOVED, REPLACED
from tables.ending import ended
from tables.errors import ChannelBusy, NoSuchTable, NotAtTable, Refused, WrongStatus
from tables.values import ABANDONED, SeatChange, Table, table_value

if TYPE_CHECKING:
    from storage.readings import TableFile
    from tables.desk import Desk

JOINED, LEFT, DISMISSED, REPLACED_SEAT, RETURNED = "joined", "left", "dismissed", "replaced", "returned"

Holder = int | str
"""Who takes a seat: a person, by number, or an AI, by level."""


class Seats:
    """Changes of people at a table that is under way. `request` works as in `Lobby`."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def hand_over(
        self,
        table_id: str,
        seat: int,
        to: Holder,
        *,
        by: int | None = None,
        moderator: bool = False,
        for_good: bool = False,
        request: str | None = None,
    ) -> Table:
        """A seat goes to another person or an AI. Its person may come back unless it is `for_good`.

        Allowed to the table's owner, to whoever sits there, to a moderator, and to the house itself (`by`
        None, when a clock ran out). What was planned there is forgotten.
        Raises Refused, NoSuchTable, WrongStatus.
        """
        async with self._desk.at(table_id, by, request) as file:
            if file.request is not None:
                return table_value(file.table, file.seats)
            chair = _chair(history.running(file), seat)
            if by is not None and not moderator and by not in (file.table.owner_id, chair.user_id):
                raise Refused("not-owner", owner=file.table.owner_id)
            noted = self._desk.noted(request, table_id, by)
            return await self._change(file, chair, to, *noted, by=by, for_good=for_good)

    async def leave(self, table_id: str, user: int, ai: str, *, request: str | None = None) -> Table:
        """A person goes for good; an AI plays on. With nobody left the table ends. Raises NotAtTable."""
        async with self._desk.at(table_id, user, request) as file:
            if file.request is not None:
                return table_value(file.table, file.seats)
            chair = next((row for row in history.running(file).seats if row.user_id == user), None)
            if chair is None:
                raise NotAtTable("not-at-table", user=user)
            noted = self._desk.noted(request, table_id, user)
            return await self._change(file, chair, ai, *noted, by=user, for_good=True)

    async def come_back(self, table_id: str, user: int, *, request: str | None = None) -> Table:
        """A person who was replaced takes their seat again. Raises NotAtTable."""
        async with self._desk.at(table_id, user, request) as file:
            chair = next((row for row in history.running(file).seats if row.home_id == user), None)
            if file.request is not None:
                return table_value(file.table, file.seats)
            if chair is None:
                raise NotAtTable("no-seat-to-return-to", user=user)
            noted = self._desk.noted(request, table_id, user)
            return await self._change(file, chair, user, *noted, by=user, for_good=True, kind=RETURNED)

    async def end(
        self,
        table_id: str,
        *,
        by: int | None = None,
        moderator: bool = False,
        reason: str = "ended",
        request: str | None = None,
    ) -> Table:
        """Ends it where it stands. Allowed to its owner, a moderator, and the house itself (`by` None)."""
        async with self._desk.at(table_id, by, request) as file:
            if file.request is not None:
                return table_value(file.table, file.seats)
            if not table_value(file.table, file.seats).unfinished:
                raise WrongStatus("over", status=file.table.status)
            if by is not None and not moderator and by != file.table.owner_id:
                raise Refused("not-owner", owner=file.table.owner_id)
            row, results = await ended(self._desk, file, reason)
            noted = self._desk.noted(request, table_id, by)
            return await self._desk.commit(file, ENDED, row, *results, *noted, by=by)

    async def move(self, table_id: str, channel: int, *, request: str | None = None) -> Table:
        """The table goes on in another channel or thread. Raises ChannelBusy, WrongStatus."""
        async with self._desk.queues.hold("openings"), self._desk.at(table_id, None, request) as file:
            if file.request is not None:
                return table_value(file.table, file.seats)
            if not table_value(file.table, file.seats).unfinished:
                raise WrongStatus("over", status=file.table.status)
            busy = await self._desk.database.read(readings.unfinished_in, channel)
            if busy is not None and busy != table_id:
                raise ChannelBusy("channel-busy", channel=channel, table=busy)
            row = replace(file.table, channel_id=channel)
            return await self._desk.commit(file, MOVED, row, *self._desk.noted(request, table_id, None))

    async def changes(self, table_id: str) -> tuple[SeatChange, ...]:
        """Who came and went, oldest first."""
        rows = await self._desk.database.read(readings.seat_changes, table_id)
        return tuple(
            SeatChange(row.seat, row.version, row.kind, row.user_id, row.ai, row.by_id, row.at)
            for row in rows
        )

    async def _change(
        self,
        file: TableFile,
        chair: SeatRow,
        to: Holder,
        *statements: Statement,
        by: int | None,
        for_good: bool,
        kind: str = REPLACED_SEAT,
    ) -> Table:
        now = self._desk.clock()
        chairs, written = handed_over(file, chair, to, by=by, for_good=for_good, at=now, kind=kind)
        row = with_owner(file.table, chairs)
        if row is None:
            row = replace(file.table, status=ABANDONED, ended_at=now, ended_by="empty")
            return await self._desk.commit(file, ENDED, row, *written, *statements, seats=chairs, by=by)
        data = told(chair, to, kind)
        return await self._desk.commit(
            file, REPLACED, row, *written, *statements, seats=chairs, by=by, data=data
        )


def handed_over(
    file: TableFile, chair: SeatRow, to: Holder, *, by: int | None, for_good: bool, at: float, kind: str
) -> tuple[list[SeatRow], list[Statement]]:
    """The seats after a change at one of them, and what is stored beside them. Raises Refused."""
    if to == _holder(chair):
        raise Refused("replaced-already", seat=chair.seat)
    if isinstance(to, int) and any(row.user_id == to for row in file.seats):
        raise Refused("seated-already", user=to)
    home = None if for_good or to == chair.home_id else chair.home_id or chair.user_id
    taken = replace(
        chair,
        user_id=to if isinstance(to, int) else None,
        ai=to if isinstance(to, str) else None,
        home_id=home,
        joined_at=at,
    )
    revision, _ = plans.stored(file, chair.seat)
    written = [
        insert(changed(file.table, taken, kind, by=by, at=at)),
        upsert(plans.plan_row(file.table.id, chair.seat, revision + 1, ())),
        upkeep.close_votes(file.table.id, at),
    ]
    return [taken if row.seat == chair.seat else row for row in file.seats], written


def told(chair: SeatRow, to: Holder, kind: str) -> dict[str, Any]:
    """What a notice says about a change at a seat."""
    return {"seat": chair.seat, "kind": kind, "from": _holder(chair), "to": to}


def changed(row: TableRow, chair: SeatRow, kind: str, *, by: int | None, at: float) -> SeatChangeRow:
    return SeatChangeRow(row.id, chair.seat, row.version, kind, chair.user_id, chair.ai, by, at)


def with_owner(row: TableRow, chairs: Sequence[SeatRow]) -> TableRow | None:
    """The table with an owner who sits there or will come back; None when no person is left at all."""
    if any(row.owner_id in (chair.user_id, chair.home_id) for chair in chairs):
        return row
    heirs = [chair.user_id or chair.home_id for chair in chairs if chair.user_id or chair.home_id]
    return replace(row, owner_id=heirs[0]) if heirs else None


def _chair(file: TableFile, seat: int) -> SeatRow:
    if not 0 <= seat < len(file.seats):
        raise NoSuchTable("no-such-seat", seat=seat)
    return file.seats[seat]


def _holder(chair: SeatRow) -> Holder | None:
    return chair.user_id if chair.user_id is not None else chair.ai
