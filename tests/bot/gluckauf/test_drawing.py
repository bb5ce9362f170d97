"""The draft, five drawn and put back, carts the supply has no coal for."""

from __future__ import annotations

from games.gluckauf.state import State
from tests.bot.gluckauf.sitting import FACE, GAME, look, panel
from tests.bot.panels import STYLE, button, choices, labels, names, notes
from tests.games.gluckauf.positions import Seat, play, position, rivals

TILES = ("grey-light-2", "yellow-dark-1", "yellow-dark-1", "black-dark-2", "brown-light-1", "grey-dark-1")
ORDERS = ("truck:GG", "handcart:Y", "locomotive:YBGK", "horse-cart:KKK", "truck:YYY", "handcart:KK")


def _tiles(marks: int = 6) -> State:
    return play(position(Seat(marks=marks), *rivals(), tile_stack=TILES), "workshops", "work workshops:draw")


def _orders() -> State:
    return play(position(Seat(), *rivals(), order_stack=ORDERS), "work orders:draw")


def test_an_order_is_drafted_from_a_list() -> None:
    state = GAME.new(2, 7, {})
    shown = panel(look(state))
    assert len(labels(shown)) == 7
    assert shown.title == "Order draft · your pick number 1"
    assert all(entry.final for entry in choices(shown))
    assert not shown.confirm


def test_an_order_picked_from_the_draft_waits_for_its_confirmation() -> None:
    seen = look(GAME.new(2, 7, {}))
    first = str(seen.legal[0])
    shown = FACE.panel(seen, names(2), STYLE, chosen=(first,))
    assert shown.confirm == (first,)
    assert shown.summary.startswith("You draft an order: ")
    assert len(labels(shown)) == 7, "another may still be picked"


def test_a_pick_that_is_not_in_the_draft_is_not_confirmed() -> None:
    shown = FACE.panel(look(GAME.new(2, 7, {})), names(2), STYLE, chosen=("work money:5",))
    assert (shown.confirm, shown.summary) == ((), "")


def test_equal_tiles_share_a_button_and_dear_ones_are_disabled() -> None:
    shown = panel(look(_tiles()))
    assert labels(shown) == ["1 · 6 marks", "2, 3 · 1 mark", "5 · 2 marks", "Keep none"]
    assert labels(shown, possible=False) == ["4 · 8 marks"]
    (note,) = notes(shown)
    assert note.splitlines() == [
        "1 · 2 grey carts, light side",
        "2, 3 · 1 yellow cart, dark side",
        "4 · 2 black carts, dark side",
        "5 · 1 brown cart, light side",
        "You have 6 marks; what costs more cannot be bought.",
    ]


def test_orders_drawn_are_named_by_transport_and_points() -> None:
    shown = panel(look(_orders()))
    assert labels(shown)[2] == "3 · locomotive (10 points)"
    assert "3 · locomotive, 10 points (1 yellow, 1 brown, 1 grey, 1 black)" in notes(shown)[0]


def test_the_rest_goes_back_as_it_lies_with_one_click() -> None:
    shown = panel(look(_orders(), "keep truck:GG"))
    assert button(shown, "At the bottom") == (
        "put bottom",
        "lay handcart:Y",
        "lay locomotive:YBGK",
        "lay horse-cart:KKK",
    )
    assert button(shown, "On top, in an order I choose …") == ("put top",)


def test_or_in_an_order_chosen_one_by_one() -> None:
    shown = panel(look(_orders(), "keep none", "put top", "lay truck:YYY"))
    assert shown.title == "Which one is number 2 on top?"
    assert "2 · handcart, 2 points (1 yellow)" in labels(shown)
    assert button(shown, "All the rest as they lie") == (
        "lay truck:GG",
        "lay handcart:Y",
        "lay locomotive:YBGK",
    )
    last = panel(look(_orders(), "keep none", "put top", "lay truck:YYY", "lay truck:GG", "lay handcart:Y"))
    assert len(labels(last)) == 2


def test_a_single_one_goes_back_with_a_button() -> None:
    state = position(Seat(), *rivals(), order_stack=ORDERS[:1])
    seen = look(play(state, "work orders:draw"), "keep none")
    assert FACE.forced(seen) == "put top", "without a stack both ends are one"


def test_who_can_pay_for_nothing_need_not_say_so() -> None:
    assert FACE.forced(look(_tiles(marks=0))) == "keep none"
    assert FACE.forced(look(_tiles(marks=1))) is None


def test_another_colour_stands_in_when_the_supply_is_short() -> None:
    state = position(Seat(marks=6), *rivals(), workshops={3: "grey-light-2"}, supply={"G": 0})
    shown = panel(look(state, "workshops", "work workshops:3"))
    assert shown.title == "The supply has no grey coal left: what goes into cart 1 of 2?"
    assert labels(shown) == ["Yellow", "Brown", "Black", "Leave it empty"]
    over = panel(look(state, "workshops", "work workshops:3", "fill black", "fill none"))
    assert over.summary == (
        "You buy 2 grey carts, light side, for 6 marks (in its carts: black, nothing). This takes 1 worker."
    )
