"""The best ways to spend the work steps of one turn."""

from __future__ import annotations

from msgspec import Struct

from games.gluckauf.ai.mining.seam import Seam
from games.gluckauf.ai.mining.search import Search
from games.gluckauf.ai.mining.steps import Fit, Haul, Step, Stow
from games.gluckauf.ai.mining.worth import Worth
from games.gluckauf.state import CAGE, Counts


class Result(Struct, frozen=True):
    """What a sequence of steps leads to."""

    value: float
    steps: tuple[Step, ...]
    used: int
    stop: int
    cage: Counts
    store: Counts
    filled: Counts
    """Fields filled, by colour."""
    completed: tuple[int, ...]
    """The cards of the orders completed."""


MOST_POSITIONS = 60_000
"""After so many the search is content with what it has found. Real mines stay far below."""


def solve(
    seam: Seam,
    steps: int,
    worth: Worth,
    *,
    results: int = 1,
    most: int = MOST_POSITIONS,
    thorough: bool = True,
) -> list[Result]:
    """The best results, best first, no two filling the same fields.

    Who is in a hurry leaves out what is rarely good: two cubes for a field whose colour is there, and
    the store while the cage has room.
    """
    search = Search(seam, steps, worth, results, most, thorough=thorough)
    search.run()
    found = [
        _result(seam, value, path, steps - left, stop, search)
        for value, path, left, stop in search.best.values()
    ]
    return sorted(found, key=lambda result: -result.value)


def _result(seam: Seam, value: float, path: tuple[Step, ...], used: int, stop: int, search: Search) -> Result:
    """With what the mine holds afterwards, told from the steps."""
    cage, store, filled = list(seam.cage), list(seam.store), [0, 0, 0, 0]
    for step in path:
        _take_step(step, cage, store, filled)
    counts = _counts(filled)
    return Result(
        value, path, used, stop, _counts(cage), _counts(store), counts, search.bonuses.completed(counts)
    )


def _take_step(step: Step, cage: list[int], store: list[int], filled: list[int]) -> None:
    match step:
        case Haul(colour=colour):
            cage[colour] += 1
        case Stow(colour=colour):
            cage[colour] -= 1
            store[colour] += 1
        case Fit(field=field, cubes=cubes):
            filled[field] += 1
            for source, colour in cubes:
                (cage if source == CAGE else store)[colour] -= 1


def _counts(values: list[int]) -> Counts:
    yellow, brown, grey, black = values
    return yellow, brown, grey, black
