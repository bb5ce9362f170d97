"""What each helper's ability does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.zoo import events as ev
from games.zoo.components import FRUIT, SHARES
from games.zoo.hiring import payments
from games.zoo.perks import fruit_cost, fruit_gain, share_cost, share_gain
from games.zoo.trading import transactions

from .positions import (
    A,
    L,
    P,
    acting,
    cards,
    company,
    fruit,
    fruit_prices,
    has,
    helpers,
    influence,
    new,
    of,
    play,
    row,
    texts,
    to_market,
    to_sharing,
)


@pytest.mark.parametrize(
    ("staff", "costs"),
    [("", (5, 5, 5)), ("H01", (3, 5, 5)), ("H02", (5, 3, 5)), ("H12", (4, 4, 4)), ("H03 H12", (4, 4, 2))],
)
def test_brokers_make_shares_cheaper_and_add_up(staff: str, costs: tuple[int, ...]) -> None:
    state = has(new(), 0, staff=staff)
    for which in (A, L, P):
        state = company(state, which, price=5)
    assert tuple(share_cost(state, 0, which) for which in (A, L, P)) == costs


def test_a_share_may_cost_nothing_and_its_price_rises_all_the_same() -> None:
    state = acting(has(company(new(), A, price=1), 0, coins=0, staff="H01"), "shares")
    state, events = play(state, "0: buy share apple")
    assert (of(ev.BoughtShare, events)[0].coins, state.companies[A].price) == (0, 2)


@pytest.mark.parametrize(
    ("staff", "gain"), [("", 5), ("H04", 7), ("H05", 5), ("H14", 6), ("H04 H14 H16", 10)]
)
def test_heirs_and_dealers_sell_better(staff: str, gain: int) -> None:
    assert share_gain(company(has(new(), 0, staff=staff), A, price=5), 0, A) == gain


def test_buyer_and_grocer() -> None:
    state = fruit_prices(has(new(), 0, staff="H13 H15"), 3, 1, 1)
    assert (fruit_cost(state, 0, A, from_player=False), fruit_cost(state, 0, A, from_player=True)) == (2, 4)
    assert fruit_cost(state, 0, L, from_player=False) == 0
    assert fruit_gain(state, 0, A) == 5


def test_bots_helpers_change_no_price() -> None:
    state = company(has(new(1, 1), 1, staff="H01 H04 H13 H15"), A, price=5)
    assert (share_cost(state, 1, A), share_gain(state, 1, A)) == (5, 5)
    assert (fruit_cost(state, 1, A, from_player=False), fruit_gain(state, 1, A)) == (1, 1)


def test_jobber_and_stallkeeper_have_a_third_transaction() -> None:
    assert transactions(has(new(), 0, staff="H10"), 0, SHARES) == 3
    assert transactions(has(new(), 0, staff="H10"), 0, FRUIT) == 2
    assert transactions(has(new(), 0, staff="H11"), 0, FRUIT) == 3


@pytest.mark.parametrize(
    ("held", "kind", "left"), [("AAL", "H01", []), ("AAL", "H22", []), ("ALP", "H01", [])]
)
def test_without_helpers_the_printed_cost_is_all_there_is(held: str, kind: str, left: list[str]) -> None:
    state = has(new(), 0, held=held)
    cost = fruit("AAL" if kind == "H01" else "ALP")
    assert payments(state, 0, helpers(kind)[0]) == ((cost,) if fruit(held) == cost else tuple(left))


def test_the_headhunter_saves_a_fruit_of_choice_but_one_is_paid() -> None:
    state = has(new(), 0, held="AALLP", staff="H17")
    assert set(payments(state, 0, helpers("H01")[0])) == {fruit("AL"), fruit("AA")}


def test_the_payroll_clerk_replaces_one_fruit_after_the_headhunter_has_saved_one() -> None:
    state = has(new(), 0, held="PPPP", staff="H17 H18")
    assert payments(state, 0, helpers("H03")[0]) == (fruit("PP"),)
    state = has(new(), 0, held="LLP", staff="H18")
    assert payments(state, 0, helpers("H22")[0]) == (fruit("LLP"),)


def test_which_fruit_to_pay_is_asked_where_there_is_a_choice() -> None:
    state = acting(row(has(new(), 0, held="AALLPP", staff="H18"), "H22 H34 H30"), "hire")
    state, _ = play(state, "0: hire H22")
    assert len(texts(state, 0)) == 7
    state, events = play(state, "0: pay ALL")
    assert of(ev.Hired, events)[0].paid == fruit("ALL")


def test_the_solicitor_wins_ties_of_shares_and_scores_only_what_is_printed() -> None:
    state = has(has(new(), 0, shares="A", staff="H19"), 1, shares="A", staff="H34")
    _, events = to_sharing(company(state, A, lying="A"))
    assert of(ev.SharingBegan, events)[0].major == 0
    after, _ = to_sharing(replace(state, round=5, sheets=()))
    assert after.finals[0].glory == 6


def test_the_haulier_takes_one_more_from_each_company_without_a_majority() -> None:
    state = has(has(new(), 0, shares="A", staff="H20", held=""), 1, shares="AA", held="")
    state, _ = to_sharing(company(state, A, lying="AAAAAA"))
    assert [sum(player.fruit) for player in state.players] == [2, 2]


def test_growers_harvest_at_the_start_of_the_market_as_far_as_there_is_fruit() -> None:
    state = has(has(new(), 0, staff="H07"), 1, staff="H08")
    _, events = to_market(replace(state, warehouse=(3, 0, 3)))
    assert [(event.player, event.kind) for event in of(ev.GainedFruit, events)] == [(0, A)]
    names = [type(event).__name__ for event in events]
    assert names.index("MarketOpened") < names.index("GainedFruit") < names.index("PassBegan")


def test_chairman_and_small_holder_are_paid_in_each_company_with_or_without_fruit() -> None:
    state = has(has(new(), 0, shares="AAL", staff="H34", coins=0), 1, shares="ALP", staff="H35", coins=0)
    state, _ = to_sharing(state)
    assert [player.coins for player in state.players] == [2 + 2, 2 + 2]


def test_the_small_holder_is_paid_also_where_nobody_has_the_majority() -> None:
    state = has(has(new(3), 0, shares="A", staff="H35", coins=0), 1, shares="AA")
    state = has(state, 2, shares="AA")
    state, _ = to_sharing(state)
    assert state.players[0].coins == 2


def test_the_paymaster_counts_every_helper_at_the_end() -> None:
    state = has(new(), 0, staff="H36 H01 H02")
    after, _ = to_sharing(replace(state, round=5, sheets=()))
    assert after.finals[0].helpers == 6


def test_the_cashier_gains_after_any_token_also_the_one_that_hired_it() -> None:
    state = acting(row(has(new(), 0, held="ALLPP", coins=0), "H21 H22 H34"), "hire")
    _, events = play(state, "0: hire H21")
    assert [(event.coins, event.cause) for event in of(ev.Gained, events) if event.player == 0] == [
        (1, "H21")
    ]


def test_the_envoy_takes_a_fruit_of_choice_after_lobby() -> None:
    state = acting(influence(has(new(), 0, staff="H22", held=""), "I01 I05 I08"), "lobby")
    state, _ = play(state, "0: lobby I01 apple")
    assert texts(state, 0) == ["take apple", "take lemon", "take pineapple", "done"]
    state, _ = play(state, "0: take lemon", "0: done")
    assert state.players[0].fruit == fruit("L")


def test_the_intriguer_lobbies_once_more_without_coins_and_nothing_reacts_to_it() -> None:
    state = acting(influence(has(new(), 0, staff="H24 H23", coins=0), "I01 I05 I08"), "lobby")
    state, events = play(state, "0: lobby I01 apple", "0: lobby I05 lemon")
    assert [event.coins for event in of(ev.Gained, events)] == [2, 3]
    assert [event.cause for event in of(ev.Lobbied, events)] == ["", "H24"]
    assert of(ev.TurnEnded, events)


def test_the_analyst_removes_from_decks_of_six_or_more_only() -> None:
    state = company(company(new(), A, deck="A1 A1 A3 A4 A4 A6"), L, deck="L1 L1 L3 L4 L4")
    state = acting(has(company(state, P, deck=""), 0, staff="H25"), "speculate")
    state, _ = play(state, "0: coins")
    assert texts(state, 0) == ["look apple", "done"]
    state, _ = play(state, "0: look apple")
    assert texts(state, 0) == ["remove A1", "remove A3", "leave"]
    state, _ = play(state, "0: remove A1", "0: done")
    assert [card for card, _ in state.companies[A].deck] == list(cards("A1 A3 A4 A4 A6"))


@pytest.mark.parametrize(("staff", "token", "first", "less"), [("H26", "speculate", "coins", 2)])
def test_insiders_buy_a_share_for_less(staff: str, token: str, first: str, less: int) -> None:
    state = acting(company(has(new(), 0, staff=f"{staff} H12", coins=9), A, price=5), token)
    state, events = play(state, f"0: {first}", "0: buy share apple", "0: done")
    assert of(ev.BoughtShare, events)[0].coins == 5 - less - 1


def test_the_rate_setter_moves_a_price_where_it_can_move() -> None:
    state = acting(company(company(has(new(), 0, staff="H30"), A, price=10), L, price=5), "shares")
    state, _ = play(state, "0: buy share lemon", "0: done")
    prices = [text for text in texts(state, 0) if text.startswith("share-price")]
    moves = ("apple down", "lemon up", "lemon down", "pineapple up")
    assert prices == [f"share-price {move}" for move in moves]
    state, _ = play(state, "0: share-price lemon down", "0: done")
    assert state.companies[L].price == 5


def test_the_price_crier_moves_a_fruit_price() -> None:
    state = acting(has(new(), 0, staff="H31", coins=9), "fruit")
    state, _ = play(state, "0: buy apple", "0: done", "0: fruit-price lemon up", "0: done")
    assert state.fruit_prices == (2, 2, 1)


def test_the_barterer_swaps_one_fruit_after_any_token() -> None:
    state = acting(has(new(), 0, staff="H32", held="A"), "speculate")
    state, _ = play(state, "0: coins")
    assert texts(state, 0) == ["swap apple lemon", "swap apple pineapple", "done"]
    state, _ = play(state, "0: swap apple pineapple", "0: done")
    assert state.players[0].fruit == fruit("P")


def test_the_eavesdropper_looks_at_two_cards_after_any_token() -> None:
    state = acting(has(company(new(), L, deck="L1 L3 L4"), 0, staff="H33", coins=9), "shares")
    state, _ = play(
        state, "0: buy share apple", "0: done", "0: look lemon", "0: bottom L1", "0: top L3", "0: done"
    )
    assert [card for card, _ in state.companies[L].deck] == list(cards("L3 L4 L1"))


def test_several_abilities_are_used_in_any_order_or_skipped() -> None:
    state = acting(has(new(), 0, staff="H32 H33", held="A"), "speculate")
    state, _ = play(state, "0: coins")
    assert texts(state, 0) == ["use H32", "use H33", "done"]
    state, _ = play(state, "0: use H33", "0: skip")
    assert texts(state, 0)[0] == "swap apple lemon"
