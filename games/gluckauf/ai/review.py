"""After a game: the turns that decided it, for each player."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from msgspec import Struct
from msgspec.structs import replace

from games.chance import Chance
from games.gluckauf.actions import AnyAction
from games.gluckauf.ai.planner import Planner
from games.gluckauf.ai.weights import weights
from games.gluckauf.guessing import guess
from games.gluckauf.state import Choosing, State
from games.gluckauf.view import view

MOST = 3
"""Turning points for each player."""
_WORTH_TELLING = 0.5


class Played(Struct, frozen=True):
    """A turn of the game: the position it began with and the one it led to."""

    seat: int
    before: State
    after: State


class TurningPoint(Struct, frozen=True):
    """A turn that brought much more than usual, or much less than was possible."""

    turn: int
    """Which of the turns given."""
    points: float
    """More than this player's turns brought on average; or, below nothing, less than was possible."""
    better: tuple[AnyAction, ...] = ()
    """What would have been better, if anything."""


def as_known(turns: Sequence[Played]) -> list[Played]:
    """The turns of an open game with the stacks drawn anew: nobody could know them."""
    chance = Chance(len(turns))

    def unstacked(state: State) -> State:
        return guess(replace(view(state, None).state, players=state.players), chance)

    return [Played(turn.seat, unstacked(turn.before), unstacked(turn.after)) for turn in turns]


def _within_shift(turn: Played) -> bool:
    """What a shift's scoring brings was earned by all its turns, not by the last."""
    return turn.before.shift == turn.after.shift and isinstance(turn.after.phase, Choosing)


def turning_points(played: Sequence[Played], seat: int) -> tuple[TurningPoint, ...]:
    """The weightiest ones of a seat, in the order they were played."""
    planner = Planner(weights("baron"), positions=600, results=1)
    mine = [
        (number, turn)
        for number, turn in enumerate(played)
        if turn.seat == seat and isinstance(turn.before.phase, Choosing) and _within_shift(turn)
    ]
    if not mine:
        return ()
    gains = [planner.value(turn.after, seat) - planner.value(turn.before, seat) for _, turn in mine]
    usual = fmean(gains)
    points, inflated = [], max(1.0, planner.evaluation.weights.clock)
    for (number, turn), gain in zip(mine, gains, strict=True):
        best = planner.ranked(turn.before)[0]
        missed = best.value - planner.value(turn.before, seat) - gain
        if missed > max(gain - usual, 0.0):
            points.append(TurningPoint(number, -missed / inflated, best.turn.actions))
        else:
            points.append(TurningPoint(number, max(gain - usual, 0.0) / inflated))
    weighty = sorted(points, key=lambda point: -abs(point.points))[:MOST]
    return tuple(
        sorted((p for p in weighty if abs(p.points) >= _WORTH_TELLING), key=lambda point: point.turn)
    )
