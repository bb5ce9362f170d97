"""Searches: plays each token on in its head, with what the others are likely to choose."""

from __future__ import annotations

from msgspec.structs import replace

from games.chance import Chance
from games.core import Budget, unlimited
from games.zoo import rules
from games.zoo.actions import PICK, READY
from games.zoo.ai.evaluation import Weights
from games.zoo.ai.planner import Planner
from games.zoo.choosing import tokens as tokens_of
from games.zoo.guessing import guess
from games.zoo.state import Choice, Choosing, Over, State
from games.zoo.view import View

_GUESSES = 3
_LIKELY = 0.6
"""How much worse a token may look to a rival who chooses it all the same."""
_LAST_STEPS = 200


class Tycoon(Planner):
    """Judges a token by the positions it leads to when everybody has resolved theirs."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(weights)

    def best_token(
        self, view: View, seat: int, tokens: tuple[int, ...], chance: Chance, budget: Budget
    ) -> int:
        return self.weighed(view, seat, tokens, chance, budget)[0][0]

    def weighed(
        self,
        view: View,
        seat: int,
        tokens: tuple[int, ...],
        chance: Chance,
        budget: Budget = unlimited,
    ) -> list[tuple[int, float]]:
        """Each token with what it brings, the best first."""
        played_on = 0
        totals = self.token_values(guess(view, chance), seat, tokens)
        first = dict(totals)
        for _ in range(_GUESSES):
            state = guess(view, chance)
            rivals = self._rivals(state, seat, chance)
            found = {token: self._played_on(state, rivals, seat, token) for token in tokens if budget()}
            if len(found) == len(tokens):
                played_on += 1
                totals = {token: totals[token] + found[token] for token in tokens}
        ranked = sorted(tokens, key=lambda token: (totals[token], first[token]), reverse=True)
        return [(token, totals[token] / (1 + played_on)) for token in ranked]

    def _rivals(self, state: State, seat: int, chance: Chance) -> dict[int, int]:
        """What each of the others is likely to choose: what looks best to them, or nearly so."""
        chosen = {}
        for rival in range(state.seats):
            if rival != seat:
                values = self.token_values(state, rival, tokens_of(state, rival))
                best = max(values.values())
                likely = [token for token, value in values.items() if value >= best - _LIKELY]
                chosen[rival] = likely[chance.below(len(likely))]
        return chosen

    def _played_on(self, state: State, rivals: dict[int, int], seat: int, token: int) -> float:
        """What the position is worth when all tokens of this step are resolved, and its market is over."""
        state = replace(state, choices=(Choice(),) * state.seats)
        for player, chosen in {**rivals, seat: token}.items():
            state = rules.carry_out(state, player, PICK[chosen], None)
            state = rules.carry_out(state, player, READY, None)
        for _ in range(_LAST_STEPS):
            if isinstance(state.phase, Choosing | Over):
                break
            for action in self.best_actions([state], state.active):
                state = rules.carry_out(state, state.active, action, None)
        return self.evaluation.lead(state, seat)
