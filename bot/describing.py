"""Pictures in a message, and for those who asked for it in words as well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from discord import ui

from bot.components import galleries
from bot.face import Picture

ROOM = 2400
"""Characters that descriptions may take of the 4000 a message has."""


def pictured(pictures: Sequence[Picture], *, described: bool, room: int = ROOM) -> Iterator[ui.Item[Any]]:
    """Galleries and, if they are to be described, what is in each picture."""
    yield from galleries(pictures)
    if not described:
        return
    left = room
    for picture in pictures:
        told = picture.told if len(picture.told) <= left else picture.alt
        if len(told) > left:
            return
        left -= len(told)
        yield ui.TextDisplay(told)
