"""A brass plate for each player: name, victory points, marks, workers, orders; whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import darker, mix, rgb
from rendering.gluckauf.board.layout import (
    PLATE_HEIGHT,
    PLATE_LEFT,
    PLATE_PITCH,
    PLATE_RIGHT,
    STAT_WIDTHS,
    WORDS_LEFT,
    plate_area,
    stat_left,
)
from rendering.gluckauf.sprites.highlights import note
from rendering.gluckauf.sprites.icons import bell, coin, delivered, hammers, laurel, outstanding
from rendering.gluckauf.sprites.workers import worker
from rendering.gluckauf.theme import PLAYER
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from rendering.gluckauf.theme import Theme

_WIDTH = PLATE_RIGHT - PLATE_LEFT
_QUIET = rgb("#332923")
_GLOW = rgb("#FFC04D")


class Head(NamedTuple):
    """What the upper half of a plate says."""

    piece: int
    name: str
    vp: int
    vp_change: int
    bright: bool
    """In turn, or a winner."""
    starts: bool


class Stat(NamedTuple):
    """One of the figures in the lower half."""

    kind: int
    piece: int
    figure: int
    change: int
    bright: bool


MARKS = 0
"""The first of the figures; then come workers, outstanding orders, delivered ones."""


def paint_head(canvas: Canvas, theme: Theme, top: int, head: Head) -> None:
    """`top` is where the plate begins."""
    _paint_plate(canvas, theme, top, head.piece, bright=head.bright, name="plate")
    if head.starts:
        canvas.put(bell(theme, 44).shadowed(2, 1, 2, 0.5), PLATE_LEFT + 20, top + 24, "mm", "bell")
    ink = theme.ink if head.bright else theme.paper
    room = Box(PLATE_RIGHT - 130, top + 10, PLATE_RIGHT - 18, top + 66)
    figure = canvas.write(lettering.number(head.vp), room, 58, ink, align="r", least=46)
    wreath = canvas.put(laurel(theme, 54), figure.left - 8, top + 38, "mr")
    room = Box(WORDS_LEFT, top + 8, wreath.left - 6, top + 68)
    canvas.write(head.name, room, 40, ink, lettering.TITLE, "l", least=26)
    if head.vp_change:
        canvas.put(note(theme, head.vp_change), wreath.centre[0], top + 40, "tm", "note")


def paint_stat(canvas: Canvas, theme: Theme, top: int, stat: Stat) -> None:
    """A part of the plate's lower half."""
    _paint_plate(canvas, theme, top, stat.piece, bright=stat.bright)
    left, y = stat_left(stat.kind), top + PLATE_HEIGHT - 37
    canvas.put(_icon(theme, stat), left, y, "ml")
    room = Box(left + 38, y - 26, left + STAT_WIDTHS[stat.kind] - 2, y + 26)
    canvas.write(str(stat.figure), room, 36, theme.ink if stat.bright else theme.paper, align="l", least=26)
    if stat.change:
        canvas.put(note(theme, stat.change), left + 37, y + 36, "br", "note")


def _icon(theme: Theme, stat: Stat) -> Sprite:
    if stat.kind == MARKS:
        return coin(theme, 36)
    return (worker(theme, stat.piece, 46), outstanding(theme, 36), delivered(theme, 36))[stat.kind - 1]


def _paint_plate(canvas: Canvas, theme: Theme, top: int, piece: int, *, bright: bool, name: str = "") -> None:
    """As much of the plate as lies in this part of the picture."""
    middle = top + PLATE_HEIGHT / 2
    if bright:
        canvas.light((PLATE_LEFT + PLATE_RIGHT) / 2, middle, 268, PLATE_PITCH // 2, _GLOW, 0.8, 0.85)
    canvas.put(_plate(theme, piece, bright=bright), PLATE_LEFT, top, name=name, area=plate_area(top))
    if bright:
        canvas.put(_arrow(theme), PLATE_LEFT - 24, middle, "ml")


def paint_emblem(canvas: Canvas, theme: Theme) -> None:
    """The miners' sign burnt into the wood, where nobody's plate lies."""
    size = min(220, canvas.box.height - 30)
    x, y = (PLATE_LEFT + PLATE_RIGHT) / 2, canvas.box.centre[1]
    art, r = Art(size, size), size / 2
    for radius, width in ((r - 1, size * 0.025), (r - size * 0.05, size * 0.01)):
        art.ellipse(r, r, radius, line=theme.desk_line, width=width)
    canvas.put(Sprite.of(art), x, y, "mm")
    canvas.put(hammers(round(size * 0.6), theme.desk_line), x, y, "mm")


@kept
def _plate(theme: Theme, piece: int, *, bright: bool) -> Sprite:
    width, height, colour = _WIDTH, PLATE_HEIGHT, PLAYER[piece]
    edge = 9 if bright else 6
    ground = theme.paper if bright else _QUIET
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=13)
    art.rectangle(3, 3, width - 3, height - 3, theme.brass_high if bright else theme.brass_low, radius=11)
    art.rectangle(edge, edge, width - edge, height - edge, ground, radius=7)
    art.rectangle(
        edge,
        edge,
        88,
        height - edge,
        mix(colour, theme.paper, 0.40) if bright else darker(colour, 0.45),
        radius=7,
    )
    art.rectangle(80, edge, 90, height - edge, ground)
    line = theme.paper_edge if bright else theme.soot_light
    art.line([(98, 72), (width - 16, 72)], line, 2, round_ends=False)
    figure = worker(theme, piece, 104).shadowed(3, 1, 3, 0.5)
    return Sprite.of(art).with_(figure, 45, height - 14, "bm").shadowed(5, 1, 4, 0.5)


@kept
def _arrow(theme: Theme) -> Sprite:
    art = Art(44, 60).polygon([(2, 4), (40, 30), (2, 56)], theme.brass_high, theme.ink, 4)
    return Sprite.of(art).shadowed(3, 1, 3, 0.5)
