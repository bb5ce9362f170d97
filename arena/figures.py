"""What many games say: win rates with their confidence intervals, average scores, time per turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median

from msgspec import Struct

from arena.match import Played

_95_PERCENT = 1.96


class Figures(Struct, frozen=True):
    games: int
    rate: float
    low: float
    high: float
    score: float
    other_score: float
    best: float
    """The average of the winning scores."""
    median_ms: float
    most_ms: float


def figures(played: Sequence[Played]) -> Figures:
    rate = fmean(game.won for game in played)
    low, high = wilson(rate, len(played))
    seconds = [turn for game in played for turn in game.seconds]
    return Figures(
        games=len(played),
        rate=rate,
        low=low,
        high=high,
        score=fmean(game.score for game in played),
        other_score=fmean(score for game in played for score in game.others),
        best=fmean(max(game.score, *game.others) for game in played),
        median_ms=1000 * median(seconds),
        most_ms=1000 * max(seconds),
    )


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate seen in so many games."""
    z2 = _95_PERCENT**2
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = _95_PERCENT * sqrt(rate * (1 - rate) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


HEAD = (
    "| challenger | field | seats | games | wins | 95 % interval | × fair share "
    "| score | field's | winning | ms a turn: median | most |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|---|"
)


def row(challenger: str, field: str, seats: int, found: Figures) -> str:
    """A line of the table, as it stands in documents."""
    return (
        f"| {challenger} | {field} | {seats} | {found.games} | {found.rate:.1%} "
        f"| {found.low:.1%} – {found.high:.1%} | {found.rate * seats:.2f} | {found.score:.1f} "
        f"| {found.other_score:.1f} | {found.best:.1f} | {found.median_ms:.0f} | {found.most_ms:.0f} |"
    )
