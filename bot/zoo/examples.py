"""Pictures for the rules: one game played at random, looked at where it shows what a topic is about."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from bot.face import Names
from bot.zoo import pictures, words
from bot.zoo.seating import seating
from games import GAMES
from games.chance import Chance
from games.opponents import RandomOpponent, play_on
from games.zoo.state import Choosing, Over
from rendering.zoo import trays
from tables import Passage, Told

if TYPE_CHECKING:
    from bot.face import Picture, Style
    from games.zoo.events import AnyEvent
    from games.zoo.state import State

SEATS, BOTS, SEED = 3, 1, 12
NAMES = Names(("",) * SEATS, ("Anna", "Bruno", "Csilla"), ("red", "blue", "green"))


@cache
def _course() -> tuple[tuple[State, tuple[AnyEvent, ...]], ...]:
    """Every position of the game with what led to it."""
    game = GAMES["zoo"]
    first = game.new(SEATS, SEED, {"bots": str(BOTS)})
    told: list[Any] = [(first, ())]
    players = [RandomOpponent()] * SEATS
    told += [(state, events) for state, _, events in play_on(game, first, players, Chance(SEED))]
    return tuple(told)


def picture(topic: str, style: Style) -> Picture | None:
    """What shows that topic best; None where words do."""
    seated = seating(words.texts(style.language), NAMES)
    course, view = _course(), GAMES["zoo"].view
    third = next(state for state, _ in course if state.round == 3 and isinstance(state.phase, Choosing))
    players = SEATS + BOTS
    match topic:
        case "overview" | "round":
            return pictures.market(view(third, None), (), seated, style)
        case "tokens":
            return pictures.holdings(view(third, None), 0, (), seated, style)
        case "helpers":
            return pictures.tray(trays.to_hire(third, 0), seated, style, players)
        case "cards":
            return pictures.tray(trays.to_lobby(third), seated, style, players)
        case "market" | "sharing":
            return _market_phase(style)
        case "end":
            return pictures.final_sheets(view(_end(), None), seated, style)[0]
    return None


def _end() -> State:
    return next(state for state, _ in _course() if isinstance(state.phase, Over))


def _market_phase(style: Style) -> Picture:
    """The sheet of the second round."""
    game = GAMES["zoo"]
    over = next(i for i, (state, _) in enumerate(_course()) if state.round == 3)
    start = next(i for i, (state, _) in enumerate(_course()) if state.round == 2)
    events = tuple(event for _, some in _course()[start + 1 : over + 1] for event in some)
    told = Told(0, 0, 0, None, None, 0.0, tuple(game.witness(event, None) for event in events))
    before, after = (game.view(_course()[at][0], None) for at in (start, over))
    seated = seating(words.texts(style.language), NAMES)
    ((_, shown),) = pictures.market_phases(Passage(before, (told,), after), seated, style)
    return shown[-1]
