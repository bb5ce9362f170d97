"""Where everything passes over: reading a table, its queue, and the one way to commit a change."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from games.core import AnyGame, CorruptState, GameError
from storage import Conflict, change, delete, insert, readings, upkeep, upsert
from storage.rows import PlanRow, RequestRow, SeatRow, TableRow, TimerRow
from tables import history
from tables.aftermath import Aftermath, Change, Consequences, Timer
from tables.errors import NoSuchTable, RequestTaken, TableError
from tables.owed import entry_row, timer_row
from tables.queues import Queues
from tables.values import RUNNING, Table, table_value
from tables.waiting import turnover
from tables.waits import kept

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping, Sequence

    from storage import Database, Statement
    from storage.readings import TableFile

REFUSALS_REMEMBERED = 4096
POSITIONS_REMEMBERED = 128
"""Of tables somebody is playing at: a click and its post look at the same position several times."""
UNSEEN_REMEMBERED = 1024
"""At how many tables: it takes the whole log to tell, and every click asks while all choose at once."""
PREMOVE = "premove"


class Limits(Struct, frozen=True):
    """What is allowed here. `per_person` and `per_guild`: how many unfinished tables there may be."""

    per_person: int = 10
    per_guild: int = 100
    silence: float = 4 * 86400.0
    """After how many seconds of waiting without a clock the others may vote on whoever is to act."""
    time_zone: str = "UTC"
    """Where people live who did not say."""
    vacation_days: int = 42
    """How many days of vacation a person may book in a year."""


class Signal:
    """Wakes whoever waits for something new: entries of the outbox, timers, AI turns."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def ring(self) -> None:
        self._event.set()

    async def wait(self) -> None:
        await self._event.wait()
        self._event.clear()


class Desk:
    """Shared by all parts of the house."""

    def __init__(
        self,
        database: Database,
        games: Mapping[str, AnyGame],
        *,
        clock: Callable[[], float],
        ids: Callable[[], str],
        seeds: Callable[[], int],
        aftermath: Aftermath,
        limits: Limits,
    ) -> None:
        self.database = database
        self.games = games
        self.clock = clock
        self.ids = ids
        self.seeds = seeds
        self.aftermath = aftermath
        self.limits = limits
        self.queues = Queues()
        self.posts_owed = Signal()
        self.posts_outlived = Signal()
        self.timers_set = Signal()
        self.ai_due = Signal()
        self._refusals: OrderedDict[str, TableError | GameError] = OrderedDict()
        self._position = lru_cache(POSITIONS_REMEMBERED)(self._decoded)
        self._unseen: OrderedDict[str, tuple[int, tuple[frozenset[int], ...]]] = OrderedDict()
        """By table, with the version it is true of."""

    async def file(self, table_id: str, request: str | None = None) -> TableFile:
        """Raises NoSuchTable."""
        found = await self.database.read(readings.table_file, table_id, request)
        if found is None:
            raise NoSuchTable("no-such-table", table=table_id)
        return found

    async def table(self, table_id: str) -> Table:
        """Raises NoSuchTable."""
        file = await self.file(table_id)
        return table_value(file.table, file.seats)

    @asynccontextmanager
    async def at(
        self, table_id: str, user: int | None = None, request: str | None = None
    ) -> AsyncIterator[TableFile]:
        """The table, when everybody who came before is done; nobody else touches it meanwhile.

        A request that was refused before is refused again for the same reason.
        """
        async with self.queues.hold(table_id):
            self._refuse_again(request)
            try:
                file = await self.file(table_id, request)
                if file.request is not None and (file.request.table_id, file.request.user_id) != (
                    table_id,
                    user,
                ):
                    raise RequestTaken("request-taken", request=request)
                yield file
            except (TableError, GameError) as error:
                self._remember(request, error)
                raise

    def _refuse_again(self, request: str | None) -> None:
        refusal = self._refusals.get(request) if request is not None else None
        if refusal is not None:
            raise type(refusal)(refusal.code, **refusal.data)

    def _remember(self, request: str | None, error: TableError | GameError) -> None:
        if request is None or isinstance(error, RequestTaken):
            return
        self._refusals[request] = type(error)(error.code, **error.data)
        if len(self._refusals) > REFUSALS_REMEMBERED:
            self._refusals.popitem(last=False)

    def game(self, row: TableRow) -> AnyGame:
        """Raises TableFrozen."""
        return history.known_game(self.games, row)

    async def state(self, file: TableFile) -> Any:
        """The newest position: from the snapshot, or from the log where that fails. Raises TableFrozen."""
        game = self.game(file.table)
        if file.snapshot is not None and file.snapshot.version == file.table.version:
            try:
                return self._position(file.table.game, file.snapshot.state)
            except CorruptState:
                pass  # written by another version of the rules: the log knows
        log = await self.database.read(readings.log, file.table.id)
        return history.state_at(game, file.table, len(file.seats), log)

    def _decoded(self, game: str, snapshot: bytes) -> Any:
        return self.games[game].decode(snapshot)

    async def unseen(self, file: TableFile) -> tuple[frozenset[int], ...]:
        """By seat, the versions it cannot know of. The log is read once for each version."""
        table = file.table
        version, found = self._unseen.get(table.id, (None, ()))
        if version != table.version:
            log = await self.database.read(readings.log, table.id)
            upto = [row for row in log if row.version <= table.version]  # others may have acted meanwhile
            found = history.unseen(self.game(table), table, len(file.seats), upto)
            self._unseen[table.id] = table.version, found
        self._unseen.move_to_end(table.id)
        if len(self._unseen) > UNSEEN_REMEMBERED:
            self._unseen.popitem(last=False)
        return found

    async def commit(
        self,
        file: TableFile,
        kind: str,
        table: TableRow,
        *statements: Statement,
        seats: Sequence[SeatRow] | None = None,
        by: int | None = None,
        data: dict[str, Any] | None = None,
    ) -> Table:
        """Stores the changed table and seats, what goes with them, and what follows: all of it or nothing."""
        now = self.clock()
        seats = file.seats if seats is None else seats
        after = table_value(table, seats)
        before = table_value(file.table, file.seats)
        passed = turnover(before, after, seats, file.waits)
        waits = await kept(self, file, passed, table, stood_in=(data or {}).get("stood_in"))
        called = tuple(row.seat for row in passed.begun)
        planned = tuple(row.seat for row in file.plans if row.seat in called and row.premove is not None)
        following = self.aftermath(
            Change(kind, before, after, file.table.told_version, now, by, data or {}, called, planned)
        )
        following = replace(
            following,
            timers=(*waits.timers, *premove_timers(after, planned, now), *following.timers),
            cancelled=(*waits.cancelled, *following.cancelled),
        )
        if following.tells:
            table = replace(table, told_version=table.version)
        table = replace(table, ai_to_act=int(table.status == RUNNING and bool(after.ai_to_act)))
        await self.write(
            *change(file.table, table, "version", "status"),
            *_seat_changes(file.seats, seats),
            *map(upsert, waits.rows),
            *statements,
            *(_closing(table.id, now) if not after.unfinished and before.unfinished else ()),
            *self.written(following, table.channel_id, table.id, now),
        )
        self._ring(following, ai=bool(after.ai_to_act))
        return after

    async def commit_new(
        self, kind: str, table: TableRow, seats: Sequence[SeatRow], *statements: Statement
    ) -> Table:
        """Stores a table that was not there before, by statements that insert it, and what follows."""
        after = table_value(table, seats)
        following = self.aftermath(Change(kind, after, after, 0, table.created_at, table.owner_id))
        await self.write(*statements, *self.written(following, table.channel_id, table.id, table.created_at))
        self._ring(following, ai=bool(after.ai_to_act))
        return after

    def noted(
        self, request: str | None, table_id: str | None, user: int | None, answer: str = "null"
    ) -> tuple[Statement, ...]:
        """What must be stored with a request's effect, so that it has none a second time."""
        if request is None:
            return ()
        return (insert(RequestRow(request, table_id, user, answer, self.clock())),)

    async def write(self, *statements: Statement) -> None:
        """All or none. Raises RequestTaken where the request was carried out elsewhere meanwhile."""
        try:
            await self.database.write(*statements)
        except Conflict as error:
            if "requests.request" in str(error) or "actions.request" in str(error):
                raise RequestTaken("request-taken") from error
            raise

    def written(
        self, following: Consequences, channel: int | None, table_id: str | None, now: float
    ) -> list[Statement]:
        """Raises ValueError for a notice that names no channel where none is given either."""
        return [
            *(insert(entry_row(notice, channel, table_id, now)) for notice in following.notices),
            *(delete(TimerRow, key=key) for key in following.cancelled),
            *(upsert(timer_row(timer)) for timer in following.timers),
        ]

    def _ring(self, following: Consequences, *, ai: bool) -> None:
        if following.notices:
            self.posts_owed.ring()
        if following.timers or following.cancelled:
            self.timers_set.ring()
        if ai:
            self.ai_due.ring()

    async def store(
        self,
        following: Consequences,
        *statements: Statement,
        channel: int | None = None,
        table_id: str | None = None,
    ) -> None:
        """Notices and timers that follow from something else than a change of a table."""
        await self.write(*statements, *self.written(following, channel, table_id, self.clock()))
        self._ring(following, ai=False)


def premove_timers(table: Table, seats: Sequence[int], now: float) -> tuple[Timer, ...]:
    """What was planned ahead for a turn that has come is tried at once."""
    return tuple(
        Timer(f"{PREMOVE} {table.id} {seat}", PREMOVE, now, table.id, table.seats[seat].user)
        for seat in seats
    )


def _seat_changes(old: Sequence[SeatRow], new: Sequence[SeatRow]) -> list[Statement]:
    """Nothing but what differs; in two rounds, since people may change places."""
    before = {row.seat: row for row in old}
    after = {row.seat: row for row in new}
    emptied = [row for seat, row in before.items() if seat not in after or after[seat].user_id != row.user_id]
    return [
        *(
            statement
            for row in emptied
            if row.user_id is not None
            for statement in change(row, replace(row, user_id=None))
        ),
        *(
            delete(SeatRow, table_id=row.table_id, seat=seat)
            for seat, row in before.items()
            if seat not in after
        ),
        *(upsert(row) for seat, row in after.items() if before.get(seat) != row),
    ]


def _closing(table_id: str, now: float) -> list[Statement]:
    """A table that has ended leaves no plan, no timer and no open question behind."""
    return [
        delete(PlanRow, table_id=table_id),
        delete(TimerRow, table_id=table_id),
        upkeep.close_votes(table_id, now),
    ]
