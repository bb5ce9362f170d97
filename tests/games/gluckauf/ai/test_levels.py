"""What holds for every level: it sees only what its seat may know, and is told by its chance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from games.chance import Chance
from games.core import Decision, Opponent
from games.gluckauf.ai.levels import LEVELS
from games.gluckauf.state import State
from games.opponents import RandomOpponent, decision, play_on
from tests.games.playing import states

from ..characters import DILIGENT, HOARDER, Table
from ..positions import GAME
from ..test_view import otherwise


@pytest.fixture(params=LEVELS)
def level(request: pytest.FixtureRequest) -> Opponent:
    return LEVELS[request.param]


def asked(state: State) -> Decision:
    return decision(GAME, state, state.active)


def decisions(table: Table, every: int) -> Iterator[State]:
    """Positions in which somebody has a choice, in every phase there is."""
    return (state for state in states(table, every) if len(GAME.legal(state, state.active)) > 1)


def test_the_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    assert list(GAME.levels) == ["apprentice", "hewer", "baron"]


@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_seat_may_not_know_does_not_change_its_choice(level: Opponent, seats: int) -> None:
    table = Table((DILIGENT,) * seats, 7, {"delivered": "own"})
    hidden = 0
    for number, state in enumerate(islice(decisions(table, 23), 40)):
        another = otherwise(state, state.active, Chance(number))
        hidden += another != state
        assert level.plan(asked(another), Chance(number)) == level.plan(asked(state), Chance(number))
    assert hidden > 10


def test_the_same_chance_leads_to_the_same_choice(level: Opponent) -> None:
    for state in islice(decisions(Table((DILIGENT, HOARDER), 3, {}), 41), 8):
        assert level.plan(asked(state), Chance(5)) == level.plan(asked(state), Chance(5))


def test_a_level_plays_differently_in_different_games(level: Opponent) -> None:
    def opening(seed: int) -> list[str]:
        game = play_on(GAME, GAME.new(2, 1), (level, RandomOpponent()), Chance(seed))
        return [move.action for _, move, _ in islice(game, 40)]

    assert len({tuple(opening(seed)) for seed in range(4)}) > 1


def test_all_it_plans_can_be_done(level: Opponent) -> None:
    """Also when it takes over in the middle of somebody's turn."""
    phases = set()
    for number, state in enumerate(islice(decisions(Table((DILIGENT, DILIGENT, HOARDER), 5, {}), 11), 90)):
        phases.add(type(state.phase).__name__)
        after = state
        for action in level.plan(asked(state), Chance(number)):
            after, _ = GAME.apply(after, state.active, action)
    assert {"Drafting", "Choosing", "Mining", "Holding"} <= phases


def test_out_of_time_it_still_answers(level: Opponent) -> None:
    for state in islice(decisions(Table((DILIGENT, DILIGENT), 6, {}), 31), 10):
        assert level.plan(asked(state), Chance(1), budget=lambda: False)[0] in GAME.legal(state, state.active)


def test_it_beats_random_play(level: Opponent) -> None:
    *_, (end, _, _) = play_on(GAME, GAME.new(2, 8), (level, RandomOpponent()), Chance(8))
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert outcome.winners == (0,)
