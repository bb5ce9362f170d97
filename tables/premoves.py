"""Planning ahead: a turn thought out while it is somebody else's, and looked at again when it comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from games.core import AnyGame, GameError
from storage import upsert
from tables import history, plans
from tables.errors import NotAtTable, Refused, StaleTable
from tables.sight import seen
from tables.values import Look, table_value

if TYPE_CHECKING:
    from storage.readings import TableFile
    from tables.desk import Desk


class _Ahead(Struct, frozen=True):
    """A seat's plan on top of the position as if it were its turn."""

    file: TableFile
    game: AnyGame
    seat: int
    state: Any
    plan: plans.Plan


class Premoves:
    """The steps are kept like those of a half-planned turn: when the turn comes, they stand in its panel.

    `revision` and `request` work as in `Play`. The version does not matter: others may act meanwhile.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def look(self, table_id: str, user: int) -> Look:
        """The table as if it were that person's turn. Raises NotAtTable, Refused ("no-planning-ahead")."""
        return _look(await self._ahead(await self._desk.file(table_id), user))

    async def armed(self, table_id: str, user: int) -> bool:
        """Whether that person's plan is to be played by itself."""
        file = await self._desk.file(table_id)
        seat = table_value(file.table, file.seats).seat_of(user)
        return seat is not None and plans.premove(file, seat.seat) is not None

    async def act(
        self, table_id: str, user: int, *actions: str, revision: int, request: str | None = None
    ) -> Look:
        """Adds steps to the plan.

        Raises Refused ("not-ahead") for what cannot be planned: what would show something hidden, or end the
        turn. Also raises what `look` raises, StaleTable, IllegalAction.
        """
        async with self._desk.at(table_id, user, request) as file:
            ahead = await self._ahead(file, user)
            if file.request is not None:
                return _look(ahead)
            _check_revision(ahead, revision)
            game, state, steps = ahead.game, ahead.plan.state, list(ahead.plan.steps)
            for number, text in enumerate(actions):
                after, events = game.apply(state, ahead.seat, game.parse(text))
                if plans.commits(game, state, after, ahead.seat, events):
                    raise Refused("not-ahead", action=text)
                steps.append(plans.Planned(text, request, number))
                state = after
            return await self._kept(ahead, steps, request)

    async def back(
        self, table_id: str, user: int, *, revision: int, all_steps: bool = False, request: str | None = None
    ) -> Look:
        """Takes the last step of the plan back, or all of them. Raises Refused where there is none."""
        async with self._desk.at(table_id, user, request) as file:
            ahead = await self._ahead(file, user)
            if file.request is not None:
                return _look(ahead)
            _check_revision(ahead, revision)
            if not ahead.plan.steps:
                raise Refused("nothing-planned")
            return await self._kept(ahead, [] if all_steps else ahead.plan.steps[:-1], request)

    async def arm(
        self, table_id: str, user: int, *closing: str, revision: int, request: str | None = None
    ) -> Look:
        """Has the plan played by itself when the turn comes, ended by the `closing` actions.

        It is played only if all its steps are possible then and bring about the same as now.
        Raises Refused ("not-a-whole-turn").
        """
        async with self._desk.at(table_id, user, request) as file:
            ahead = await self._ahead(file, user)
            if file.request is not None:
                return _look(ahead)
            _check_revision(ahead, revision)
            if not ends_turn(ahead.game, ahead.plan.state, ahead.seat, closing):
                raise Refused("not-a-whole-turn")
            premove = plans.Premove(closing, plans.effects(ahead.plan))
            return await self._kept(ahead, ahead.plan.steps, request, premove)

    async def _ahead(self, file: TableFile, user: int) -> _Ahead:
        held = table_value(history.running(file).table, file.seats).seat_of(user)
        if held is None:
            raise NotAtTable("not-at-table", user=user)
        game = self._desk.game(file.table)
        state = game.ahead(await self._desk.state(file), held.seat)
        if state is None:
            raise Refused("no-planning-ahead")
        return _Ahead(file, game, held.seat, state, plans.checked(game, state, file, held.seat))

    async def _kept(
        self,
        ahead: _Ahead,
        steps: list[plans.Planned] | tuple[plans.Planned, ...],
        request: str | None,
        armed: plans.Premove | None = None,
    ) -> Look:
        """A changed plan is not played by itself until that is asked for again."""
        file, seat = ahead.file, ahead.seat
        user = file.seats[seat].user_id
        row = plans.plan_row(file.table.id, seat, ahead.plan.revision + 1, steps, armed)
        await self._desk.write(upsert(row), *self._desk.noted(request, file.table.id, user))
        assert user is not None
        return await self.look(file.table.id, user)


def ends_turn(game: AnyGame, state: Any, seat: int, closing: tuple[str, ...]) -> bool:
    """Whether those actions, and nothing less, end the turn of that seat."""
    turn, ended = game.turn(state), False
    try:
        for text in closing:
            if ended:
                return False
            state, _ = game.apply(state, seat, game.parse(text))
            ended = game.turn(state) != turn or seat not in game.to_act(state)
    except GameError:
        return False
    return ended


def _check_revision(ahead: _Ahead, revision: int) -> None:
    if revision != ahead.plan.revision:
        raise StaleTable("stale", version=ahead.file.table.version, revision=ahead.plan.revision)


def _look(ahead: _Ahead) -> Look:
    table = table_value(ahead.file.table, ahead.file.seats)
    return seen(table, ahead.game, ahead.state, ahead.seat, version=table.version, plan=ahead.plan)
