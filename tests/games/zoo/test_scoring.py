"""Who wins: glory, then coins left over, then helpers; still tied, the victory is shared."""

from __future__ import annotations

import pytest

from .positions import GAME, has, new


@pytest.mark.parametrize(
    ("coins", "staff", "scores", "ranks"),
    [
        ((9, 10), ("", ""), (1, 2), (2, 1)),
        ((11, 14), ("", ""), (2, 2), (2, 1)),
        # Hedgehog and Grower have 7 glory between them, as the Wolf has alone.
        ((11, 11), ("H01 H07", "H30"), (9, 9), (1, 2)),
        ((11, 12), ("H01 H07", "H30"), (9, 9), (2, 1)),
        ((11, 11), ("H01", "H02"), (6, 6), (1, 1)),
    ],
)
def test_ties_are_broken_by_coins_left_over_then_by_helpers(
    coins: tuple[int, int], staff: tuple[str, str], scores: tuple[int, int], ranks: tuple[int, int]
) -> None:
    state = new()
    for player in (0, 1):
        state = has(state, player, coins=coins[player], staff=staff[player], held="")
    outcome = GAME.outcome(GAME.cut_short(state))
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == (scores, ranks)
    assert outcome.winners == tuple(player for player in (0, 1) if ranks[player] == 1)
