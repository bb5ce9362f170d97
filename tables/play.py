"""Taking turns: planning, confirming and taking steps back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.core import AnyGame, Event
from storage import Statement, insert, upkeep, upsert
from storage.rows import ActionRow, RequestRow, SnapshotRow
from tables import history, plans, results
from tables.aftermath import ACTED, CALLED, Consequences, Timer
from tables.errors import NotAtTable, NotYourTurn, Refused, StaleTable
from tables.owed import fired
from tables.premoves import ends_turn
from tables.sight import past, unseen
from tables.values import FINISHED, GAME, UNDO, Actor, Ai, Answer, Table, as_json, table_value

if TYPE_CHECKING:
    from storage.readings import TableFile
    from tables.desk import Desk

ACTIONS_AT_ONCE = 200
"""More than any panel or plan asks for."""


class _First(Struct, frozen=True):
    """Enough of a first answer to give it again: the rest is made from the log."""

    seat: int
    base: int
    """The version before the request."""
    planned: tuple[str, ...]
    """The steps planned before it."""
    actions: tuple[str, ...]
    version: int
    revision: int
    left: tuple[str, ...]
    """The steps planned after it."""
    dropped: tuple[str, ...]
    turn_over: bool


class _Click(Struct, frozen=True):
    """Somebody about to do something: who, where, and how things stand for them."""

    actor: Actor
    request: str | None
    file: TableFile
    game: AnyGame
    state: Any
    seat: int
    plan: plans.Plan

    @property
    def user(self) -> int | None:
        return self.actor if isinstance(self.actor, int) else None

    @property
    def version(self) -> int:
        return self.file.table.version


class _Outcome(Struct, frozen=True):
    """Where some actions lead."""

    events: tuple[Event, ...]
    """Of the new actions only."""
    committed: tuple[plans.Planned, ...]
    committed_state: Any
    left: tuple[plans.Planned, ...]


class Play:
    """What players do at a running table."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def act(
        self,
        table_id: str,
        actor: Actor,
        *actions: str,
        version: int | None = None,
        known: int | None = None,
        revision: int | None = None,
        request: str | None = None,
    ) -> Answer:
        """Takes the actions one after another, all or none, and commits what must be committed.

        What reveals nothing and ends nothing is added to the plan; the rest goes into the log, together with
        what was planned before it. What an AI does is committed at once. `version` (or `known`
        in its place) and `revision` are those of the `Look` the click was made on: raises StaleTable if that
        is no longer what the actor saw. Also raises NotAtTable, NotYourTurn, WrongStatus, TableFrozen,
        IllegalAction, UnknownAction. The same `request` again gives the first answer and does nothing.
        """
        async with self._desk.at(table_id, actor if isinstance(actor, int) else None, request) as file:
            if file.request is not None:
                return await self._again(file, file.request)
            if not 0 < len(actions) <= ACTIONS_AT_ONCE:
                raise Refused("no-actions" if not actions else "too-many-actions", most=ACTIONS_AT_ONCE)
            click = await self._click(file, actor, request)
            await self._check_fresh(click, version, known, revision)
            to_act = click.game.to_act(click.state)
            if click.seat not in to_act and not click.game.legal(click.state, click.seat):
                raise NotYourTurn("not-your-turn", seat=click.seat, to_act=to_act)
            return await self._store(click, actions, _carried_out(click, actions))

    async def back(
        self, table_id: str, user: int, *, revision: int, all_steps: bool = False, request: str | None = None
    ) -> Answer:
        """Takes the last planned step back, or all of them. Raises Refused where nothing is planned."""
        async with self._desk.at(table_id, user, request) as file:
            if file.request is not None:
                return await self._again(file, file.request)
            click = await self._click(file, user, request)
            if revision != click.plan.revision:
                raise StaleTable("stale", version=click.version, revision=click.plan.revision)
            if not click.plan.steps:
                raise Refused("nothing-planned", dropped=click.plan.dropped)
            kept = () if all_steps else click.plan.steps[:-1]
            return await self._store(click, (), _Outcome((), (), click.state, kept))

    async def premove(self, timer: Timer) -> bool:
        """Plays what was planned ahead for the turn that has come, if it still comes to the same.

        If not, the plan stays for its player to look at, who is called as for any other turn.
        """
        assert timer.table is not None
        assert timer.user is not None
        async with self._desk.at(timer.table) as file:
            seat = next((row.seat for row in file.seats if row.user_id == timer.user), None)
            armed = None if seat is None else plans.premove(file, seat)
            if seat is None or armed is None or seat not in table_value(file.table, ()).to_act:
                await self._desk.store(Consequences(), *fired(timer))
                return False
            click = await self._click(file, timer.user, None)
            plan = click.plan
            same = not plan.dropped and plans.effects(plan) == armed.expects
            if same and ends_turn(click.game, plan.state, seat, armed.closing):
                outcome = _carried_out(click, armed.closing)
                await self._store(click, armed.closing, outcome, *fired(timer))
                return True
            row = plans.plan_row(file.table.id, seat, plan.revision + 1, plans.stored(file, seat)[1])
            await self._desk.commit(
                file, CALLED, file.table, upsert(row), *fired(timer), data={"called": (seat,)}
            )
            return False

    async def _click(self, file: TableFile, actor: Actor, request: str | None) -> _Click:
        seat = _acting_seat(history.running(file), actor)
        game = self._desk.game(file.table)
        state = await self._desk.state(file)
        plan = plans.checked(game, state, file, seat)
        if isinstance(actor, Ai):
            plan = plans.Plan(plan.revision, (), (), (), state)
        return _Click(actor, request, file, game, state, seat, plan)

    async def _check_fresh(
        self, click: _Click, version: int | None, known: int | None, revision: int | None
    ) -> None:
        """Raises StaleTable unless the click was made on what its maker could still see now."""
        if revision is None or revision == click.plan.revision:
            if version == click.version:
                return
            hidden = await unseen(self._desk, click.file, click.game, click.state, click.seat)
            if known == click.version - len(hidden):
                return
            since = range(0 if version is None else version, click.version)
            if version is not None and since and all(earlier + 1 in hidden for earlier in since):
                return
        raise StaleTable("stale", version=click.version, revision=click.plan.revision)

    async def _store(
        self, click: _Click, actions: tuple[str, ...], outcome: _Outcome, *statements: Statement
    ) -> Answer:
        row, plan = click.file.table, click.plan
        turn_over = bool(outcome.committed) and (
            click.game.turn(outcome.committed_state) != row.turn
            or click.seat not in click.game.to_act(outcome.committed_state)
        )
        first = _First(
            seat=click.seat,
            base=row.version,
            planned=plan.texts,
            actions=actions,
            version=row.version + len(outcome.committed),
            revision=plan.revision + 1,
            left=tuple(step.action for step in outcome.left),
            dropped=plan.dropped,
            turn_over=turn_over,
        )
        written = (
            *statements,
            upsert(plans.plan_row(row.id, click.seat, first.revision, outcome.left)),
            *self._desk.noted(click.request, row.id, click.user, as_json(first)),
        )
        events = plans.witnessed(click.game, outcome.events, click.seat)
        if outcome.committed:
            table = await self._commit(click, outcome, written)
        else:
            await self._desk.write(*written)
            table = table_value(row, click.file.seats)
        return _answer(table, first, events)

    async def _commit(self, click: _Click, outcome: _Outcome, statements: tuple[Statement, ...]) -> Table:
        file, state = click.file, outcome.committed_state
        now = self._desk.clock()
        log = _log_rows(click, outcome.committed, now)
        row = replace(history.moved(file.table, click.game, state), version=log[-1].version, moved_at=now)
        written = (
            *map(insert, log),
            upsert(SnapshotRow(row.id, row.version, click.game.encode(state))),
            upkeep.overtake_votes(row.id, UNDO, now),
            *statements,
        )
        data = {"seat": click.seat}
        if isinstance(click.actor, Ai) and click.actor.standing_in:
            data["stood_in"] = click.seat
        final = click.game.outcome(state)
        if final is None:
            return await self._desk.commit(file, ACTED, row, *written, by=click.user, data=data)
        row = replace(row, status=FINISHED, ended_at=now, ended_by=GAME)
        async with results.rated(self._desk, file, log, final) as rows:
            return await self._desk.commit(file, ACTED, row, *written, *rows, by=click.user, data=data)

    async def _again(self, file: TableFile, request: RequestRow) -> Answer:
        """The first answer, made anew from what was written down of it."""
        try:
            first = msgspec.json.decode(request.answer, type=_First)
        except msgspec.DecodeError as error:
            raise Refused("request-of-another-kind", request=request.request) from error
        game = self._desk.game(file.table)
        state = await past(self._desk, file, first.base)
        events: list[Event] = []
        for text in first.planned if first.actions else ():
            state, _ = game.apply(state, first.seat, game.parse(text))
        for text in first.actions:
            state, happened = game.apply(state, first.seat, game.parse(text))
            events += plans.witnessed(game, happened, first.seat)
        return replace(_answer(table_value(file.table, file.seats), first, tuple(events)), repeated=True)


def _acting_seat(file: TableFile, actor: Actor) -> int:
    if isinstance(actor, Ai):
        held = next((row for row in file.seats if row.seat == actor.seat), None)
        if held is None or (held.ai is None and not actor.standing_in):
            raise NotAtTable("not-an-ai-seat", seat=actor.seat)
        return actor.seat
    for row in file.seats:
        if row.user_id == actor:
            return row.seat
    raise NotAtTable("not-at-table", user=actor)


def _carried_out(click: _Click, actions: tuple[str, ...]) -> _Outcome:
    """What becomes of the actions: committed up to the last one that cannot stay a plan, planned after it."""
    game, seat = click.game, click.seat
    waiting = list(click.plan.steps)
    committed: list[plans.Planned] = []
    committed_state, state = click.state, click.plan.state
    happened: list[Event] = []
    for index, text in enumerate(actions):
        before = state
        state, events = game.apply(before, seat, game.parse(text))
        happened += events
        waiting.append(plans.Planned(text, click.request, index))
        if isinstance(click.actor, Ai) or plans.commits(game, before, state, seat, events):
            committed += waiting
            waiting = []
            committed_state = state
    return _Outcome(tuple(happened), tuple(committed), committed_state, tuple(waiting))


def _log_rows(click: _Click, steps: tuple[plans.Planned, ...], now: float) -> list[ActionRow]:
    return [
        ActionRow(
            table_id=click.file.table.id,
            version=version,
            seat=click.seat,
            user_id=click.user,
            ai=click.actor.level if isinstance(click.actor, Ai) else None,
            action=step.action,
            undo_to=None,
            request=step.request,
            step=step.step,
            at=now,
        )
        for version, step in enumerate(steps, click.version + 1)
    ]


def _answer(table: Table, first: _First, events: tuple[Event, ...]) -> Answer:
    return Answer(
        table=table,
        seat=first.seat,
        version=first.version,
        revision=first.revision,
        planned=first.left,
        dropped=first.dropped,
        events=events,
        committed=first.version > first.base,
        turn_over=first.turn_over,
    )
