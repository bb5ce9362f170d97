"""A game that is ended before its last shift is over: how everybody stood."""

from __future__ import annotations

from hypothesis import given, settings

from games.gluckauf.components import WORKSHOPS
from games.gluckauf.invariants import flaw
from games.gluckauf.state import Drafting, Filling, Looking, Over, Returning
from tests.games import contract
from tests.games.playing import states, steady

from . import census
from .characters import Table
from .positions import GAME, TILE, Seat, play, position
from .strategies import tables


def test_everything_is_counted_but_the_shift_under_way() -> None:
    seat = Seat(
        marks=11, delivered=("truck:YBGK",), orders=("truck:Y",), tiles=("grey-light-1",), printed="Y..K"
    )
    cut = GAME.cut_short(position(seat, Seat(marks=2), shift=2))
    outcome = GAME.outcome(cut)
    assert outcome is not None
    assert outcome.parts[0] == {
        "deliveries": 10,
        "shift-1": 0,
        "marks": 2,
        "coal": 1,
        "orders": -1,
        "balance": -2,
    }
    assert (outcome.scores, outcome.ranks, outcome.winners) == ((10, 1), (1, 2), (0,))
    assert cut.ended_early
    assert GAME.to_act(cut) == ()


def test_shifts_that_were_scored_count() -> None:
    seats = (Seat(delivered=("truck:YBGK",), workers=1), Seat(workers=0))
    second = play(position(*seats, shift=1), "work pithead", "done")
    assert second.shift == 2
    outcome = GAME.outcome(GAME.cut_short(second))
    assert outcome is not None
    assert outcome.parts[0]["shift-1"] == second.sheets[0].points(0) > 0


def test_of_equal_points_more_marks_left_over_win() -> None:
    outcome = GAME.outcome(GAME.cut_short(position(Seat(marks=3), Seat(marks=2), Seat(marks=3))))
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((0, 2), (1, 3, 1))


def test_delivered_orders_stay_face_down_as_at_any_end() -> None:
    cut = GAME.cut_short(position(Seat(delivered=("truck:YY",)), Seat()))
    assert GAME.view(cut, 1) == GAME.view(GAME.cut_short(position(Seat(delivered=("truck:B",)), Seat())), 1)


def test_what_was_drawn_goes_back_on_top() -> None:
    five = (0, 1, 2, 3, 4)
    looking = position(Seat(marks=9), Seat(), phase=Looking(WORKSHOPS, five))
    assert GAME.cut_short(looking).tile_stack == five + looking.tile_stack
    returning = position(Seat(), Seat(), phase=Returning(WORKSHOPS, (2, 3, 4), "bottom", (1, 0)))
    assert GAME.cut_short(returning).tile_stack == (1, 0, 2, 3, 4, *returning.tile_stack)


def test_a_tile_that_is_paid_for_is_built() -> None:
    tile = TILE["grey-light-2"]
    rest = (TILE["black-dark-1"],)
    filling = position(Seat(), Seat(), phase=Filling(tile, (), rest), supply={"G": 0})
    cut = GAME.cut_short(filling)
    assert cut.players[0].tiles(0) == 1
    assert cut.finals[0].balance == -2
    assert cut.tile_stack == rest + filling.tile_stack


def test_while_orders_are_drafted_there_is_nothing_to_count() -> None:
    drafting = GAME.new(3, 1)
    assert GAME.cut_short(drafting) == drafting
    assert GAME.outcome(GAME.cut_short(drafting)) is None


@settings(steady, max_examples=20)
@given(tables)
def test_every_position_can_be_cut_short_and_nothing_is_lost(table: Table) -> None:
    for state in states(table):
        cut = GAME.cut_short(state)
        assert flaw(cut) is None
        assert census.cubes(cut) == census.cubes(state)
        assert (cut == state) == isinstance(state.phase, Drafting | Over)
        contract.check_cut_short(GAME, state, len(table.characters))
