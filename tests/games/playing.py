"""Whole games for tests of any game: players with a bent, a table of them, and what happens there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import ClassVar, Generic, TypeVar, cast

from hypothesis import settings
from hypothesis import strategies as st
from msgspec import Struct

from games.chance import Chance
from games.core import Action, AnyGame, Budget, Decision, Event, Opponent, unlimited
from games.opponents import play_on

steady = settings(derandomize=True, deadline=None, database=None)
"""The same examples in every run."""

seeds = st.integers(-(2**63), 2**63 - 1)

S = TypeVar("S")
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class Character(Opponent):
    """Chooses at random among the legal actions, weighed by how their texts begin; 1 if nothing is said."""

    def __init__(self, name: str, likes: Mapping[str, float]) -> None:
        self.name = name
        self._likes = sorted(likes.items(), key=lambda like: -len(like[0]))

    def __repr__(self) -> str:
        return self.name

    def choose(self, decision: Decision, chance: Chance, budget: Budget = unlimited) -> Action:
        legal: tuple[Action, ...] = decision.legal
        weights = [self.weight(decision, action) for action in legal]
        left = chance.below(1_000_000) / 1_000_000 * sum(weights)
        for action, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return legal[-1]

    def weight(self, decision: Decision, action: Action) -> float:
        text = str(action)
        return next((weight for start, weight in self._likes if text.startswith(start)), 1)


class Table(Struct, Generic[S, A, E], frozen=True):
    """A game to be played."""

    game: ClassVar[AnyGame]
    characters: tuple[Opponent, ...]
    seed: int
    options: dict[str, str]

    def new(self) -> S:
        return cast("S", self.game.new(len(self.characters), self.seed, self.options))


class Step(Struct, Generic[S, A, E], frozen=True):
    before: S
    seat: int
    action: A
    after: S
    events: tuple[E, ...]


def steps(table: Table[S, A, E]) -> Iterator[Step[S, A, E]]:
    """The whole game, action by action."""
    game, before = table.game, table.new()
    for after, move, events in play_on(game, before, table.characters, Chance(table.seed)):
        yield Step(before, move.seat, game.parse(move.action), after, cast("tuple[E, ...]", events))
        before = after


def states(table: Table[S, A, E], every: int = 1) -> Iterator[S]:
    """Positions of the game, from the first to the last."""
    yield table.new()
    for number, step in enumerate(steps(table), start=1):
        if number % every == 0 or not table.game.to_act(step.after):
            yield step.after


def all_options(game: AnyGame) -> tuple[dict[str, str], ...]:
    """Every way to settle them."""
    return tuple(
        dict(zip((option.key for option in game.options), choices, strict=True))
        for choices in product(*(option.choices for option in game.options))
    )
