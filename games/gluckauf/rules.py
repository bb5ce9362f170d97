"""What may be done in each phase, and what each action does. Everything that decides legality meets here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.core import Action, IllegalAction
from games.gluckauf import draft, drawing, mining, placing, shift, workshops
from games.gluckauf.actions import (
    BY_TEXT,
    DONE,
    AnyAction,
    Done,
    Draft,
    Enter,
    Field,
    Fill,
    KeepNone,
    KeepOrder,
    KeepTile,
    LayOrder,
    LayTile,
    Load,
    Move,
    Pair,
    Put,
    Store,
    Take,
    To,
    Work,
)
from games.gluckauf.changes import Log
from games.gluckauf.components import SPACES
from games.gluckauf.spaces import obstacle, workers_needed
from games.gluckauf.state import (
    AtWorkshops,
    Choosing,
    Drafting,
    Filling,
    Holding,
    Looking,
    Mining,
    Over,
    Pairing,
    Phase,
    Returning,
    State,
    TurnOver,
)


def _only_done(state: State) -> tuple[AnyAction, ...]:
    return (DONE,)


def _nothing(state: State) -> tuple[AnyAction, ...]:
    return ()


_LEGAL: dict[type[Phase], Callable[[State], tuple[AnyAction, ...]]] = {
    Drafting: draft.legal,
    Choosing: placing.legal,
    AtWorkshops: placing.legal_at_workshops,
    Filling: workshops.legal,
    Looking: drawing.legal_to_keep,
    Returning: drawing.legal_to_return,
    Mining: mining.legal,
    Holding: mining.legal_with_cube,
    Pairing: mining.legal_with_pair,
    TurnOver: _only_done,
    Over: _nothing,
}

_DO: dict[type[Action], Callable[[State, Any, Log], State]] = {
    Draft: draft.draft,
    Enter: placing.enter,
    Work: placing.work,
    Fill: workshops.fill,
    KeepTile: drawing.keep_tile,
    KeepOrder: drawing.keep_order,
    KeepNone: drawing.keep_none,
    Put: drawing.put,
    LayTile: drawing.lay_tile,
    LayOrder: drawing.lay_order,
    Move: mining.move,
    Load: mining.load,
    Take: mining.take,
    Pair: mining.pair,
    Field: mining.field,
    To: mining.to_order,
    Store: mining.store,
    Done: shift.done,
}


def legal(state: State) -> tuple[AnyAction, ...]:
    """The actions open to the seat in turn."""
    return _LEGAL[type(state.phase)](state)


def carry_out(state: State, action: AnyAction, log: Log) -> State:
    """The next position, for a legal action."""
    return _DO[type(action)](state, action, log)


def refusal(state: State, seat: int, action: object) -> IllegalAction:
    """Why that action is not legal, as exactly as can be told."""
    if isinstance(state.phase, Over):
        return IllegalAction("game-over")
    if seat != state.active:
        return IllegalAction("not-your-turn", seat=seat, active=state.active)
    known = next((one for one in BY_TEXT.values() if isinstance(action, Action) and one == action), None)
    if known is None:
        return IllegalAction("no-such-action", type=type(action).__name__)
    if isinstance(known, Work) and isinstance(state.phase, Choosing | AtWorkshops):
        return _space_refusal(state, seat, known)
    return _not_now(state, known)


def _not_now(state: State, action: AnyAction) -> IllegalAction:
    return IllegalAction("not-now", action=str(action), phase=type(state.phase).__name__)


def _space_refusal(state: State, seat: int, action: Work) -> IllegalAction:
    space = SPACES[action.space]
    code = obstacle(state, seat, space)
    if code is None:
        return _not_now(state, action)
    player = state.players[seat]
    return IllegalAction(
        code,
        space=str(space),
        needed=workers_needed(state, space),
        workers=player.workers,
        marks=player.marks,
    )
