"""Looking at a table, and being told what happened there."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from storage import readings
from tables import history, plans
from tables.errors import NotAtTable, Refused, WrongStatus
from tables.values import RUNNING, Look, Passage, Position, Table, Told, table_value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core import AnyGame
    from storage.readings import TableFile
    from storage.rows import ActionRow
    from tables.desk import Desk


class Sight:
    """What a person, an onlooker or an AI may see of a table."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def look(self, table_id: str, user: int | None = None, *, version: int | None = None) -> Look:
        """The table as that person may see it, with their planned steps made; None for an onlooker.

        With a version, how it looked then; without, what was cut short with everything counted. Raises
        WrongStatus in a lobby, TableFrozen.
        """
        file, game = await self._started(table_id)
        table = table_value(file.table, file.seats)
        seat = _seat(table, user)
        if version is not None and version != table.version:
            return seen(table, game, await past(self._desk, file, version), seat, version=version)
        state = await self._desk.state(file)
        if version is None:
            state = history.closing_state(game, file.table, state)
        if seat is None:
            return seen(table, game, state, seat, version=table.version)
        plan = plans.checked(game, state, file, seat)
        known = table.version - len(await unseen(self._desk, file, game, state, seat))
        return seen(table, game, state, seat, version=table.version, known=known, plan=plan)

    async def story(
        self, table_id: str, user: int | None = None, *, after: int = 0, upto: int | None = None
    ) -> tuple[Told, ...]:
        """What happened after one version and up to another, as that person saw it; oldest first.

        Actions that were taken back by agreement are left out; that they were is an entry with `undo_to`.
        """
        return (await self.passage(table_id, user, after=after, upto=upto)).told

    async def passage(
        self, table_id: str, user: int | None = None, *, after: int = 0, upto: int | None = None
    ) -> Passage:
        """The same story, with the positions before and after it."""
        file, game = await self._started(table_id)
        seat = _seat(table_value(file.table, file.seats), user)
        log = await self._desk.database.read(readings.log, table_id)
        last = file.table.version if upto is None else upto
        before = state = history.first_state(game, file.table, len(file.seats))
        told = []
        for moment in history.moments(game, file.table, len(file.seats), _upto(log, last)):
            state = moment.after
            if moment.row.version <= after:
                before = state
            else:
                told.append(_told(game, moment, seat))
        told += [_undone(row) for row in log if row.undo_to is not None and after < row.version <= last]
        told.sort(key=lambda entry: entry.version)
        return Passage(game.view(before, seat), tuple(told), game.view(state, seat))

    async def turns(self, table_id: str, user: int | None = None) -> tuple[Passage, ...]:
        """The whole game, turn by turn, as that person saw it; what was taken back is left out.

        Where it was cut short the last turn leads to the position with everything counted.
        """
        file, game = await self._started(table_id)
        seat = _seat(table_value(file.table, file.seats), user)
        log = await self._desk.database.read(readings.log, table_id)
        passages: list[Passage] = []
        last: Any = None
        moments = history.moments(game, file.table, len(file.seats), log)
        for _, taken in groupby(moments, lambda moment: game.turn(moment.before)):
            turn = list(taken)
            told = tuple(_told(game, moment, seat) for moment in turn)
            passages.append(Passage(game.view(turn[0].before, seat), told, game.view(turn[-1].after, seat)))
            last = turn[-1].after
        if passages:
            closed = game.view(history.closing_state(game, file.table, last), seat)
            passages[-1] = replace(passages[-1], view=closed)
        return tuple(passages)

    async def since_last_turn(self, table_id: str, user: int) -> tuple[Told, ...]:
        """What others, and an AI in that person's place, did since their last turn was over.

        It begins with what followed by itself when that turn ended. Raises NotAtTable.
        """
        file, game = await self._started(table_id)
        held = table_value(file.table, file.seats).seat_of(user)
        if held is None:
            raise NotAtTable("not-at-table", user=user)
        log = await self._desk.database.read(readings.log, table_id)
        moments = list(history.moments(game, file.table, len(file.seats), log))
        last = _last_turn_over(game, file.table.turn, moments, user)
        told = [
            _told(game, moment, held.seat)
            for moment in moments
            if moment.row.user_id != user and _is_after(moment.row, last, held.joined_at)
        ]
        told += [
            _undone(row) for row in log if row.undo_to is not None and _is_after(row, last, held.joined_at)
        ]
        if last is not None and (news := game.news(last.before, held.seat, last.events)):
            told.append(_told(game, replace(last, events=news), held.seat))
        return tuple(sorted(told, key=lambda entry: entry.version))

    async def turns_since(self, table_id: str, user: int) -> tuple[Passage, ...]:
        """The turns in which something happened since that person's last one was over. Raises NotAtTable."""
        since = {told.version for told in await self.since_last_turn(table_id, user)}
        turns = await self.turns(table_id, user) if since else ()
        return tuple(turn for turn in turns if not since.isdisjoint(told.version for told in turn.told))

    async def position(self, table_id: str) -> Position:
        """The whole position, with everything hidden, for an AI that is to act. Never for showing."""
        file, game = await self._started(table_id)
        return Position(table_value(file.table, file.seats), game, await self._desk.state(file))

    async def _started(self, table_id: str) -> tuple[TableFile, AnyGame]:
        file = await self._desk.file(table_id)
        if file.table.started_at is None:
            raise WrongStatus("not-started", status=file.table.status)
        return file, self._desk.game(file.table)


async def past(desk: Desk, file: TableFile, version: int) -> Any:
    """The position at a version that may lie behind. Raises Refused where there is none."""
    if not 0 <= version <= file.table.version:
        raise Refused("no-such-version", version=version, newest=file.table.version)
    log = await desk.database.read(readings.log, file.table.id)
    return history.state_at(desk.game(file.table), file.table, len(file.seats), log, version)


async def unseen(desk: Desk, file: TableFile, game: AnyGame, state: Any, seat: int) -> frozenset[int]:
    """The versions that seat cannot know of; none where nobody can act beside it."""
    others = (other for other in range(len(file.seats)) if other != seat)
    if not game.legal(state, seat) or not any(game.legal(state, other) for other in others):
        return frozenset()
    return (await desk.unseen(file))[seat]


def _upto(log: Sequence[ActionRow], version: int) -> Sequence[ActionRow]:
    return [row for row in log if row.version <= version]


def _seat(table: Table, user: int | None) -> int | None:
    held = table.seat_of(user) if user is not None else None
    return held.seat if held is not None else None


def seen(
    table: Table,
    game: AnyGame,
    state: Any,
    seat: int | None,
    *,
    version: int,
    known: int | None = None,
    plan: plans.Plan | None = None,
) -> Look:
    shown = plan.state if plan is not None else state
    acting = plan is not None and table.status == RUNNING
    return Look(
        table=table,
        seat=seat,
        version=version,
        known=version if known is None else known,
        revision=plan.revision if plan is not None else 0,
        view=game.view(shown, seat),
        legal=game.legal(shown, seat) if acting and seat is not None else (),
        steps=plan.made if plan is not None else (),
        dropped=plan.dropped if plan is not None else (),
        outcome=game.outcome(state),
    )


def _last_turn_over(
    game: AnyGame, now: int, moments: Sequence[history.Moment], user: int
) -> history.Moment | None:
    """What that person did last in a turn that is over."""
    own = (moment for moment in reversed(moments) if moment.row.user_id == user)
    return next((moment for moment in own if game.turn(moment.before) != now), None)


def _is_after(row: ActionRow, last: history.Moment | None, joined_at: float | None) -> bool:
    """After that moment; for whoever has had no turn yet, since they sit there."""
    return row.version > last.row.version if last is not None else row.at >= (joined_at or 0.0)


def _undone(row: ActionRow) -> Told:
    return Told(row.version, 0, row.seat, row.user_id, row.ai, row.at, (), row.undo_to)


def _told(game: AnyGame, moment: history.Moment, seat: int | None) -> Told:
    row = moment.row
    return Told(
        version=row.version,
        turn=game.turn(moment.before),
        seat=row.seat,
        user=row.user_id,
        ai=row.ai,
        at=row.at,
        events=plans.witnessed(game, moment.events, seat),
    )
