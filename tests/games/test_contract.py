"""What holds in every game named in `GAMES`, whoever plays it at random."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.core import AnyGame
from games.opponents import RandomOpponent

from . import contract
from .playing import Table, all_options, states

_SEEDS = (1, -7)
_EVERY = 11
_MOST_BYTES = 4096


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return GAMES[request.param]


@pytest.fixture
def tables(game: AnyGame) -> list[Table[Any, Any, Any]]:
    """Random players at tables of every size, with every option somewhere."""

    class OfThisGame(Table[Any, Any, Any], frozen=True):
        pass

    OfThisGame.game = game
    options = all_options(game)
    return [
        OfThisGame((RandomOpponent(),) * seats, seed, options[(seats * len(_SEEDS) + number) % len(options)])
        for seats in game.seat_counts
        for number, seed in enumerate(_SEEDS)
    ]


def test_the_same_arguments_give_the_same_game(game: AnyGame) -> None:
    for seats in game.seat_counts:
        assert game.encode(game.new(seats, 42)) == game.encode(game.new(seats, 42))
        assert game.encode(game.new(seats, 42)) != game.encode(game.new(seats, 43))


def test_every_position_has_options_texts_and_bytes(
    game: AnyGame, tables: list[Table[Any, Any, Any]]
) -> None:
    for table in tables:
        for state in states(table, every=_EVERY):
            contract.check_options(game, state)
            contract.check_texts(game, state)
            contract.check_bytes(game, state, _MOST_BYTES)
            contract.check_outcome(game, state, len(table.characters))
            contract.check_cut_short(game, state, len(table.characters))


def test_what_is_not_offered_is_refused(game: AnyGame, tables: list[Table[Any, Any, Any]]) -> None:
    """With the actions offered anywhere in that game."""
    table = tables[-1]
    met = list(states(table, every=_EVERY))
    offered = {action for state in met for seat in game.to_act(state) for action in game.legal(state, seat)}
    for state in met[:: max(1, len(met) // 5)]:
        contract.check_refusals(game, state, len(table.characters), offered)


def test_a_game_is_searched_and_replayed_as_it_was_played(tables: list[Table[Any, Any, Any]]) -> None:
    for table in tables:
        contract.check_searched_alike(table)
        contract.check_replayed_alike(table)


def test_what_a_seat_sees_of_a_view_it_sees_of_the_position(
    game: AnyGame, tables: list[Table[Any, Any, Any]]
) -> None:
    """Views are values: made twice they are equal, and making them changes nothing."""
    for table in tables:
        for state in states(table, every=_EVERY):
            before = game.encode(state)
            for seat in (None, *range(len(table.characters))):
                assert game.view(state, seat) == game.view(state, seat)
            assert game.encode(state) == before
