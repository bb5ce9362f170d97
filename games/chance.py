"""Shuffling that gives the same order for ever.

Python promises the sequence of `Random.random` for a seed, but not what `shuffle` or `randrange` make of it,
so those are done here.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A source of random order, told by its seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def below(self, limit: int) -> int:
        """A number from 0 up to, but not including, the limit."""
        return int(self._random.random() * limit)

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        pool = list(items)
        for last in range(len(pool) - 1, 0, -1):
            other = self.below(last + 1)
            pool[last], pool[other] = pool[other], pool[last]
        return tuple(pool)
