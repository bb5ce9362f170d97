"""Searches: plays promising turns on in its head, with everybody's answers, in guesses of what is hidden."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from games.chance import Chance
from games.core import Budget, unlimited
from games.gluckauf.actions import DONE, AnyAction
from games.gluckauf.ai.appraisal import appraise
from games.gluckauf.ai.mining.seam import Seam
from games.gluckauf.ai.mining.solver import Result, solve
from games.gluckauf.ai.planner import ROUGHLY, Planner, Ranked
from games.gluckauf.ai.turns import Solve, Turn, all_done, draws
from games.gluckauf.ai.weights import Weights
from games.gluckauf.guessing import guess
from games.gluckauf.rules import carry_out
from games.gluckauf.state import Looking, Over, State
from games.gluckauf.view import view


class Depth(Struct, frozen=True):
    """How far and how widely the search goes."""

    candidates: int = 6
    within: float = 6.0
    """Turns that much worse at first sight are not looked at."""
    guesses: int = 1
    rounds: int = 2
    """How often everybody has a turn before the position is weighed."""


class Baron(Planner):
    """Judges a turn by the positions it leads to when all go on as they would at first sight."""

    def __init__(self, weights: Weights, depth: Depth | None = None) -> None:
        super().__init__(weights)
        self._depth = depth or Depth()

    def best_turn(self, state: State, chance: Chance, budget: Budget) -> tuple[AnyAction, ...]:
        return self.weighed(state, chance, budget)[0].turn.actions

    def weighed(self, state: State, chance: Chance, budget: Budget = unlimited) -> list[Ranked]:
        """The turns looked at, best first."""
        ranked = self.ranked(state)
        least = ranked[0].value - self._depth.within
        chosen = [one.turn for one in ranked[: self._depth.candidates] if one.value > least]
        totals = [0.0] * len(chosen)
        for _ in range(self._depth.guesses if len(chosen) > 1 else 0):
            course = _Course(self, guess(view(state, state.active).state, chance, ROUGHLY), self._depth)
            found = [course.value(turn) for turn in chosen if budget()]
            if len(found) == len(chosen):
                totals = [total + value for total, value in zip(totals, found, strict=True)]
        weighed = [Ranked(value, turn) for value, turn in zip(totals, chosen, strict=True)]
        return sorted(weighed, key=lambda one: -one.value)


class _Course:
    """How the game goes on in one guess of what is hidden."""

    def __init__(self, planner: Planner, state: State, depth: Depth) -> None:
        self._planner = planner
        self._state = state
        self._turns = depth.rounds * state.seats - 1
        self._solvers = [_solver(planner, state, seat) for seat in range(state.seats)]

    def value(self, turn: Turn) -> float:
        """What the position is worth to whoever takes that turn when everybody has gone on for a while."""
        seat = self._state.active
        state = all_done(self._state, turn.actions)
        if isinstance(state.phase, Looking):
            state = max(draws(state), key=lambda after: self._planner.value(after, seat))
            state = carry_out(state, DONE, None)
        for _ in range(self._turns):
            if isinstance(state.phase, Over):
                break
            best = self._planner.ranked(state, self._solvers[state.active])[0].turn
            state = carry_out(best.after, DONE, None)
        return self._planner.value(state, seat)


def _solver(planner: Planner, state: State, seat: int) -> Solve:
    """The same mines come up again and again in one search."""
    worth = appraise(state, seat, planner.evaluation)

    @cache
    def quickly(seam: Seam, steps: int) -> list[Result]:
        return solve(seam, steps, worth, most=_QUICKLY, thorough=False)

    return quickly


_QUICKLY = 600
"""Positions of a mine looked at when a turn of the search is played."""
