"""Buying a tunnel tile and filling its carts from the supply, also when that runs short."""

from __future__ import annotations

from msgspec.structs import replace

from games.gluckauf.actions import FILL, FILL_NONE, AnyAction, Fill
from games.gluckauf.changes import Log, more, with_player
from games.gluckauf.components import COLOURS, EMPTY, TILES, WORKSHOPS
from games.gluckauf.events import Bought
from games.gluckauf.state import NO_CUBES, Filling, Returning, State, TurnOver


def legal(state: State) -> tuple[AnyAction, ...]:
    """Any colour that is left, or nothing."""
    return (*(FILL[colour] for colour in COLOURS if state.supply[colour]), FILL_NONE)


def buy(state: State, tile: int, rest: tuple[int, ...], log: Log) -> State:
    """Pay for the tile and fill its carts. `rest` is what has to be returned when it was drawn."""
    me = state.me
    paid = with_player(state, replace(me, marks=me.marks - TILES[tile].price))
    return _fill(paid, Filling(tile, (), rest), log)


def fill(state: State, action: Fill, log: Log) -> State:
    phase = state.phase
    assert isinstance(phase, Filling)
    return _fill(_put(state, phase, action.colour), _with(phase, action.colour), log)


def _fill(state: State, phase: Filling, log: Log) -> State:
    """Go on filling carts until the player has to choose, or all are filled."""
    kind = TILES[phase.tile]
    while len(phase.cubes) < kind.carts:
        if state.supply[kind.colour]:
            cube = kind.colour
        elif state.supply == NO_CUBES:
            cube = EMPTY
        else:
            return replace(state, phase=phase)
        state, phase = _put(state, phase, cube), _with(phase, cube)
    return build(state, phase, log)


def _with(phase: Filling, cube: int) -> Filling:
    return Filling(phase.tile, (*phase.cubes, cube), phase.rest)


def _put(state: State, phase: Filling, cube: int) -> State:
    return state if cube == EMPTY else replace(state, supply=more(state.supply, cube, -1))


def build(state: State, phase: Filling, log: Log) -> State:
    """The tile lies in its tunnel, with what is in its carts."""
    me, kind = state.me, TILES[phase.tile]
    if log is not None:
        log.append(Bought(state.active, phase.tile, kind.price, phase.cubes))
    tunnels = me.tunnels
    at = kind.tunnel
    player = replace(me, tunnels=(*tunnels[:at], (*tunnels[at], phase.cubes), *tunnels[at + 1 :]))
    after = Returning(WORKSHOPS, phase.rest, "", ()) if phase.rest else TurnOver()
    return with_player(state, player, phase=after)
