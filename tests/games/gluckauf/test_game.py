"""The contract: what is refused, how, and that nothing changes by it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import IllegalAction
from games.gluckauf.actions import (
    BY_TEXT,
    DONE,
    Draft,
    Field,
    Fill,
    KeepOrder,
    KeepTile,
    LayOrder,
    LayTile,
    Load,
    Move,
    Pair,
    Put,
    Take,
    To,
    Work,
)
from games.gluckauf.state import Mining, State
from tests.games.playing import states, steady

from .characters import DILIGENT, HOARDER, Table
from .positions import GAME, Seat, play, position, rivals

POSITIONS: tuple[State, ...] = tuple(
    state for n, state in enumerate(states(Table((DILIGENT, HOARDER, DILIGENT), 4, {}))) if n % 9 == 0
)

CODES = {
    *("game-over", "not-your-turn", "no-such-action", "not-now", "closed", "workers", "marks"),
    *("no-tile", "no-card", "no-tiles-left", "no-cards-left", "nothing-complete"),
}

odd_values = st.one_of(
    st.integers(),
    st.integers(-3, 50),
    st.floats(),
    st.text(max_size=5),
    st.none(),
    st.booleans(),
    st.lists(st.integers(), max_size=2),
    st.binary(max_size=3),
)
one_number = st.sampled_from(
    [Draft, Work, Fill, KeepTile, KeepOrder, Put, LayTile, LayOrder, Move, Load, Field, To]
)
two_numbers = st.sampled_from([Take, Pair])
odd_actions = st.one_of(
    odd_values,
    st.sampled_from(sorted(BY_TEXT)),  # texts, where actions belong
    st.sampled_from([*BY_TEXT.values()]),
    st.builds(lambda kind, value: kind(value), one_number, odd_values),
    st.builds(lambda kind, one, other: kind(one, other), two_numbers, odd_values, odd_values),
    st.sampled_from([object(), Draft, Work, GAME]),
)


def tried(state: State, seat: Any, action: Any) -> State | IllegalAction:
    try:
        after: State = GAME.apply(state, seat, action)[0]
    except IllegalAction as refusal:
        return refusal
    return after


@settings(steady, max_examples=1500)
@given(st.sampled_from(POSITIONS), st.one_of(st.integers(-2, 4), odd_values), odd_actions)
def test_whatever_is_tried_is_done_if_legal_and_refused_if_not(state: State, seat: Any, action: Any) -> None:
    before = GAME.encode(state)
    result = tried(state, seat, action)
    assert isinstance(result, State) == any(action == one for one in GAME.legal(state, seat))
    if isinstance(result, State):
        assert GAME.decode(GAME.encode(result)) == result
    else:
        assert result.code in CODES
        assert str(result).startswith(result.code)
    assert GAME.encode(state) == before


@pytest.mark.parametrize(
    "action",
    [Draft(44), Draft(-1), Draft(-45), Work(27), Work(-1), Move(9), To(99), Put("left"), Fill(7), Take(2, 0)],
)
def test_an_action_with_numbers_out_of_range_is_told_to_be_none(action: Any) -> None:
    for state in POSITIONS:
        if GAME.to_act(state):
            with pytest.raises(IllegalAction, match="no-such-action"):
                GAME.apply(state, state.active, action)


@pytest.mark.parametrize("action", [None, "done", 3, [], {}, object(), Draft, b"done"])
def test_what_is_no_action_is_told_so(action: Any) -> None:
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(POSITIONS[0], POSITIONS[0].active, action)
    assert refusal.value.code == "no-such-action"
    assert refusal.value.data == {"type": type(action).__name__}


def test_something_that_equals_everything_is_still_no_action() -> None:
    class Chameleon:
        def __eq__(self, other: object) -> bool:
            return True

        __hash__ = None  # type: ignore[assignment]  # as for everything that defines equality alone

    with pytest.raises(IllegalAction, match="no-such-action"):
        GAME.apply(POSITIONS[0], POSITIONS[0].active, Chameleon())


def test_an_equal_number_of_another_type_does_not_get_into_the_position() -> None:
    state = position(*rivals(3), phase=Mining(4))
    after, events = GAME.apply(state, 0, Move(3.0))  # type: ignore[arg-type]  # that is the point
    assert type(after.me.cage_at) is int
    assert type(events[0].stop) is int
    assert GAME.decode(GAME.encode(after)) == after


@pytest.mark.parametrize("seat", [-1, -3, 3, 99, "0", None, 0.5, (0,)])
def test_a_seat_that_is_not_at_the_table_may_do_nothing(seat: Any) -> None:
    state = position(*rivals(3))
    assert GAME.legal(state, seat) == ()
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(state, seat, GAME.parse("work pithead"))
    assert (refusal.value.code, refusal.value.data) == ("not-your-turn", {"seat": seat, "active": 0})


def test_after_the_end_everything_is_refused() -> None:
    over = play(position(Seat(workers=1), Seat(workers=0), shift=3), "work pithead", "done")
    for action in BY_TEXT.values():
        for seat in (0, 1):
            with pytest.raises(IllegalAction, match="game-over"):
                GAME.apply(over, seat, action)


def test_an_action_of_another_phase_is_told_with_the_phase() -> None:
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(position(*rivals(3)), 0, DONE)
    assert (refusal.value.code, refusal.value.data) == ("not-now", {"action": "done", "phase": "Choosing"})


def test_positions_at_several_tables_do_not_get_mixed_up() -> None:
    """What is remembered of the last position asked about belongs to that one alone."""
    one, other = position(*rivals(3)), position(*rivals(3), phase=Mining(4))
    assert GAME.legal(one, 0) != GAME.legal(other, 0)
    GAME.legal(one, 0)
    with pytest.raises(IllegalAction):
        GAME.apply(other, 0, GAME.parse("work pithead"))
