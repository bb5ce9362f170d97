"""What is wrong with a picture, read from the marks everything in it has left."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from rendering.colour import contrast
from rendering.lettering import ELLIPSIS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rendering.canvas import Mark
    from rendering.scene import Picture

LEAST_CONTRAST = 4.5
"""What WCAG asks for in its level AA, of letters of any size."""
LEAST_SIZE, LEAST_CAPTION = 26, 22
"""Of any figure, in pixels; a third of it is what a phone shows. Words may be smaller."""
APART = (
    *("text", "chamber", "card", "plate", "plaque", "offer", "step", "cube", "note", "padlock", "badge"),
    *("item", "tag", "prize", "head", "total"),
)
"""Two of a kind never overlap."""
CLEAR_OF_TEXT = (
    *("note", "pawn", "bell", "padlock", "cube", "icon", "worker", "laurel"),
    *("token", "crown", "gavel", "fruit", "glory", "off", "lock", "tag"),
)


def flaws(picture: Picture) -> list[str]:
    """What left its area, covers something else, or cannot be read."""
    return flaws_of(picture.marks)


def flaws_of(marks: tuple[Mark, ...]) -> list[str]:
    return [*astray(marks), *colliding(marks), *unreadable(marks)]


def astray(marks: tuple[Mark, ...]) -> Iterator[str]:
    for mark in marks:
        if not mark.area.contains(mark.box):
            yield f"{mark.name} {mark.words!r} at {mark.box} leaves {mark.area}"


def colliding(marks: tuple[Mark, ...]) -> Iterator[str]:
    for kind in APART:
        for one, other in combinations([mark for mark in marks if mark.name == kind], 2):
            if one.box.overlaps(other.box):
                yield f"{kind} {one.words!r} at {one.box} overlaps {other.words!r} at {other.box}"
    words = [mark for mark in marks if mark.name == "text"]
    for mark in marks:
        if mark.name in CLEAR_OF_TEXT:
            yield from (
                f"{mark.name} at {mark.box} covers {text.words!r} at {text.box}"
                for text in words
                if mark.box.overlaps(text.box)
            )


def unreadable(marks: tuple[Mark, ...]) -> Iterator[str]:
    for mark in [mark for mark in marks if mark.name in {"text", "figure"}]:
        number = mark.words.lstrip("−+").isdecimal()
        if mark.words.lstrip("−+").removesuffix(ELLIPSIS).isdecimal() and not number:
            yield f"{mark.words!r} at {mark.box} is a number cut short"
        if mark.name == "figure" and not number:
            continue  # a sign such as the M on a coin
        ratio = contrast(mark.colour, mark.ground)
        if ratio < LEAST_CONTRAST:
            yield f"{mark.words!r} at {mark.box} has a contrast of {ratio:.2f}"
        if mark.size < (LEAST_SIZE if number else LEAST_CAPTION):
            yield f"{mark.words!r} at {mark.box} is {mark.size} px high"
