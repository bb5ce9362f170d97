"""What positions are worth."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.gluckauf.ai.evaluation import Evaluation
from games.gluckauf.ai.weights import Weights
from games.gluckauf.components import CARDS
from games.gluckauf.state import Player, State, open_order
from tests.games.playing import states

from ..characters import DILIGENT, Table
from ..positions import GAME

EVALUATION = Evaluation(Weights())


@pytest.fixture
def state() -> State:
    begun: State = GAME.new(3, 4, {"orders": "dealt", "start": "first-seat"})
    return begun


def with_me(state: State, player: Player) -> State:
    return replace(state, players=(player, *state.players[1:]))


def better(state: State, **changes: object) -> float:
    """By how much the first seat stands better with these changes."""
    changed = with_me(state, replace(state.players[0], **changes))
    return EVALUATION.standings(changed)[0] - EVALUATION.standings(state)[0]


def test_more_of_everything_is_worth_more(state: State) -> None:
    me = state.players[0]
    assert better(state, vp=me.vp + 1) == pytest.approx(1)
    assert better(state, marks=me.marks + 1) > 0
    assert better(state, workers=me.workers + 1) > 0


def test_a_filled_field_a_completed_and_a_delivered_order_are_each_worth_more(state: State) -> None:
    me = state.players[0]
    order = open_order(next(card for card, kind in enumerate(CARDS) if len(kind.fields) == 2))
    colour = CARDS[order.card].fields[0]
    begun = order.filled(colour, (colour,))
    complete = begun.filled(colour, (colour,))
    worth = [
        EVALUATION.standings(with_me(state, replace(me, orders=(*me.orders, one))))[0]
        for one in (order, begun, complete)
    ]
    done = replace(me, delivered=(order.card,), vp=CARDS[order.card].vp, delivered_vp=CARDS[order.card].vp)
    worth.append(EVALUATION.standings(with_me(state, done))[0])
    assert worth == sorted(worth)
    assert len(set(worth)) == 4


def test_what_one_gains_on_the_shift_clock_another_loses(state: State) -> None:
    me = state.players[0]
    ahead = with_me(state, replace(me, delivered=(0, 1, 2, 3, 4, 5)))
    assert EVALUATION.standings(ahead)[1] < EVALUATION.standings(state)[1]


def test_one_more_in_a_category_never_costs_prizes() -> None:
    for position in states(Table((DILIGENT,) * 3, 2, {}), every=60):
        assert min(EVALUATION.prizes_of_one_more(position, 0)) >= 0


def test_in_the_end_only_the_score_counts() -> None:
    *_, end = states(Table((DILIGENT,) * 2, 2, {}), every=1000)
    assert EVALUATION.standings(end) == [player.vp for player in end.players]
