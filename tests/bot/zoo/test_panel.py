"""What panels say beside what can be chosen: what a token would do, what things cost, what was done."""

from __future__ import annotations

import pytest

from bot.face import Note, Panel
from tests.bot.panels import choices, labels
from tests.bot.zoo.sitting import look, panel
from tests.games.zoo.positions import acting, has, influence, new, play, played, row


def test_duplicate_says_what_it_would_repeat_for_as_long_as_it_can() -> None:
    assert "Duplicate (Lobby)" in labels(panel(look(played(new(), 0, "lobby"), 0)))
    used = panel(look(played(new(), 0, "lobby", "duplicate"), 0))
    buttons = [one for part in used.parts for one in getattr(part, "choices", ())]
    assert [one.label for one in buttons if one.actions == ("pick duplicate",)] == ["Duplicate"]


def test_whoever_picks_hire_without_the_fruit_for_it_is_told() -> None:
    poor, rich = (row(has(new(), 0, held=held), "H18 H20 H34") for held in ("A", "ALP"))
    said = [_notes(panel(look(state, 0, "pick hire"))) for state in (poor, rich)]
    assert ["You cannot pay any of these helpers." in notes for notes in said] == [True, False]
    again = has(played(row(new(), "H18 H20 H34"), 0, "hire"), 0, held="A")
    assert "You cannot pay any of these helpers." in _notes(panel(look(again, 0, "pick duplicate")))


def _notes(shown: Panel) -> list[str]:
    return [part.text for part in shown.parts if isinstance(part, Note)]


@pytest.mark.parametrize(
    ("token", "label", "note"),
    [
        ("shares", "Buy a share of Apple", "Now 1 coin"),
        ("fruit", "Sell a lemon", "Now 1 coin"),
        ("hire", "Chameleon Payroll Clerk · 1 apple, 1 lemon, 1 pineapple → 4 glory", "any kind"),
        ("lobby", "Chair’s Bonus", "gains 4 coins"),
    ],
)
def test_orders_say_what_they_are_about(token: str, label: str, note: str) -> None:
    state = influence(row(new(), "H18 H20 H34"), "I14 I16 I18")
    offered = choices(panel(look(state, 0, f"pick {token}", "orders")))
    assert any(label in one.label and note in one.note for one in offered)


def test_stopping_after_something_was_done_by_order_is_not_nothing() -> None:
    fresh = acting(has(new(), 0, coins=9), "shares")
    assert panel(look(fresh, 0)).summary == "You would do nothing."
    orders = ("0: orders", "0: wish buy share lemon", "0: limit 1", "0: otherwise ask", "0: back")
    state, _ = play(has(new(), 0, coins=9), "0: pick shares", *orders, "0: ready", "1: pick hire", "1: ready")
    assert state.players[0].shares == (0, 1, 0)
    assert panel(look(state, 0)).summary == "You would do nothing more."


def test_cards_put_back_are_not_nothing() -> None:
    state, _ = play(acting(new(), "speculate"), "0: look apple")
    assert panel(look(state, 0, "leave")).summary == "The cards lie as you put them."
