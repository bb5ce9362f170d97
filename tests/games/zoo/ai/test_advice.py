"""Advice for people: it can be done, it is made of what the seat knows, and it is what is best."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.chance import Chance
from games.zoo.actions import BACK, DONE, LEAVE, ORDERS, RETHINK, AnyAction, Look, Pick
from games.zoo.ai.advice import MOST, Advice, advise
from games.zoo.state import Choosing, Looking, Over, State, Taking, TurnOver
from tests.games.playing import states, steady

from ..characters import MASTER, PLANNER, SCHEMER, Table
from ..positions import (
    GAME,
    acting,
    company,
    fruit_prices,
    has,
    influence,
    new,
    play,
    played,
    row,
    to_sharing,
)
from ..strategies import tables
from ..test_view import otherwise


def advice(state: State, seat: int = 0, seed: int = 1) -> tuple[Advice, ...]:
    return advise(GAME.view(state, seat), seed)


def texts(one: Advice) -> list[str]:
    return list(map(str, one.actions))


def deeds(one: Advice) -> list[str]:
    return [deed.action for deed in one.deeds]


def carried_out(state: State, seat: int, actions: tuple[AnyAction, ...]) -> State:
    for action in actions:
        state, _ = GAME.apply(state, seat, action)
    return state


@given(tables, st.integers(13, 29))
@settings(steady, max_examples=5)
def test_what_is_advised_can_be_done(table: Table, every: int) -> None:
    """At tables of all sizes; every decision of a resolution has advice, for whoever makes it."""
    for number, state in enumerate(states(table, every)):
        choosing = isinstance(state.phase, Choosing)
        if choosing and number % 8:
            continue  # weighing all tokens takes a while
        for seat in GAME.to_act(state)[:1] if choosing else range(state.seats):
            found = advice(state, seat)
            assert len(found) <= MOST
            assert all(one.reasons for one in found)
            for one in found:
                carried_out(state, seat, one.actions)
            if not isinstance(state.phase, Choosing | TurnOver | Over):
                assert bool(found) == (seat == state.active)


def test_what_a_seat_may_not_know_changes_nothing() -> None:
    """Neither cards nor what others have chosen, nor whether they have."""
    chance = Chance(6)
    table = Table((MASTER, SCHEMER, PLANNER), 12, {"bots": "1"})
    for state in states(table, every=47):
        for seat in GAME.to_act(state)[:1]:
            other = otherwise(state, seat, chance)
            assert state != other
            assert advice(state, seat) == advice(other, seat)


def test_others_who_choose_meanwhile_change_nothing() -> None:
    state = new(seats=3)
    before = advice(state)
    for seat, token in ((1, "shares"), (2, "lobby")):
        state, _ = play(state, f"{seat}: pick {token}", f"{seat}: ready")
        assert advice(state) == before


def test_the_same_seed_leads_to_the_same_advice() -> None:
    state = acting(new(seats=3), "speculate")
    looking, _ = play(state, "0: look lemon")
    for one in (new(seats=3), state, looking):
        assert advice(one, seed=7) == advice(one, seed=7)


def test_a_token_comes_with_orders_that_are_not_waited_for() -> None:
    state = new(seats=3)
    best = advice(state)[0]
    assert texts(best)[0] == "pick shares"
    assert {ORDERS, BACK} < set(best.actions)
    assert all("buy share" in deed for deed in deeds(best))
    state = carried_out(state, 0, best.actions)
    assert [wish.action for wish in state.choices[0].wishes] == deeds(best)
    assert all(
        wish.limit == deed.limit for wish, deed in zip(state.choices[0].wishes, best.deeds, strict=True)
    )
    assert state.choices[0].ask


def test_orders_are_advised_for_a_token_that_is_picked_already() -> None:
    state, _ = play(row(has(new(), 0, held="AALLPP"), "H03 H20 H26"), "0: pick hire")
    found = advice(state)
    assert all(one.actions[0] == ORDERS for one in found)
    assert all(deeds(one)[0].startswith("hire") for one in found)
    ordered, _ = play(state, "0: orders", "0: wish hire H03", "0: back")
    assert advice(ordered) == ()


def test_a_picked_token_that_is_good_for_nothing_is_put_back() -> None:
    state, _ = play(row(has(new(), 0, held="A"), "H18 H20 H34"), "0: pick hire")
    (only,) = advice(state)
    assert only.actions == (RETHINK,)


def test_a_look_is_not_ordered_since_the_deck_would_be_left_as_it_lies() -> None:
    state, _ = play(has(new(), 0, shares="AA"), "0: pick speculate")
    for one in advice(state):
        assert one.actions == ()
        assert deeds(one)[0].startswith("look")


def test_what_helpers_do_is_ordered_too() -> None:
    state = influence(has(new(), 0, staff="H22", held="AL", shares="PP"), "I14 I16 I18")
    state, _ = play(row(state, "H23 H24 H25"), "0: pick lobby")
    best = advice(state)[0]
    assert "then H22" in texts(best)
    assert deeds(best)[1] == "take pineapple"


def test_no_card_nobody_has_seen_is_advised() -> None:
    """A second card to lobby may be one that is still to be turned up."""
    state = influence(has(new(), 0, staff="H24", shares="AAA"), "I14 I16 I18")
    state, _ = play(state, "0: pick lobby")
    seen = {"I14", "I16", "I18"}
    for one in advice(state):
        assert {deed.split()[1] for deed in deeds(one)} <= seen


def test_the_best_helper_is_hired_and_the_payment_left_to_be_chosen() -> None:
    state = row(has(new(), 0, held="AALLPP", staff="H18"), "H03 H17 H34")
    state = acting(state, "hire")
    assert deeds(advice(state)[0])[0] == "hire H34"
    assert texts(advice(state)[0]) == ["hire H34"]


def test_paying_keeps_what_another_helper_costs() -> None:
    state = row(has(new(), 0, held="AALLPP", staff="H17"), "H01 H30 H20")
    state, _ = play(acting(state, "hire"), "0: hire H01")
    found = advice(state)
    assert 1 < len(found) <= MOST
    assert all(deed.startswith("pay") for one in found for deed in deeds(one))


def test_doing_nothing_is_advised_alone_where_it_is_best() -> None:
    state = fruit_prices(has(new(), 0, coins=9, held="ALP"), 5, 5, 5)
    (only,) = advice(acting(row(state, "H18 H22 H23"), "fruit"))
    assert only.actions == (DONE,)
    assert only.deeds == ()


def test_fruit_is_taken_as_a_whole() -> None:
    state = has(has(new(), 0, shares="LLL"), 1, shares="L")
    state, _ = to_sharing(company(state, 1, lying="AALLP"))
    assert isinstance(state.phase, Taking)
    for one in advice(state):
        assert len(one.deeds) == state.phase.left == 3
        after = carried_out(state, 0, one.actions)
        assert sum(after.players[0].fruit) == sum(state.players[0].fruit) + 3


def test_cards_are_put_back_in_one_go_or_left_as_they_lie() -> None:
    state = company(has(new(), 0, shares="LLL"), 1, deck="L4 L4 L6 I14 L1 L1")
    state, _ = play(acting(state, "speculate"), "0: look lemon")
    (best,) = advice(state)
    assert isinstance(state.phase, Looking)
    assert len(best.actions) == len(state.phase.cards)
    assert {"top L6", "top I14"} < set(texts(best))
    left = company(has(new(), 0, shares="LLL"), 1, deck="L6 L1 L4 L4")
    left, _ = play(acting(left, "speculate"), "0: look lemon")
    assert advice(left)[0].actions == (LEAVE,)


@pytest.mark.parametrize("tokens", [("shares",), ("shares", "lobby")])
def test_used_tokens_are_not_advised(tokens: tuple[str, ...]) -> None:
    state = played(new(), 0, *tokens)
    found = [one.actions[0] for one in advice(state)]
    assert all(isinstance(one, Pick) and str(one).split()[1] not in tokens for one in found)


def test_a_look_is_worth_most_where_one_has_shares() -> None:
    state = acting(has(new(), 0, shares="PPP"), "speculate")
    assert advice(state)[0].actions == (Look(2),)


def test_onlookers_and_those_who_wait_get_none() -> None:
    state = acting(new(), "shares")
    assert advise(GAME.view(state, None), 1) == ()
    assert advice(state, 1) == ()
