"""Advice for people: the best placements with their reasons, the best ways to spend the steps of mining."""

from __future__ import annotations

from msgspec import Struct

from games.chance import Chance
from games.gluckauf.actions import DONE, AnyAction
from games.gluckauf.ai.baron import Baron
from games.gluckauf.ai.mining.actions import actions_of
from games.gluckauf.ai.mining.seam import seam_of
from games.gluckauf.ai.mining.solver import solve
from games.gluckauf.ai.mining.worth import BY_RANK
from games.gluckauf.ai.planner import ROUGHLY
from games.gluckauf.ai.reasons import Reason, reasons
from games.gluckauf.ai.weights import weights
from games.gluckauf.components import SPACES
from games.gluckauf.guessing import guess
from games.gluckauf.rules import carry_out, legal
from games.gluckauf.state import Choosing, Drafting, Mining, State

MOST = 3
"""Pieces of advice at a time."""


class Advice(Struct, frozen=True):
    """Something worth doing, and why."""

    actions: tuple[AnyAction, ...]
    """Without the `done` that ends the turn."""
    reasons: tuple[Reason, ...]
    hidden: bool = False
    """Whether it begins with looking at what is hidden."""


def advise(state: State, seed: int) -> tuple[Advice, ...]:
    """For the seat in turn, from the position in its view. The same seed gives the same advice."""
    chance = Chance(seed)
    imagined = guess(state, chance, ROUGHLY)
    adviser = Baron(weights("baron"))
    match state.phase:
        case Choosing():
            best = adviser.weighed(imagined, chance)[:MOST]
            return tuple(
                Advice(
                    tuple(action for action in one.turn.actions if action != DONE),
                    reasons(imagined, one.turn.after, state.active, adviser.evaluation),
                    SPACES[one.turn.space].draws,
                )
                for one in best
            )
        case Drafting():
            return _drafts(imagined, adviser)
    return ()


def _drafts(state: State, adviser: Baron) -> tuple[Advice, ...]:
    seat = state.active
    taken = [(action, carry_out(state, action, None)) for action in legal(state)]
    taken.sort(key=lambda one: -adviser.value(one[1], seat))
    return tuple(
        Advice((action,), reasons(state, after, seat, adviser.evaluation)) for action, after in taken[:MOST]
    )


def plans(state: State) -> tuple[tuple[AnyAction, ...], ...]:
    """Up to three ways to go on mining: by completed orders, then fields, emptied carts, coal at hand."""
    if not isinstance(state.phase, Mining):
        return ()
    seam = seam_of(state.me)
    found = solve(seam, state.phase.steps, BY_RANK, results=MOST)
    return tuple(actions_of(seam, result) for result in found if result.steps)
