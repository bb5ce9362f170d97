"""Ten thousand games, every position of each of them checked."""

from __future__ import annotations

import pytest

from games.chance import Chance
from games.gluckauf.invariants import flaw
from games.opponents import RandomOpponent, play_on
from tests.games.playing import states

from .characters import CHARACTERS, Table
from .positions import GAME
from .strategies import ALL_OPTIONS

GAMES_PER_BATCH = 250
BATCHES = 40


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_never_break_an_invariant(batch: int) -> None:
    for seed in range(batch * GAMES_PER_BATCH, (batch + 1) * GAMES_PER_BATCH):
        seats = 2 + seed % 3
        state = GAME.new(seats, seed, ALL_OPTIONS[seed // 3 % len(ALL_OPTIONS)])
        for after, move, _ in play_on(GAME, state, (RandomOpponent(),) * seats, Chance(seed)):
            assert flaw(after) is None, (seed, move)
            state = after
        assert GAME.decode(GAME.encode(state)) == state


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(8))
def test_games_of_all_characters_never_break_an_invariant(batch: int) -> None:
    for seed in range(batch * 100, (batch + 1) * 100):
        chance = Chance(seed)
        seats = 2 + chance.below(3)
        characters = tuple(CHARACTERS[chance.below(len(CHARACTERS))] for _ in range(seats))
        for state in states(Table(characters, seed, ALL_OPTIONS[seed % len(ALL_OPTIONS)])):
            assert flaw(state) is None, (seed, characters)
            assert len(GAME.legal(state, state.active)) <= 25
