"""The desk of dark planks, with a brass edge, on which cards, clock and plates lie."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from rendering.art import Art

if TYPE_CHECKING:
    from PIL import Image

    from rendering.gluckauf.theme import Theme

_PLANK = 75
_EDGE = 10


def desk(theme: Theme, width: int, height: int, *, edge: bool = True) -> Image.Image:
    """`edge` draws the brass edge on its left."""
    art = Art(width, height, 2, theme.desk)
    for plank, x in enumerate(range(0, width, _PLANK)):
        rng = Random(plank)
        if plank % 2:
            art.rectangle(x, 0, x + _PLANK, height, theme.desk_shade)
        art.line([(x, 0), (x, height)], theme.desk_line, 3, round_ends=False)
        for _ in range(height // 150):
            left, top = x + rng.uniform(12, 60), rng.uniform(0, height)
            end = left + rng.uniform(-3, 3), top + rng.uniform(40, 160)
            art.line([(left, top), end], theme.desk_line, 1.5)
    if edge:
        art.rectangle(0, 0, _EDGE, height, theme.ink).rectangle(3, 0, 7, height, theme.brass)
    return art.done().convert("RGB")
