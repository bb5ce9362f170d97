"""The six tokens, resolved by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core import IllegalAction
from games.zoo import events as ev
from games.zoo.components import HIRE
from games.zoo.state import Choosing, TurnOver

from .positions import (
    GAME,
    A,
    L,
    P,
    acting,
    cards,
    company,
    fruit,
    has,
    influence,
    new,
    of,
    opened,
    play,
    row,
    texts,
)


class TestChoosing:
    def test_everybody_chooses_at_once_and_duplicate_is_never_first(self) -> None:
        state = new(3)
        assert GAME.to_act(state) == (0, 1, 2)
        tokens = ["shares", "fruit", "hire", "lobby", "speculate"]
        assert texts(state, 1) == [*(f"pick {token}" for token in tokens), "answers"]

    def test_a_token_is_used_once_a_round(self) -> None:
        state, _ = opened(new(), "speculate", "speculate")
        state, _ = play(state, "0: done", "1: done")
        assert "pick speculate" not in texts(state, 0)
        assert "pick duplicate" in texts(state, 0)

    def test_the_choice_can_be_changed_until_the_last_one_has_chosen(self) -> None:
        state, _ = play(new(), "0: pick hire", "0: ready")
        assert GAME.to_act(state) == (1,)
        assert texts(state, 0) == ["rethink"]
        state, _ = play(state, "0: rethink", "0: rethink", "0: pick lobby", "0: ready", "1: pick hire")
        state, events = play(state, "1: ready")
        assert of(ev.Opened, events)[0].tokens == (3, 2)
        with pytest.raises(IllegalAction, match="not-now"):
            play(state, "0: rethink")

    def test_tokens_come_back_with_the_next_round(self) -> None:
        state = new()
        for tokens in (("shares", "hire"), ("lobby", "lobby"), ("speculate", "speculate")):
            state, _ = opened(state, *tokens)
            while not isinstance(state.phase, Choosing):
                state, _ = play(state, f"{state.active}: done")
        assert state.round == 2
        assert all(player.played == () for player in state.players)
        assert (state.first, state.step) == (1, 1)

    def test_the_first_player_and_clockwise_is_the_order(self) -> None:
        state, events = opened(replace(new(3), first=2), "speculate", "speculate", "speculate")
        state, more = play(state, "2: done", "0: done", "1: done")
        assert [event.player for event in of(ev.Began, events + more)] == [2, 0, 1]

    def test_nothing_else_is_open_to_anybody_meanwhile(self) -> None:
        state = acting(new(), "speculate")
        with pytest.raises(IllegalAction, match="not-your-turn"):
            play(state, "1: done")

    def test_a_token_that_can_do_nothing_is_declined_by_itself(self) -> None:
        _, events = opened(has(new(), 0, coins=0, held=""), "hire", "speculate")
        assert of(ev.Declined, events)[0].token == HIRE


class TestShares:
    def test_two_transactions_one_after_the_other_at_the_new_price(self) -> None:
        state = acting(company(has(new(), 0, coins=9), A, price=4), "shares")
        state, events = play(state, "0: buy share apple", "0: buy share apple")
        assert [event.coins for event in of(ev.BoughtShare, events)] == [4, 5]
        assert (state.players[0].coins, state.players[0].shares, state.companies[A].price) == (
            0,
            (2, 0, 0),
            6,
        )

    def test_selling_takes_the_share_back(self) -> None:
        state = acting(company(has(new(), 0, coins=0, shares="LL"), L, price=6), "shares")
        state, events = play(state, "0: sell share lemon", "0: sell share lemon")
        assert [event.coins for event in of(ev.SoldShare, events)] == [6, 5]
        assert (state.players[0].in_hand, state.companies[L].price) == (8, 4)

    def test_what_was_done_by_hand_waits_to_be_confirmed(self) -> None:
        state = acting(has(new(), 0, coins=20), "shares")
        state, _ = play(state, "0: buy share apple", "0: buy share apple")
        assert isinstance(state.phase, TurnOver)
        assert texts(state, 0) == ["done"]
        turn = GAME.turn(state)
        state, _ = play(state, "0: done")
        assert GAME.turn(state) == turn + 1

    def test_a_ninth_share_there_is_not(self) -> None:
        state = acting(has(new(), 0, coins=99, shares="AAALLLPP"), "shares")
        assert not any(text.startswith("buy") for text in texts(state, 0))


class TestFruit:
    def test_buying_from_the_warehouse_raises_the_price_and_selling_lowers_it(self) -> None:
        state = acting(has(new(), 0, coins=5, held="L"), "fruit")
        state, events = play(state, "0: buy apple", "0: buy apple")
        assert [event.coins for event in of(ev.BoughtFruit, events)] == [1, 2]
        assert (state.fruit_prices, state.warehouse[A]) == ((3, 1, 1), 7 - 1 - 2)
        state = replace(acting(has(new(), 0, held="LL"), "fruit"), fruit_prices=(1, 4, 1))
        state, events = play(state, "0: sell lemon", "0: sell lemon")
        assert [event.coins for event in of(ev.SoldFruit, events)] == [4, 3]

    def test_other_players_sell_only_what_the_warehouse_lacks(self) -> None:
        state = acting(new(), "fruit")
        assert not any("from" in text for text in texts(state, 0))

    def test_there_are_never_more_than_16_options(self) -> None:
        state = replace(has(new(5), 0, coins=99), warehouse=(0, 0, 0))
        assert len(texts(acting(state, "fruit"), 0)) == 3 * 4 + 3 + 1


class TestHire:
    def test_the_cost_goes_to_the_warehouse_and_prices_stay(self) -> None:
        state = acting(row(has(new(), 0, held="AAALP"), "H01 H22 H34"), "hire")
        assert texts(state, 0) == ["hire H01", "hire H22", "done"]
        before = state.warehouse
        state, events = play(state, "0: hire H01")
        assert of(ev.Hired, events)[0].paid == fruit("AAL")
        assert state.players[0].fruit == fruit("AP")
        assert state.warehouse == (before[A] + 2, before[L] + 1, before[P])
        assert state.fruit_prices == (1, 1, 1)

    def test_a_new_helper_turned_up_ends_the_turn_nothing_can_be_taken_back(self) -> None:
        state = acting(row(has(new(), 0, held="ALP"), "H22 H01 H34"), "hire")
        _, events = play(state, "0: hire H22")
        assert any(event.reveals for event in events)
        assert of(ev.TurnEnded, events)[0].player == 0


class TestLobby:
    def test_two_coins_and_a_card_shuffled_into_any_deck(self) -> None:
        state = acting(has(influence(new(), "I01 I08 I05"), 0, coins=0), "lobby")
        assert len(texts(state, 0)) == 9 + 1
        state, events = play(state, "0: lobby I08 pineapple")
        assert state.players[0].coins == 2
        assert cards("I08")[0] in [card for card, _ in state.companies[P].deck]
        assert len(state.influence) == 3
        assert of(ev.InfluenceTurnedUp, events)

    def test_equal_cards_are_one_offer(self) -> None:
        assert len(texts(acting(influence(new(), "I01 I01 I05"), "lobby"), 0)) == 6 + 1


class TestSpeculate:
    def test_the_top_four_go_back_on_top_and_to_the_bottom_in_any_order(self) -> None:
        state = acting(company(new(), A, deck="A1 A3 A4 A6 A7 A8"), "speculate")
        state, events = play(state, "0: look apple")
        assert of(ev.Looked, events)[0].cards == cards("A1 A3 A4 A6")
        assert len(texts(state, 0)) == 9
        state, events = play(state, "0: bottom A4", "0: top A6", "0: bottom A1", "0: top A3", "0: done")
        assert [card for card, _ in state.companies[A].deck] == list(cards("A6 A3 A7 A8 A4 A1"))

    def test_only_who_looked_sees_and_may_see_it_again_until_the_deck_is_shuffled(self) -> None:
        state = acting(company(new(), A, deck="A1 A3 A4 A6 A7 A8"), "speculate")
        state, events = play(state, "0: look apple", "0: bottom A4", "0: leave", "0: done")
        mine = [card for card, _ in GAME.view(state, 0).state.companies[A].deck]
        assert mine == [*cards("A1 A3 A6"), -2, -2, *cards("A4")]
        for seat in (1, None):
            assert {card for card, _ in GAME.view(state, seat).state.companies[A].deck} == {-2}
            seen = [GAME.witness(event, seat) for event in events]
            assert of(ev.Looked, seen)[0].cards == (-2,) * 4
            assert (of(ev.PutBack, seen)[0].top, of(ev.PutBack, seen)[0].bottom) == ((-2,) * 4, ())

    def test_what_somebody_else_puts_back_nobody_can_tell_any_longer(self) -> None:
        state = acting(company(new(), A, deck="A1 A3 A4 A6 A7 A8"), "speculate")
        state, _ = play(state, "0: look apple", "0: leave", "0: done", "1: look apple", "1: bottom A1")
        state, _ = play(state, "1: leave", "1: done")
        assert {card for card, _ in GAME.view(state, 0).state.companies[A].deck} == {-2}


class TestDuplicate:
    def test_it_repeats_the_token_before_it(self) -> None:
        state = acting(has(new(), 0, coins=9), "duplicate", before=("hire", "shares"))
        assert "buy share lemon" in texts(state, 0)
