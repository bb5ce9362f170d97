"""Half-planned turns: steps that reveal and end nothing; their planner alone sees them and may step back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from games.core import AnyGame, Event, GameError
from storage.rows import PlanRow
from tables.values import Step, as_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from storage.readings import TableFile


class Planned(Struct, frozen=True):
    """A step on its way to the log: the action, and which one it was of which request."""

    action: str
    request: str | None = None
    step: int = 0


class Premove(Struct, frozen=True):
    """A plan made ahead that is to be played by itself when the turn comes, if it comes to the same."""

    closing: tuple[str, ...]
    """The actions that end the turn after the planned steps."""
    expects: str
    """What the steps brought about when they were planned."""


class Plan(Struct, frozen=True):
    """A seat's plan as it stands on top of the newest position."""

    revision: int
    steps: tuple[Planned, ...]
    made: tuple[Step, ...]
    dropped: tuple[str, ...]
    """Steps that are no longer possible, because others have acted since."""
    state: Any
    """The position with the steps made."""

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(step.action for step in self.steps)


def stored(file: TableFile, seat: int) -> tuple[int, tuple[Planned, ...]]:
    """A seat's revision and steps, as they were last written down."""
    row = next((plan for plan in file.plans if plan.seat == seat), None)
    if row is None:
        return 0, ()
    return row.revision, msgspec.json.decode(row.steps, type=tuple[Planned, ...])


def premove(file: TableFile, seat: int) -> Premove | None:
    """What is to be played by itself, if anything."""
    row = next((plan for plan in file.plans if plan.seat == seat), None)
    if row is None or row.premove is None:
        return None
    return msgspec.json.decode(row.premove, type=Premove)


def plan_row(
    table_id: str, seat: int, revision: int, steps: Sequence[Planned], armed: Premove | None = None
) -> PlanRow:
    return PlanRow(table_id, seat, revision, as_json(steps), None if armed is None else as_json(armed))


def effects(plan: Plan) -> str:
    """What the steps of a plan bring about, to be compared with what they were to bring about."""
    return as_json([[type(event).__name__, event] for step in plan.made for event in step.events])


def checked(game: AnyGame, state: Any, file: TableFile, seat: int) -> Plan:
    """The seat's plan made again on top of `state`, as far as it goes."""
    revision, steps = stored(file, seat)
    if not game.legal(state, seat):
        return Plan(revision, (), (), (), state)  # planned ahead: it is looked at when the turn comes
    made: list[Step] = []
    for index, step in enumerate(steps):
        try:
            action = game.parse(step.action)
            after, events = game.apply(state, seat, action)
            # Harmless when it was planned, but now it would show something: that is for the player to decide.
            possible = not commits(game, state, after, seat, events)
        except GameError:
            possible = False
        if not possible:
            dropped = tuple(later.action for later in steps[index:])
            return Plan(revision, steps[:index], tuple(made), dropped, state)
        made.append(Step(action, witnessed(game, events, seat)))
        state = after
    return Plan(revision, steps, tuple(made), (), state)


def commits(game: AnyGame, before: Any, after: Any, seat: int, events: Sequence[Event]) -> bool:
    """Whether an action cannot stay a plan: it reveals something, or the seat has had its say."""
    return (
        any(event.reveals for event in events)
        or game.turn(after) != game.turn(before)
        or seat not in game.to_act(after)
    )


def witnessed(game: AnyGame, events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    return tuple(game.witness(event, seat) for event in events)
