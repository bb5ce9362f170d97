"""Ending the game before its last shift is over."""

from __future__ import annotations

from msgspec.structs import replace

from games.gluckauf import drawing, shift, workshops
from games.gluckauf.actions import TOP
from games.gluckauf.components import EMPTY, TILES
from games.gluckauf.state import Drafting, Filling, Looking, Over, Returning, State


def cut_short(state: State) -> State:
    """Everything is counted but the shift under way: not everybody had the same time for its prizes.

    While orders are drafted there is nothing to count.
    """
    if isinstance(state.phase, Drafting | Over):
        return state
    return shift.end_game(_with_empty_hands(state), None)


def _with_empty_hands(state: State) -> State:
    """A tile that is paid for is built, whatever its carts still lack; what was drawn goes back on top."""
    if isinstance(state.phase, Filling):
        lacking = TILES[state.phase.tile].carts - len(state.phase.cubes)
        filled = replace(state.phase, cubes=state.phase.cubes + (EMPTY,) * lacking)
        state = workshops.build(state, filled, None)
    match state.phase:
        case Looking(area=area, drawn=drawn):
            return drawing.put_back(state, area, TOP, drawn)
        case Returning(area=area, rest=rest, laid=laid):
            return drawing.put_back(state, area, TOP, laid + rest)
    return state
