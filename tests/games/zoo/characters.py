"""Players with a bent. Purely random ones wander through menus; these reach every corner of the game."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from games.core import AnyGame
from games.zoo.actions import AnyAction
from games.zoo.events import AnyEvent
from games.zoo.state import State
from tests.games import playing
from tests.games.playing import Character

from .positions import GAME

_BRISK = {"ready": 30, "answers": 0.05, "orders": 0.5, "done": 0.2, "back": 3}

RANDOM = Character("random", {"ready": 3})
TRADER = Character("trader", {**_BRISK, "pick shares": 4, "pick fruit": 3, "pick duplicate": 3, "buy": 3})
MASTER = Character(
    "master",
    {
        **_BRISK,
        "pick hire": 9,
        "pick fruit": 3,
        "pick duplicate": 4,
        "hire": 20,
        "buy": 4,
        "buy share": 6,
        "sell": 0.1,
    },
)
SCHEMER = Character(
    "schemer",
    {
        **_BRISK,
        "pick lobby": 5,
        "pick speculate": 5,
        "pick duplicate": 5,
        "coins": 0.2,
        "hire": 20,
        "look": 3,
    },
)
PLANNER = Character(
    "planner", {"ready": 2, "orders": 4, "answers": 0.5, "wish": 2, "then": 8, "back": 1, "hire": 9}
)
CHARACTERS = (RANDOM, TRADER, MASTER, SCHEMER, PLANNER)


Step: TypeAlias = playing.Step[State, AnyAction, AnyEvent]


class Table(playing.Table[State, AnyAction, AnyEvent], frozen=True):
    """A game to be played."""

    game: ClassVar[AnyGame] = GAME
