"""The mining solver against the rules."""

from __future__ import annotations

import pytest

from games.gluckauf.ai.mining.actions import actions_of
from games.gluckauf.ai.mining.seam import seam_of
from games.gluckauf.ai.mining.solver import solve
from games.gluckauf.ai.mining.worth import BY_RANK, Worth
from games.gluckauf.ai.turns import all_done
from games.gluckauf.components import CARDS
from games.gluckauf.rules import legal
from games.gluckauf.state import Counts

from .mines import at_work, every_end, mine, value

NONE = (0.0, 0.0, 0.0, 0.0)
LIVELY = Worth(
    field=(1.4, 2.3, 3.1, 3.9),
    emptied=(0.6, 0.2, 0.9, 0.4),
    caged=(0.5, 0.8, 1.1, 1.7),
    stored=(0.4, 0.9, 1.3, 1.2),
    stop=(0.3, 0.0, 0.1, 0.0, 0.2),
    complete=tuple(0.4 * card.vp for card in CARDS),
)
"""Where storing, pairing and waiting below may all be worth it."""


@pytest.mark.parametrize("worth", [BY_RANK, LIVELY])
@pytest.mark.parametrize("steps", [1, 2, 4, 6])
def test_no_way_through_the_rules_is_better(steps: int, worth: Worth) -> None:
    for seed in range(20):
        player = mine(seed, tiles=4, orders=3, cubes=4)
        best = max(value(player, end, worth) for end in every_end(at_work(player, steps)))
        found = solve(seam_of(player), steps, worth)[0]
        assert found.value == pytest.approx(best)


@pytest.mark.parametrize("steps", [4, 10])
@pytest.mark.parametrize("thorough", [True, False])
def test_what_it_finds_can_be_played_and_is_worth_what_it_says(steps: int, thorough: bool) -> None:
    for seed in range(15):
        player = mine(seed, tiles=8, orders=6, cubes=6)
        seam = seam_of(player)
        for result in solve(seam, steps, LIVELY, results=3, thorough=thorough):
            state = at_work(player, steps)
            for action in actions_of(seam, result):
                assert action in legal(state)
                state = all_done(state, (action,))
            assert value(player, state.me, LIVELY) == pytest.approx(result.value)
            assert (state.me.cage_at, state.me.cage, state.me.store) == (
                result.stop,
                result.cage,
                result.store,
            )
            complete = {order.card for order in state.me.orders if order.complete}
            assert complete >= set(result.completed)


def test_who_is_in_a_hurry_finds_no_more_than_who_is_not() -> None:
    for seed in range(15):
        seam = seam_of(mine(seed, tiles=8, orders=6, cubes=6))
        thorough = solve(seam, 8, LIVELY)[0].value
        assert solve(seam, 8, LIVELY, thorough=False)[0].value <= thorough + 1e-9
        assert solve(seam, 8, LIVELY, most=50)[0].value <= thorough + 1e-9


def test_several_results_fill_different_fields() -> None:
    several = 0
    for seed in range(15):
        results = solve(seam_of(mine(seed, tiles=8, orders=6, cubes=4)), 10, BY_RANK, results=3)
        fills: list[Counts] = [result.filled for result in results if any(result.filled)]
        assert len(set(fills)) == len(fills)
        assert [result.value for result in results] == sorted((r.value for r in results), reverse=True)
        several += len(results) == 3
    assert several > 10


def test_with_nothing_to_gain_the_cage_stays() -> None:
    player = mine(0, tiles=0, orders=1, cubes=0)
    nothing = Worth(NONE, NONE, NONE, NONE, (0.0,) * 5, (0.0,) * len(CARDS))
    assert solve(seam_of(player), 4, nothing)[0].steps == ()
