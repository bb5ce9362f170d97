"""The face-up cards: helpers to hire, influence to lobby with, each row with its stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.zoo.cards import Face, card_back, paint_strip
from rendering.zoo.market.layout import MARGIN
from rendering.zoo.wall import enamel

if TYPE_CHECKING:
    from rendering.scene import Scene
    from rendering.zoo.theme import Theme

_HEAD = 48
_GAP = 8
_TALLEST = 172


class Row(Struct, frozen=True):
    """Cards of a kind."""

    title: str
    stack: int
    """How many are left on it."""
    faces: tuple[Face, ...]
    """The card next to the stack comes first."""
    fresh: frozenset[int]
    places: int
    """How many are face up while the stack lasts."""


def draw(scene: Scene, theme: Theme, box: Box, row: Row) -> None:
    """From top to bottom."""
    head = Box(box.left, box.top, box.right, box.top + _HEAD)
    scene.draw(head.inset(-MARGIN, -2), _paint_head, theme, row.title, row.stack)
    top = head.bottom + _GAP
    height = min(_TALLEST, (box.bottom - top + _GAP) // row.places - _GAP)
    for place, face in enumerate(row.faces):
        y = top + place * (height + _GAP)
        around = Box(box.left, y, box.right, y + height).inset(-MARGIN, -_GAP // 2)
        scene.draw(around, _paint_card, theme, face, fresh=face.number in row.fresh)


def _paint_card(canvas: Canvas, theme: Theme, face: Face, *, fresh: bool) -> None:
    paint_strip(canvas, theme, face, canvas.box.inset(MARGIN, _GAP // 2), fresh=fresh)


def _paint_head(canvas: Canvas, theme: Theme, title: str, stack: int) -> None:
    box = canvas.box.inset(MARGIN, 2)
    canvas.put(enamel(theme, box.width, box.height), box.left, box.top, name="plate")
    back = canvas.put(card_back(theme, theme.board_high, 28, 36), box.right - 18, box.centre[1], "mr")
    count = Box(back.left - 52, box.top, back.left - 6, box.bottom)
    canvas.write(str(stack), count, 34, theme.gold_high, align="r", least=30)
    room = Box(box.left + 20, box.top, count.left - 10, box.bottom)
    canvas.write(title, room, 34, theme.paper, lettering.TITLE, "l", least=24)
