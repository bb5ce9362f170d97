"""Knows the rules and lives from token to token: overlooks much, and never thinks of the markets to come."""

from __future__ import annotations

from games.chance import Chance
from games.core import Budget
from games.zoo.actions import AnyAction
from games.zoo.ai.evaluation import Weights
from games.zoo.ai.planner import Planner
from games.zoo.guessing import guess
from games.zoo.rules import options
from games.zoo.view import View

_OVERLOOKED = 3
"""One decision in so many is made without thinking."""


class Peddler(Planner):
    def __init__(self) -> None:
        super().__init__(Weights(future=0.2, to_come=0.3, cash=0.0, abilities=0.3), guesses=1)

    def best_token(
        self, view: View, seat: int, tokens: tuple[int, ...], chance: Chance, budget: Budget
    ) -> int:
        if not chance.below(_OVERLOOKED):
            return tokens[chance.below(len(tokens))]
        return super().best_token(view, seat, tokens, chance, budget)

    def resolution(self, view: View, seat: int, chance: Chance) -> tuple[AnyAction, ...]:
        if chance.below(_OVERLOOKED):
            return super().resolution(view, seat, chance)
        legal = options(guess(view, chance))
        return (legal[chance.below(len(legal))],)
