"""What holds in every game, whoever plays it how."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from hypothesis import given, settings

from games.core import Event
from games.zoo import events as ev
from games.zoo.actions import BY_TEXT, AnyAction
from games.zoo.cards import INFLUENCE_CARDS, copies, starting_deck
from games.zoo.components import FRUIT_PER_KIND, KINDS
from games.zoo.invariants import flaw
from games.zoo.staff import HELPERS
from games.zoo.state import AnyPhase, Choosing, Going, Looking, State
from tests.games import contract
from tests.games.playing import states, steady, steps

from .characters import CHARACTERS, MASTER, PLANNER, RANDOM, SCHEMER, TRADER, Step, Table
from .positions import GAME, of
from .strategies import tables

SHOWCASE = tuple(
    Table(characters, seed, {"bots": str(seed % 4)})
    for seed, characters in enumerate(
        [
            *((character,) * seats for character in CHARACTERS for seats in (1, 3, 5)),
            *((MASTER, SCHEMER),) * 12,
            *((PLANNER, MASTER, SCHEMER),) * 10,
            (RANDOM, TRADER, MASTER, SCHEMER, PLANNER),
        ]
    )
)
"""Games that between them show everything there is."""


def all_cards(state: State) -> Counter[int]:
    """Wherever they are."""
    found = Counter((*state.influence, *state.influence_stack, *(one.card for one in state.removed)))
    for company in state.companies:
        found.update(card for card, _ in company.deck)
    if isinstance(state.phase, Looking):
        found.update(state.phase.cards + state.phase.top + state.phase.bottom)
    if state.market is not None:
        found.update(state.market.pile)
        found.update(card for card, _ in state.market.wandering)
        found.update(card for card in (state.market.card,) if card >= 0)
    return found


@settings(steady, max_examples=40)
@given(tables)
def test_nothing_is_lost_and_nothing_comes_from_nowhere(table: Table) -> None:
    first = table.new()
    size = len(first.players)
    in_the_game = Counter(copies(INFLUENCE_CARDS))
    for company in KINDS:
        in_the_game.update(starting_deck(company, size))
    for state in states(table, every=3):
        for kind in KINDS:
            held = sum(player.fruit[kind] for player in state.players)
            lying = sum(company.fruit[kind] for company in state.companies)
            assert held + lying + state.warehouse[kind] == FRUIT_PER_KIND[size]
        assert all(sum(player.shares) + player.in_hand == 8 for player in state.players)
        assert min(min(player.coins, player.in_hand, *player.shares) for player in state.players) >= 0
        assert all_cards(state) == in_the_game
        hired = [helper for player in state.players for helper in player.helpers]
        assert sorted((*state.helpers, *state.helper_stack, *hired)) == list(range(len(HELPERS)))
        tokens = [len(player.played) for player in state.players[: state.seats]]
        assert set(tokens) == {state.step - isinstance(state.phase, Choosing)}
        assert flaw(state) is None


def coins_moved(event: Event) -> Counter[int]:
    """What each player gained by it."""
    match event:
        case ev.Gained() | ev.SoldShare() | ev.SoldFruit():
            return Counter({event.player: event.coins})
        case ev.BoughtShare():
            return Counter({event.player: -event.coins})
        case ev.BoughtFruit():
            return Counter({event.player: -event.coins, event.seller: event.coins})
        case ev.Tied():
            return Counter(dict.fromkeys(event.players, event.coins))
    return Counter()


@settings(steady, max_examples=25)
@given(tables)
def test_coins_come_and_go_by_events_alone(table: Table) -> None:
    for step in steps(table):
        change: Counter[int] = Counter()
        for event in step.events:
            change.update(coins_moved(event))
        for player, (before, after) in enumerate(zip(step.before.players, step.after.players, strict=True)):
            assert after.coins - before.coins == change[player]


@settings(steady, max_examples=25)
@given(tables)
def test_every_game_ends_after_five_rounds_with_scores_that_have_their_reasons(table: Table) -> None:
    *_, last = states(table, every=1000)
    assert GAME.to_act(last) == ()
    assert (last.round, len(last.sheets)) == (5, 5)
    contract.check_outcome(GAME, last, len(table.characters))
    outcome = GAME.outcome(last)
    assert outcome is not None
    assert bool(outcome.winners) or last.bots


@settings(steady, max_examples=20)
@given(tables)
def test_a_turn_is_over_when_tokens_open_a_token_is_resolved_or_a_market_decision_made(table: Table) -> None:
    for step in steps(table):
        rise = GAME.turn(step.after) - GAME.turn(step.before)
        over = len(of(ev.Opened, step.events)) + len(of(ev.TurnEnded, step.events))
        assert rise >= over
        if not rise:
            assert step.after.active == step.before.active
            assert type(step.after.phase) is type(step.before.phase) or step.seat == step.after.active


@settings(steady, max_examples=4)
@given(tables)
def test_what_is_legal_is_exactly_what_is_accepted(table: Table) -> None:
    for state in states(table, every=61):
        contract.check_refusals(GAME, state, state.seats, BY_TEXT.values())


@settings(steady, max_examples=12)
@given(tables)
def test_every_position_has_options_texts_and_bytes(table: Table) -> None:
    for state in states(table, every=3):
        contract.check_options(GAME, state)
        contract.check_texts(GAME, state)
        contract.check_bytes(GAME, state, most=2048)


@settings(steady, max_examples=12)
@given(tables)
def test_a_game_is_searched_and_replayed_as_it_was_played(table: Table) -> None:
    contract.check_searched_alike(table)
    contract.check_replayed_alike(table)


@pytest.fixture(scope="module")
def played() -> tuple[Step, ...]:
    """All steps of the showcase."""
    return tuple(step for table in SHOWCASE for step in steps(table))


class TestTheShowcase:
    def test_every_phase_is_reached(self, played: tuple[Step, ...]) -> None:
        phases = {type(step.before.phase) for step in played} | {type(step.after.phase) for step in played}
        assert phases == set(get_args(AnyPhase)) - {Going}

    def test_every_kind_of_action_is_taken(self, played: tuple[Step, ...]) -> None:
        assert {type(step.action) for step in played} == set(get_args(AnyAction))

    def test_every_kind_of_event_happens(self, played: tuple[Step, ...]) -> None:
        assert {type(event) for step in played for event in step.events} == set(get_args(ev.AnyEvent))

    def test_the_warehouse_runs_out_and_fruit_is_bought_from_players(self, played: tuple[Step, ...]) -> None:
        bought = [event for step in played for event in of(ev.BoughtFruit, step.events)]
        assert any(event.seller >= 0 for event in bought)
