"""Whole games played by chance, with an eye to what fills pictures: coal mined, orders delivered."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from games import GAMES
from games.chance import Chance
from games.core import Budget, Decision, Opponent, unlimited
from games.gluckauf.actions import Done, Load, Pair, Store, Take, To, Work
from games.gluckauf.components import DELIVERY, MONEY, ORDERS, PITHEAD, SPACES
from games.gluckauf.events import AnyEvent, Drafted, TurnEnded
from games.opponents import play_on
from rendering.gluckauf.moments import Moment
from rendering.setting import Setting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core import Action
    from games.gluckauf.state import State

GAME = GAMES["gluckauf"]
NAMES = ("Győző", "Łucja", "Jürgen", "Zsófia")
ODD_NAMES = (
    "Świętopełk-Őrsike von und zu Grubenlampenhausen",
    "שלום 💎⛏️ עולם",
    "W" * 32,
    "\u202e\u0000\u200b",
)


def setting(seats: int, language: str = "en", theme: str = "light", names: Sequence[str] = NAMES) -> Setting:
    return Setting(tuple(names[:seats]), theme, language)


class Eager(Opponent):
    """Delivers when it can, mines often, and uses its steps."""

    def choose(self, decision: Decision, chance: Chance, budget: Budget = unlimited) -> Action:
        legal: list[Action] = list(decision.legal)
        ranked = max(_eagerness(action) for action in legal)
        if ranked and chance.below(4):
            legal = [action for action in legal if _eagerness(action) == ranked]
        return legal[chance.below(len(legal))]


def _eagerness(action: Action) -> int:
    match action:
        case Work(space=space) if SPACES[space].area == DELIVERY:
            return 5
        case To():
            return 4
        case Take() | Load():
            return 3
        case Work(space=space) if SPACES[space].area in {MONEY, ORDERS, PITHEAD}:
            return 0
        case Done() | Pair() | Store():
            return 0
    return 1


class Turn(NamedTuple):
    """A position after a turn, and what happened in it."""

    state: State
    events: tuple[AnyEvent, ...]


@cache
def turns(seats: int, seed: int) -> tuple[Turn, ...]:
    """A whole game; the first entry is the position before any turn."""
    state = GAME.new(seats, seed)
    played = [Turn(state, ())]
    events: list[Any] = []
    for after, _, happened in play_on(GAME, state, [Eager()] * seats, Chance(seed)):
        events += happened
        if any(isinstance(event, TurnEnded | Drafted) for event in happened):
            played.append(Turn(after, tuple(events)))
            events = []
    return tuple(played)


def moments(seats: int, seed: int) -> list[Moment]:
    """That game as an onlooker sees it, turn by turn."""
    return [Moment(GAME.view(turn.state, None), turn.events) for turn in turns(seats, seed)]


@cache
def positions(seats: int, seed: int) -> tuple[State, ...]:
    """Every position of that game, within turns as well."""
    state = GAME.new(seats, seed)
    return (state, *(after for after, _, _ in play_on(GAME, state, [Eager()] * seats, Chance(seed))))
