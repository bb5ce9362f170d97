"""Why something is good: each reason is read from the position before and after."""

from __future__ import annotations

from msgspec.structs import replace

from games.zoo.ai.evaluation import Evaluation
from games.zoo.ai.reasons import CODES, Reason, Step, reasons
from games.zoo.state import State

from ..positions import GAME, A, L, acting, company, fruit_prices, has, influence, new, play, row


def told(
    before: State, *actions: str, after: State | None = None, choosing: bool = False
) -> dict[str, Reason]:
    """By code, the reasons for what player 0 does."""
    if after is None:
        after, _ = play(before, *(f"0: {action}" for action in actions))
    step = Step((before,), (after,), tuple(map(GAME.parse, actions)), 0, choosing)
    found = reasons(step, Evaluation())
    assert {one.code for one in found} <= set(CODES)
    return {one.code: one for one in found}


def test_a_helper_brings_glory_and_an_ability_for_the_rounds_to_come() -> None:
    state = acting(row(has(new(), 0, held="AALPP"), "H20 H01 H02"), "hire")
    found = told(state, "hire H20")
    assert found["glory"] == Reason("glory", 5, state.helpers[0])
    assert found["ability"].count == 5
    assert next(iter(found)) == "glory"


def test_fruit_left_for_another_helper_is_said() -> None:
    state = acting(row(has(new(), 0, held="AALAAL"), "H01 H15 H02"), "hire")
    assert told(state, "hire H01")["keeps"].kind == state.helpers[1]


def test_majorities_are_won_taken_tied_and_given_up() -> None:
    assert told(acting(new(), "shares"), "buy share apple")["majority"].kind == A
    taken = told(acting(has(new(), 1, shares="L"), "shares"), "buy share lemon", "buy share lemon")
    assert taken["majority-from"] == Reason("majority-from", kind=L, player=1)
    tied = told(acting(has(new(), 1, shares="L"), "shares"), "buy share lemon")
    assert tied["ties"] == Reason("ties", kind=L, player=1)
    lost = told(acting(has(has(new(), 1, shares="L"), 0, shares="LL"), "shares"), "sell share lemon")
    assert lost["gives-up"].kind == L


def test_shares_bring_fruit_and_dearer_shares() -> None:
    state = acting(has(has(new(), 1, shares="AA"), 0, shares="AAA"), "shares")
    found = told(state, "buy share apple")
    assert found["raises"] == Reason("raises", 3, A)
    assert found["cheap"].count == 1
    assert "cheap" not in told(company(state, A, price=6), "buy share apple")


def test_what_is_sold_high_is_said_to_be() -> None:
    state = acting(company(has(new(), 0, shares="A"), A, price=8), "shares")
    found = told(state, "sell share apple")
    assert found["dear"].count == 8
    assert found["earns"].count == 8


def test_fruit_for_a_helper_within_reach() -> None:
    state = acting(row(has(new(), 0, held="AL"), "H18 H20 H34"), "fruit")
    assert told(state, "buy pineapple")["reach"].kind == state.helpers[0]
    poor = acting(row(has(new(), 0, held="A"), "H18 H20 H34"), "fruit")
    assert told(poor, "buy lemon")["nearer"].kind == state.helpers[0]
    assert "scarce" not in told(poor, "buy lemon")
    assert "scarce" in told(poor, "buy apple")


def test_fruit_that_is_dear() -> None:
    state = acting(fruit_prices(has(new(), 0, coins=9, held="AAALL"), 4, 2, 1), "fruit")
    assert told(state, "buy apple")["priciest"].count == 4
    assert told(state, "buy apple")["raises-fruit"] == Reason("raises-fruit", 3, A)
    assert "priciest" not in told(state, "buy lemon")


def test_a_card_in_a_deck_is_worth_something_in_the_next_market() -> None:
    state = acting(influence(has(new(), 0, shares="LLL"), "I14 I01 I08"), "lobby")
    found = told(state, "lobby I14 lemon")
    assert found["market"].count >= 1
    assert found["earns"].count == 2
    assert told(has(state, 0, shares="LLLLLL"), "lobby I01 lemon")["fruit"].count >= 1
    rival = acting(influence(company(has(new(), 1, shares="LLLLL"), L, price=8), "I08 I01 I14"), "lobby")
    assert told(rival, "lobby I08 lemon")["harms"].player == 1


def test_a_look_is_for_ones_own_shares_or_against_others() -> None:
    own = acting(has(new(), 0, shares="LL"), "speculate", ("shares", "lobby"))
    found = told(own, "look lemon", after=own)
    assert found["look-own"] == Reason("look-own", 2, L)
    assert "due" in found
    others = acting(has(new(), 1, shares="LLL"), "speculate")
    found = told(others, "look lemon", after=others)
    assert found["look-others"].count == 3
    assert "due" not in found


def test_an_order_of_cards_that_ends_the_pass_early() -> None:
    state = company(has(new(), 1, shares="LLL"), L, deck="L4 L6 L4 L1 L1")
    state, _ = play(acting(state, "speculate"), "0: look lemon")
    found = told(state, "top L4", "top L4", "bottom L1", "bottom L6")
    assert found["stops"].count == 2
    assert "order-others" in found
    assert "order-own" in told(has(state, 0, shares="L"), "top L6", "top L4", "top L4", "bottom L1")


def test_who_acts_before_counts_while_tokens_are_chosen() -> None:
    state = row(has(has(new(), 0, held="ALP"), 1, held="ALP"), "H18 H20 H34")
    hiring = acting(state, "hire")
    hired, _ = play(hiring, "0: hire H18")
    assert "contested" not in told(hiring, "hire H18", after=hired, choosing=True)
    late = replace(hiring, first=1)
    assert told(late, "hire H18", after=hired, choosing=True)["contested"].player == 1
    assert "first" in told(acting(state, "shares"), "buy share apple", choosing=True)
    assert "first" not in told(acting(state, "shares"), "buy share apple")


def test_nothing_and_nothing_better() -> None:
    state = acting(new(), "shares")
    assert list(told(state, "done", after=state)) == ["nothing"]
    looking, _ = play(acting(new(), "speculate"), "0: look apple")
    assert list(told(looking, "leave", after=looking)) == ["as-they-lie"]
    assert list(told(state, "skip", after=state)) == ["nothing"]
    assert list(told(state, "buy share apple", after=state)) == ["best"]
