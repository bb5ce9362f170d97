"""Buying tunnel tiles, and a supply that runs short."""

from __future__ import annotations

import pytest

from games.core import IllegalAction
from games.gluckauf.components import COLOUR_NAMES, EMPTY, SPACE_BY_NAME, TILES
from games.gluckauf.events import Bought, Refilled
from games.gluckauf.state import Filling, State, TurnOver

from .positions import TILE, Seat, carts, options, play, play_and_tell, position, rivals

LIGHT_GREY, LIGHT_YELLOW = 4, 0


def buying(tile: str, *, marks: int = 8, supply: dict[str, int] | None = None) -> State:
    """At the workshops, with that tile on space 3."""
    state = position(Seat(marks=marks), *rivals(), workshops={3: tile}, supply=supply)
    return play(state, "workshops")


def test_the_rulebooks_example_two_grey_carts_cost_6_and_their_cubes_go_on_the_light_grey_tunnel() -> None:
    before = buying("grey-light-2", marks=7)
    after, events = play_and_tell(before, "work workshops:3")
    assert after.me.marks == 1
    assert after.me.tunnels[LIGHT_GREY] == (carts("GG"),)
    assert after.supply == (before.supply[0], before.supply[1], before.supply[2] - 2, before.supply[3])
    assert events[-1] == Bought(0, TILE["grey-light-2"], 6, carts("GG"))


@pytest.mark.parametrize("tile", sorted(TILE))
def test_every_tile_goes_to_the_tunnel_of_its_colour_and_side_for_its_price(tile: str) -> None:
    kind = TILES[TILE[tile]]
    after = play(buying(tile, marks=9), "work workshops:3")
    filled = {n: tunnel for n, tunnel in enumerate(after.me.tunnels) if tunnel}
    assert filled == {2 * kind.colour + kind.side: ((kind.colour,) * kind.carts,)}
    assert after.me.marks == 9 - kind.price


def test_a_tile_that_cannot_be_paid_cannot_be_bought() -> None:
    state = buying("grey-light-2", marks=5)
    with pytest.raises(IllegalAction, match=r"marks \(space='workshops:3', needed=1, workers=15, marks=5\)"):
        play(state, "work workshops:3")


def test_the_last_marks_may_be_spent() -> None:
    assert play(buying("grey-light-2", marks=6), "work workshops:3").me.marks == 0


def test_the_space_is_refilled_from_the_stack_at_the_end_of_the_turn() -> None:
    stack = ("black-dark-1", "yellow-dark-1")
    state = play(
        position(Seat(marks=8), *rivals(), workshops={3: "grey-light-2"}, tile_stack=stack), "workshops"
    )
    bought = play(state, "work workshops:3")
    assert bought.workshops[2] == EMPTY
    after, events = play_and_tell(bought, "done")
    assert after.workshops[2] == TILE["black-dark-1"]
    assert after.tile_stack == (TILE["yellow-dark-1"],)
    assert events[-1] == Refilled(SPACE_BY_NAME["workshops:3"].index, TILE["black-dark-1"])


def test_with_an_empty_stack_the_space_stays_empty_and_cannot_be_worked_at() -> None:
    state = position(Seat(marks=8), Seat(marks=8), Seat(), workshops={3: "grey-light-2"}, tile_stack=())
    after = play(state, "workshops", "work workshops:3", "done", "workshops")
    assert after.workshops[2] == EMPTY
    with pytest.raises(IllegalAction, match="no-tile"):
        play(after, "work workshops:3")


def test_a_closed_workshop_is_not_refilled() -> None:
    after = play(buying("grey-light-2"), "work workshops:3", "done")
    assert after.workshops[7] == EMPTY


class TestSupplyShort:
    def test_for_each_cart_without_its_colour_the_player_chooses_another_colour_that_is_left(self) -> None:
        state = play(buying("yellow-light-2", supply={"Y": 0, "B": 0}), "work workshops:3")
        assert state.phase == Filling(TILE["yellow-light-2"], (), ())
        assert options(state) == {"fill grey", "fill black", "fill none"}
        after, events = play_and_tell(state, "fill grey", "fill black")
        assert after.me.tunnels[LIGHT_YELLOW] == (carts("GK"),)
        assert events == (Bought(0, TILE["yellow-light-2"], 2, carts("GK")),)

    def test_the_price_is_unchanged(self) -> None:
        state = buying("black-light-2", marks=8, supply={"K": 0})
        assert play(state, "work workshops:3", "fill yellow", "fill yellow").me.marks == 0

    def test_carts_that_can_be_filled_with_their_colour_are(self) -> None:
        state = play(buying("yellow-light-2", supply={"Y": 1}), "work workshops:3")
        assert state.phase == Filling(TILE["yellow-light-2"], carts("Y"), ())
        assert play(state, "fill brown").me.tunnels[LIGHT_YELLOW] == (carts("YB"),)

    def test_a_cart_may_be_left_empty(self) -> None:
        state = play(buying("yellow-light-2", supply={"Y": 0}), "work workshops:3", "fill none", "fill black")
        assert state.me.tunnels[LIGHT_YELLOW] == (carts(".K"),)

    def test_the_choice_is_made_colour_by_colour_from_what_is_left_after_the_first(self) -> None:
        supply = {"Y": 0, "B": 1, "G": 1, "K": 0}
        state = play(buying("yellow-light-2", supply=supply), "work workshops:3", "fill grey")
        assert options(state) == {"fill brown", "fill none"}

    def test_with_the_supply_entirely_empty_the_carts_stay_empty_without_a_question(self) -> None:
        supply = dict.fromkeys("YBGK", 0)
        state = play(buying("yellow-light-2", supply=supply), "work workshops:3")
        assert state.phase == TurnOver()
        assert state.me.tunnels[LIGHT_YELLOW] == (carts(".."),)
        assert state.supply == (0, 0, 0, 0)

    def test_the_last_cube_of_all_leaves_the_second_cart_empty_without_a_question(self) -> None:
        supply = {"Y": 0, "B": 0, "G": 0, "K": 1}
        state = play(buying("yellow-light-2", supply=supply), "work workshops:3", "fill black")
        assert state.phase == TurnOver()
        assert state.me.tunnels[LIGHT_YELLOW] == (carts("K."),)

    @pytest.mark.parametrize("colour", COLOUR_NAMES)
    def test_a_lack_of_other_colours_does_not_matter(self, colour: str) -> None:
        others = {name[0].upper() if name != "black" else "K": 0 for name in COLOUR_NAMES if name != colour}
        state = play(buying(f"{colour}-dark-2", supply=others), "work workshops:3")
        assert state.phase == TurnOver()

    def test_carts_are_never_refilled(self) -> None:
        state = position(
            Seat(tiles=("yellow-light-1 .",), orders=("truck:Y Y",), printed=".BGK"),
            *rivals(),
            supply={"Y": 0},
        )
        after = play(state, "work delivery:truck", "done")  # a yellow cube is back in the supply
        assert after.players[0].tunnels[LIGHT_YELLOW] == (carts("."),)
        assert after.players[0].printed == carts(".BGK")
        assert after.supply[0] == 1
