"""The rulebook's examples, one test each."""

from __future__ import annotations

from games.zoo import events as ev

from .positions import A, L, P, cards, company, fruit, has, new, of, play, texts, to_market, to_sharing


def test_a_deck_is_revealed_up_to_its_second_end_icon() -> None:
    state, events = to_market(company(new(), L, deck="L1 L4 L4 L3 L1"))
    shown = [event.card for event in of(ev.CardRevealed, events) if event.company == L]
    assert shown == list(cards("L1 L4 L4"))
    assert state.companies[L].fruit == fruit("LLL")
    assert len(state.companies[L].deck) == 5


def test_the_majority_shareholder_takes_any_three_and_the_other_the_last() -> None:
    """Blue three shares, green one; two lemons, an apple and a pineapple."""
    state = has(has(new(), 0, shares="LLL", held=""), 1, shares="L", held="")
    state, _ = to_sharing(company(state, L, lying="LLAP"))
    assert texts(state, 0) == ["take apple", "take lemon", "take pineapple"]
    state, _ = play(state, "0: take lemon", "0: take apple", "0: take lemon")
    assert texts(state, 0) == ["done"]
    state, _ = play(state, "0: done")
    assert [player.fruit for player in state.players] == [fruit("ALL"), fruit("P")]
    assert sum(state.companies[L].fruit) == 0


def test_who_has_fewest_shares_may_go_away_with_nothing() -> None:
    """Green three, yellow two, red one; four fruit."""
    state = new(3)
    for player, shares in enumerate(["AAA", "AA", "A"]):
        state = has(state, player, shares=shares, held="")
    state, _ = to_sharing(company(state, A, lying="AAAA"))
    assert [sum(player.fruit) for player in state.players] == [3, 1, 0]


def test_a_tie_for_the_majority_that_cannot_be_settled_gives_three_coins_each() -> None:
    """Blue two, red two, the same glory and helpers, green one: the fruit stays for the next round."""
    state = new(3)
    for player, shares in enumerate(["PP", "PP", "P"]):
        state = has(state, player, shares=shares, held="", coins=1)
    state = has(has(state, 0, staff="H01"), 1, staff="H02")
    state, events = to_sharing(company(state, P, lying="PPA"))
    assert [player.coins for player in state.players] == [4, 4, 4]
    assert not of(ev.TookFruit, events)
    assert state.companies[P].fruit == fruit("PPA")


def test_a_bot_with_the_majority_takes_what_comes_first_in_company_order() -> None:
    """Apple, lemon, pineapple; the company holds lemons and pineapples: a lemon."""
    state = has(new(1, 1), 1, shares="A", held="")
    state, _ = to_sharing(company(state, A, lying="LLPP"))
    assert state.players[1].fruit == fruit("L")
