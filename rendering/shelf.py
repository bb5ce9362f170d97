"""What is kept because it may be needed again, up to a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Hashable

T = TypeVar("T")


class Shelf(Generic[T]):
    """Things by what they were made from; the longest unused go when it is full."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.used = 0
        self._things: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()

    def get(self, key: Hashable) -> T | None:
        found = self._things.get(key)
        if found is None:
            return None
        self._things.move_to_end(key)
        return found[0]

    def keep(self, key: Hashable, thing: T, size: int) -> None:
        """`key` is not on the shelf yet."""
        self._things[key] = thing, size
        self.used += size
        while self.used > self.room:
            _, (_, freed) = self._things.popitem(last=False)
            self.used -= freed

    def clear(self) -> None:
        self._things.clear()
        self.used = 0
