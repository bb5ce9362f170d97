"""A table of figures: a column for each player, a row for each thing counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import mix, rgb
from rendering.sprite import Sprite, kept
from rendering.zoo.sprites.tokens import seat_token
from rendering.zoo.theme import PLAYER

if TYPE_CHECKING:
    from rendering.zoo.theme import Theme

_CREAM = rgb("#FFF8E8")


def columns(box: Box, labels: int, count: int) -> list[Box]:
    """Where each player's figures stand, right of the labels."""
    left = box.left + labels
    width = (box.right - left) // count
    return [Box(left + i * width, box.top, left + (i + 1) * width, box.bottom) for i in range(count)]


def paint_head(canvas: Canvas, theme: Theme, piece: int, name: str) -> None:
    """Who a column belongs to."""
    box = canvas.box.inset(4, 0)
    canvas.put(_tab(theme, piece, box.width, box.height), box.left, box.top, name="head")
    size = min(64, box.height - 12)
    token = canvas.put(seat_token(theme, piece, size), box.left + 8, box.centre[1], "ml", "token", box)
    room = Box(token.right + 6, box.top, box.right - 10, box.bottom)
    canvas.write(name, room, 36, theme.ink, lettering.TITLE, "l", least=22)


def paint_label(canvas: Canvas, theme: Theme, words: str, icon: Sprite) -> None:
    box = canvas.box
    canvas.put(icon, box.left + 40, box.centre[1], "mm", "icon", box)
    room = Box(box.left + 82, box.top, box.right - 6, box.bottom)
    canvas.write(words, room, 34, theme.ink, lettering.TITLE, "l", least=22)


def paint_figure(canvas: Canvas, theme: Theme, words: str, *, faint: bool = False) -> None:
    canvas.write(
        words, canvas.box, min(46, canvas.box.height - 8), theme.faint if faint else theme.ink, least=28
    )


def paint_total(canvas: Canvas, theme: Theme, words: str, *, best: bool) -> None:
    """A sum on a dark plate, the best one in gold."""
    box = canvas.box.inset(6, 4)
    canvas.put(_sum(theme, box.width, box.height, best=best), box.left, box.top, name="total")
    canvas.write(words, box, min(54, box.height - 10), theme.gold_high if best else _CREAM, least=34)


def paint_stripe(canvas: Canvas, theme: Theme, *, dark: bool) -> None:
    """The ground of a row."""
    if dark:
        canvas.fill(canvas.box, theme.paper_shade)


@kept
def _tab(theme: Theme, piece: int, width: int, height: int) -> Sprite:
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=10)
    art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, mix(PLAYER[piece], theme.paper, 0.66), radius=8)
    art.rectangle(2.5, height - 8, width - 2.5, height - 2.5, PLAYER[piece], radius=3)
    return Sprite.of(art)


@kept
def _sum(theme: Theme, width: int, height: int, *, best: bool) -> Sprite:
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=10)
    art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, theme.gold if best else theme.board_high, radius=8)
    art.rectangle(6, 6, width - 6, height - 6, theme.board, radius=6)
    return Sprite.of(art)
