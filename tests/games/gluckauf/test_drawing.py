"""The two spaces where five are drawn."""

from __future__ import annotations

import pytest

from games.core import IllegalAction
from games.gluckauf.components import TILES
from games.gluckauf.events import Bought, KeptNone, Looked, Placed, PutBack, TookOrder
from games.gluckauf.state import Filling, Looking, Returning, State, TurnOver

from .positions import CARD, TILE, Seat, carts, names, options, order, play, play_and_tell, position, rivals

TILES_DRAWN = ("yellow-light-1", "brown-dark-2", "yellow-light-1", "black-dark-2", "grey-light-1")
TILES_BELOW = ("brown-light-1", "brown-light-2")
CARDS_DRAWN = ("truck:Y", "truck:B", "handcart:G", "locomotive:K", "truck:YBGK")
CARDS_BELOW = ("handcart:Y", "handcart:B")
DRAW_TILES = ("workshops", "work workshops:draw")
DRAW_ORDERS = ("work orders:draw",)


def before(
    marks: int = 7,
    tiles: tuple[str, ...] = TILES_DRAWN + TILES_BELOW,
    cards: tuple[str, ...] = CARDS_DRAWN + CARDS_BELOW,
    supply: dict[str, int] | None = None,
) -> State:
    return position(Seat(marks=marks), *rivals(), tile_stack=tiles, order_stack=cards, supply=supply)


def tile_stack(state: State) -> tuple[str, ...]:
    return tuple(str(TILES[tile]) for tile in state.tile_stack)


class TestTiles:
    def test_the_player_looks_at_the_top_five(self) -> None:
        state, events = play_and_tell(before(), *DRAW_TILES)
        drawn = tuple(TILE[name] for name in TILES_DRAWN)
        assert state.phase == Looking("workshops", drawn)
        assert tile_stack(state) == TILES_BELOW
        assert isinstance(events[0], Placed)
        assert events[1] == Looked(0, "workshops", drawn)
        assert events[1].reveals

    def test_at_most_one_may_be_bought_of_those_that_can_be_paid_and_equal_ones_are_one_option(self) -> None:
        state = play(before(marks=7), *DRAW_TILES)
        assert options(state) == {
            "keep yellow-light-1",
            "keep brown-dark-2",
            "keep grey-light-1",
            "keep none",
        }

    def test_it_costs_its_normal_price_and_its_carts_are_filled(self) -> None:
        state, events = play_and_tell(before(marks=7), *DRAW_TILES, "keep brown-dark-2")
        assert state.me.marks == 3
        assert state.me.tunnels[3] == (carts("BB"),)
        assert events[-1] == Bought(0, TILE["brown-dark-2"], 4, carts("BB"))

    def test_the_rest_goes_on_top_in_the_order_chosen(self) -> None:
        state, events = play_and_tell(
            before(),
            *DRAW_TILES,
            "keep brown-dark-2",
            "put top",
            "lay black-dark-2",
            "lay yellow-light-1",
            "lay grey-light-1",
        )
        laid = ("black-dark-2", "yellow-light-1", "grey-light-1", "yellow-light-1")
        assert tile_stack(state) == laid + TILES_BELOW
        assert events[-1] == PutBack(0, "workshops", "top", tuple(TILE[name] for name in laid))
        assert state.phase == TurnOver()

    def test_or_at_the_bottom_in_the_order_chosen(self) -> None:
        chosen = ("grey-light-1", "yellow-light-1", "yellow-light-1")
        lay = (f"lay {name}" for name in chosen)
        state = play(before(), *DRAW_TILES, "keep brown-dark-2", "put bottom", *lay)
        assert tile_stack(state) == (*TILES_BELOW, *chosen, "black-dark-2")

    def test_buying_none_is_allowed_and_still_is_an_action(self) -> None:
        state, events = play_and_tell(before(), *DRAW_TILES, "keep none")
        assert events[-1] == KeptNone(0, "workshops")
        assert state.phase == Returning("workshops", tuple(TILE[name] for name in TILES_DRAWN), "", ())
        assert state.me.workers == 14
        assert state.me.marks == 7
        assert options(state) == {"put top", "put bottom"}

    def test_without_marks_one_may_still_look(self) -> None:
        state = play(before(marks=0), *DRAW_TILES)
        assert options(state) == {"keep none"}

    def test_fewer_are_drawn_when_fewer_are_left(self) -> None:
        state = play(before(tiles=TILES_DRAWN[:3]), *DRAW_TILES)
        assert isinstance(state.phase, Looking)
        assert len(state.phase.drawn) == 3
        assert state.tile_stack == ()

    def test_with_no_stack_below_top_and_bottom_are_one(self) -> None:
        state = play(before(tiles=TILES_DRAWN), *DRAW_TILES, "keep none")
        assert options(state) == {"put top"}

    def test_the_only_one_bought_leaves_nothing_to_return(self) -> None:
        state = play(before(tiles=("yellow-light-1",)), *DRAW_TILES, "keep yellow-light-1")
        assert state.phase == TurnOver()
        assert state.tile_stack == ()

    def test_a_single_one_is_returned_by_saying_where(self) -> None:
        state = play(before(tiles=("yellow-light-1",)), *DRAW_TILES, "keep none", "put top")
        assert state.phase == TurnOver()
        assert tile_stack(state) == ("yellow-light-1",)

    def test_it_is_impossible_when_none_is_left(self) -> None:
        state = play(before(marks=8, tiles=()), "workshops")
        with pytest.raises(IllegalAction, match="no-tiles-left"):
            play(state, "work workshops:draw")

    def test_a_short_supply_is_settled_before_the_rest_is_returned(self) -> None:
        state = play(before(supply={"B": 1}), *DRAW_TILES, "keep brown-dark-2")
        rest = tuple(TILE[name] for name in TILES_DRAWN if name != "brown-dark-2")
        assert state.phase == Filling(TILE["brown-dark-2"], carts("B"), rest)
        state = play(state, "fill yellow")
        assert state.me.tunnels[3] == (carts("BY"),)
        assert state.phase == Returning("workshops", rest, "", ())

    def test_the_tile_bought_is_no_tile_to_return(self) -> None:
        state = play(before(), *DRAW_TILES, "keep brown-dark-2", "put top")
        assert options(state) == {"lay yellow-light-1", "lay black-dark-2", "lay grey-light-1"}


class TestOrders:
    def test_the_player_looks_at_the_top_five_and_keeps_any_or_none(self) -> None:
        state, events = play_and_tell(before(), *DRAW_ORDERS)
        drawn = tuple(CARD[name] for name in CARDS_DRAWN)
        assert events[-1] == Looked(0, "orders", drawn)
        assert options(state) == {*(f"keep {name}" for name in CARDS_DRAWN), "keep none"}

    def test_the_one_kept_becomes_an_outstanding_order(self) -> None:
        state, events = play_and_tell(before(), *DRAW_ORDERS, "keep truck:YBGK")
        assert state.me.orders == (order("truck:YBGK"),)
        assert events[-1] == TookOrder(0, CARD["truck:YBGK"])
        assert options(state) == {"put top", "put bottom"}

    @pytest.mark.parametrize("where", ["top", "bottom"])
    def test_the_rest_goes_on_top_or_at_the_bottom_in_the_order_chosen(self, where: str) -> None:
        chosen = ("locomotive:K", "truck:B", "truck:Y", "handcart:G")
        lay = (f"lay {name}" for name in chosen[:3])
        state, events = play_and_tell(before(), *DRAW_ORDERS, "keep truck:YBGK", f"put {where}", *lay)
        assert names(state.order_stack) == (chosen + CARDS_BELOW if where == "top" else CARDS_BELOW + chosen)
        assert events[-1] == PutBack(0, "orders", where, tuple(CARD[name] for name in chosen))

    def test_keeping_none_returns_all_five(self) -> None:
        lay = (f"lay {name}" for name in CARDS_DRAWN[:4])
        state, events = play_and_tell(before(), *DRAW_ORDERS, "keep none", "put top", *lay)
        assert names(state.order_stack) == CARDS_DRAWN + CARDS_BELOW
        assert KeptNone(0, "orders") in events
        assert state.me.orders == ()

    def test_it_is_impossible_when_none_is_left(self) -> None:
        with pytest.raises(IllegalAction, match="no-cards-left"):
            play(before(cards=()), *DRAW_ORDERS)

    def test_fewer_are_drawn_when_fewer_are_left(self) -> None:
        state = play(before(cards=CARDS_DRAWN[:2]), *DRAW_ORDERS)
        assert options(state) == {"keep truck:Y", "keep truck:B", "keep none"}
        assert play(state, "keep truck:B", "put top").order_stack == (CARD["truck:Y"],)


def test_the_next_player_draws_what_was_laid_on_top_first() -> None:
    lay = ("lay truck:B", "lay truck:Y", "lay handcart:G", "lay locomotive:K")
    state = play(before(), *DRAW_ORDERS, "keep none", "put top", *lay, "done", "work orders:draw")
    assert state.active == 1
    assert isinstance(state.phase, Looking)
    assert names(state.phase.drawn) == ("truck:B", "truck:Y", "handcart:G", "locomotive:K", "truck:YBGK")
