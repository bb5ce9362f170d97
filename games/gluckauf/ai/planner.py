"""Thinks one turn ahead: every turn there is, weighed by what the position is worth after it."""

from __future__ import annotations

from msgspec import Struct

from games.chance import Chance
from games.core import Budget, Decision, Opponent, unlimited
from games.gluckauf.actions import DONE, PUT, AnyAction
from games.gluckauf.ai.appraisal import appraise
from games.gluckauf.ai.evaluation import Evaluation
from games.gluckauf.ai.mining.actions import actions_of
from games.gluckauf.ai.mining.seam import seam_of
from games.gluckauf.ai.mining.solver import solve
from games.gluckauf.ai.turns import Solve, Turn, put_back, turns
from games.gluckauf.ai.weights import Weights
from games.gluckauf.guessing import guess
from games.gluckauf.rules import carry_out
from games.gluckauf.state import Choosing, Mining, Returning, State

ROUGHLY = 120
"""Swaps for a guess good enough to think with."""


class Ranked(Struct, frozen=True):
    """A turn and what the position is worth after it."""

    value: float
    turn: Turn


class Planner(Opponent):
    """Plays the turn after which it stands best."""

    def __init__(self, weights: Weights, *, positions: int = 3000, results: int = 2) -> None:
        self.evaluation = Evaluation(weights)
        self._positions = positions
        self._results = results

    def choose(self, decision: Decision, chance: Chance, budget: Budget = unlimited) -> AnyAction:
        return self.plan(decision, chance, budget)[0]

    def plan(self, decision: Decision, chance: Chance, budget: Budget = unlimited) -> tuple[AnyAction, ...]:
        if len(decision.legal) == 1:
            return (decision.legal[0],)
        state = guess(decision.view.state, chance, ROUGHLY)
        match state.phase:
            case Choosing():
                return self.best_turn(state, chance, budget)
            case Mining(steps=steps):
                return self._mine(state, steps)
            case Returning():
                return (PUT[1] if PUT[1] in decision.legal else decision.legal[0],)
        return (max(decision.legal, key=lambda action: self._after(state, action)),)

    def best_turn(self, state: State, chance: Chance, budget: Budget) -> tuple[AnyAction, ...]:
        return self.ranked(state)[0].turn.actions

    def ranked(self, state: State, solve: Solve | None = None) -> list[Ranked]:
        """The best turn at each space, best first."""
        seat = state.active
        best: dict[int, Ranked] = {}
        for turn in turns(state, solve or self._solver(state)):
            value = self.value(turn.after, seat)
            known = best.get(turn.space)
            if known is None or value > known.value:
                best[turn.space] = Ranked(value, turn)
        return sorted(best.values(), key=lambda ranked: -ranked.value)

    def _solver(self, state: State) -> Solve:
        worth = appraise(state, state.active, self.evaluation)
        return lambda seam, steps: solve(
            seam, steps, worth, most=self._positions, results=self._results, thorough=False
        )

    def value(self, state: State, seat: int) -> float:
        """What a seat has to expect, less a part of what the best other one has."""
        worth = self.evaluation.standings(state)
        rival = max(other for number, other in enumerate(worth) if number != seat)
        return worth[seat] - self.evaluation.weights.rival * rival

    def _mine(self, state: State, steps: int) -> tuple[AnyAction, ...]:
        seam = seam_of(state.me)
        worth = appraise(state, state.active, self.evaluation)
        best = solve(seam, steps, worth)[0]
        return (*actions_of(seam, best), DONE)

    def _after(self, state: State, action: AnyAction) -> float:
        seat = state.active
        after = put_back(carry_out(state, action, None))
        return self.value(after, seat)
