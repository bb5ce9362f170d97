"""The rulebook's bots: how many sit down, and what each of their cards does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.zoo import events as ev
from games.zoo.state import Choosing

from .positions import (
    GAME,
    A,
    L,
    P,
    bot_draws,
    company,
    fruit_prices,
    has,
    helpers,
    new,
    of,
    opened,
    play,
    row,
)


@pytest.mark.parametrize(
    ("seats", "wanted", "bots"), [(1, 0, 1), (1, 3, 3), (2, 0, 0), (2, 3, 3), (3, 3, 2), (4, 2, 1), (5, 3, 0)]
)
def test_as_many_bots_sit_down_as_there_is_room_for_and_nobody_plays_alone(
    seats: int, wanted: int, bots: int
) -> None:
    state = GAME.new(seats, 1, {"bots": str(wanted)})
    assert (state.seats, state.bots, len(state.players)) == (seats, bots, seats + bots)


def test_a_bot_acts_in_its_turn_and_is_never_waited_for() -> None:
    state = new(1, 3)
    state, events = opened(state, "speculate")
    state, more = play(state, "0: done")
    assert {event.player for event in of(ev.BotDrew, events + more)} == {1, 2, 3}
    assert isinstance(state.phase, Choosing)


def test_a_bot_may_be_first() -> None:
    _, events = opened(replace(new(1, 1), first=1, active=1), "speculate")
    names = [type(event).__name__ for event in events]
    assert names.index("BotDrew") < names.index("Began")


def test_card_1_buys_the_cheapest_fruit_twice_at_rising_prices() -> None:
    state = has(fruit_prices(new(1, 1), 2, 2, 3), 1, coins=9, held="")
    after, events = bot_draws(state, 1)
    assert [(event.kind, event.coins) for event in of(ev.BoughtFruit, events)] == [(A, 2), (L, 2)]
    assert after.players[1].coins == 9 - 4 + 3


def test_card_1_buys_from_the_first_player_to_the_left_where_the_warehouse_is_empty() -> None:
    state = has(has(new(1, 2), 1, coins=3, held=""), 2, held="A", coins=0)
    state = replace(fruit_prices(state, 1, 2, 2), warehouse=(0, 5, 5))
    _, events = bot_draws(state, 1)
    first = of(ev.BoughtFruit, events)[0]
    assert (first.seller, first.coins) == (2, 3)


def test_cards_2_to_4_hire_and_move_a_card_from_deck_to_deck() -> None:
    moves = {2: (L, P), 3: (A, L), 4: (P, A)}
    for number, (source, target) in moves.items():
        state = row(has(new(1, 1), 1, coins=0, held="ALP"), "H22 H01 H02")
        state, events = bot_draws(state, number)
        moved = of(ev.TopMoved, events)[0]
        assert (moved.source, moved.target) == (source, target)
        assert state.players[1].helpers == helpers("H22")
        assert state.players[1].coins == 3


def test_card_2_to_4_do_one_effect_where_the_other_cannot_be_done() -> None:
    state = company(has(new(1, 1), 1, coins=0, held=""), L, deck="L1")
    state, events = bot_draws(state, 2)
    assert not of(ev.Hired, events)
    assert state.players[1].coins == 3


def test_card_5_sells_dear_fruit_and_clears_the_influence_row() -> None:
    state = has(fruit_prices(new(1, 1, order="PLA"), 5, 2, 3), 1, coins=0, held="ALP")
    row_before = state.influence
    state, events = bot_draws(state, 5)
    assert [(event.kind, event.coins) for event in of(ev.SoldFruit, events)] == [(P, 3)]
    assert of(ev.InfluenceCleared, events)[0].cards == row_before
    assert len(state.influence) == 3
    assert state.players[1].coins == 3 + 6


def test_card_6_buys_the_cheapest_share_twice() -> None:
    state = has(company(new(1, 1), A, price=2), 1, coins=10)
    state, events = bot_draws(state, 6)
    assert [(event.company, event.coins) for event in of(ev.BoughtShare, events)] == [(L, 1), (P, 1)]
    assert state.players[1].coins == 10 - 2 + 2


@pytest.mark.parametrize(("number", "which"), [(7, P), (8, L), (9, A)])
def test_cards_7_to_9_buy_shares_of_one_company_up_to_eight(number: int, which: int) -> None:
    state = company(has(new(1, 1), 1, coins=99), which, price=7)
    state, events = bot_draws(state, number)
    assert [(event.company, event.coins) for event in of(ev.BoughtShare, events)] == [(which, 7), (which, 8)]
    _, events = bot_draws(company(state, which, price=9), number, 6)
    assert [event.card for event in of(ev.BotCouldNot, events)] == [number - 1]


@pytest.mark.parametrize(("number", "which"), [(10, A), (11, L), (12, P)])
def test_cards_10_to_12_lobby_from_the_stack(number: int, which: int) -> None:
    state = has(new(1, 1), 1, coins=0)
    deck = len(state.companies[which].deck)
    state, events = bot_draws(state, number)
    assert of(ev.Lobbied, events)[0].company == which
    assert len(state.companies[which].deck) == deck + 1
    assert state.players[1].coins == 5


def test_card_13_sells_the_dearest_shares() -> None:
    state = has(company(company(new(1, 1), A, price=4), L, price=5), 1, coins=0, shares="AL")
    state, events = bot_draws(state, 13)
    assert [(event.company, event.coins) for event in of(ev.SoldShare, events)] == [(L, 5), (A, 4)]
    assert state.players[1].coins == 9 + 6


def test_the_deck_is_shuffled_again_when_it_runs_out_and_after_each_action_phase() -> None:
    state = replace(new(1, 1), bot_stack=(5,), bot_played=tuple(n for n in range(13) if n != 5))
    state, _ = opened(state, "speculate")
    state, _ = play(state, "0: done")
    assert (len(state.bot_stack), len(state.bot_played)) == (0, 13)
    for token in ("hire", "lobby"):
        state, _ = opened(state, token)
        while not isinstance(state.phase, Choosing):
            state, _ = play(state, "0: done")
    assert (len(state.bot_stack), state.bot_played) == (13, ())


def test_a_bot_can_win_and_then_no_seat_does() -> None:
    state = has(has(new(1, 1), 0, coins=0, held=""), 1, coins=50, staff="H34")
    state = replace(state, round=5, sheets=())
    for which in (A, L, P):
        state = company(state, which, deck="")
    for token in ("speculate", "hire", "lobby"):
        state, _ = opened(state, token)
        while GAME.to_act(state) and not isinstance(state.phase, Choosing):
            state, _ = play(state, "0: done")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ((2,), ())
    assert len(outcome.scores) == 1
