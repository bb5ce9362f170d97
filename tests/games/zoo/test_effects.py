"""Every primitive of the company cards, in full and as far as possible."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.zoo import events as ev
from games.zoo.state import State

from .positions import (
    GAME,
    A,
    L,
    P,
    cards,
    company,
    fruit,
    fruit_prices,
    has,
    new,
    of,
    play,
    standing,
    texts,
    to_market,
)


def revealed(state: State, card: str) -> tuple[State, list[ev.AnyEvent]]:
    """The apple company's deck is this card and two that add an apple; the others have none."""
    for which, deck in ((A, f"{card} A4 A4"), (L, ""), (P, "")):
        state = company(state, which, deck=deck)
    return to_market(state)


def from_card(events: list[ev.AnyEvent], card: str) -> list[ev.AnyEvent]:
    return [event for event in events if getattr(event, "cause", "") == card]


@pytest.mark.parametrize(
    ("card", "added"),
    [("I01", "AA"), ("I02", "AA"), ("I03", "LL"), ("I04", "PP"), ("I05", "ALP"), ("A8", "AL")],
)
def test_fruit_is_added_from_the_warehouse(card: str, added: str) -> None:
    state, events = revealed(new(), card)
    came = [(event.kind, event.n) for event in from_card(events, card) if isinstance(event, ev.FruitAdded)]
    expected = fruit(added)
    assert came == [(kind, expected[kind]) for kind in (A, L, P) if expected[kind]]
    assert state.companies[A].fruit == tuple(
        n + (kind == A) * (1 if card == "I05" else 2) for kind, n in enumerate(expected)
    )


def test_a_short_warehouse_gives_what_it_has() -> None:
    _, events = revealed(replace(new(), warehouse=(1, 0, 5)), "I01")
    assert [event.n for event in from_card(events, "I01") if isinstance(event, ev.FruitAdded)] == [1]
    assert not [event for event in of(ev.FruitAdded, events) if event.cause == "A4"]


def test_right_of_the_last_company_is_the_first() -> None:
    _, events = revealed(new(order="LPA"), "A8")
    assert [event.kind for event in of(ev.FruitAdded, events) if event.cause == "A8"] == [A, L]


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [("I08", 5, 3), ("I08", 2, 1), ("I09", 5, 7), ("I09", 9, 10), ("I07", 4, 5), ("A7", 4, 3)],
)
def test_share_prices_move_within_their_scale(card: str, before: int, after: int) -> None:
    state, _ = revealed(company(new(), A, price=before), card)
    assert state.companies[A].price == after


@pytest.mark.parametrize(("before", "after"), [(1, 3), (4, 5), (5, 5), (6, 5), (9, 7)])
def test_a_correction_moves_at_most_two_steps_towards_five(before: int, after: int) -> None:
    state, _ = revealed(company(new(), A, price=before), "I10")
    assert state.companies[A].price == after


def test_the_price_of_the_companys_fruit_moves() -> None:
    state, _ = revealed(fruit_prices(new(), 5, 1, 1), "I23")
    assert state.fruit_prices == (5, 1, 1)
    state, _ = revealed(fruit_prices(new(), 2, 1, 1), "A8")
    assert state.fruit_prices == (1, 1, 1)


def test_spoiled_fruit_is_the_most_numerous_kind_each_time() -> None:
    state, events = revealed(company(new(), A, lying="LLPP"), "I21")
    assert [event.kind for event in of(ev.FruitSpoiled, events)] == [L, P]
    state, events = revealed(new(), "I21")
    assert not of(ev.FruitSpoiled, events)
    assert state.fruit_prices[A] == 2


def test_fruit_is_reloaded_to_the_company_on_the_right_and_shared_out_there() -> None:
    state = has(has(new(), 0, shares="L", held=""), 1, held="")
    state, _ = revealed(company(state, A, lying="PPP"), "I22")
    assert (state.companies[A].fruit, state.companies[L].fruit) == (fruit("AAP"), fruit("P"))
    assert state.players[0].fruit == fruit("P")


def holders(*coins: int) -> State:
    """Three apple shares for player 0, one for player 1, none for player 2."""
    state = has(has(new(3), 0, shares="AAA"), 1, shares="A")
    for player, n in enumerate(coins):
        state = has(state, player, coins=n)
    return state


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("A3", (0, 0, 0), (1, 1, 0)),
        ("I11", (0, 0, 0), (3, 1, 0)),
        ("I12", (2, 5, 5), (0, 4, 5)),
        ("I14", (0, 0, 0), (4, 0, 0)),
        ("I15", (2, 0, 0), (0, 2, 0)),
        ("I18", (0, 0, 0), (0, 3, 0)),
        ("I19", (0, 0, 0), (0, 0, 3)),
    ],
)
def test_coins_go_to_those_named_and_nobody_pays_more_than_they_have(
    card: str, before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    state, _ = revealed(holders(*before), card)
    assert tuple(player.coins for player in state.players) == after


def test_the_majority_shareholder_takes_a_fruit_of_choice() -> None:
    state = has(holders(), 0, held="")
    state, _ = revealed(company(state, A, lying="LP"), "I13")
    assert texts(state, 0) == ["take lemon", "take pineapple"]
    state, events = play(state, "0: take pineapple", "0: done")
    assert (of(ev.TookFruit, events)[0].kind, of(ev.TookFruit, events)[0].cause) == (P, "I13")


def test_where_there_is_no_fruit_none_is_taken() -> None:
    _, events = revealed(holders(), "I13")
    assert not [event for event in of(ev.TookFruit, events) if event.cause == "I13"]


def test_the_only_fruit_is_taken_without_asking() -> None:
    _, events = revealed(company(holders(), A, lying="L"), "I13")
    assert [event.kind for event in of(ev.TookFruit, events) if event.cause == "I13"] == [L]


def test_a_forced_sale_brings_the_price_and_what_helpers_add() -> None:
    state = company(has(holders(0), 0, staff="H04"), A, price=5)
    state, events = revealed(state, "I16")
    assert [(event.coins, event.price) for event in of(ev.SoldShare, events)] == [(7, 4)]
    assert state.players[0].shares[A] == 2


def test_a_new_issue_may_be_bought_for_two_less_or_not() -> None:
    state = company(has(holders(2), 0, staff="H12"), A, price=5)
    state, _ = revealed(state, "I17")
    assert texts(state, 0) == ["buy share apple", "done"]
    bought, events = play(state, "0: buy share apple", "0: done")
    assert (of(ev.BoughtShare, events)[0].coins, of(ev.BoughtShare, events)[0].price) == (2, 6)
    declined, events = play(state, "0: done")
    assert not of(ev.BoughtShare, events)
    assert (bought.players[0].shares[A], declined.players[0].shares[A]) == (4, 3)


def test_a_new_issue_needs_coins_and_a_share_in_hand() -> None:
    _, events = revealed(company(holders(2), A, price=5), "I17")
    assert not of(ev.BoughtShare, events)
    _, events = revealed(has(holders(50), 0, shares="AAALLLPP"), "I17")
    assert not of(ev.BoughtShare, events)


def test_an_audit_shows_the_next_three_cards_and_one_may_leave_unseen() -> None:
    state = company(holders(), A, deck="I20 A1 A4 I08 A4 A3")
    state, _ = to_market(company(company(state, L, deck=""), P, deck=""))
    assert texts(state, 0) == ["remove A1", "remove A4", "remove I08", "leave"]
    after, events = play(state, "0: remove A4", "0: done")
    shown = [event.card for event in of(ev.CardRevealed, events)]
    assert shown == list(cards("A1 I08 A4 A3"))
    assert GAME.witness(of(ev.RemovedUnseen, events)[0], 1).card == -2  # type: ignore[union-attr]
    assert [one.card for one in GAME.view(after, 1).state.removed] == [-2, *cards("I08")]
    assert [one.card for one in GAME.view(after, 0).state.removed] == list(cards("A4 I08"))


def test_an_audit_of_what_is_left_of_the_deck_and_of_nothing() -> None:
    state = company(company(company(holders(), A, deck="I20 A1"), L, deck=""), P, deck="")
    state, events = to_market(state)
    assert of(ev.Looked, events)[0].cards == cards("A1")
    _, events = to_market(company(state, A, deck="I20"))
    assert not of(ev.Looked, events)


def test_standing_answers_keep_the_market_going() -> None:
    state = standing(holders(20, 0, 0), 0, prefer=(P, L, A), issue=4, audit=False)
    state = company(state, A, deck="I13 I17 I20 A4 A4", lying="ALP", price=6)
    after, events = to_market(company(company(state, L, deck=""), P, deck=""))
    assert after.round == 2
    assert [event.kind for event in of(ev.TookFruit, events) if event.player == 0] == [P, L, A, A, A]
    assert [event.coins for event in of(ev.BoughtShare, events)] == [4]
    assert not of(ev.Looked, events)
    _, events = to_market(company(standing(state, 0, issue=2), A, deck="I17", lying=""))
    assert not of(ev.BoughtShare, events)
