"""How the scores of a game went, turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.gluckauf.view import View


class Course(Struct, frozen=True):
    """Victory points by turn."""

    scores: tuple[tuple[int, ...], ...]
    """Before the first turn, then after each, by seat."""
    shift_ends: tuple[int, ...]
    """How many turns were over when each shift was scored."""

    @property
    def turns(self) -> int:
        return len(self.scores) - 1


def course(views: Iterable[View]) -> Course:
    """From views of every position of a game, or of one after each turn at least, in their order."""
    scores: dict[int, tuple[int, ...]] = {}
    shift_ends: dict[int, int] = {}
    for view in views:
        state = view.state
        scores[state.turns] = tuple(player.vp for player in state.players)
        for sheet in range(len(state.sheets)):
            shift_ends.setdefault(sheet, state.turns)
    return Course(tuple(scores.values()), tuple(shift_ends.values()))
