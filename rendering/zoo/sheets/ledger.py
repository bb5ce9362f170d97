"""A table of figures: a column for each player, a row for each thing counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import mix, rgb
from rendering.sprite import Sprite, kept
from rendering.zoo.sprites.tokens import seat_token
from rendering.zoo.theme import PLAYER

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from rendering.scene import Scene
    from rendering.zoo.theme import Theme

_CREAM = rgb("#FFF8E8")
_LABELS = 410
"""How wide the words in front of a row are."""


class Row(NamedTuple):
    """One thing counted."""

    words: str
    icon: Callable[[Theme, int], Sprite]
    size: int
    """Of the icon."""
    figures: Sequence[int]


class Ledger(NamedTuple):
    """Where a table stands, and how wide and high its parts are."""

    box: Box
    """The sheet of paper it is on."""
    head: int
    row: int

    def draw(self, scene: Scene, theme: Theme, who: Sequence[tuple[int, str]], rows: Sequence[Row]) -> None:
        """Pieces and names at the head, rows below them."""
        box, paper = self._inside, scene.on(theme.paper)
        for (piece, name), (left, right) in zip(who, self._columns(len(who)), strict=True):
            paper.draw(Box(left, box.top, right, box.top + self.head), _paint_head, theme, piece, name)
        for place, row in enumerate(rows):
            top = box.top + self.head + place * self.row
            self._draw_label(paper, theme, row, top, top + self.row)
            for (left, right), figure in zip(self._columns(len(who)), row.figures, strict=True):
                paper.draw(Box(left, top, right, top + self.row), _paint_figure, theme, figure)

    def draw_totals(self, scene: Scene, theme: Theme, row: Row, best: Collection[int], above: int) -> None:
        """The last row, below so many others; `best`: whose sums are in gold."""
        box, paper = self._inside, scene.on(theme.paper)
        top = box.top + self.head + above * self.row
        self._draw_label(paper, theme, row, top, box.bottom)
        for player, (left, right) in enumerate(self._columns(len(row.figures))):
            cell = Box(left, top, right, box.bottom)
            paper.draw(cell, _paint_total, theme, row.figures[player], best=player in best)

    @property
    def _inside(self) -> Box:
        """Clear of the steps in the corners of the frame."""
        return self.box.inset(34, 16)

    def _columns(self, count: int) -> list[tuple[int, int]]:
        """Where each player's figures stand, right of the labels."""
        left = self._inside.left + _LABELS
        width = (self._inside.right - left) // count
        return [(left + i * width, left + (i + 1) * width) for i in range(count)]

    def _draw_label(self, paper: Scene, theme: Theme, row: Row, top: int, bottom: int) -> None:
        box = Box(self._inside.left, top, self._inside.left + _LABELS, bottom)
        paper.draw(box, _paint_label, theme, row.words, row.icon, row.size)


def _paint_head(canvas: Canvas, theme: Theme, piece: int, name: str) -> None:
    """Who a column belongs to."""
    box = canvas.box.inset(4, 0)
    canvas.put(_tab(theme, piece, box.width, box.height), box.left, box.top, name="head")
    size = min(64, box.height - 12)
    token = canvas.put(seat_token(theme, piece, size), box.left + 8, box.centre[1], "ml", "token", box)
    room = Box(token.right + 6, box.top, box.right - 10, box.bottom)
    canvas.write(name, room, 36, theme.ink, lettering.TITLE, "l", least=26)


def _paint_label(
    canvas: Canvas, theme: Theme, words: str, icon: Callable[[Theme, int], Sprite], size: int
) -> None:
    box = canvas.box
    canvas.put(icon(theme, size), box.left + 32, box.centre[1], "mm", "icon", box)
    room = Box(box.left + 74, box.top, box.right - 10, box.bottom)
    canvas.write(words, room, 34, theme.ink, lettering.TITLE, "l", least=26)


def _paint_figure(canvas: Canvas, theme: Theme, figure: int) -> None:
    ink = theme.ink if figure else theme.faint
    canvas.write(lettering.number(figure), canvas.box, min(46, canvas.box.height - 8), ink, least=28)


def _paint_total(canvas: Canvas, theme: Theme, figure: int, *, best: bool) -> None:
    """A sum on a dark plate, the best one in gold."""
    box = canvas.box.inset(6, 4)
    canvas.put(_sum(theme, box.width, box.height, best=best), box.left, box.top, name="total")
    ink = theme.gold_high if best else _CREAM
    canvas.write(lettering.number(figure), box, min(54, box.height - 10), ink, least=34)


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
