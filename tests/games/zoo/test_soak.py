"""Thousands of games, every position of each of them checked."""

from __future__ import annotations

import pytest

from games.chance import Chance
from games.zoo.invariants import flaw
from tests.games.playing import states

from .characters import CHARACTERS, Table
from .positions import GAME
from .strategies import ALL_OPTIONS

GAMES_PER_BATCH = 100
BATCHES = 20


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
def test_games_of_all_characters_never_break_an_invariant(batch: int) -> None:
    for seed in range(batch * GAMES_PER_BATCH, (batch + 1) * GAMES_PER_BATCH):
        chance = Chance(seed)
        characters = tuple(CHARACTERS[chance.below(len(CHARACTERS))] for _ in range(1 + chance.below(5)))
        for state in states(Table(characters, seed, ALL_OPTIONS[seed % len(ALL_OPTIONS)])):
            assert flaw(state) is None, (seed, characters)
            for seat in GAME.to_act(state):
                assert 1 <= len(GAME.legal(state, seat)) <= 25
