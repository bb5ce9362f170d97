"""A sheet of the colliery's ledger: paper, columns with a player at their head, rows of figures."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import darker, mix
from rendering.gluckauf.ground import HEIGHT, WIDTH, desk_by_lamplight
from rendering.gluckauf.sprites.icons import laurel
from rendering.gluckauf.sprites.workers import worker
from rendering.gluckauf.theme import PLAYER
from rendering.scene import Backdrop
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from rendering.colour import RGB
    from rendering.gluckauf.theme import Theme

SHEET = Box(36, 78, WIDTH - 36, HEIGHT - 18)
_WORKER = 92


@cache
def backdrop(theme: Theme) -> Backdrop:
    """A sheet on the desk."""
    return desk_by_lamplight(theme, (paper(theme, SHEET.width, SHEET.height), SHEET))


def paper(theme: Theme, width: int, height: int) -> Sprite:
    """A sheet of paper that has lain on a desk underground."""
    art = Art(width, height, 2).rectangle(0, 0, width, height, theme.ink, radius=8)
    art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, theme.paper_edge, radius=6)
    art.rectangle(7, 7, width - 7, height - 7, theme.paper, radius=5)
    art.rectangle(15, 15, width - 15, height - 15, None, theme.paper_edge, 2, 3)
    return Sprite.of(art).shadowed(9, 3, 6, 0.55)


def faint(theme: Theme) -> RGB:
    """The ink of what matters less, still to be read."""
    return darker(theme.brass_low, 0.42)


def loss(theme: Theme) -> RGB:
    """The ink of what was lost."""
    return darker(theme.bad, 0.42 if theme.night else 0.2)


def stripe(theme: Theme) -> RGB:
    """The ground of every other row."""
    return mix(theme.paper, theme.paper_shade, 0.7)


def rule(canvas: Canvas, theme: Theme, left: int, right: int, y: int, *, strong: bool = False) -> None:
    """A line across the sheet."""
    thick = 4 if strong else 2
    canvas.fill(Box(left, y, right, y + thick), theme.soot_light if strong else theme.paper_edge)


def paint_head(canvas: Canvas, theme: Theme, piece: int, name: str) -> None:
    """Who a column belongs to: their worker on a tab of their colour, and their name."""
    box = canvas.box
    tab = box.inset(5, 0)
    canvas.put(_tab(theme, piece, tab.width, tab.height), tab.left, tab.top, name="head")
    sprite = worker(theme, piece, min(_WORKER, tab.height - 10))
    figure = canvas.put(sprite, tab.left + 12, tab.bottom - 6, "bl", "worker", tab)
    room = Box(figure.right + 8, tab.top, tab.right - 12, tab.bottom - 6)
    canvas.write(name, room, 40, theme.ink, lettering.TITLE, "l", least=24)


@kept
def _tab(theme: Theme, piece: int, width: int, height: int) -> Sprite:
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=12)
    art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, mix(PLAYER[piece], theme.paper, 0.62), radius=10)
    art.rectangle(2.5, height - 9, width - 2.5, height - 2.5, PLAYER[piece], radius=3)
    return Sprite.of(art)


@kept
def prize(theme: Theme, width: int, height: int, *, first: bool) -> Sprite:
    """The plate a prize stands on: brass for a first one, iron for a second."""
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=height * 0.24)
    rim, ground = (theme.brass, theme.brass_high) if first else (theme.iron_high, theme.paper_shade)
    art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, rim, radius=height * 0.2)
    art.rectangle(6, 6, width - 6, height - 6, ground, radius=height * 0.15)
    return Sprite.of(art).shadowed(2, 1, 2, 0.4)


def paint_total(canvas: Canvas, theme: Theme, figure: str, *, best: bool) -> None:
    """A sum on a dark plate; the best one has the laurel."""
    box = canvas.box.inset(5, 4)
    canvas.put(_sum(theme, box.width, box.height, best=best), box.left, box.top, name="total")
    wreath = min(box.height - 8, 74)
    room = box.inset(12, 0)
    if best:
        canvas.put(laurel(theme, wreath), box.left + 10, box.centre[1], "ml", "laurel", box)
        room = Box(box.left + 14 + wreath, box.top, box.right - 10, box.bottom)
    canvas.write(figure, room, 56, theme.brass_high if best else theme.paper, least=40)


@kept
def _sum(theme: Theme, width: int, height: int, *, best: bool) -> Sprite:
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=10)
    art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, theme.brass if best else theme.soot_light, radius=8)
    art.rectangle(6, 6, width - 6, height - 6, theme.soot, radius=6)
    return Sprite.of(art)
