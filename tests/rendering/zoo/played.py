"""Whole games played by chance, with an eye to what fills pictures: shares bought, helpers hired."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from games.chance import Chance
from games.zoo.actions import PICK, BuyFruit, BuyShare, Hire, Lobby, Pay, Pick, Put, Ready, TakeFruit, Use
from games.zoo.components import HIRE
from games.zoo.events import MarketOpened, RoundEnded
from games.zoo.game import Zoo
from games.zoo.hiring import payments
from rendering.setting import Setting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.zoo.actions import AnyAction
    from games.zoo.events import AnyEvent
    from games.zoo.state import State

GAME = Zoo()
NAMES = ("Győző", "Łucja", "Jürgen", "Zsófia", "Bot A")
ODD_NAMES = (
    "Świętopełk-Őrsike von und zu Tiergartenhausen",
    "שלום 💎🍋 עולם",
    "W" * 32,
    "\u202e\u0000\u200b",
    "i" * 32,
)
TABLES = ((2, 0), (1, 3), (3, 0), (3, 1), (2, 3), (5, 0))
"""Seats and bots."""
_EAGER = (Pick, Ready, BuyShare, BuyFruit, Hire, Pay, Lobby, TakeFruit, Use, Put)


def setting(
    language: str = "en", theme: str = "light", names: Sequence[str] = NAMES, count: int = 5
) -> Setting:
    return Setting(tuple(names[:count]), theme, language)


class Turn(NamedTuple):
    """A position after a turn, and what an onlooker saw of it."""

    state: State
    events: tuple[AnyEvent, ...]


def _choose(state: State, seat: int, chance: Chance) -> AnyAction:
    legal = GAME.legal(state, seat)
    eager: list[AnyAction] = [action for action in legal if isinstance(action, Hire | Pay)]
    if PICK[HIRE] in legal and any(payments(state, seat, helper) for helper in state.helpers):
        eager = [PICK[HIRE]]
    eager = eager or [action for action in legal if isinstance(action, _EAGER)]
    some = eager if eager and chance.below(6) else legal
    return some[chance.below(len(some))]


@cache
def positions(seats: int, bots: int, seed: int) -> tuple[Turn, ...]:
    """Every position of a game, within turns as well."""
    state = GAME.new(seats, seed, {"bots": str(bots)})
    chance, played = Chance(seed), [Turn(state, ())]
    while acting := GAME.to_act(state):
        seat = acting[chance.below(len(acting))]
        state, events = GAME.apply(state, seat, _choose(state, seat, chance))
        played.append(Turn(state, tuple(GAME.witness(event, None) for event in events)))
    return tuple(played)


@cache
def turns(seats: int, bots: int, seed: int) -> tuple[Turn, ...]:
    """The game turn by turn; the first entry is the position before any."""
    first, *rest = positions(seats, bots, seed)
    played, events, before = [first], list[Any](), first.state
    for state, happened in rest:
        events += happened
        if state.turns != before.turns or not GAME.to_act(state):
            played.append(Turn(state, tuple(events)))
            events = []
        before = state
    return tuple(played)


def all_events(seats: int, bots: int, seed: int) -> tuple[AnyEvent, ...]:
    return tuple(event for turn in positions(seats, bots, seed) for event in turn.events)


def market_phase(seats: int, bots: int, seed: int, number: int) -> Turn:
    """From the turn that opened that market phase to the one that ended the round."""
    inside, events = False, list[Any]()
    for state, happened in positions(seats, bots, seed):
        inside = inside or any(isinstance(e, MarketOpened) and e.round == number for e in happened)
        if inside:
            events += happened
            if any(isinstance(event, RoundEnded) for event in happened):
                return Turn(state, tuple(events))
    raise LookupError(f"that game has no market phase {number}")
