"""Players with a bent. Purely random ones never deliver; these reach every corner of the game."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from games.core import Action, AnyGame, Decision
from games.gluckauf.actions import AnyAction, Load, Move, Take
from games.gluckauf.components import CARDS, SURFACE
from games.gluckauf.events import AnyEvent
from games.gluckauf.state import State
from tests.games import playing
from tests.games.playing import Character

from .positions import GAME


class Miner(Character):
    """Also looks into its mine: goes where coal for its orders is, and brings it up."""

    def weight(self, decision: Decision, action: Action) -> float:
        me = decision.view.state.me
        wanted = {
            colour
            for order in me.orders
            for colour, held in zip(CARDS[order.card].fields, order.fields, strict=True)
            if not held
        }
        match action:
            case Move(stop=stop) if stop == SURFACE:
                return 30 if any(me.cage[colour] for colour in wanted) else 1
            case Move(stop=stop):
                return 10 if wanted & set(me.level(stop - 1)) and not me.cage_full else 0.1
            case Load(colour=colour):
                return 40 if colour in wanted else 1
            case Take(colour=colour):
                return 60 if colour in wanted else 6
        return super().weight(decision, action)


RANDOM = Character("random", {})
DILIGENT = Miner(
    "diligent",
    {
        "work delivery": 100,
        "work mining": 12,
        "workshops": 3,
        "work orders": 2,
        "work money": 2,
        "work pithead": 0.2,
        "keep none": 0.1,
        "to ": 100,
        "pair ": 3,
        "done": 0.1,
    },
)
HOARDER = Character(
    "hoarder",
    {
        "workshops": 200,
        "work workshops:draw": 0.2,
        "work money": 20,
        "work pithead": 10,
        "work ": 0.3,
        "work workshops": 1,
        "keep none": 0.1,
    },
)
COLLECTOR = Character("collector", {"work orders": 60, "work orders:draw": 40, "keep none": 0.1})
CHARACTERS = (RANDOM, DILIGENT, HOARDER, COLLECTOR)


Step: TypeAlias = playing.Step[State, AnyAction, AnyEvent]


class Table(playing.Table[State, AnyAction, AnyEvent], frozen=True):
    """A game to be played."""

    game: ClassVar[AnyGame] = GAME
