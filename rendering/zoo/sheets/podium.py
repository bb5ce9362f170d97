"""The winner with all their helpers, in front of the rising sun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.zoo.cards import portrait_name
from rendering.zoo.sprites import icons
from rendering.zoo.sprites.animals import animal
from rendering.zoo.sprites.tokens import seat_token

if TYPE_CHECKING:
    from rendering.canvas import Canvas
    from rendering.zoo.theme import Theme

_TOKEN = 150
_WINGS = 1.2
"""How much wider than high the widest animal is."""


def paint_podium(
    canvas: Canvas, theme: Theme, pieces: tuple[int, ...], staff: tuple[tuple[int, ...], ...]
) -> None:
    """Each winner's token in a wreath; their helpers stand around it."""
    box = canvas.box
    pitch = box.width // len(pieces)
    for place, (piece, helpers) in enumerate(zip(pieces, staff, strict=True)):
        x, y = box.left + place * pitch + pitch / 2, box.centre[1]
        half = len(helpers) // 2
        room = pitch / 2 - _TOKEN * 0.75
        for side, group in ((-1, helpers[:half]), (1, helpers[half:])):
            step = min(170.0, room / max(1, len(group)))
            for i, helper in reversed(list(enumerate(group))):
                at = x + side * (_TOKEN * 0.62 + step * (i + 0.55))
                size = 210 - 10 * i
                drawn = animal(portrait_name(helper), size, round(size * _WINGS))
                canvas.put(drawn.shadowed(4, 1, 3, 0.4), at, box.bottom - 2, "bm")
        canvas.put(icons.laurel(theme, 220), x, y, "mm", "laurel")
        canvas.put(seat_token(theme, piece, _TOKEN).shadowed(5, 1, 4, 0.5), x, y, "mm", "token")
