"""Advice for people."""

from __future__ import annotations

from itertools import islice

from games.gluckauf.actions import Draft
from games.gluckauf.ai.advice import MOST, advise, plans
from games.gluckauf.ai.evaluation import Evaluation
from games.gluckauf.ai.reasons import Reason, reasons
from games.gluckauf.ai.weights import Weights
from games.gluckauf.components import CARDS
from games.gluckauf.state import Choosing, Drafting, Mining, State
from tests.games.playing import states

from ..characters import DILIGENT, Table
from ..positions import GAME, Seat, play, position, rivals
from .mining.mines import at_work, mine

TABLE = Table((DILIGENT,) * 3, 9, {})


def seen(state: State) -> State:
    hidden: State = GAME.view(state, state.active).state
    return hidden


def test_what_is_advised_can_be_done_and_ends_where_the_turn_can_be_confirmed() -> None:
    choosing = [state for state in states(TABLE, every=29) if isinstance(state.phase, Choosing)]
    for state in choosing[:8]:
        advice = advise(seen(state), 1)
        assert 1 <= len(advice) <= MOST
        for one in advice:
            after = state
            for action in one.actions:
                after, _ = GAME.apply(after, state.active, action)
            assert one.hidden or "done" in map(str, GAME.legal(after, state.active))
            assert one.reasons


def test_the_same_seed_leads_to_the_same_advice() -> None:
    state = seen(next(state for state in states(TABLE, every=40) if isinstance(state.phase, Choosing)))
    assert advise(state, 3) == advise(state, 3)


def test_in_the_draft_orders_are_advised() -> None:
    first = next(state for state in states(TABLE) if isinstance(state.phase, Drafting))
    assert all(isinstance(one.actions[0], Draft) and len(one.actions) == 1 for one in advise(seen(first), 1))


def test_where_nothing_is_to_be_weighed_there_is_no_advice() -> None:
    mining = next(state for state in states(TABLE) if isinstance(state.phase, Mining))
    assert advise(seen(mining), 1) == ()
    assert plans(seen(next(islice(states(TABLE), 1)))) == ()


def test_plans_complete_what_can_be_completed() -> None:
    for seed in range(6):
        state = at_work(mine(seed, tiles=6, orders=5, cubes=3), 10)
        for plan in plans(state):
            after = state
            for action in plan:
                after, _ = GAME.apply(after, 0, action)
        assert 1 <= len(plans(state)) <= MOST


def told(before: State, *actions: str) -> dict[str, Reason]:
    after = play(before, *actions)
    found = reasons(before, after, before.active, Evaluation(Weights()))
    return {reason.code: reason for reason in found}


def test_reasons_tell_what_a_turn_brings() -> None:
    state = position(Seat(), *rivals())
    earned = told(state, "work money:4")
    assert (earned["earns"].count, earned["cheap"].count) == (4, 1)
    taken = told(state, "work orders:2")
    card = state.order_cards[1]
    assert "fits" not in taken or taken["fits"].count <= len(CARDS[card].fields)
