"""Setting up: what lies where before the first turn."""

from __future__ import annotations

from itertools import product

import pytest

from games import GAMES
from games.core import IllegalSetup
from games.gluckauf.components import EMPTY
from games.gluckauf.state import Choosing, Drafting

from .positions import GAME

SEATS = (2, 3, 4)
DEALT = {"orders": "dealt"}


@pytest.mark.parametrize(("seats", "workers", "marks"), [(2, 18, 10), (3, 15, 9), (4, 13, 8)])
def test_workers_and_marks_for_each_number_of_players(seats: int, workers: int, marks: int) -> None:
    for player in GAME.new(seats, 1).players:
        assert (player.workers, player.marks, player.vp) == (workers, marks, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_every_mine_begins_with_four_printed_carts_full_and_an_empty_cage_at_the_surface(seats: int) -> None:
    state = GAME.new(seats, 1)
    for player in state.players:
        assert player.printed == (0, 1, 2, 3)
        assert player.tunnels == ((),) * 8
        assert player.cage_at == 0
        assert player.cage == player.store == (0, 0, 0, 0)
    assert state.supply == (16 - seats,) * 4


@pytest.mark.parametrize(("seats", "closed"), [(4, ()), (3, (8,)), (2, (4, 8))])
def test_a_tile_lies_on_every_open_workshop_and_none_on_a_closed_one(
    seats: int, closed: tuple[int, ...]
) -> None:
    state = GAME.new(seats, 1)
    empty = tuple(n for n, tile in enumerate(state.workshops, start=1) if tile == EMPTY)
    assert empty == closed
    assert len(state.tile_stack) == 48 - (8 - len(closed))


@pytest.mark.parametrize(("seats", "revealed"), [(2, 7), (3, 10), (4, 13)])
def test_three_orders_for_each_player_and_one_more_are_revealed_for_the_draft(
    seats: int, revealed: int
) -> None:
    state = GAME.new(seats, 1)
    assert isinstance(state.phase, Drafting)
    assert len(state.draft) == revealed
    assert len(state.order_stack) == 44 - revealed
    assert set(state.order_cards) == {EMPTY}


@pytest.mark.parametrize(("seats", "closed"), [(2, (1,)), (3, ()), (4, ())])
def test_dealt_orders_give_everyone_three_and_fill_the_open_order_spaces(
    seats: int, closed: tuple[int, ...]
) -> None:
    state = GAME.new(seats, 1, DEALT)
    assert isinstance(state.phase, Choosing)
    assert state.active == state.starter
    assert [len(player.orders) for player in state.players] == [3] * seats
    assert tuple(n for n, card in enumerate(state.order_cards, start=1) if card == EMPTY) == closed
    assert len(state.order_stack) == 44 - 3 * seats - (4 - len(closed))


@pytest.mark.parametrize("seats", SEATS)
def test_the_starting_player_is_random(seats: int) -> None:
    assert {GAME.new(seats, seed).starter for seed in range(50)} == set(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_the_starting_player_may_be_fixed(seats: int) -> None:
    assert {GAME.new(seats, seed, {"start": "first-seat"}).starter for seed in range(50)} == {0}


def test_seeds_shuffle_tiles_and_orders_differently() -> None:
    first, second = GAME.new(3, 1), GAME.new(3, 2)
    assert first.tile_stack != second.tile_stack
    assert first.order_stack != second.order_stack


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_arguments_give_the_same_game(seats: int) -> None:
    assert GAME.encode(GAME.new(seats, 99)) == GAME.encode(GAME.new(seats, 99, {}))


def test_options_have_their_choices_with_the_default_first() -> None:
    assert [(option.key, option.choices) for option in GAME.options] == [
        ("delivered", ("own", "open")),
        ("orders", ("drafted", "dealt")),
        ("start", ("random", "first-seat")),
    ]
    assert GAME.settle(None) == {"delivered": "own", "orders": "drafted", "start": "random"}


def test_every_combination_of_options_can_be_played() -> None:
    keys = [option.key for option in GAME.options]
    for choices in product(*(option.choices for option in GAME.options)):
        state = GAME.new(2, 5, dict(zip(keys, choices, strict=True)))
        assert GAME.legal(state, state.active)


def test_the_game_is_found_by_its_key() -> None:
    assert GAMES["gluckauf"].key == "gluckauf"
    assert GAMES["gluckauf"].seat_counts == SEATS


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 2.0, True, "2", None, [2], (2, 3)])
def test_other_numbers_of_seats_are_refused(seats: object) -> None:
    with pytest.raises(IllegalSetup, match="seat-count"):
        GAME.new(seats, 1)  # type: ignore[arg-type]  # that is the point


@pytest.mark.parametrize("seed", ["7", 7.0, None, b"7", True, [7]])
def test_seeds_that_are_no_whole_numbers_are_refused(seed: object) -> None:
    with pytest.raises(IllegalSetup, match="seed"):
        GAME.new(2, seed)  # type: ignore[arg-type]  # that is the point


@pytest.mark.parametrize("seed", [0, -1, 2**64, -(10**30)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert GAME.encode(GAME.new(4, seed)) == GAME.encode(GAME.new(4, seed))


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"colour": "red"}, "unknown-option"),
        ({1: 2, "x": 3, None: 4}, "unknown-option"),
        ({"delivered": "never"}, "unknown-choice"),
        ({"delivered": None}, "unknown-choice"),
        ({"delivered": ["own"]}, "unknown-choice"),
        ([("delivered", "own")], "not-options"),
        ([], "not-options"),
        ("delivered", "not-options"),
        ("", "not-options"),
        (5, "not-options"),
        (False, "not-options"),
    ],
)
def test_odd_options_are_refused(options: object, code: str) -> None:
    with pytest.raises(IllegalSetup) as refusal:
        GAME.new(2, 1, options)  # type: ignore[arg-type]  # that is the point
    assert refusal.value.code == code
