"""What holds in every game, whoever plays it how."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given, settings

from games.gluckauf.actions import BY_TEXT, AnyAction, KeepTile, Work
from games.gluckauf.components import TILES
from games.gluckauf.events import AnyEvent, Delivered, Earned
from games.gluckauf.invariants import flaw
from games.gluckauf.state import AnyPhase
from tests.games import contract
from tests.games.playing import states, steady, steps

from . import census
from .characters import CHARACTERS, COLLECTOR, DILIGENT, HOARDER, RANDOM, Step, Table
from .positions import GAME, TILE
from .strategies import ALL_OPTIONS, tables

WORKERS = {2: 18, 3: 15, 4: 13}
SHOWCASE = tuple(
    Table(characters, seed, ALL_OPTIONS[seed % len(ALL_OPTIONS)])
    for seed, characters in enumerate(
        [
            *((character,) * seats for character in CHARACTERS for seats in (2, 3, 4)),
            (DILIGENT, HOARDER),
            (DILIGENT, COLLECTOR, HOARDER),
            (RANDOM, DILIGENT, HOARDER, COLLECTOR),
            *((HOARDER,) * 4,) * 6,
            *((DILIGENT,) * 4,) * 6,
        ]
    )
)
"""Games that between them show everything there is."""


def price(step: Step) -> int:
    """Of the tile taken in this step."""
    match step.action:
        case KeepTile(tile=tile):
            return TILES[tile].price
        case Work(space=space) if space < 8:
            return TILES[step.before.workshops[space]].price
    return 0


@settings(steady, max_examples=100)
@given(tables)
def test_nothing_is_lost_and_nothing_comes_from_nowhere(table: Table) -> None:
    seats = len(table.characters)
    for state in states(table):
        assert census.cubes(state) == dict.fromkeys(range(4), 16)
        assert census.tiles(state) == dict.fromkeys(TILE, 3)
        assert census.cards(state) == list(range(44))
        assert census.workers(state) == [WORKERS[seats]] * seats
        assert min(player.marks for player in state.players) >= 0
        assert min(state.supply) >= 0
        assert flaw(state) is None


@settings(steady, max_examples=30)
@given(tables)
def test_money_comes_from_earning_and_goes_for_tiles_alone(table: Table) -> None:
    for step in steps(table):
        earned = sum(event.marks for event in step.events if isinstance(event, Earned))
        for seat, (before, after) in enumerate(zip(step.before.players, step.after.players, strict=True)):
            expected = earned - price(step) if seat == step.before.active else 0
            assert after.marks - before.marks == expected


@settings(steady, max_examples=40)
@given(tables)
def test_every_game_ends_with_points_that_have_their_reasons(table: Table) -> None:
    delivered = [0] * len(table.characters)
    last = table.new()
    for step in steps(table):
        assert GAME.to_act(step.before) == (step.before.active,)
        for event in step.events:
            if isinstance(event, Delivered):
                delivered[event.seat] += event.vp
        last = step.after
    assert GAME.to_act(last) == ()
    assert (last.shift, len(last.sheets)) == (3, 3)
    contract.check_outcome(GAME, last, last.seats)
    outcome = GAME.outcome(last)
    assert outcome is not None
    assert [parts["deliveries"] for parts in outcome.parts] == delivered


@settings(steady, max_examples=25)
@given(tables)
def test_a_turn_is_over_exactly_when_its_number_rises(table: Table) -> None:
    for step in steps(table):
        rise = GAME.turn(step.after) - GAME.turn(step.before)
        assert rise == (str(step.action) == "done" or str(step.action).startswith("draft"))
        if not rise:
            assert step.after.active == step.before.active


@settings(steady, max_examples=15)
@given(tables)
def test_what_is_legal_is_exactly_what_is_accepted(table: Table) -> None:
    for state in states(table, every=29):
        contract.check_refusals(GAME, state, state.seats, BY_TEXT.values())


@settings(steady, max_examples=25)
@given(tables)
def test_every_position_has_options_texts_and_bytes(table: Table) -> None:
    for state in states(table):
        contract.check_options(GAME, state)
        contract.check_texts(GAME, state)
        contract.check_bytes(GAME, state, most=4096)


@settings(steady, max_examples=20)
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
        assert phases == set(get_args(AnyPhase))

    def test_every_kind_of_action_is_taken(self, played: tuple[Step, ...]) -> None:
        assert {type(step.action) for step in played} == set(get_args(AnyAction))

    def test_every_kind_of_event_happens(self, played: tuple[Step, ...]) -> None:
        assert {type(event) for step in played for event in step.events} == set(get_args(AnyEvent))

    def test_both_stacks_run_out_and_so_does_the_supply(self, played: tuple[Step, ...]) -> None:
        assert any(not step.after.tile_stack for step in played)
        assert any(not step.after.order_stack for step in played)
        assert any(not any(step.after.supply) for step in played)

    def test_a_pair_is_delivered_and_several_orders_at_once(self, played: tuple[Step, ...]) -> None:
        deliveries = [
            (step.before.me.orders, event.cards)
            for step in played
            for event in step.events
            if isinstance(event, Delivered)
        ]
        assert any(len(cards) > 1 for _, cards in deliveries)
        assert any(
            order.card in cards and any(len(field) == 2 for field in order.fields)
            for orders, cards in deliveries
            for order in orders
        )

    def test_a_late_position_of_four_is_under_4_kb(self, played: tuple[Step, ...]) -> None:
        late = [step.after for step in played if step.after.seats == 4 and step.after.shift == 3]
        assert late
        assert max(len(GAME.encode(state)) for state in late) < 4096
