"""A game that is ended before its last round is over: how everybody stood."""

from __future__ import annotations

from hypothesis import given, settings

from games.zoo.invariants import flaw
from games.zoo.scoring import score
from games.zoo.state import Looking, Over
from tests.games import contract
from tests.games.playing import states, steady

from .characters import Table
from .positions import GAME, P, acting, company, fruit_prices, has, new, play
from .strategies import tables


def test_everything_is_sold_at_the_prices_of_the_moment() -> None:
    state = fruit_prices(company(new(), P, price=9), 1, 2, 6)
    state = has(has(state, 0, coins=7, held="PP", shares="P"), 1, coins=3, held="")
    cut = GAME.cut_short(state)
    outcome = GAME.outcome(cut)
    assert outcome is not None
    assert (cut.finals[0].coins, cut.finals[0].shares, cut.finals[0].fruit) == (7, 9, 12)
    assert outcome.scores == tuple(map(score, cut.finals))
    assert (outcome.ranks, outcome.winners) == ((1, 2), (0,))
    assert cut.ended_early
    assert GAME.to_act(cut) == ()


def test_tokens_chosen_but_not_opened_mean_nothing_and_stay_secret() -> None:
    state = new()
    chosen, _ = play(state, "0: pick hire", "0: ready")
    assert GAME.cut_short(chosen) == GAME.cut_short(state)


def test_bots_take_places_too() -> None:
    state = has(new(1, bots=2), 1, coins=90)
    outcome = GAME.outcome(GAME.cut_short(state))
    assert outcome is not None
    assert outcome.winners == ()


def test_what_is_being_looked_at_lies_on_top_again_and_is_known_to_nobody_else() -> None:
    looking, _ = play(acting(new(), "speculate"), "0: look apple")
    assert isinstance(looking.phase, Looking)
    cut = GAME.cut_short(looking)
    deck = cut.companies[looking.phase.company].deck
    assert tuple(card for card, _ in deck[: len(looking.phase.cards)]) == looking.phase.cards
    assert {known for _, known in deck[: len(looking.phase.cards)]} == {1}


@settings(steady, max_examples=15)
@given(tables)
def test_every_position_can_be_cut_short_and_nothing_is_lost(table: Table) -> None:
    for state in states(table, every=2):
        cut = GAME.cut_short(state)
        assert flaw(cut) is None
        assert cut.ended_early == (not isinstance(state.phase, Over))
        contract.check_cut_short(GAME, state, len(table.characters))
