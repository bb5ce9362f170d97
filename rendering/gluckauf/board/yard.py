"""The pithead, the canteen and the score track: where any number of people may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import rgb
from rendering.gluckauf.board.layout import CANTEEN, HOUSES, PITHEAD, ROOF
from rendering.gluckauf.sprites.highlights import chalk
from rendering.gluckauf.sprites.icons import coin, mug
from rendering.gluckauf.sprites.plates import CAPTION_LEAST, CAPTION_SIZE, caption_line, plaque
from rendering.gluckauf.sprites.workers import token, worker
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from rendering.gluckauf.theme import Theme

_PORCH = rgb("#F0DFB5"), rgb("#DDBF85"), rgb("#CDB07A")
_PORCH_NIGHT = rgb("#CBB98F"), rgb("#B9A377"), rgb("#A08A5F")
_CAPTION_MARGIN = 18
_CHALK = 5
"""Room around the pithead for the chalk that marks it."""
_PAY = 138
"""How much of the pithead's width its name and its pay take."""


def caption_box(words: str, house: Box) -> Box:
    """Where the plaque with the name of a house hangs: on its roof, or under a gable."""
    line = caption_line(words, house.width - 2 * _CAPTION_MARGIN - 8)
    half = round(line.width / 2) + _CAPTION_MARGIN + 4
    x, top = round(house.centre[0]), house.top + (30 if house == HOUSES[CANTEEN] else 0)
    return Box(x - half, top, x + half, top + ROOF)


def paint_caption(canvas: Canvas, theme: Theme, words: str) -> None:
    """A name on a brass plaque."""
    plate = plaque(theme, canvas.box.width - 8, ROOF - 5)
    box = canvas.put(plate, canvas.box.left + 4, canvas.box.top, name="plaque")
    room = box.inset(_CAPTION_MARGIN - 8, 2)
    canvas.write(words, room, CAPTION_SIZE, theme.paper, lettering.TITLE, least=CAPTION_LEAST)


Counts = tuple[tuple[int, int], ...]
"""By seat: the piece of whoever sits there, and how many."""


def paint_pithead(canvas: Canvas, theme: Theme, words: str, workers: Counts, visited: bool) -> None:
    box = canvas.box.inset(_CHALK)
    canvas.put(_porch(theme), box.left, box.top, name="pithead")
    canvas.put(coin(theme, 44, "1", 34).shadowed(2, 1, 2, 0.4), box.left + _PAY / 2 + 4, box.top + 4, "tm")
    name = Box(box.left + 8, box.top + 47, box.left + _PAY - 2, box.bottom - 4)
    canvas.write(words, name, 26, rgb("#3A2A1C"), lettering.TITLE, least=CAPTION_LEAST)
    each = (box.width - _PAY - 10) / len(workers)
    for seat, (piece, count) in enumerate(workers):
        left = round(box.left + _PAY + 8 + seat * each)
        canvas.put(worker(theme, piece, 60, absent=not count), left, box.bottom - 9, "bl")
        room = Box(left + 49, box.top + 12, min(left + 92, round(left + each)), box.bottom - 10)
        canvas.write(str(count), room, 40, rgb("#2A1F19") if count else rgb("#4A3818"), align="l", least=30)
    if visited:
        canvas.put(chalk(canvas.box.width, canvas.box.height), canvas.box.left, canvas.box.top)


@kept
def _porch(theme: Theme) -> Sprite:
    width, height = PITHEAD.inset(_CHALK).width, PITHEAD.inset(_CHALK).height
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=10)
    wall, floor, line = _PORCH_NIGHT if theme.night else _PORCH
    art.rectangle(3, 3, width - 3, height - 3, wall, radius=8)
    art.rectangle(_PAY + 2, height - 26, width - 3, height - 3, floor, radius=6)
    art.line([(_PAY + 2, 10), (_PAY + 2, height - 10)], line, 2, round_ends=False)
    return Sprite.of(art)


def paint_canteen(canvas: Canvas, theme: Theme, workers: Counts) -> None:
    box = canvas.box
    canvas.put(mug(theme, 50).shadowed(3, 1, 3, 0.4), box.centre[0] + 2, box.top + 4, "tm")
    ink = rgb("#FFF3D8") if theme.night else theme.ink
    for seat, (piece, count) in enumerate(workers):
        y = box.top + 82 + seat * 42
        canvas.put(token(theme, piece, 42), box.left + 14, y, "ml")
        canvas.write(str(count), Box(box.left + 62, y - 21, box.right - 16, y + 21), 42, ink, align="r")


_TRACK_LEFT, _TRACK_RIGHT = 30, 1146
_TOKEN = 38


def paint_track(canvas: Canvas, theme: Theme, points: Counts) -> None:
    """Everybody's victory points along the railway line; those who are level stand one behind another."""
    box, top = canvas.box, max(100, -(-max(count for _, count in points) // 50) * 50)
    standing = _stand(points, top)
    for mark in range(0, top + 1, top // 10):
        at = round(_along(mark, top))
        canvas.fill(Box(at - 1, box.bottom - 16, at + 2, box.bottom - 6), theme.paper_edge)
        if all(abs(at - other) > _TOKEN for _, other in standing):
            room = Box(at - 34, box.top + 3, at + 34, box.bottom - 17)
            canvas.write(str(mark), room, 26, theme.paper_edge)
    for piece, x in reversed(standing):
        canvas.put(token(theme, piece, _TOKEN).shadowed(2, 1, 2, 0.5), x, box.bottom - 4, "bm", "pawn")


def _stand(points: Counts, top: int) -> list[tuple[int, float]]:
    """Where each piece stands, from the left; nobody hides another."""
    standing: list[tuple[int, float]] = []
    for piece, count in sorted(points, key=lambda one: one[1]):
        x = _along(count, top)
        if standing:
            x = max(x, standing[-1][1] + _TOKEN * 0.62)
        standing.append((piece, x))
    return standing


def _along(points: int, top: int) -> float:
    return _TRACK_LEFT + (_TRACK_RIGHT - _TRACK_LEFT) * max(0, points) / top
