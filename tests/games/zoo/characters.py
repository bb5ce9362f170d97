"""Players with a bent. Purely random ones wander through menus; these reach every corner of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from msgspec import Struct

from games.chance import Chance
from games.core import Action, Budget, Decision, Opponent, unlimited
from games.opponents import play_on
from games.zoo.actions import AnyAction
from games.zoo.events import AnyEvent
from games.zoo.state import State

from .positions import GAME


class Character(Opponent):
    """Chooses at random among the legal actions, weighed by how their texts begin; 1 if nothing is said."""

    def __init__(self, name: str, likes: Mapping[str, float]) -> None:
        self.name = name
        self._likes = sorted(likes.items(), key=lambda like: -len(like[0]))

    def __repr__(self) -> str:
        return self.name

    def choose(self, decision: Decision, chance: Chance, budget: Budget = unlimited) -> Action:
        legal: tuple[Action, ...] = decision.legal
        weights = [self.weight(str(action)) for action in legal]
        left = chance.below(1_000_000) / 1_000_000 * sum(weights)
        for action, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return legal[-1]

    def weight(self, text: str) -> float:
        return next((weight for start, weight in self._likes if text.startswith(start)), 1)


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


class Table(Struct, frozen=True):
    """A game to be played."""

    characters: tuple[Character, ...]
    seed: int
    options: dict[str, str]

    def new(self) -> State:
        return GAME.new(len(self.characters), self.seed, self.options)


class Step(Struct, frozen=True):
    before: State
    seat: int
    action: AnyAction
    after: State
    events: tuple[AnyEvent, ...]


def steps(table: Table) -> Iterator[Step]:
    """The whole game, action by action."""
    before = table.new()
    for after, move, events in play_on(GAME, before, table.characters, Chance(table.seed)):
        yield Step(before, move.seat, GAME.parse(move.action), after, cast("tuple[AnyEvent, ...]", events))
        before = after


def states(table: Table, every: int = 1) -> Iterator[State]:
    """Positions of the game, from the first to the last."""
    yield table.new()
    for number, step in enumerate(steps(table), start=1):
        if number % every == 0 or not GAME.to_act(step.after):
            yield step.after
