"""Whole turns: every space a seat can work at, with the best that can be done there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import Struct

from games.gluckauf.actions import DONE, ENTER, KEEP_NONE, PUT, WORK, AnyAction
from games.gluckauf.ai.mining.actions import actions_of
from games.gluckauf.ai.mining.seam import Seam, seam_of
from games.gluckauf.ai.mining.solver import Result
from games.gluckauf.components import MINING, WORKSHOPS, Space
from games.gluckauf.rules import carry_out, legal
from games.gluckauf.spaces import OPEN_SPACES, obstacle_at_open
from games.gluckauf.state import Filling, Looking, Returning, State


class Turn(Struct, frozen=True):
    """A way to use the turn."""

    space: int
    actions: tuple[AnyAction, ...]
    """As far as they can be told before anything hidden is seen."""
    after: State
    """With the turn's work done; not yet refilled, nobody else's turn yet."""


Solve: TypeAlias = Callable[[Seam, int], list[Result]]
"""The best that can be done in a mine in so many steps."""


def turns(state: State, solve: Solve) -> Iterator[Turn]:
    """One for each space, several for mining and drawing. The stacks are taken as they lie."""
    seam = seam_of(state.me)
    for space in OPEN_SPACES[len(state.players)]:
        if obstacle_at_open(state, state.me, space) is None:
            yield from _at(state, space, seam, solve)


def _at(state: State, space: Space, seam: Seam, solve: Solve) -> Iterator[Turn]:
    first: tuple[AnyAction, ...] = (WORK[space.index],)
    if space.area == WORKSHOPS:
        first = (ENTER, *first)
    after = carry_out(state, WORK[space.index], None)
    if space.area == MINING:
        for result in solve(seam, space.number):
            if result.steps:
                steps = actions_of(seam, result)
                yield Turn(space.index, (*first, *steps, DONE), all_done(after, steps))
        return
    match after.phase:
        case Looking():
            yield from (Turn(space.index, first, drawn) for drawn in draws(after))
        case Filling():
            fills = _filled(after)
            yield Turn(space.index, (*first, *fills, DONE), all_done(after, fills))
        case _:
            yield Turn(space.index, (*first, DONE), after)


def all_done(state: State, actions: tuple[AnyAction, ...]) -> State:
    """The position after these actions."""
    for action in actions:
        state = carry_out(state, action, None)
    return state


def _filled(state: State) -> tuple[AnyAction, ...]:
    """The dearest coal that is left."""
    fills: list[AnyAction] = []
    while isinstance(state.phase, Filling):
        options = legal(state)
        fills.append(options[-2] if len(options) > 1 else options[0])
        state = carry_out(state, fills[-1], None)
    return tuple(fills)


def draws(state: State) -> Iterator[State]:
    """What may become of five that were drawn: one of them kept, or none, the rest at the bottom."""
    phase = state.phase
    assert isinstance(phase, Looking)
    for option in legal(state):
        if option == KEEP_NONE:
            continue
        kept = carry_out(state, option, None)
        if isinstance(kept.phase, Filling):
            kept = all_done(kept, _filled(kept))
        yield put_back(kept)
    yield put_back(carry_out(state, KEEP_NONE, None))


def put_back(state: State) -> State:
    """The rest of what was drawn at the bottom, as it lies."""
    while isinstance(state.phase, Returning):
        options = legal(state)
        state = carry_out(state, PUT[1] if PUT[1] in options else options[0], None)
    return state
