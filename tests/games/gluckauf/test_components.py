"""Everything in the box, against the figures of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from games.gluckauf.components import (
    CAGE_PLACES,
    CARDS,
    COLOUR_NAMES,
    COPIES_PER_TILE,
    CUBES_PER_COLOUR,
    SHIFT_CLOCK,
    SPACES,
    TILES,
    TRANSPORT_NAMES,
)
from games.gluckauf.spaces import OPEN_SPACES

HANDCART = "2Y 3B 3YY 4G 5K 5BB 7BBB 7GG 9KK 9GGG 10YBGK"
HORSE_CART = "2Y 3YY 3B 4YYY 4G 5K 5BB 7GG 9KK 10YBGK 12KKK"
TRUCK = "2Y 3YY 3B 4YYY 4G 5BB 5K 7GG 9KK 10YBGK 12KKK"
LOCOMOTIVE = "2Y 3B 3YY 4G 5BB 5K 7BBB 7GG 9GGG 9KK 10YBGK"


def test_coal_has_four_colours_from_the_top_level_down_and_sixteen_cubes_of_each() -> None:
    assert COLOUR_NAMES == ("yellow", "brown", "grey", "black")
    assert CUBES_PER_COLOUR == 16


def test_the_box_holds_48_tiles_three_of_each_colour_side_and_number_of_carts() -> None:
    kinds = {(str(tile), tile.colour, tile.side, tile.carts) for tile in TILES}
    assert kinds == {
        (f"{COLOUR_NAMES[colour]}-{('light', 'dark')[side]}-{carts}", colour, side, carts)
        for colour in range(4)
        for side in range(2)
        for carts in (1, 2)
    }
    assert COPIES_PER_TILE == 3
    assert len(TILES) * COPIES_PER_TILE == 48


@pytest.mark.parametrize(
    ("name", "one_cart", "two_carts"),
    [("yellow", 1, 2), ("brown", 2, 4), ("grey", 3, 6), ("black", 4, 8)],
)
def test_a_tile_costs_its_colours_price_per_minecart(name: str, one_cart: int, two_carts: int) -> None:
    prices = {(tile.carts, tile.price) for tile in TILES if str(tile).startswith(name)}
    assert prices == {(1, one_cart), (2, two_carts)}


@pytest.mark.parametrize(
    ("transport", "orders"),
    [("handcart", HANDCART), ("horse-cart", HORSE_CART), ("truck", TRUCK), ("locomotive", LOCOMOTIVE)],
)
def test_each_transport_has_its_eleven_orders(transport: str, orders: str) -> None:
    cards = [card for card in CARDS if TRANSPORT_NAMES[card.transport] == transport]
    letters = ["".join("YBGK"[colour] for colour in card.fields) for card in cards]
    assert Counter(f"{card.vp}{fields}" for card, fields in zip(cards, letters, strict=True)) == Counter(
        orders.split()
    )
    assert len(cards) == 11


def test_there_are_44_orders_and_no_two_have_the_same_name() -> None:
    assert len({str(card) for card in CARDS}) == len(CARDS) == 44


def test_the_cage_has_five_places() -> None:
    assert CAGE_PLACES == 5


def test_the_board_has_these_spaces() -> None:
    assert [str(space) for space in SPACES] == [
        *(f"workshops:{n}" for n in range(1, 9)),
        "workshops:draw",
        *(f"mining:{steps}" for steps in (4, 6, 8, 10)),
        *(f"delivery:{transport}" for transport in ("handcart", "horse-cart", "truck", "locomotive")),
        *(f"money:{marks}" for marks in (3, 4, 5, 6)),
        *(f"orders:{n}" for n in range(1, 5)),
        "orders:draw",
        "pithead",
    ]


@pytest.mark.parametrize(
    ("seats", "closed"),
    [
        (4, set()),
        (3, {"workshops:8", "mining:4", "money:3"}),
        (2, {"workshops:8", "mining:4", "money:3", "workshops:4", "mining:8", "money:5", "orders:1"}),
    ],
)
def test_spaces_closed_with_few_players(seats: int, closed: set[str]) -> None:
    assert {str(space) for space in SPACES} - {str(space) for space in OPEN_SPACES[seats]} == closed


def test_the_shift_clock_has_twelve_categories_in_this_order_with_these_prizes() -> None:
    colours, transports = ("yellow", "brown", "grey", "black"), TRANSPORT_NAMES
    named = [
        (category.counts, (transports if category.counts == "transport" else colours)[category.kind])
        for category in SHIFT_CLOCK
    ]
    assert named == [
        *(("colour", name) for name in colours),
        *(("transport", name) for name in ("handcart", "horse-cart", "truck", "locomotive")),
        *(("carts", name) for name in colours),
    ]
    assert [(category.first, category.second) for category in SHIFT_CLOCK] == [
        *[(2, 1), (3, 1), (4, 2), (5, 2)],
        *[(6, 3), (7, 3), (8, 4), (9, 4)],
        *[(10, 5), (11, 5), (12, 6), (13, 6)],
    ]
