"""What is kept because it may be needed again, up to a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Hashable

T = TypeVar("T")


class _Board(OrderedDict["Hashable", tuple[T, int]], Generic[T]):
    """Things with their sizes, the longest unused first."""

    used = 0

    def put(self, key: Hashable, thing: T, size: int) -> None:
        self[key] = thing, size
        self.used += size

    def take(self, key: Hashable) -> tuple[T, int]:
        thing, size = self.pop(key)
        self.used -= size
        return thing, size


class Shelf(Generic[T]):
    """Things by what they were made from; the longest unused go when it is full.

    What was asked for again keeps three quarters of the room to itself: much of what is made, a plate with a
    name and a score, say, is never needed twice, and must not drive out what every picture needs.
    """

    def __init__(self, room: int) -> None:
        self.room = room
        self._once: _Board[T] = _Board()
        self._again: _Board[T] = _Board()

    @property
    def used(self) -> int:
        return self._once.used + self._again.used

    def get(self, key: Hashable) -> T | None:
        if key in self._once:
            self._again.put(key, *self._once.take(key))
            self._make_room_again()
        elif key not in self._again:
            return None
        self._again.move_to_end(key)
        return self._again[key][0]

    def keep(self, key: Hashable, thing: T, size: int) -> None:
        """`key` is not on the shelf yet."""
        self._once.put(key, thing, size)
        while self._once and self.used > self.room:
            self._once.take(next(iter(self._once)))

    def _make_room_again(self) -> None:
        """What was not asked for lately stands beside the new things, to be the last of them to go."""
        while len(self._again) > 1 and self._again.used > self.room * 3 // 4:
            oldest = next(iter(self._again))
            self._once.put(oldest, *self._again.take(oldest))

    def clear(self) -> None:
        self._once, self._again = _Board(), _Board()
