"""Knows the rules and has played once or twice: sound turns, but some things are overlooked."""

from __future__ import annotations

from games.chance import Chance
from games.core import Budget
from games.gluckauf.actions import AnyAction
from games.gluckauf.ai.planner import Planner
from games.gluckauf.ai.weights import Weights
from games.gluckauf.state import State

_OVERLOOKED = 35
"""Of a hundred good turns."""


class Apprentice(Planner):
    """Lives from turn to turn, and does not always see the best one."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights, positions=60, results=1)

    def best_turn(self, state: State, chance: Chance, budget: Budget) -> tuple[AnyAction, ...]:
        ranked = self.ranked(state)
        for one in ranked:
            if chance.below(100) >= _OVERLOOKED:
                return one.turn.actions
        return ranked[0].turn.actions
