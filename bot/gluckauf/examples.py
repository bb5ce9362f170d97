"""Pictures for the rules: one game played at random, looked at where it shows what a topic is about."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from bot.face import Names
from bot.gluckauf import pictures
from games import GAMES
from games.chance import Chance
from games.gluckauf.components import ORDERS
from games.gluckauf.events import ShiftScored
from games.gluckauf.state import Looking, Mining
from games.opponents import RandomOpponent, play_on

if TYPE_CHECKING:
    from bot.face import Picture, Style
    from games.gluckauf.events import AnyEvent
    from games.gluckauf.state import State
    from games.gluckauf.view import View

SEATS, SEED = 3, 896
"""Of two thousand such games the one in which chance mined and delivered most."""
NAMES = Names(("",) * SEATS, ("Anna", "Bruno", "Csilla"), ("red", "blue", "green"))


@cache
def _course() -> tuple[tuple[State, tuple[AnyEvent, ...]], ...]:
    """Every position of the game with what led to it."""
    game = GAMES["gluckauf"]
    players = [RandomOpponent()] * SEATS
    first = game.new(SEATS, SEED)
    told: list[Any] = [(first, ())]
    told += [(state, events) for state, _, events in play_on(game, first, players, Chance(SEED))]
    return tuple(told)


def _view(fits: Callable[[State], bool], *, last: bool = False) -> View:
    """The game where it first, or last, is like that, seen by whoever is in turn."""
    course = _course()
    state = next(state for state, _ in (reversed(course) if last else course) if fits(state))
    view: View = GAMES["gluckauf"].view(state, state.active)
    return view


def _full_cage(state: State) -> bool:
    return isinstance(state.phase, Mining) and sum(state.players[state.active].cage) >= 3


def _second_shift(state: State) -> bool:
    return state.shift == 2 and not isinstance(state.phase, Mining) and any(state.pithead)


def _five_orders(state: State) -> bool:
    return isinstance(state.phase, Looking) and state.phase.area == ORDERS


def _five_tiles(state: State) -> bool:
    return isinstance(state.phase, Looking) and state.phase.area != ORDERS


def picture(topic: str, style: Style) -> Picture | None:
    """What shows that topic; None where words do."""
    match topic:
        case "overview" | "turn":
            return pictures.board(_view(_second_shift, last=True), (), NAMES, style)
        case "mining" | "workshops":
            view = _view(_full_cage, last=True)
            return pictures.mine(view, view.state.active, (), NAMES, style)
        case "drawing":
            return pictures.panel_pictures(_view(_five_tiles), 0, (), NAMES, style)[0]
        case "orders" | "delivery":
            view = _view(_full_cage, last=True)
            return pictures.outstanding(view, view.state.active, NAMES, style)
        case "clock":
            return _sheet(style)
        case "end":
            over = GAMES["gluckauf"].view(_course()[-1][0], None)
            return pictures.final_sheet(over, NAMES, style)
    return None


def _sheet(style: Style) -> Picture:
    scored = [event for _, events in _course() for event in events if isinstance(event, ShiftScored)]
    return pictures.shift_sheet(scored[1], NAMES, style)
