"""Before a game: opening a table, who sits where, what is agreed, and starting."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field
from msgspec.structs import replace

from games.core import AnyGame, IllegalSetup
from storage import Conflict, insert, readings, upsert
from storage.rows import SeatRow, SnapshotRow, TableRow
from tables import history, seats
from tables.aftermath import CONFIGURED, ENDED, OPENED, SEATED, STARTED
from tables.agreement import agreement
from tables.errors import ChannelBusy, LimitReached, NotAtTable, Refused, WrongStatus
from tables.values import ABANDONED, COLOURS, LOBBY, RUNNING, Access, Table, as_json, table_value

if TYPE_CHECKING:
    from storage import Statement
    from storage.readings import TableFile
    from tables.desk import Desk


class Opening(Struct, frozen=True):
    """What somebody wants to play, where, and with whom."""

    game: str
    channel: int
    owner: int
    guild: int | None = None
    seats: int | None = None
    """How many seats there are; as many as the game allows unless told."""
    options: dict[str, str] = field(default_factory=dict)
    language: str = "en"
    access: Access = Access()
    settings: dict[str, Any] = field(default_factory=dict)
    invited: tuple[int, ...] = ()
    ais: tuple[str, ...] = ()
    """Levels of AIs that sit down at once."""
    rematch_of: str | None = None


class Lobby:
    """Everything that happens at a table before it starts.

    Each change takes a `request`: the same one again changes nothing and returns the table as it is.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def open(self, opening: Opening, *, request: str | None = None) -> Table:
        """A new table in a channel, with its owner seated.

        Raises ChannelBusy, LimitReached, IllegalSetup, Refused.
        """
        game = self._game(opening.game)
        options = game.settle(opening.options)
        count = max(game.seat_counts) if opening.seats is None else opening.seats
        game.check_seats(count)
        agreement(opening.settings)
        async with self._desk.queues.hold("openings"):
            if request is not None and (done := await self._opened_before(request)) is not None:
                return done
            await self._check_room(opening)
            row = self._row(opening, options)
            chairs = _first_seats(row, opening, count)
            written = (
                insert(row),
                *map(insert, chairs),
                insert(seats.changed(row, chairs[0], seats.JOINED, by=opening.owner, at=row.created_at)),
                *self._desk.noted(request, row.id, opening.owner),
            )
            try:
                return await self._desk.commit_new(OPENED, row, chairs, *written)
            except Conflict as error:
                raise ChannelBusy("channel-busy", channel=opening.channel) from error

    async def join(
        self, table_id: str, user: int, *, roles: Iterable[int] = (), request: str | None = None
    ) -> Table:
        """Takes the seat reserved for that person, or the first open one. Who sits already stays there.

        `roles` are the roles of that person, for tables where one is asked for. Raises WrongStatus, Refused.
        """
        async with self._desk.at(table_id, user, request) as file:
            held = next((row for row in _lobby(file).seats if row.user_id == user), None)
            if file.request is not None or held is not None:
                return table_value(file.table, file.seats)
            chair = _chair_for(file, user, frozenset(roles))
            taken = replace(chair, user_id=user, joined_at=self._desk.clock(), reserved_for=None)
            return await self._seat(file, taken, seats.JOINED, user, request)

    async def leave(self, table_id: str, user: int, *, request: str | None = None) -> Table:
        """Gives a seat, or the one kept for that person, free. Raises NotAtTable, WrongStatus.

        The table of an owner who leaves goes to the next person; with nobody left it is abandoned.
        """
        async with self._desk.at(table_id, user, request) as file:
            if file.request is not None:
                return table_value(file.table, file.seats)
            chair = next((row for row in _lobby(file).seats if user in (row.user_id, row.reserved_for)), None)
            if chair is None:
                raise NotAtTable("not-at-table", user=user)
            return await self._free(file, chair, seats.LEFT, user, request)

    async def dismiss(self, table_id: str, by: int, seat: int, *, request: str | None = None) -> Table:
        """The owner frees a seat that a person, an AI or an invitation holds. Raises Refused."""
        async with self._desk.at(table_id, by, request) as file:
            if file.request is not None:
                return table_value(file.table, file.seats)
            chair = _held_seat(_owned(file, by), seat)
            if chair.user_id == by:
                raise Refused("leave-instead")
            return await self._free(file, chair, seats.DISMISSED, by, request)

    async def invite(self, table_id: str, by: int, *users: int, request: str | None = None) -> Table:
        """The owner keeps seats for people. Who sits or is invited already is passed over. Raises Refused."""
        async with self._desk.at(table_id, by, request) as file:
            if file.request is not None:
                return table_value(file.table, file.seats)
            known = {user for row in _owned(file, by).seats for user in (row.user_id, row.reserved_for)}
            wanted = [user for user in dict.fromkeys(users) if user not in known]
            open_seats = [row for row in file.seats if _is_open(row)]
            if len(wanted) > len(open_seats):
                raise Refused("table-full", seats=len(file.seats))
            kept = {
                row.seat: replace(row, reserved_for=user)
                for row, user in zip(open_seats, wanted, strict=False)
            }
            chairs = [kept.get(row.seat, row) for row in file.seats]
            noted = self._desk.noted(request, table_id, by)
            return await self._desk.commit(file, SEATED, file.table, *noted, seats=chairs, by=by)

    async def add_ai(self, table_id: str, by: int, level: str, *, request: str | None = None) -> Table:
        """The owner gives the first open seat to an AI. Raises Refused."""
        async with self._desk.at(table_id, by, request) as file:
            if file.request is not None:
                return table_value(file.table, file.seats)
            chair = next((row for row in _owned(file, by).seats if _is_open(row)), None)
            if chair is None:
                raise Refused("table-full", seats=len(file.seats))
            taken = replace(chair, ai=level, joined_at=self._desk.clock())
            return await self._seat(file, taken, seats.JOINED, by, request)

    async def recolour(self, table_id: str, user: int, colour: str, *, request: str | None = None) -> Table:
        """Takes another colour; whoever had it gets the old one. Raises Refused, NotAtTable."""
        async with self._desk.at(table_id, user, request) as file:
            if file.request is not None:
                return table_value(file.table, file.seats)
            if colour not in COLOURS:
                raise Refused("no-such-colour", colour=colour, colours=COLOURS)
            chair = next((row for row in _lobby(file).seats if row.user_id == user), None)
            if chair is None:
                raise NotAtTable("not-at-table", user=user)
            swap = {colour: chair.colour, chair.colour: colour}
            chairs = [replace(row, colour=swap.get(row.colour, row.colour)) for row in file.seats]
            noted = self._desk.noted(request, table_id, user)
            return await self._desk.commit(file, SEATED, file.table, *noted, seats=chairs, by=user)

    async def configure(
        self,
        table_id: str,
        by: int,
        *,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        language: str | None = None,
        access: Access | None = None,
        settings: dict[str, Any] | None = None,
        request: str | None = None,
    ) -> Table:
        """The owner changes what is agreed; None leaves a thing as it is. Raises Refused, IllegalSetup.

        Once the game has begun, the language and the settings alone can be changed.
        """
        async with self._desk.at(table_id, by, request) as file:
            if file.request is not None:
                return table_value(file.table, file.seats)
            later = (seats, options, access) == (None, None, None)
            row = _owned(file, by, running=later).table
            game = self._desk.game(row)
            if settings is not None:
                agreement(settings)
            agreed = {
                "options": None if options is None else as_json(game.settle(options)),
                "language": language,
                "access": None if access is None else as_json(access),
                "settings": None if settings is None else as_json(settings),
            }
            row = replace(row, **{name: value for name, value in agreed.items() if value is not None})
            chairs = file.seats if seats is None else _resized(game, file, seats)
            noted = self._desk.noted(request, table_id, by)
            return await self._desk.commit(file, CONFIGURED, row, *noted, seats=chairs, by=by)

    async def start(self, table_id: str, by: int, *, request: str | None = None) -> Table:
        """The owner starts the game with everybody seated; open seats go. Raises Refused, IllegalSetup."""
        async with self._desk.at(table_id, by, request) as file:
            if file.request is not None:
                return table_value(file.table, file.seats)
            game = self._desk.game(_owned(file, by).table)
            taken = [row for row in file.seats if row.user_id is not None or row.ai is not None]
            game.check_seats(len(taken))
            chairs = [replace(row, seat=seat, reserved_for=None) for seat, row in enumerate(taken)]
            state = history.first_state(game, file.table, len(chairs))
            now = self._desk.clock()
            row = replace(
                history.moved(file.table, game, state), status=RUNNING, started_at=now, moved_at=now
            )
            snapshot = upsert(SnapshotRow(table_id, 0, game.encode(state)))
            noted = self._desk.noted(request, table_id, by)
            return await self._desk.commit(file, STARTED, row, snapshot, *noted, seats=chairs, by=by)

    async def rematch(
        self, table_id: str, by: int, channel: int | None = None, *, request: str | None = None
    ) -> Table:
        """Opens a table like one that ended, with seats kept for the same people and its AIs seated.

        In the same channel unless another is named. Whoever comes later sits down at the table that was
        opened first. Raises what `open` and `join` raise, NotAtTable, WrongStatus.
        """
        old = await self._desk.table(table_id)
        if old.unfinished:
            raise WrongStatus("not-over", status=old.status)
        if by not in old.people:
            raise NotAtTable("not-at-table", user=by)
        opening = Opening(
            game=old.game,
            channel=old.channel if channel is None else channel,
            owner=by,
            guild=old.guild,
            seats=len(old.seats),
            options=old.options,
            language=old.language,
            access=old.access,
            settings=old.settings,
            invited=tuple(user for user in old.people if user != by),
            ais=tuple(seat.ai for seat in old.seats if seat.ai is not None),
            rematch_of=old.id,
        )
        async with self._desk.queues.hold(f"rematch {table_id}"):
            opened = await self.open_rematch(table_id, by)
            if opened is not None:
                return await self.join(opened.id, by, request=request)
            return await self.open(opening, request=request)

    async def open_rematch(self, table_id: str, user: int) -> Table | None:
        """The table at which this one is to be played again and that person has a seat, until it begins."""
        found = await self._desk.database.read(readings.rematch_of, table_id)
        table = await self._desk.table(found) if found is not None else None
        seats_of = () if table is None else table.seats
        return table if any(user in (seat.user, seat.reserved_for) for seat in seats_of) else None

    def _game(self, key: str) -> AnyGame:
        if key not in self._desk.games:
            raise IllegalSetup("unknown-game", game=key, known=tuple(self._desk.games))
        return self._desk.games[key]

    async def _opened_before(self, request: str) -> Table | None:
        found = await self._desk.database.read(readings.request, request)
        return await self._desk.table(found.table_id) if found and found.table_id else None

    async def _check_room(self, opening: Opening) -> None:
        read, limits = self._desk.database.read, self._desk.limits
        owned, housed = await read(readings.unfinished_counts, opening.owner, opening.guild)
        if owned >= limits.per_person:
            raise LimitReached("person", limit=limits.per_person)
        if housed >= limits.per_guild:
            raise LimitReached("guild", limit=limits.per_guild)
        # Asked last: whoever is told to go elsewhere has a table to take there.
        busy = await read(readings.unfinished_in, opening.channel)
        if busy is not None:
            raise ChannelBusy("channel-busy", channel=opening.channel, table=busy)

    def _row(self, opening: Opening, options: dict[str, str]) -> TableRow:
        return TableRow(
            id=self._desk.ids(),
            guild_id=opening.guild,
            channel_id=opening.channel,
            owner_id=opening.owner,
            game=opening.game,
            options=as_json(options),
            seed=str(self._desk.seeds()),
            language=opening.language,
            access=as_json(opening.access),
            settings=as_json(opening.settings),
            status=LOBBY,
            created_at=self._desk.clock(),
            rematch_of=opening.rematch_of,
        )

    async def _seat(self, file: TableFile, chair: SeatRow, kind: str, by: int, request: str | None) -> Table:
        chairs = [chair if row.seat == chair.seat else row for row in file.seats]
        written = (
            insert(seats.changed(file.table, chair, kind, by=by, at=self._desk.clock())),
            *self._desk.noted(request, file.table.id, by),
        )
        return await self._desk.commit(file, SEATED, file.table, *written, seats=chairs, by=by)

    async def _free(self, file: TableFile, chair: SeatRow, kind: str, by: int, request: str | None) -> Table:
        now = self._desk.clock()
        freed = SeatRow(file.table.id, chair.seat, chair.colour)
        chairs = [freed if row.seat == chair.seat else row for row in file.seats]
        written: tuple[Statement, ...] = (
            insert(seats.changed(file.table, chair, kind, by=by, at=now)),
            *self._desk.noted(request, file.table.id, by),
        )
        row = seats.with_owner(file.table, chairs)
        if row is None:
            row = replace(file.table, status=ABANDONED, ended_at=now, ended_by="empty")
            return await self._desk.commit(file, ENDED, row, *written, seats=chairs, by=by)
        return await self._desk.commit(file, SEATED, row, *written, seats=chairs, by=by)


def _lobby(file: TableFile) -> TableFile:
    if file.table.status != LOBBY:
        raise WrongStatus("not-a-lobby", status=file.table.status)
    return file


def _owned(file: TableFile, by: int, *, running: bool = False) -> TableFile:
    """A lobby of that person's, or if it may be `running` any unfinished table."""
    if not running or file.table.status != RUNNING:
        _lobby(file)
    if file.table.owner_id != by:
        raise Refused("not-owner", owner=file.table.owner_id)
    return file


def _is_open(row: SeatRow) -> bool:
    return row.user_id is None and row.ai is None and row.reserved_for is None


def _held_seat(file: TableFile, seat: int) -> SeatRow:
    chair = next((row for row in file.seats if row.seat == seat and not _is_open(row)), None)
    if chair is None:
        raise Refused("seat-open", seat=seat)
    return chair


def _chair_for(file: TableFile, user: int, roles: frozenset[int]) -> SeatRow:
    kept = next((row for row in file.seats if row.reserved_for == user), None)
    if kept is not None:
        return kept
    access = table_value(file.table, ()).access
    if access.who == "invited":
        raise Refused("invited-only")
    if access.who == "role" and access.role not in roles:
        raise Refused("role-needed" if access.role is not None else "role-missing", role=access.role)
    for row in file.seats:
        if _is_open(row):
            return row
    kept_seats = sum(row.reserved_for is not None for row in file.seats)
    raise Refused("seats-reserved" if kept_seats else "table-full", seats=len(file.seats))


def _first_seats(row: TableRow, opening: Opening, count: int) -> list[SeatRow]:
    chairs = [SeatRow(row.id, 0, COLOURS[0], user_id=opening.owner, joined_at=row.created_at)]
    invited = [user for user in dict.fromkeys(opening.invited) if user != opening.owner]
    if 1 + len(invited) + len(opening.ais) > count:
        raise Refused("table-full", seats=count)
    for user in invited:
        chairs.append(SeatRow(row.id, len(chairs), COLOURS[len(chairs)], reserved_for=user))
    for level in opening.ais:
        chairs.append(SeatRow(row.id, len(chairs), COLOURS[len(chairs)], ai=level, joined_at=row.created_at))
    return [*chairs, *(SeatRow(row.id, seat, COLOURS[seat]) for seat in range(len(chairs), count))]


def _resized(game: AnyGame, file: TableFile, count: int) -> Sequence[SeatRow]:
    """As many seats as asked for; those who sit or are invited stay, and move up where they must."""
    game.check_seats(count)
    held = [row for row in file.seats if not _is_open(row)]
    if len(held) > count:
        raise Refused("too-many-seated", seated=len(held), seats=count)
    if count <= len(file.seats):
        open_rows = [row for row in file.seats if _is_open(row)][: count - len(held)]
        stay = sorted([*held, *open_rows], key=lambda row: row.seat)
        return [replace(row, seat=seat) for seat, row in enumerate(stay)]
    free = [colour for colour in COLOURS if colour not in {row.colour for row in file.seats}]
    added = range(len(file.seats), count)
    new = [SeatRow(file.table.id, seat, colour) for seat, colour in zip(added, free, strict=False)]
    return [*file.seats, *new]
