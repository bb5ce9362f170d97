"""A brass plate for each player: name, victory points, marks, workers, orders; whose turn it is."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import darker, mix, rgb
from rendering.gluckauf.board.layout import PLATE_HEIGHT, PLATE_LEFT, PLATE_RIGHT
from rendering.gluckauf.sprites.highlights import note
from rendering.gluckauf.sprites.icons import bell, coin, delivered, hammers, laurel, outstanding
from rendering.gluckauf.sprites.workers import worker
from rendering.gluckauf.theme import PLAYER
from rendering.sprite import Sprite

if TYPE_CHECKING:
    from rendering.gluckauf.theme import Theme

_WIDTH = PLATE_RIGHT - PLATE_LEFT
_QUIET = rgb("#332923")
_GLOW = rgb("#FFC04D")
_WORDS_LEFT = PLATE_LEFT + 98
_STAT_WIDTH = 80


class Standing(NamedTuple):
    """What a plate says."""

    seat: int
    name: str
    vp: int
    marks: int
    workers: int
    orders: int
    delivered: int
    bright: bool
    """In turn, or a winner."""
    starts: bool
    vp_change: int
    marks_change: int


def paint(canvas: Canvas, theme: Theme, standing: Standing) -> None:
    top = canvas.box.top + 4
    middle = top + PLATE_HEIGHT / 2
    bright = standing.bright
    if bright:
        canvas.light((PLATE_LEFT + PLATE_RIGHT) / 2, middle, 268, canvas.box.height // 2, _GLOW, 0.8, 0.85)
    canvas.put(_plate(theme, standing.seat, bright=bright), PLATE_LEFT, top, name="plate")
    if bright:
        canvas.put(_arrow(theme), PLATE_LEFT - 24, middle, "ml")
    if standing.starts:
        canvas.put(bell(theme, 44).shadowed(2, 1, 2, 0.5), PLATE_LEFT + 20, top + 24, "mm", "bell")
    ink = theme.ink if bright else theme.paper
    vp = lettering.number(standing.vp)
    figure = canvas.write(
        vp, Box(PLATE_RIGHT - 130, top + 10, PLATE_RIGHT - 18, top + 66), 58, ink, align="r", least=46
    )
    wreath = canvas.put(laurel(theme, 54), figure.left - 8, top + 38, "mr")
    room = Box(_WORDS_LEFT, top + 8, wreath.left - 6, top + 68)
    canvas.write(standing.name, room, 40, ink, lettering.TITLE, "l", least=26)
    _paint_stats(canvas, theme, standing, top + PLATE_HEIGHT - 37)
    if standing.vp_change:
        canvas.put(note(theme, standing.vp_change), wreath.centre[0], top + 40, "tm", "note")


def _paint_stats(canvas: Canvas, theme: Theme, standing: Standing, y: float) -> None:
    ink = theme.ink if standing.bright else theme.paper
    icons = (
        (coin(theme, 36), standing.marks),
        (worker(theme, standing.seat, 46), standing.workers),
        (outstanding(theme, 36), standing.orders),
        (delivered(theme, 36), standing.delivered),
    )
    for i, (icon, figure) in enumerate(icons):
        left = _WORDS_LEFT - 2 + i * (_STAT_WIDTH + 2)
        canvas.put(icon, left, y, "ml")
        room = Box(left + 38, round(y) - 26, left + _STAT_WIDTH - 3, round(y) + 26)
        canvas.write(str(figure), room, 36, ink, align="l", least=26)
        if i == 0 and standing.marks_change:
            canvas.put(note(theme, standing.marks_change), left + 19, y + 36, "bm", "note")


def paint_emblem(canvas: Canvas, theme: Theme) -> None:
    """The miners' sign burnt into the wood, where nobody's plate lies."""
    size = min(220, canvas.box.height - 30)
    x, y = (PLATE_LEFT + PLATE_RIGHT) / 2, canvas.box.centre[1]
    art, r = Art(size, size), size / 2
    for radius, width in ((r - 1, size * 0.025), (r - size * 0.05, size * 0.01)):
        art.ellipse(r, r, radius, line=theme.desk_line, width=width)
    canvas.put(Sprite.of(art), x, y, "mm")
    canvas.put(hammers(round(size * 0.6), theme.desk_line), x, y, "mm")


@lru_cache(16)
def _plate(theme: Theme, seat: int, *, bright: bool) -> Sprite:
    width, height, colour = _WIDTH, PLATE_HEIGHT, PLAYER[seat]
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
    figure = worker(theme, seat, 104).shadowed(3, 1, 3, 0.5)
    return Sprite.of(art).with_(figure, 45, height - 14, "bm").shadowed(5, 1, 4, 0.5)


@lru_cache(2)
def _arrow(theme: Theme) -> Sprite:
    art = Art(44, 60).polygon([(2, 4), (40, 30), (2, 56)], theme.brass_high, theme.ink, 4)
    return Sprite.of(art).shadowed(3, 1, 3, 0.5)
