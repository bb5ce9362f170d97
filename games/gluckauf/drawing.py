"""The two spaces where five are drawn: look, keep one or none, put the rest back in a chosen order.

How many decisions this takes depends on numbers everybody sees, never on which tiles or cards were drawn.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.gluckauf import workshops
from games.gluckauf.actions import (
    KEEP_NONE,
    KEEP_ORDER,
    KEEP_TILE,
    LAY_ORDER,
    LAY_TILE,
    PUT,
    TOP,
    AnyAction,
    KeepNone,
    KeepOrder,
    KeepTile,
    LayOrder,
    LayTile,
    Put,
)
from games.gluckauf.changes import Log, with_player
from games.gluckauf.components import DRAWN_AT_MOST, ORDERS, TILES, WORKSHOPS
from games.gluckauf.events import KeptNone, Looked, PutBack, TookOrder
from games.gluckauf.state import Looking, Returning, State, TurnOver, open_order


def look(state: State, area: str, log: Log) -> State:
    """Take the top five in hand."""
    stack = state.tile_stack if area == WORKSHOPS else state.order_stack
    drawn, left = stack[:DRAWN_AT_MOST], stack[DRAWN_AT_MOST:]
    if log is not None:
        log.append(Looked(state.active, area, drawn))
    return replace(_with_stack(state, area, left), phase=Looking(area, drawn))


def legal_to_keep(state: State) -> tuple[AnyAction, ...]:
    """Equal tiles are one option; those the player cannot pay are none."""
    phase = state.phase
    assert isinstance(phase, Looking)
    if phase.area == ORDERS:
        return (*(KEEP_ORDER[card] for card in phase.drawn), KEEP_NONE)
    marks = state.me.marks
    affordable = dict.fromkeys(tile for tile in phase.drawn if TILES[tile].price <= marks)
    return (*(KEEP_TILE[tile] for tile in affordable), KEEP_NONE)


def legal_to_return(state: State) -> tuple[AnyAction, ...]:
    """First where (with no stack left, both ends are one), then one after the other."""
    phase = state.phase
    assert isinstance(phase, Returning)
    if not phase.where:
        stack = state.tile_stack if phase.area == WORKSHOPS else state.order_stack
        return PUT if stack else PUT[:1]
    if phase.area == ORDERS:
        return tuple(LAY_ORDER[card] for card in phase.rest)
    return tuple(LAY_TILE[tile] for tile in dict.fromkeys(phase.rest))


def keep_tile(state: State, action: KeepTile, log: Log) -> State:
    phase = state.phase
    assert isinstance(phase, Looking)
    return workshops.buy(state, action.tile, _without(phase.drawn, action.tile), log)


def keep_order(state: State, action: KeepOrder, log: Log) -> State:
    phase, me = state.phase, state.me
    assert isinstance(phase, Looking)
    if log is not None:
        log.append(TookOrder(state.active, action.card))
    rest = _without(phase.drawn, action.card)
    after = Returning(ORDERS, rest, "", ()) if rest else TurnOver()
    return with_player(state, replace(me, orders=(*me.orders, open_order(action.card))), phase=after)


def keep_none(state: State, action: KeepNone, log: Log) -> State:
    phase = state.phase
    assert isinstance(phase, Looking)
    if log is not None:
        log.append(KeptNone(state.active, phase.area))
    return replace(state, phase=Returning(phase.area, phase.drawn, "", ()))


def put(state: State, action: Put, log: Log) -> State:
    phase = state.phase
    assert isinstance(phase, Returning)
    return _lay(state, Returning(phase.area, phase.rest, action.where, ()), log)


def lay_tile(state: State, action: LayTile, log: Log) -> State:
    return _lay_next(state, action.tile, log)


def lay_order(state: State, action: LayOrder, log: Log) -> State:
    return _lay_next(state, action.card, log)


def _lay_next(state: State, item: int, log: Log) -> State:
    phase = state.phase
    assert isinstance(phase, Returning)
    rest = _without(phase.rest, item)
    return _lay(state, Returning(phase.area, rest, phase.where, (*phase.laid, item)), log)


def _lay(state: State, phase: Returning, log: Log) -> State:
    """The last one lies by itself."""
    if len(phase.rest) > 1:
        return replace(state, phase=phase)
    laid = phase.laid + phase.rest
    if log is not None:
        log.append(PutBack(state.active, phase.area, phase.where, laid))
    return replace(put_back(state, phase.area, phase.where, laid), phase=TurnOver())


def put_back(state: State, area: str, where: str, laid: tuple[int, ...]) -> State:
    """What was in hand lies on the stack again."""
    stack = state.tile_stack if area == WORKSHOPS else state.order_stack
    return _with_stack(state, area, laid + stack if where == TOP else stack + laid)


def _with_stack(state: State, area: str, stack: tuple[int, ...]) -> State:
    return replace(state, tile_stack=stack) if area == WORKSHOPS else replace(state, order_stack=stack)


def _without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    at = items.index(item)
    return items[:at] + items[at + 1 :]
