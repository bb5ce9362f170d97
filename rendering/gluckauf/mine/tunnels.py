"""The tunnels of a mine, one side of one level at a time."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from games.gluckauf.components import LIGHT
from rendering.canvas import Box, Canvas
from rendering.colour import rgb
from rendering.gluckauf.mine.layout import LEVEL_HEIGHT, SCENE, SHAFT_LEFT, SHAFT_RIGHT, level_top
from rendering.gluckauf.sprites.highlights import chalk
from rendering.gluckauf.sprites.tunnels import Chamber, tunnel

if TYPE_CHECKING:
    from games.gluckauf.state import Tunnel
    from rendering.gluckauf.theme import Theme

_MARGIN = 10
"""Above and below a chamber."""
_PRINTED = 98
_IN_ONE_ROW = 3
_WIDEST, _WIDEST_OF_TWO_ROWS = 160, 150
_LAMPLIGHT = rgb("#FF9C2E")


class Stretch(NamedTuple):
    """The rock beside the shaft at one level, and what was dug into it."""

    colour: int
    side: int
    printed: int | None
    """What stands in the printed cart, if it is on this side."""
    tiles: Tunnel
    new: int
    """How many of the tiles are new."""


class Dug(NamedTuple):
    """A chamber in its place."""

    box: Box
    chamber: Chamber
    new: bool = False


def plan(stretch: Stretch) -> list[Dug]:
    """Where each chamber goes, from the shaft outwards: one row up to three tiles, then two."""
    lit = stretch.side == LIGHT
    top, height = level_top(stretch.colour) + _MARGIN, LEVEL_HEIGHT - 2 * _MARGIN
    start, end = (SHAFT_LEFT - 4, _MARGIN) if lit else (SHAFT_RIGHT + 4, SCENE - _MARGIN)
    used, dug = 0, []
    if stretch.printed is not None:
        left = start - _PRINTED if lit else start
        box = Box(left, top, left + _PRINTED, top + height)
        dug.append(Dug(box, _chamber(stretch, (stretch.printed,), box, bricked=True)))
        used = _PRINTED + 2
    count = len(stretch.tiles)
    if not count:
        return dug
    rows = 1 if count <= _IN_ONE_ROW else 2
    room = (abs(end - start) - used) // ceil(count / rows) - 2
    width = min(_WIDEST if rows == 1 else _WIDEST_OF_TWO_ROWS, room)
    row_height = height if rows == 1 else (height - 4) // 2
    for i, carts in enumerate(stretch.tiles):
        column, row = divmod(i, rows)
        away = used + column * (width + 2)
        left = start - away - width if lit else start + away
        y = top + row * (row_height + 4)
        box = Box(left, y, left + width, y + row_height)
        dug.append(Dug(box, _chamber(stretch, carts, box), i >= count - stretch.new))
    return dug


def _chamber(stretch: Stretch, carts: tuple[int, ...], box: Box, *, bricked: bool = False) -> Chamber:
    return Chamber(stretch.colour, stretch.side, carts, box.width, box.height, bricked)


def paint(canvas: Canvas, theme: Theme, stretch: Stretch) -> None:
    dug = plan(stretch)
    middle = canvas.box.centre[1]
    for box in [each.box for each in dug if stretch.side == LIGHT]:
        # As high as the level: the light ends where its patch does.
        canvas.light(box.centre[0], middle, round(box.width * 0.95), LEVEL_HEIGHT // 2, _LAMPLIGHT, 1.1, 0.34)
    for box, chamber, _ in dug:
        canvas.put(tunnel(theme, chamber), box.left, box.top, name="chamber")
    for box in [each.box for each in dug if each.new]:
        canvas.put(chalk(box.width + 10, box.height + 10), box.left - 5, box.top - 5)
