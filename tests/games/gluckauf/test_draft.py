"""The order draft before the first shift."""

from __future__ import annotations

import pytest

from games.core import IllegalAction
from games.gluckauf.actions import Draft
from games.gluckauf.components import EMPTY
from games.gluckauf.events import Drafted, DraftEnded
from games.gluckauf.state import Choosing, State

from .positions import CARD, GAME, names, options, play_and_tell

SEATS = (2, 3, 4)


def drafted(state: State) -> tuple[State, list[int]]:
    """After the draft, always taking the first card; and who picked."""
    pickers = []
    while state.draft:
        pickers.append(state.active)
        state, _ = GAME.apply(state, state.active, Draft(state.draft[0]))
    return state, pickers


@pytest.mark.parametrize("seats", SEATS)
def test_it_begins_right_of_the_starting_player_and_goes_counter_clockwise(seats: int) -> None:
    for seed in range(8):
        state = GAME.new(seats, seed)
        lap = [(state.starter - n) % seats for n in range(1, seats + 1)]
        _, pickers = drafted(state)
        assert pickers == lap * 3  # the same order in every lap, no snake
        assert pickers[-1] == state.starter


@pytest.mark.parametrize("seats", SEATS)
def test_everyone_ends_with_three_orders_and_the_starting_player_begins(seats: int) -> None:
    state, _ = drafted(GAME.new(seats, 3))
    assert [len(player.orders) for player in state.players] == [3] * seats
    assert isinstance(state.phase, Choosing)
    assert state.active == state.starter


@pytest.mark.parametrize(("seats", "leftmost_open"), [(2, 2), (3, 1), (4, 1)])
def test_the_card_left_over_goes_to_the_leftmost_open_space_and_the_stack_fills_the_others(
    seats: int, leftmost_open: int
) -> None:
    before = GAME.new(seats, 3)
    left_over, stack = before.draft[-1], before.order_stack
    state, _ = drafted(before)
    others = 4 - leftmost_open
    closed = (EMPTY,) * (leftmost_open - 1)
    assert state.order_cards == (*closed, left_over, *stack[:others])
    assert state.order_stack == stack[others:]


def test_every_revealed_card_may_be_taken_and_no_other() -> None:
    state = GAME.new(4, 3)
    assert options(state) == {f"draft {name}" for name in names(state.draft)}
    hidden = state.order_stack[0]
    with pytest.raises(IllegalAction, match="not-now"):
        GAME.apply(state, state.active, Draft(hidden))


def test_a_card_taken_is_an_outstanding_order_with_empty_fields() -> None:
    state = GAME.new(3, 3)
    seat, name = state.active, names(state.draft)[0]
    after, events = play_and_tell(state, f"draft {name}")
    (order,) = after.players[seat].orders
    assert order.card == CARD[name]
    assert not any(order.fields)
    assert events == (Drafted(seat, CARD[name]),)
    assert GAME.turn(after) == GAME.turn(state) + 1


def test_the_last_pick_reveals_the_orders_of_the_board() -> None:
    state = GAME.new(2, 3)
    while len(state.draft) > 2:
        state, events = GAME.apply(state, state.active, Draft(state.draft[0]))
        assert not any(event.reveals for event in events)
    after, events = GAME.apply(state, state.active, Draft(state.draft[0]))
    assert events[-1] == DraftEnded(after.order_cards)
    assert events[-1].reveals
