"""Choosing a space: groups, prices, reasons, and the group that is opened."""

from __future__ import annotations

import pytest

from tests.bot.gluckauf.sitting import FACE, check_all_is_reached, look, panel, panels
from tests.bot.panels import button, labels, notes
from tests.games.gluckauf.positions import Seat, position, rivals


def test_a_workshop_space_says_what_it_costs_and_gives() -> None:
    state = position(Seat(marks=6), *rivals(), workshops={3: "grey-light-2"}, crews={"workshops:3": (1, 1)})
    shown = panel(look(state), "workshops")
    entry = "3 · 2 grey carts, light side · 6 marks · 2 workers"
    assert entry in labels(shown)
    assert button(shown, entry) == ("workshops", "work workshops:3")


def test_what_is_not_possible_is_named_with_the_reason() -> None:
    state = position(
        Seat(marks=5),
        *rivals(),
        workshops=dict.fromkeys((1, 2, 6), "yellow-dark-1") | {5: "grey-light-2", 7: "."},
    )
    about, note = notes(panel(look(state), "workshops"))
    assert about.startswith("A tile adds a tunnel")
    assert note.startswith("Not possible: ")
    assert "5 (costs 6 marks)" in note
    assert "7 (no tile there)" in note
    assert "8 (closed with 3 players)" in note


def test_money_costs_one_worker_more_than_stand_there() -> None:
    crews = {"money:5": (1, 1), "money:6": (0, 2)}
    shown = panel(look(position(Seat(workers=2), *rivals(3), crews=crews)), "money")
    assert labels(shown)[:3] == ["3 marks · 1 worker", "4 marks · 1 worker", "5 marks · 2 workers"]
    assert labels(shown, possible=False) == ["6 marks · 3 workers"]
    assert notes(shown)[1:] == ["Not possible: 6 marks (needs 3 workers)"]


def test_money_is_taken_with_one_click_and_a_confirmation() -> None:
    state = position(Seat(), *rivals())
    actions = button(panel(look(state), "money"), "6 marks · 1 worker")
    shown = panel(look(state, *actions))
    assert (shown.confirm, shown.summary) == (("done",), "You take 6 marks. This takes 1 worker.")


def test_delivery_says_what_all_complete_orders_bring() -> None:
    orders = ("horse-cart:KK K,K", "horse-cart:YBGK Y,B,G,K", "horse-cart:G", "truck:G")
    shown = panel(look(position(Seat(orders=orders), *rivals())), "delivery")
    assert labels(shown) == ["Horse cart · 19 points · 1 worker", "Pithead · 1 mark · 1 worker"]
    assert notes(shown)[1:] == ["Not possible: handcart, truck, locomotive (no complete order)"]


def test_looking_at_hidden_things_is_warned_of() -> None:
    state = position(Seat(), *rivals())
    for tab in ("workshops", "orders"):
        assert "cannot be taken back" in panel(look(state), tab).warning
    assert panel(look(state), "money").warning == ""


@pytest.mark.parametrize(
    ("seat", "likely"),
    [
        (Seat(marks=9, orders=("truck:G G",)), "delivery"),
        (Seat(marks=9, orders=("truck:G",)), "mining"),
        (Seat(marks=9, orders=("truck:G",), printed="YB.K"), "workshops"),
        (Seat(marks=0, orders=("truck:G",), printed="YB.K"), "money"),
    ],
)
def test_the_likely_group_is_open(seat: Seat, likely: str) -> None:
    assert panel(look(position(seat, *rivals()))).tab == likely


def test_a_group_without_anything_possible_cannot_be_opened() -> None:
    shown = panel(look(position(Seat(), *rivals())), "delivery")
    assert shown.tab != "delivery"
    assert [tab.key for tab in shown.tabs if not tab.possible] == ["delivery"]
    assert panel(look(position(Seat(), *rivals())), "no such tab").tab in {"workshops", "money", "mining"}


def test_the_pithead_is_taken_unasked_when_nothing_else_is_possible() -> None:
    taken = [
        f"{area}:{number}"
        for area, numbers in (
            ("workshops", (1, 2, 3, 4, 5, 6, 7, "draw")),
            ("mining", (6, 8, 10)),
            ("money", (4, 5, 6)),
            ("orders", (1, 2, 3, 4, "draw")),
        )
        for number in numbers
    ]
    crews = {space: (seat % 2 + 1, 1) for seat, space in enumerate(taken)}
    state = position(Seat(workers=1), *rivals(), crews=crews)
    assert FACE.forced(look(state)) == "work pithead"
    assert FACE.forced(look(state, "work pithead")) is None


def test_back_in_the_workshops_all_their_spaces_are_still_open() -> None:
    seen = look(position(Seat(marks=30), *rivals()), "workshops")
    shown = panels(seen)
    assert [each.tab for each in shown] == ["workshops"]
    check_all_is_reached(seen, shown)
    assert notes(shown[0])[-1] == "Step back to choose another group."
