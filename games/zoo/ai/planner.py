"""One token ahead: weighs every way to resolve a token, and every token by the best way to resolve it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.chance import Chance
from games.core import Budget, Decision, Opponent, unlimited
from games.zoo import resolving, rules
from games.zoo.actions import (
    BACK,
    DONE,
    PICK,
    READY,
    RETHINK,
    SKIP,
    AnyAction,
    CoinsOnly,
    Hire,
    Look,
    Pick,
    Use,
)
from games.zoo.ai.decks import best_arrangement, best_removal
from games.zoo.ai.evaluation import Evaluation, Weights
from games.zoo.components import KINDS, SPECULATE, TOKENS_PER_ROUND
from games.zoo.guessing import guess
from games.zoo.state import (
    Choosing,
    Going,
    Looking,
    Paying,
    Reacting,
    Removing,
    Speculating,
    State,
    Trading,
    TurnOver,
)
from games.zoo.view import View

_SECOND_LOOK = 5
"""How many first transactions are followed by a second one in thought."""
_LOOK_WORTH = 0.25
"""What it is worth to arrange a deck one has a share in, in glory for each share, before its pass."""
_LAST_STEPS = 12
"""No token takes more decisions than that."""


class Planner(Opponent):
    """Judges by what the position is worth when the token is resolved, as if nobody acted before."""

    def __init__(self, weights: Weights | None = None, guesses: int = 3) -> None:
        self.evaluation = Evaluation(weights)
        self._guesses = guesses

    def choose(self, decision: Decision, chance: Chance, budget: Budget = unlimited) -> AnyAction:
        return self.plan(decision, chance, budget)[0]

    def plan(self, decision: Decision, chance: Chance, budget: Budget = unlimited) -> tuple[AnyAction, ...]:
        view: View = decision.view
        if len(decision.legal) == 1:
            return (decision.legal[0],)
        if isinstance(view.state.phase, Choosing):
            return self._plan_choice(decision, chance, budget)
        return self.resolution(view, decision.seat, chance)

    def _plan_choice(self, decision: Decision, chance: Chance, budget: Budget) -> tuple[AnyAction, ...]:
        """Somebody else may have left the choice half made."""
        legal = decision.legal
        if BACK in legal:
            return (BACK,)
        if READY in legal:
            return (READY,)
        if RETHINK in legal:
            return (RETHINK,)
        tokens = tuple(action.token for action in legal if isinstance(action, Pick))
        return (PICK[self.best_token(decision.view, decision.seat, tokens, chance, budget)], READY)

    def best_token(
        self, view: View, seat: int, tokens: tuple[int, ...], chance: Chance, budget: Budget
    ) -> int:
        state = guess(view, chance)
        worth = self.token_values(state, seat, tokens)
        return max(tokens, key=worth.__getitem__)

    def token_values(self, state: State, seat: int, tokens: Sequence[int]) -> dict[int, float]:
        """How much better off the seat is after resolving each token at once."""
        before = self.evaluation.lead(state, seat)
        return {token: self._resolved_value(state, seat, token) - before for token in tokens}

    def _resolved_value(self, state: State, seat: int, token: int) -> float:
        resolving_it = at_token(state, seat, token)
        if resolving_it.token(seat) == SPECULATE:
            return self.evaluation.lead(state, seat) + speculation(resolving_it, seat)
        return self.evaluation.lead(self.resolve(resolving_it), seat)

    def resolve(self, state: State, done: list[AnyAction] | None = None) -> State:
        """The active player's token carried out as well as can be, up to the end of the turn.

        What was done is added to `done`.
        """
        seat = state.active
        for _ in range(_LAST_STEPS):
            if state.active != seat or isinstance(state.phase, TurnOver | Going | Choosing):
                break
            for action in self.best_actions([state], seat):
                state = rules.do(state, action, None)
                if done is not None:
                    done.append(action)
        return state

    def resolution(self, view: View, seat: int, chance: Chance) -> tuple[AnyAction, ...]:
        """What to do next, judged by guesses of what is hidden. All of it is open whatever that is."""
        several = isinstance(view.state.phase, Looking | Removing)
        states = [guess(view, chance) for _ in range(self._guesses if several else 1)]
        return self.best_actions(states, seat)

    def best_actions(self, states: list[State], seat: int) -> tuple[AnyAction, ...]:
        state = states[0]
        phase = state.phase
        if isinstance(phase, Looking):
            return best_arrangement(states, seat, self.evaluation)
        if isinstance(phase, Removing):
            return (best_removal(states, seat, self.evaluation),)
        if isinstance(phase, Speculating):
            return (_speculate(state, seat),)
        legal = rules.options(state)
        if len(legal) == 1:
            return (legal[0],)
        if isinstance(phase, Trading) and phase.left > 1:
            return self._two_trades(state, seat, legal)
        return (max(legal, key=lambda action: self.worth_after(state, seat, action)),)

    def _two_trades(self, state: State, seat: int, legal: tuple[AnyAction, ...]) -> tuple[AnyAction, ...]:
        """What a transaction is worth may show only with the one that follows it."""
        worth = {action: self.worth_after(state, seat, action) for action in legal}
        promising = sorted(legal, key=worth.__getitem__, reverse=True)[:_SECOND_LOOK]
        for action in promising:
            if action != DONE:
                after = rules.do(state, action, None)
                if isinstance(after.phase, Trading):
                    following = (self.worth_after(after, seat, one) for one in rules.options(after))
                    worth[action] = max(worth[action], *following)
        return (max(promising, key=worth.__getitem__),)

    def worth_after(self, state: State, seat: int, action: AnyAction) -> float:
        """What the position is worth after the action; of a hire after the best way to pay it."""
        if isinstance(action, Look):
            return self.evaluation.lead(state, seat) + _look_worth(state, seat, action.company)
        if action in {DONE, SKIP}:
            return self.evaluation.lead(state, seat)
        after = rules.do(state, action, None)
        if isinstance(action, Hire) and isinstance(after.phase, Paying):
            return max(self.evaluation.lead(rules.do(after, pay, None), seat) for pay in rules.options(after))
        if isinstance(action, Use) and isinstance(after.phase, Reacting):
            return max(self.worth_after(after, seat, one) for one in rules.options(after))
        return self.evaluation.lead(after, seat)


def at_token(state: State, seat: int, token: int) -> State:
    """The position in which that seat resolves that token, nobody having acted before it."""
    players = list(state.players)
    players[seat] = replace(players[seat], played=(*players[seat].played, token))
    resolved = (seat - state.first) % len(players)
    state = replace(state, players=tuple(players), resolved=resolved, phase=Going(), unconfirmed=False)
    return resolving.next_player(state, None)


def _look_worth(state: State, seat: int, company: int) -> float:
    """More with a larger share in the company, and with no token left that could shuffle its deck."""
    if not state.companies[company].deck:
        return 0.0
    shares = sum(player.shares[company] for player in state.players)
    stake = state.players[seat].shares[company] + 0.3 * shares
    return _LOOK_WORTH * stake * state.step / TOKENS_PER_ROUND


def speculation(state: State, seat: int) -> float:
    """What a coin and a look at the best deck are worth."""
    return 0.2 + max(_look_worth(state, seat, company) for company in KINDS)


def _speculate(state: State, seat: int) -> AnyAction:
    looks = [action for action in rules.options(state) if isinstance(action, Look)]
    if not looks:
        return next(action for action in rules.options(state) if isinstance(action, CoinsOnly))
    return max(looks, key=lambda look: _look_worth(state, seat, look.company))
