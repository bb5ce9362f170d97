"""The questions the rulebook leaves open, each settled once: one test each, in the order of the list."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.zoo import events as ev
from games.zoo import scoring
from games.zoo.cards import CARDS
from games.zoo.components import FRUIT_PER_KIND, KINDS, NONE
from games.zoo.state import NOBODY, Choosing, Looking, Over

from .positions import (
    GAME,
    A,
    L,
    P,
    acting,
    bot_draws,
    cards,
    company,
    fruit,
    fruit_prices,
    has,
    helpers,
    influence,
    new,
    of,
    opened,
    play,
    row,
    texts,
    to_market,
    to_sharing,
)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_01_everybody_starts_with_one_fruit_of_each_kind_from_the_warehouse(size: int) -> None:
    state = new(size)
    assert all(player.fruit == (1, 1, 1) for player in state.players)
    assert state.warehouse == (FRUIT_PER_KIND[size] - size,) * 3


@pytest.mark.parametrize(
    ("seats", "bots", "numbers"), [(2, 0, 5), (3, 0, 6), (1, 2, 6), (4, 0, 7), (3, 2, 8)]
)
def test_02_starting_cards_are_those_marked_up_to_the_number_of_players_bots_included(
    seats: int, bots: int, numbers: int
) -> None:
    state = new(seats, bots)
    for which in KINDS:
        deck = [CARDS[card] for card, _ in state.companies[which].deck]
        assert len(deck) == numbers
        assert all(card.company == which and card.players <= seats + bots for card in deck)
        assert sum(card.end for card in deck) == 2


def test_03_the_majority_is_worked_out_for_every_card_as_it_is_revealed() -> None:
    """A forced sale makes a tie of a majority: the next card for the majority shareholder is ignored."""
    state = has(has(new(2), 0, shares="AAA", coins=0), 1, shares="AA", coins=0)
    state, events = to_market(company(state, A, deck="I14 I16 I14", price=4, lying=""))
    shown = [(event.major, event.ignored) for event in of(ev.CardRevealed, events) if event.company == A]
    assert shown[:3] == [(0, False), (0, False), (NONE, True)]
    assert [event.coins for event in of(ev.Gained, events) if event.cause == "I14"] == [4]


def test_04_a_card_that_needs_a_majority_is_ignored_altogether_but_its_end_icon_counts() -> None:
    """Costly Seat would pay the others too; nobody pays or gains. The same where nobody has a share."""
    for shares in ("AA", ""):
        state = has(has(new(3), 0, shares=shares, coins=9), 1, shares=shares, coins=9)
        state = has(state, 2, shares=shares[:1], coins=9)
        state, events = to_market(company(state, A, deck="I15 I15 A1"))
        assert [player.coins for player in state.players] == [9, 9, 9]
        shown = [event for event in of(ev.CardRevealed, events) if event.company == A]
        assert [(event.ignored, event.ends) for event in shown] == [(True, 1), (True, 2)]
        assert sorted(card for card, _ in state.companies[A].deck) == sorted(cards("I15 I15 A1"))


def test_05_a_card_that_could_do_nothing_leaves_all_the_same() -> None:
    state, events = to_market(company(new(), A, deck="I08 A4 A4", price=1))
    assert not of(ev.SharePriceMoved, events)
    assert [(event.card, event.target) for event in of(ev.CardLeft, events)] == [(cards("I08")[0], NONE)]
    assert sorted(card for card, _ in state.companies[A].deck) == sorted(cards("A4 A4"))
    assert cards("I08")[0] in [one.card for one in state.removed]


def test_06_a_tie_in_a_company_without_fruit_brings_nothing() -> None:
    state = has(has(new(), 0, shares="A", coins=1), 1, shares="A", coins=1)
    state, events = to_sharing(state)
    assert not of(ev.Tied, events)
    assert [player.coins for player in state.players] == [1, 1]


def test_06_nor_does_one_once_the_fruit_has_run_out() -> None:
    state = has(new(3), 0, shares="AA")
    state = has(has(state, 1, shares="A", coins=1), 2, shares="A", coins=1)
    state, events = to_sharing(company(state, A, lying="AA"))
    assert len(of(ev.TookFruit, events)) == 2
    assert not of(ev.Tied, events)
    assert [player.coins for player in state.players[1:]] == [1, 1]


def test_07_a_tie_further_down_gives_coins_to_all_below_and_leaves_the_rest() -> None:
    state = new(4)
    for player, shares in enumerate(["AAAA", "AA", "AA", "A"]):
        state = has(state, player, shares=shares, coins=0, held="")
    state, events = to_sharing(company(state, A, lying="AAAAAA"))
    (tie,) = of(ev.Tied, events)
    assert (tie.tied, tie.players) == ((1, 2), (1, 2, 3))
    assert [player.coins for player in state.players] == [0, 3, 3, 3]
    assert [sum(player.fruit) for player in state.players] == [4, 0, 0, 0]
    assert state.companies[A].fruit == fruit("AA")


def test_08_a_shareholder_for_whom_no_fruit_is_left_gets_nothing() -> None:
    state = has(has(new(), 0, shares="AA", held=""), 1, shares="A", held="", coins=5)
    state, _ = to_sharing(company(state, A, lying="LL"))
    assert (state.players[0].fruit, state.players[1].fruit) == (fruit("LL"), fruit(""))
    assert state.players[1].coins == 5


def test_09_a_deck_is_shuffled_after_its_own_pass_and_wanderers_come_in_after_the_third() -> None:
    """The Fair wanders from the last company to the first, and from the first to the second: neither acts
    twice in a round."""
    state = company(new(), A, deck="I06 A4 A4 A1")
    state = company(company(state, L, deck="L4 L4 L1"), P, deck="I06 P4 P4")
    state, events = to_market(state)
    fair = cards("I06")[0]
    shown = [(event.company, event.card) for event in of(ev.CardRevealed, events)]
    assert shown.count((A, fair)) == shown.count((P, fair)) == 1
    assert (L, fair) not in shown
    assert [event.target for event in of(ev.CardLeft, events)] == [L, A]
    assert sorted(card for card, _ in state.companies[L].deck) == sorted(cards("L4 L4 L1 I06"))
    assert sorted(card for card, _ in state.companies[A].deck) == sorted(cards("A4 A4 A1 I06"))
    order = [type(event).__name__ for event in events if isinstance(event, ev.PassBegan | ev.PassEnded)]
    assert order == ["PassBegan", "PassEnded"] * 3


def test_10_lobby_after_speculate_shuffles_the_whole_deck() -> None:
    state = acting(company(new(), A, deck="A1 A3 A4 A6 A7 A8"), "speculate")
    state, _ = play(state, "0: look apple", "0: leave", "0: done", "1: coins", "1: done")
    seen = GAME.view(state, 0).state.companies[A].deck
    assert [card for card, _ in seen[:4]] == list(cards("A1 A3 A4 A6"))
    state, _ = opened(influence(state, "I01 I05 I08"), "lobby", "hire")
    state, _ = play(state, "0: lobby I01 apple")
    assert all(known == NOBODY for _, known in state.companies[A].deck)
    assert len(state.companies[A].deck) == 7


def test_11_with_fewer_than_four_cards_speculate_looks_at_all_there_are() -> None:
    state = acting(company(new(), L, deck="L1 L4"), "speculate")
    state, events = play(state, "0: look lemon")
    assert of(ev.Looked, events)[0].cards == cards("L1 L4")
    assert isinstance(state.phase, Looking)


def test_11_looking_may_be_declined_and_the_coin_is_gained() -> None:
    state = acting(has(new(), 0, coins=0), "speculate")
    state, events = play(state, "0: coins", "0: done")
    assert state.players[0].coins == 1
    assert not of(ev.Looked, events)


def test_12_starting_cards_may_be_removed_and_moved() -> None:
    state = acting(has(company(new(), A, deck="A1 A3 A4 A6 A7 A8"), 0, staff="H25"), "speculate")
    state, _ = play(state, "0: coins", "0: look apple", "0: remove A3")
    assert cards("A3")[0] in [one.card for one in state.removed]
    state, events = bot_draws(company(company(new(1, 1), A, deck="A1"), L, deck=""), 3)
    assert of(ev.TopMoved, events)[0].card == cards("A1")[0]


@pytest.mark.parametrize("token", ["shares", "fruit", "hire", "lobby", "speculate"])
def test_13_a_declined_token_brings_no_coins_and_triggers_nothing(token: str) -> None:
    state = acting(has(new(), 0, staff="H21 H23 H25", coins=5, held="AALLPP"), token)
    state, events = play(state, "0: done")
    assert of(ev.Declined, events)[0].player == 0
    assert state.players[0].coins == 5
    assert state.active == 1 or isinstance(state.phase, Choosing)


def test_14_lobby_without_a_face_up_card_brings_the_coins_and_counts_as_resolved() -> None:
    state = influence(replace(new(), influence_stack=()), "")
    state = acting(has(state, 0, coins=0, staff="H23"), "lobby")
    assert texts(state, 0) == ["coins", "done"]
    state, events = play(state, "0: coins")
    assert state.players[0].coins == 2 + 3
    assert [event.cause for event in of(ev.Gained, events)] == ["", "H23"]


def test_15_duplicate_after_a_declined_token_is_carried_out_as_that_token() -> None:
    state, _ = opened(has(new(), 0, coins=9), "shares", "speculate")
    state, _ = play(state, "0: done", "1: coins", "1: done")
    state, events = opened(state, "duplicate", "lobby")
    began = of(ev.Began, events)[0]
    assert (began.token, began.repeats) == (5, 0)
    assert "buy share apple" in texts(state, 0)


def test_16_duplicate_triggers_helpers_for_the_copied_token_for_duplicate_and_for_any_each_once() -> None:
    state = has(new(), 0, coins=0, staff="H21 H23 H29 H24")
    state = acting(influence(state, "I01 I05 I08"), "duplicate", before=("lobby",))
    state, events = play(state, "0: lobby I01 apple")
    assert [(event.coins, event.cause) for event in of(ev.Gained, events)] == [
        (2, ""),
        (1, "H21"),
        (3, "H23"),
    ]
    assert texts(state, 0) == ["use H29", "use H24", "done"]
    state, _ = play(state, "0: use H29", "0: take lemon")
    assert not any("H29" in text for text in texts(state, 0))


def test_17_no_buy_and_sell_in_the_same_company_with_one_token_extra_transactions_included() -> None:
    state = acting(has(new(), 0, coins=50, shares="AL", staff="H10"), "shares")
    state, _ = play(state, "0: buy share apple")
    assert "sell share apple" not in texts(state, 0)
    state, _ = play(state, "0: sell share lemon")
    assert "buy share lemon" not in texts(state, 0)
    assert "sell share apple" not in texts(state, 0)
    assert "buy share apple" in texts(state, 0)


def test_17_abilities_and_duplicate_are_not_bound_by_it() -> None:
    state = has(new(), 0, coins=50, shares="AL", staff="H28", held="AALLPP")
    state = acting(row(state, "H18 H22 H23"), "hire")
    state, _ = play(state, "0: hire H18")
    assert "buy share apple" in texts(state, 0)
    state = acting(has(new(), 0, coins=50, shares="AL"), "duplicate", before=("shares",))
    assert {"buy share apple", "sell share apple"} <= set(texts(state, 0))


def test_18_fruit_from_a_player_costs_two_more_less_the_discount_and_the_seller_gets_it() -> None:
    state = fruit_prices(has(new(3), 0, coins=9, held="", staff="H13"), 3, 1, 1)
    state = has(has(state, 1, held="AL", coins=0), 2, held="AAA", coins=0)
    state = acting(replace(state, warehouse=(0, 4, 4)), "fruit")
    assert [text for text in texts(state, 0) if "buy apple" in text] == [
        "buy apple from 1",
        "buy apple from 2",
    ]
    state, _ = play(state, "0: buy apple from 2")
    assert (state.players[0].coins, state.players[2].coins) == (9 - 4, 4)
    assert state.fruit_prices[A] == 4
    assert (state.players[0].fruit, state.players[2].fruit) == (fruit("A"), fruit("AA"))


def test_19_a_purchase_needs_the_full_amount() -> None:
    state = company(has(new(), 0, coins=2), A, price=3)
    state = acting(state, "shares")
    assert "buy share apple" not in texts(state, 0)
    assert "buy share lemon" in texts(state, 0)


def test_20_selling_at_the_lowest_and_buying_at_the_highest_price_leaves_it() -> None:
    state = company(company(has(new(), 0, coins=20, shares="A"), A, price=1), L, price=10)
    state, _ = play(acting(state, "shares"), "0: sell share apple", "0: buy share lemon")
    assert (state.companies[A].price, state.companies[L].price) == (1, 10)
    state = fruit_prices(has(new(), 0, coins=20, held="A"), 1, 5, 1)
    state, _ = play(acting(state, "fruit"), "0: sell apple", "0: buy lemon")
    assert state.fruit_prices == (1, 5, 1)


def test_21_a_card_that_concerns_several_goes_round_from_the_first_player() -> None:
    state = replace(new(3), first=2, active=2)
    for player in range(3):
        state = has(state, player, shares="A" * (player + 1))
    _, events = to_market(company(state, A, deck="I11 A4 A4"))
    assert [event.player for event in of(ev.Gained, events) if event.cause == "I11"] == [2, 0, 1]


def test_22_helpers_slide_towards_the_stack_and_the_new_one_lies_farthest_from_it() -> None:
    state = has(row(new(), "H01 H22 H34"), 0, held="ALP")
    state = replace(state, helper_stack=helpers("H09 H30"))
    state, _ = play(acting(state, "hire"), "0: hire H22")
    assert state.helpers == helpers("H01 H34 H09")


def test_22_the_bot_counts_from_the_card_next_to_the_stack() -> None:
    state = row(has(new(1, 1), 1, held="ALLPP"), "H34 H30 H22")
    state, events = bot_draws(company(state, L, deck=""), 2)
    assert of(ev.Hired, events)[0].helper == helpers("H30")[0]


def test_23_same_again_is_an_effect_of_its_own_and_limits_are_checked_each_time() -> None:
    state = company(has(new(1, 1), 1, coins=50), P, price=8)
    state, events = bot_draws(state, 7)
    assert [event.coins for event in of(ev.BoughtShare, events)] == [8]
    assert state.players[1].coins == 50 - 8 + 2


def test_24_a_moved_card_goes_on_top_and_from_an_empty_deck_nothing_is_moved() -> None:
    state = has(company(company(new(1, 1), L, deck="L4 L1"), P, deck="P1 P4"), 1, held="")
    state, events = bot_draws(state, 2)
    assert [card for card, _ in state.companies[P].deck] == list(cards("L4 P1 P4"))
    assert GAME.view(state, None).state.companies[P].deck[0][0] == cards("L4")[0]
    state, events = bot_draws(company(has(new(1, 1), 1, held=""), L, deck=""), 2, 13, 6)
    assert [event.card for event in of(ev.BotCouldNot, events)] == [1, 12]


def test_25_face_up_influence_is_removed_even_if_nothing_can_be_refilled() -> None:
    state = influence(replace(has(new(1, 1), 1, held=""), influence_stack=()), "I01")
    state, events = bot_draws(state, 5)
    assert of(ev.InfluenceCleared, events)[0].cards == cards("I01")
    assert (state.influence, state.players[1].coins) == ((), 10 + 6)
    state, events = bot_draws(influence(state, ""), 5, 6)
    assert [event.card for event in of(ev.BotCouldNot, events)] == [4]


def test_26_the_bot_lobbies_the_top_of_the_stack_unless_it_is_empty_or_the_bot_is_first() -> None:
    state = new(1, 1)
    top = state.influence_stack[0]
    after, events = bot_draws(state, 10)
    assert [(event.card, event.company) for event in of(ev.Lobbied, events)] == [(top, A)]
    assert after.influence == state.influence
    _, events = bot_draws(replace(state, influence_stack=()), 10, 6)
    assert [event.card for event in of(ev.BotCouldNot, events)] == [9]
    first = replace(state, first=1, active=1)
    first = replace(first, bot_stack=(9, 5, *(n for n in range(13) if n not in {9, 5})))
    _, events = opened(first, "speculate")
    assert [event.card for event in of(ev.BotCouldNot, events)] == [9]


def test_27_a_bot_that_can_do_nothing_gives_up_after_two_rounds_through_its_deck() -> None:
    state = influence(replace(new(1, 1), influence_stack=()), "")
    state = has(replace(state, helpers=(), helper_stack=()), 1, coins=0, held="", shares="")
    for which in KINDS:
        state = company(state, which, deck="")
    state, events = bot_draws(state, 1)
    assert len(of(ev.BotCouldNot, events)) == 26
    assert isinstance(state.phase, Choosing)


def test_28_a_bot_with_the_majority_takes_by_company_order_buys_sells_and_leaves_decks_alone() -> None:
    state = has(new(1, 1, order="PLA"), 1, shares="AA", coins=10, held="")
    state = company(
        company(company(state, A, deck="I13 I17 I20 I16 A4 A4", lying="ALP", price=5), L, deck=""), P, deck=""
    )
    _, events = to_market(state)
    assert [event.kind for event in of(ev.TookFruit, events) if event.cause == "I13"] == [P]
    assert [event.coins for event in of(ev.BoughtShare, events)] == [5 - 2]
    assert not of(ev.Looked, events)
    assert [event.coins for event in of(ev.SoldShare, events)] == [6]


def test_29_a_bots_helpers_count_in_ties_as_printed_only() -> None:
    """Six printed glory against seven: the Solicitor's eight do not help a bot, but they help a person."""
    for player, other, winner in ((0, 1, 0), (1, 0, 0)):
        state = has(has(new(1, 1), 0, shares="A"), 1, shares="A")
        state = has(has(state, player, staff="H19"), other, staff="H30")
        _, events = to_sharing(company(state, A, lying="AA"))
        assert of(ev.SharingBegan, events)[0].major == winner


def test_30_what_is_cheapest_but_too_dear_is_not_bought_and_nothing_else_is() -> None:
    state = has(new(1, 1), 1, coins=2, held="")
    for which, price in ((A, 3), (L, 4), (P, 4)):
        state = company(state, which, price=price)
    _, events = bot_draws(state, 6, 5)
    assert [event.card for event in of(ev.BotCouldNot, events)] == [5]


def test_31_with_empty_decks_the_face_up_cards_may_still_be_used() -> None:
    state = replace(new(), influence_stack=(), helper_stack=())
    state = has(row(influence(state, "I01"), "H22"), 0, held="ALP")
    assert texts(acting(state, "lobby"), 0)[0] == "lobby I01 apple"
    after, events = play(acting(state, "hire"), "0: hire H22", "0: done")
    assert after.helpers == ()
    assert not of(ev.HelperTurnedUp, events)


def test_32_the_final_sale_is_at_prices_as_they_stand_with_bonuses_that_are_not_off() -> None:
    state = fruit_prices(has(new(), 0, coins=3, shares="AAL", held="AP", staff="H04 H15 H16 H36"), 2, 1, 5)
    state = company(company(state, A, price=7), L, price=4)
    part = scoring.final(state, 0)
    assert part.shares == 7 + 7 + 4 + 2 * 2  # the Heir's bonus; the Share Dealer is off
    assert part.fruit == 2 + 5  # the Grocer is off
    assert part.helpers == 2 * 4
    assert scoring.score(part) == (5 + 4 + 4 + 6) + (3 + 22 + 7 + 8) // 5
    last, events = to_sharing(replace(state, round=5, sheets=()))
    assert isinstance(last.phase, Over)
    assert last.share_prices == state.share_prices
    assert of(ev.GameEnded, events)[0].finals[0] == part
