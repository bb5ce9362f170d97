"""Open, join, leave, start, act, step back, undo, replace, finish in any order, against a simple model."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    invariant,
    multiple,
    precondition,
    rule,
    run_state_machine_as_test,
)

from games.core import GameError
from storage import Database, readings
from tables import House, Opening, TableError, checking
from tests.tables.rooms import PEOPLE, STRANGER, Clock
from tests.tables.toys import TOYS

T = TypeVar("T")
USERS = st.sampled_from((*PEOPLE[:3], STRANGER))


class Model:
    """A table as somebody with pencil and paper would keep it."""

    def __init__(self, owner: int) -> None:
        self.status = "lobby"
        self.owner = owner
        self.seats: list[int | str | None] = [owner, None, None]
        self.homes: dict[int, int] = {}
        self.log: list[tuple[int, str]] = []
        self.plans: dict[int, list[str]] = {}
        self.version = 0
        self.state: Any = None
        self.seed = 0

    @property
    def people(self) -> list[int]:
        return [held for held in self.seats if isinstance(held, int)]

    def replayed(self, moves: list[tuple[int, str]]) -> Any:
        game = TOYS["dig"]
        state = game.new(len(self.seats), self.seed)
        for seat, action in moves:
            state = game.apply(state, seat, game.parse(action))[0]
        return state

    def plan(self, seat: int) -> list[str]:
        """As much of what a seat has planned as is possible now."""
        possible: list[str] = []
        for step in self.plans.get(seat, []):
            if step not in self.legal(seat, possible):
                break
            possible.append(step)
        return possible

    def legal(self, seat: int, planned: list[str]) -> list[str]:
        state = self.replayed([*self.log, *((seat, step) for step in planned)])
        return [str(action) for action in TOYS["dig"].legal(state, seat)]

    def seat_of(self, user: int) -> int | None:
        return self.seats.index(user) if user in self.seats else None

    def to_act(self) -> int | None:
        return TOYS["dig"].to_act(self.state)[0] if self.status == "running" else None

    def ensure_owner(self) -> None:
        heirs = [*self.people, *self.homes.values()]
        if self.owner not in heirs:
            if heirs:
                by_seat = [
                    held if isinstance(held, int) else self.homes.get(seat)
                    for seat, held in enumerate(self.seats)
                ]
                self.owner = next(user for user in by_seat if user is not None)
            else:
                self.status = "abandoned"


class Tables(RuleBasedStateMachine):
    """Rules do the same to the house and to the model, and expect the same of both."""

    tables: Bundle[str] = Bundle("tables")

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name, "pithead.sqlite")
        self.models: dict[str, Model] = {}
        self.count = 0
        self.open_house()

    def open_house(self) -> None:
        self.database = Database(self.path)
        self.run(self.database.__aenter__())
        self.house = House(self.database, TOYS, clock=Clock())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def tried(self, work: Coroutine[Any, Any, Any]) -> bool:
        """Whether the house did it; a refusal must leave everything as it was, which the invariant sees."""
        try:
            self.run(work)
        except (TableError, GameError):
            return False
        return True

    def teardown(self) -> None:
        self.run(self.database.__aexit__(None, None, None))
        self.run(self.loop.shutdown_default_executor())
        self.loop.close()
        self.folder.cleanup()

    @initialize(target=tables, people=st.integers(1, 3))
    def running_table(self, people: int) -> str:
        table = self.opened(PEOPLE[0])
        for user in PEOPLE[1:people]:
            self.join(table, user)
        self.start(table, PEOPLE[0])
        return table

    @rule(target=tables, user=USERS)
    def open(self, user: int) -> Any:
        return self.opened(user) if len(self.models) < 3 else multiple()

    def opened(self, user: int) -> str:
        self.count += 1
        table = self.run(self.house.lobby.open(Opening("dig", self.count, user, seats=3)))
        self.models[table.id] = Model(user)
        return table.id

    @rule(table=tables, user=USERS)
    def join(self, table: str, user: int) -> None:
        model = self.models[table]
        may = model.status == "lobby" and (user in model.seats or None in model.seats)
        assert self.tried(self.house.lobby.join(table, user)) == may
        if may and user not in model.seats:
            model.seats[model.seats.index(None)] = user

    @rule(table=tables, user=USERS)
    def leave(self, table: str, user: int) -> None:
        model = self.models[table]
        may = model.status == "lobby" and user in model.seats
        assert self.tried(self.house.lobby.leave(table, user)) == may
        if may:
            model.seats[model.seats.index(user)] = None
            model.ensure_owner()

    @rule(table=tables, user=USERS)
    def start(self, table: str, user: int) -> None:
        model = self.models[table]
        may = model.status == "lobby" and user == model.owner
        assert self.tried(self.house.lobby.start(table, user)) == may
        if may:
            model.status = "running"
            model.seats = [held for held in model.seats if held is not None]
            model.seed = self.run(self.house.sight.position(table)).state.seed
            model.state = model.replayed([])

    @rule(table=tables, user=USERS, action=st.sampled_from(("dig 1", "peek", "keep", "rest")))
    def act_whoever(self, table: str, user: int, action: str) -> None:
        self.acted(table, user, action)

    @rule(table=tables, choices=st.lists(st.integers(0, 5), min_size=1, max_size=8))
    def act(self, table: str, choices: list[int]) -> None:
        """Whoever is to act does something that is allowed, some times in a row."""
        model = self.models[table]
        for choice in choices:
            seat = model.to_act()
            user = model.seats[seat] if seat is not None else None
            if seat is not None and isinstance(user, int):
                legal = model.legal(seat, model.plan(seat))
                self.acted(table, user, legal[-1 - choice % len(legal)])

    def acted(self, table: str, user: int, action: str) -> None:
        model = self.models[table]
        seat = model.seat_of(user)
        may = seat is not None and seat == model.to_act() and action in model.legal(seat, model.plan(seat))
        assert self.tried(self.house.play.act(table, user, action, version=model.version)) == may
        if not may or seat is None:
            return
        steps = [*model.plan(seat), action]
        model.plans[seat] = steps
        if action in ("peek", "rest"):
            model.log += [(seat, step) for step in steps]
            model.version += len(steps)
            model.plans[seat] = []
            model.state = model.replayed(model.log)
            if TOYS["dig"].outcome(model.state) is not None:
                model.status = "finished"

    @rule(table=tables, user=USERS)
    def step_back_whoever(self, table: str, user: int) -> None:
        self.stepped_back(table, user, all_steps=False)

    @rule(table=tables, plan=st.lists(st.integers(1, 5), max_size=3), all_steps=st.booleans())
    def plan_and_step_back(self, table: str, plan: list[int], all_steps: bool) -> None:
        self.act(table, plan)
        model = self.models[table]
        seat = model.to_act()
        user = model.seats[seat] if seat is not None else None
        if isinstance(user, int):
            self.stepped_back(table, user, all_steps=all_steps)

    def stepped_back(self, table: str, user: int, *, all_steps: bool) -> None:
        model = self.models[table]
        seat = model.seat_of(user)
        steps = model.plan(seat) if seat is not None and model.status == "running" else []
        revision = self.run(self.house.sight.look(table, user)).revision if steps else 0
        back = self.house.play.back(table, user, revision=revision, all_steps=all_steps)
        assert self.tried(back) == bool(steps)
        if steps and seat is not None:
            model.plans[seat] = [] if all_steps else steps[:-1]

    @rule(table=tables, user=USERS, actions=st.integers(0, 6))
    def undo_by_agreement(self, table: str, user: int, actions: int) -> None:
        """Asks to go back to some moment still in force, and everybody agrees."""
        model = self.models[table]
        may = model.status == "running" and user in model.seats and bool(model.log)
        told = self.run(self.house.sight.story(table)) if may else ()
        moments = [0, *(entry.version for entry in told if entry.undo_to is None)]
        kept = max(len(model.log) - actions, 0) if may else 0
        if kept == len(model.log) or not may:
            assert not self.tried(self.house.voting.ask_undo(table, user, to=moments[kept]))
            return
        vote = self.run(self.house.voting.ask_undo(table, user, to=moments[kept]))
        for voter in vote.voters:
            if voter != user:
                vote = self.run(self.house.voting.cast(vote.id, voter, agrees=True))
        assert vote.state == "passed"
        model.log = model.log[:kept]
        model.version += 1
        model.state = model.replayed(model.log)

    @rule(table=tables, seat=st.integers(0, 2))
    def replace_by_ai(self, table: str, seat: int) -> None:
        model = self.models[table]
        held = model.seats[seat] if seat < len(model.seats) else None
        may = model.status == "running" and isinstance(held, int)
        assert self.tried(self.house.seats.hand_over(table, seat, "easy")) == may
        if may and isinstance(held, int):
            model.homes.setdefault(seat, held)
            model.seats[seat] = "easy"
            model.plans[seat] = []
            model.ensure_owner()

    @rule(table=tables, user=USERS)
    def come_back(self, table: str, user: int) -> None:
        model = self.models[table]
        seat = next((seat for seat, home in model.homes.items() if home == user), None)
        may = model.status == "running" and seat is not None
        assert self.tried(self.house.seats.come_back(table, user)) == may
        if may and seat is not None:
            model.seats[seat] = user
            del model.homes[seat]
            model.plans[seat] = []

    @precondition(lambda self: len(self.models) > 2)
    @rule(table=consumes(tables), user=USERS)
    def end(self, table: str, user: int) -> None:
        model = self.models[table]
        may = model.status in ("lobby", "running") and user == model.owner
        assert self.tried(self.house.seats.end(table, by=user)) == may
        if may:
            model.status = "abandoned"

    @rule()
    def restart(self) -> None:
        self.run(self.database.__aexit__(None, None, None))
        self.open_house()

    @invariant()
    def the_house_and_the_model_agree(self) -> None:
        for table_id, model in self.models.items():
            table = self.run(self.house.table(table_id))
            held = [seat.user if seat.user is not None else seat.ai for seat in table.seats]
            assert (table.status, table.version) == (model.status, model.version)
            assert held == model.seats
            if model.status in ("lobby", "running"):
                assert table.owner == model.owner
            if model.state is not None:
                assert self.run(self.house.sight.position(table_id)).state == model.state
                log = self.run(self.database.read(readings.log, table_id))
                assert len(log) == model.version
            self.check_plan(table_id, model)

    def check_plan(self, table_id: str, model: Model) -> None:
        for seat, user in enumerate(model.seats):
            if model.status == "running" and isinstance(user, int):
                steps = self.run(self.house.sight.look(table_id, user)).steps
                assert [str(step.action) for step in steps] == model.plan(seat)

    @invariant()
    def the_file_is_sound(self) -> None:
        async def faults() -> list[str]:
            return [fault async for fault in checking.faults(self.database, TOYS)]

        assert self.run(faults()) == []


def often(examples: int) -> settings:
    return settings(max_examples=examples, stateful_step_count=30, deadline=None, derandomize=True)


def test_the_house_does_what_pencil_and_paper_do() -> None:
    run_state_machine_as_test(Tables, settings=often(50))


@pytest.mark.soak
def test_the_house_does_what_pencil_and_paper_do_for_long() -> None:
    run_state_machine_as_test(Tables, settings=often(1000))
