"""Made for days: orders given with the choice, and standing answers, so that nobody is waited for."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.zoo import events as ev
from games.zoo.state import Choosing, Looking, State, Trading

from .positions import (
    GAME,
    A,
    L,
    P,
    company,
    fruit,
    fruit_prices,
    has,
    influence,
    new,
    of,
    play,
    played,
    row,
    standing,
    texts,
)


def ordered(state: State, token: str, *orders: str) -> tuple[State, list[ev.AnyEvent]]:
    """Player 0 chooses the token with these orders; the other declines Speculate by order."""
    lines = (f"0: pick {token}", "0: orders", *(f"0: {order}" for order in orders), "0: back", "0: ready")
    other = "speculate" if state.step == 1 else "lobby"
    nothing = (f"1: pick {other}", "1: orders", "1: otherwise nothing", "1: back", "1: ready")
    return play(state, *nothing, *lines)


def test_buy_up_to_a_price_else_nothing() -> None:
    state = company(has(new(), 0, coins=20), L, price=3)
    after, events = ordered(
        state, "shares", "wish buy share lemon", "limit 4", "wish buy share lemon", "limit 4"
    )
    assert [event.coins for event in of(ev.BoughtShare, events)] == [3, 4]
    after, events = ordered(company(state, L, price=4), "shares", *("wish buy share lemon", "limit 4") * 2)
    assert [event.coins for event in of(ev.BoughtShare, events)] == [4]
    after, events = ordered(company(state, L, price=5), "shares", "wish buy share lemon", "limit 4")
    assert of(ev.Declined, events)[0].player == 0
    assert isinstance(after.phase, Choosing)
    assert after.step == 2


def test_sell_for_at_least_a_price() -> None:
    state = company(has(new(), 0, coins=0, shares="AA"), A, price=6)
    _, events = ordered(state, "shares", *("wish sell share apple", "limit 6") * 2)
    assert [event.coins for event in of(ev.SoldShare, events)] == [6]


def test_what_a_sale_pays_for_is_bought_after_it() -> None:
    state = company(company(has(new(), 0, coins=0, shares="A"), A, price=6), L, price=5)
    _, events = ordered(
        state, "shares", "wish buy share lemon", "limit 5", "wish sell share apple", "limit 1"
    )
    assert [type(event) for event in events if isinstance(event, ev.SoldShare | ev.BoughtShare)] == [
        ev.SoldShare,
        ev.BoughtShare,
    ]


def test_otherwise_ask_leaves_the_rest_to_the_player() -> None:
    state = company(has(new(), 0, coins=20), L, price=3)
    after, events = ordered(state, "shares", "wish buy share lemon", "limit 3", "otherwise ask")
    assert len(of(ev.BoughtShare, events)) == 1
    assert isinstance(after.phase, Trading)
    assert GAME.to_act(after) == (0,)
    after, _ = play(after, "0: buy share apple", "0: done")
    assert after.step == 2


def test_whoever_decides_themselves_is_not_overtaken_by_their_orders() -> None:
    state = company(has(new(), 0, coins=20, shares="L"), L, price=5)
    after, _ = ordered(state, "shares", "wish buy share lemon", "limit 4", "otherwise ask")
    after, events = play(after, "0: buy share apple")
    assert [event.company for event in of(ev.BoughtShare, events)] == [A]
    assert after.choices[0].wishes == ()


def test_fruit_is_bought_from_the_first_player_to_the_left_where_the_warehouse_has_none() -> None:
    state = replace(has(new(), 0, coins=9, held=""), warehouse=(0, 4, 4))
    _, events = ordered(state, "fruit", "wish buy apple", "limit 3")
    assert [(event.seller, event.coins) for event in of(ev.BoughtFruit, events)] == [(1, 3)]
    _, events = ordered(state, "fruit", "wish buy apple", "limit 2")
    assert not of(ev.BoughtFruit, events)


def test_fruit_is_sold_for_at_least_a_price() -> None:
    state = fruit_prices(has(new(), 0, held="AA"), 4, 1, 1)
    _, events = ordered(state, "fruit", *("wish sell apple", "limit 4") * 2)
    assert [event.coins for event in of(ev.SoldFruit, events)] == [4]


def test_the_first_helper_of_the_list_that_is_still_there_is_hired() -> None:
    state = row(has(new(), 0, held="ALP"), "H34 H22 H23")
    _, events = ordered(state, "hire", "wish hire H34", "wish hire H23", "wish hire H22")
    assert [event.helper for event in of(ev.Hired, events)] == [22]


def test_paying_is_not_asked_either_the_dearest_fruit_is_kept() -> None:
    state = fruit_prices(row(has(new(), 0, held="AALLPP", staff="H17"), "H22 H34 H30"), 1, 5, 3)
    _, events = ordered(state, "hire", "wish hire H22")
    assert of(ev.Hired, events)[0].paid == fruit("AP")
    _, events = ordered(standing(state, 0, prefer=(A, P, L)), "hire", "wish hire H22")
    assert of(ev.Hired, events)[0].paid == fruit("LP")


def test_lobby_and_what_the_helpers_do_after_it() -> None:
    state = influence(has(new(), 0, coins=0, staff="H22 H24 H32", held="A"), "I01 I05 I08")
    orders = ("wish lobby I08 lemon", "then H24", "wish lobby I01 apple", "then H22", "wish take pineapple")
    after, events = ordered(state, "lobby", *orders)
    assert [(event.company, event.cause) for event in of(ev.Lobbied, events)] == [(L, ""), (A, "H24")]
    assert [event.kind for event in of(ev.GainedFruit, events)] == [P]
    assert not of(ev.Swapped, events)
    assert after.step == 2


def test_a_deck_may_be_looked_at_by_order_and_left_as_it_is() -> None:
    state = company(new(), A, deck="A1 A3 A4 A6 A7")
    after, events = ordered(state, "speculate", "wish look apple")
    assert of(ev.Looked, events)[0].player == 0
    assert [card for card, _ in after.companies[A].deck] == [card for card, _ in state.companies[A].deck]
    assert after.step == 2
    after, _ = ordered(state, "speculate", "wish look apple", "otherwise ask")
    assert isinstance(after.phase, Looking)


def test_orders_for_duplicate_are_those_of_the_token_before() -> None:
    state = played(company(has(new(), 0, coins=9), A, price=2), 0, "shares")
    _, events = ordered(state, "duplicate", "wish buy share apple", "limit 2")
    assert len(of(ev.BoughtShare, events)) == 1


@pytest.mark.parametrize(
    ("staff", "token", "menu", "wish"),
    [
        ("H30", "shares", "then H30", "wish share-price apple up"),
        ("H31", "fruit", "then H31", "wish fruit-price lemon down"),
        ("H32", "lobby", "then H32", "wish swap apple lemon"),
        ("H33", "hire", "then H33", "wish look apple"),
        ("H25", "speculate", "then H25", "wish look lemon"),
        ("H26", "speculate", "then H26", "wish buy share apple"),
    ],
)
def test_every_ability_that_asks_can_be_given_orders(staff: str, token: str, menu: str, wish: str) -> None:
    state, _ = play(has(new(), 0, staff=staff), f"0: pick {token}", "0: orders")
    assert menu in texts(state, 0)
    state, _ = play(state, f"0: {menu}")
    assert wish in texts(state, 0)


def test_coins_need_no_orders() -> None:
    state, _ = play(has(new(), 0, staff="H21 H23"), "0: pick lobby", "0: orders")
    assert not any(text.startswith("then") for text in texts(state, 0))


def test_orders_can_be_withdrawn_and_have_their_bounds() -> None:
    state, _ = play(new(), "0: pick shares", "0: orders")
    for _ in range(8):
        state, _ = play(state, "0: wish buy share apple", "0: limit 9")
    assert texts(state, 0) == ["otherwise ask", "forget", "back"]
    state, _ = play(state, "0: forget")
    assert state.choices[0].wishes == ()
    state, _ = play(state, "0: wish sell share apple", "0: back", "0: back", "0: rethink")
    assert state.choices[0].token == -1


def test_standing_answers_stay_until_they_are_changed() -> None:
    state, _ = play(
        new(), "0: answers", "0: prefer LPA", "0: answers", "0: issue 4", "0: answers", "0: audit leave"
    )
    kept = state.players[0].standing
    assert (kept.prefer, kept.issue, kept.audit) == ((L, P, A), 4, False)
    assert "prefer LPA" not in texts(play(state, "0: answers")[0], 0)
    state, _ = play(state, "0: answers", "0: prefer ask", "0: answers", "0: back")
    assert state.players[0].standing.prefer == ()


def test_fruit_of_choice_is_taken_as_preferred() -> None:
    state = standing(influence(has(new(), 0, staff="H22", held=""), "I01 I05 I08"), 0, prefer=(L, A, P))
    state, _ = play(state, "1: pick hire", "1: ready", "0: pick lobby", "0: ready")
    _, events = play(state, "0: lobby I01 apple")
    assert [event.kind for event in of(ev.GainedFruit, events)] == [L]
