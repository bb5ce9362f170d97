"""A guess agrees with everything its seat knows."""

from __future__ import annotations

import pytest

from games.chance import Chance
from games.gluckauf.components import SHIFT_CLOCK
from games.gluckauf.invariants import flaw
from games.gluckauf.scoring import count
from games.gluckauf.state import State
from tests.games.playing import states

from .characters import COLLECTOR, DILIGENT, HOARDER, Table
from .positions import GAME

TABLES = (
    Table((DILIGENT, DILIGENT), 1, {"delivered": "own"}),
    Table((DILIGENT, HOARDER, COLLECTOR), 2, {"delivered": "own"}),
    Table((DILIGENT,) * 4, 3, {"delivered": "own"}),
    Table((DILIGENT,) * 3, 4, {"delivered": "open"}),
)


def guess(state: State, seat: int, seed: int) -> State:
    imagined: State = GAME.guess(GAME.view(state, seat), seat, Chance(seed))
    return imagined


@pytest.mark.parametrize("table", TABLES)
def test_a_guess_is_sound_and_looks_the_same(table: Table) -> None:
    for number, state in enumerate(states(table, every=13)):
        for seat in range(state.seats):
            imagined = guess(state, seat, number)
            assert flaw(imagined) is None
            assert GAME.view(imagined, seat) == GAME.view(state, seat)


def test_face_down_cards_are_guessed_to_fit_what_the_shift_clock_counted() -> None:
    for number, state in enumerate(states(TABLES[2], every=29)):
        if not state.sheets:
            continue
        imagined = guess(state, 0, number)
        for row in state.sheets[-1].rows[:8]:
            now = [count(player, SHIFT_CLOCK[row.category]) for player in imagined.players]
            assert all(held >= counted for held, counted in zip(now, row.counts, strict=True))


def test_what_is_hidden_is_guessed_differently_each_time() -> None:
    middle = next(state for state in states(TABLES[2], every=200) if state.shift == 2)
    assert len({guess(middle, 0, seed).order_stack for seed in range(5)}) == 5
