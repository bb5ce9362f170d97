"""The face-up cards: helpers to hire, influence to lobby with, each row with its stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.zoo.cards import Face, card_back, paint_strip
from rendering.zoo.market.layout import MARGIN
from rendering.zoo.wall import enamel

if TYPE_CHECKING:
    from rendering.zoo.theme import Theme

_HEAD = 48
_GAP = 8
_TALLEST = 172


def paint(
    canvas: Canvas,
    theme: Theme,
    title: str,
    stack: int,
    faces: tuple[Face, ...],
    fresh: frozenset[int],
    places: int,
) -> None:
    """The card next to the stack lies on top. `places`: how many are face up while the stack lasts."""
    box = canvas.box.inset(MARGIN, 0)
    _paint_head(canvas, theme, title, stack, Box(box.left, box.top, box.right, box.top + _HEAD))
    top, bottom = box.top + _HEAD + 6, box.bottom - MARGIN
    height = min(_TALLEST, (bottom - top + _GAP) // places - _GAP)
    for place, face in enumerate(faces):
        y = top + place * (height + _GAP)
        card = Box(box.left, y, box.right, y + height)
        paint_strip(canvas, theme, face, card, fresh=face.number in fresh)


def _paint_head(canvas: Canvas, theme: Theme, title: str, stack: int, box: Box) -> None:
    canvas.put(enamel(theme, box.width, box.height), box.left, box.top, name="plate")
    back = canvas.put(card_back(theme, theme.board_high, 28, 36), box.right - 18, box.centre[1], "mr")
    count = Box(back.left - 52, box.top, back.left - 6, box.bottom)
    canvas.write(str(stack), count, 34, theme.gold_high, align="r", least=30)
    room = Box(box.left + 20, box.top, count.left - 10, box.bottom)
    canvas.write(title, room, 34, theme.paper, lettering.TITLE, "l", least=24)
