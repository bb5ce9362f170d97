"""The contract: what is refused, how, and that nothing changes by it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import IllegalAction, IllegalSetup, UnknownAction
from games.zoo.actions import BY_TEXT, DONE, BuyFruit, Limit, Lobby, Pay, Pick, Put, TakeFruit, WishFor
from games.zoo.state import State
from tests.games.playing import states, steady

from .characters import MASTER, PLANNER, SCHEMER, Table
from .positions import GAME, acting, new

POSITIONS: tuple[State, ...] = tuple(states(Table((MASTER, SCHEMER, PLANNER), 4, {"bots": "1"}), every=13))
CODES = {"game-over", "not-your-turn", "no-such-action", "not-now"}

odd_values = st.one_of(
    st.integers(),
    st.integers(-3, 50),
    st.floats(),
    st.text(max_size=5),
    st.none(),
    st.booleans(),
    st.lists(st.integers(), max_size=2),
)
odd_actions = st.one_of(
    odd_values,
    st.sampled_from(sorted(BY_TEXT)),  # texts, where actions belong
    st.sampled_from([*BY_TEXT.values()]),
    st.builds(
        lambda kind, value: kind(value), st.sampled_from([Pick, WishFor, Limit, Pay, TakeFruit]), odd_values
    ),
    st.builds(
        lambda kind, one, other: kind(one, other),
        st.sampled_from([BuyFruit, Lobby, Put]),
        odd_values,
        odd_values,
    ),
    st.sampled_from([object(), Pick, GAME]),
)


def tried(state: State, seat: Any, action: Any) -> State | IllegalAction:
    try:
        return GAME.apply(state, seat, action)[0]
    except IllegalAction as refusal:
        return refusal


@settings(steady, max_examples=800)
@given(st.sampled_from(POSITIONS), st.one_of(st.integers(-2, 5), odd_values), odd_actions)
def test_whatever_is_tried_is_done_if_legal_and_refused_if_not(state: State, seat: Any, action: Any) -> None:
    before = GAME.encode(state)
    result = tried(state, seat, action)
    assert GAME.encode(state) == before
    if isinstance(result, IllegalAction):
        assert result.code in CODES
    else:
        assert GAME.decode(GAME.encode(result)) == result


@settings(steady, max_examples=300)
@given(st.one_of(st.text(max_size=30), odd_values))
def test_what_is_no_text_of_an_action_is_told(text: Any) -> None:
    with pytest.raises(UnknownAction):
        GAME.parse(text)


def test_refusals_say_who_is_waited_for() -> None:
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(acting(new(3), "speculate"), 2, DONE)
    assert refusal.value.data == {"seat": 2, "to_act": (0,)}


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    with pytest.raises(IllegalAction, match="game-over"):
        GAME.apply(POSITIONS[-1], 0, DONE)


@pytest.mark.parametrize(("seats", "seed"), [(0, 1), (6, 1), (2, "x"), (2.0, 1), (None, 1)])
def test_a_setup_that_cannot_be_is_refused(seats: Any, seed: Any) -> None:
    with pytest.raises(IllegalSetup):
        GAME.new(seats, seed)


def test_the_first_player_is_drawn_or_the_first_seat() -> None:
    assert {GAME.new(3, seed).first for seed in range(30)} == {0, 1, 2}
    assert {GAME.new(3, seed, {"start": "first-seat"}).first for seed in range(9)} == {0}


def test_coins_go_by_place_from_the_first_player() -> None:
    state = next(state for seed in range(99) if (state := GAME.new(5, seed)).first == 2)
    assert [player.coins for player in state.players] == [16, 22, 8, 10, 12]


def test_the_companies_lie_in_every_order() -> None:
    assert len({GAME.new(2, seed).order for seed in range(60)}) == 6
