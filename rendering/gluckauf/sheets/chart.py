"""The chart of a game: every player's victory points, turn by turn, shift by shift."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.gluckauf.ground import TITLE, WIDTH, paint_title
from rendering.gluckauf.sheets.ledger import SHEET, backdrop, faint, stripe
from rendering.gluckauf.sprites.icons import laurel
from rendering.gluckauf.sprites.workers import token
from rendering.gluckauf.theme import PLAYER, THEMES
from rendering.gluckauf.wording import texts
from rendering.scene import Picture, Scene
from rendering.sprite import Sprite

if TYPE_CHECKING:
    from rendering.gluckauf.course import Course
    from rendering.gluckauf.theme import Theme
    from rendering.setting import Setting

_PLOT = Box(160, 176, 1240, 980)
_LEGEND = Box(1284, 130, WIDTH - 60, 1016)
_GRID_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
_LINES_AT_MOST = 8
_ENTRY = 112
_ASIDE = 5
"""How far equal scores are drawn apart, so that no line hides another."""
_ROMAN = ("I", "II", "III")

Pieces = tuple[int, ...]
"""The colour and shape of each seat."""


def draw(course: Course, setting: Setting) -> Picture:
    """How the scores went."""
    theme, text = THEMES[setting.theme], texts(setting.language)
    names = tuple(setting.name(seat) for seat in range(len(course.scores[0])))
    scene = Scene(backdrop(theme))
    scene.draw(TITLE, paint_title, theme, text("title-chart"))
    pieces = tuple(map(setting.piece, range(len(names))))
    scene.draw(_area(), _paint_plot, theme, course, pieces)
    scene.draw(_LEGEND, _paint_legend, theme, names, course, pieces)
    return scene.picture()


def _area() -> Box:
    """The plot with its figures."""
    return Box(SHEET.left + 20, TITLE.bottom + 4, _LEGEND.left, SHEET.bottom - 18)


class _Scale(NamedTuple):
    """Where turns and points lie in the plot."""

    turns: int
    lowest: int
    highest: int
    step: int

    def x(self, turn: int) -> float:
        return _PLOT.left + _PLOT.width * turn / max(1, self.turns)

    def y(self, points: int) -> float:
        return _PLOT.bottom - _PLOT.height * (points - self.lowest) / (self.highest - self.lowest)

    @property
    def lines(self) -> range:
        return range(self.lowest, self.highest + 1, self.step)


def _scale(course: Course) -> _Scale:
    """Round figures around everything that happened."""
    lowest = min(0, *(min(scores) for scores in course.scores))
    highest = max(1, *(max(scores) for scores in course.scores))
    step = next(step for step in _GRID_STEPS if (highest - lowest) / step <= _LINES_AT_MOST)
    return _Scale(course.turns, step * (lowest // step), -step * (-highest // step), step)


def _paint_plot(canvas: Canvas, theme: Theme, course: Course, pieces: Pieces) -> None:
    scale = _scale(course)
    _paint_shifts(canvas, theme, course, scale)
    for points in scale.lines:
        y = round(scale.y(points))
        thick, colour = (4, theme.soot_light) if points == 0 else (2, theme.paper_edge)
        canvas.fill(Box(_PLOT.left, y - thick // 2, _PLOT.right, y + thick // 2), colour)
        room = Box(canvas.box.left, y - 24, _PLOT.left - 14, y + 24)
        canvas.write(lettering.number(points), room, 36, theme.ink, align="r", least=28)
    canvas.put(_curves(theme, course, scale, pieces), canvas.box.left, canvas.box.top)
    _paint_stops(canvas, theme, course, scale, pieces)


def _paint_shifts(canvas: Canvas, theme: Theme, course: Course, scale: _Scale) -> None:
    """A band for each shift, with its number above."""
    start = 0
    for shift, end in enumerate((*course.shift_ends, course.turns)[: len(_ROMAN)]):
        left, right = round(scale.x(start)), round(scale.x(end))
        if shift % 2:
            canvas.fill(Box(left, _PLOT.top, right, _PLOT.bottom), stripe(theme))
        room = Box(left, _PLOT.top - 62, right, _PLOT.top - 8)
        if right - left > 60:
            canvas.write(_ROMAN[shift], room, 46, faint(theme))
        canvas.fill(Box(right - 1, _PLOT.top, right + 2, _PLOT.bottom), theme.brass)
        start = end


def _curves(theme: Theme, course: Course, scale: _Scale, pieces: Pieces) -> Sprite:
    """A line of each player's colour, stepping up when points are made."""
    area = _area()
    art = Art(area.width, area.height, 2).at(-area.left, -area.top)
    for width, edged in ((13, True), (8, False)):
        for seat in range(len(course.scores[0])):
            colour = theme.ink if edged else PLAYER[pieces[seat]]
            aside = _aside(seat, len(course.scores[0]))
            line = [
                (scale.x(turn) + aside, scale.y(scores[seat]) + aside)
                for turn, scores in enumerate(course.scores)
            ]
            if len(line) > 1:
                art.line(line, colour, width)
    return Sprite.of(art)


def _aside(seat: int, seats: int) -> float:
    return _ASIDE * (seat - (seats - 1) / 2)


def _paint_stops(canvas: Canvas, theme: Theme, course: Course, scale: _Scale, pieces: Pieces) -> None:
    """Each player's shape where a shift ended, and at the end; equal ones side by side, off the figures."""
    for turn in sorted({*course.shift_ends, course.turns}):
        seen: list[int] = []
        for seat, points in enumerate(course.scores[turn]):
            beside = seen.count(points)
            seen.append(points)
            aside = _aside(seat, len(course.scores[turn]))
            across = -30 * beside if turn else 30 * (beside + 1)
            x, y = scale.x(turn) + across + aside, scale.y(points) + aside
            canvas.put(token(theme, pieces[seat], 46), x, y, "mm", "token")


def _paint_legend(
    canvas: Canvas, theme: Theme, names: tuple[str, ...], course: Course, pieces: Pieces
) -> None:
    """Who is who, the best on top, each as near to the end of their line as there is room."""
    scores, scale = course.scores[-1], _scale(course)
    order = sorted(range(len(names)), key=lambda seat: (-scores[seat], seat))
    tops = _spread([scale.y(scores[seat]) - _ENTRY / 2 for seat in order], canvas.box)
    for seat, top in zip(order, tops, strict=True):
        box = Box(canvas.box.left, top, canvas.box.right, top + _ENTRY - 8)
        canvas.put(token(theme, pieces[seat], 52), box.left, box.top + 26, "ml", "token", box)
        name = Box(box.left + 64, box.top, box.right, box.top + 52)
        canvas.write(names[seat], name, 38, theme.ink, lettering.TITLE, "l", least=26)
        best = scores[seat] == max(scores)
        figure = Box(box.left + 64, box.top + 50, box.right - 64, box.bottom)
        written = canvas.write(lettering.number(scores[seat]), figure, 54, theme.ink, align="l")
        if best:
            canvas.put(laurel(theme, 52), written.right + 10, figure.centre[1], "ml", "laurel", box)


def _spread(tops: list[float], box: Box) -> list[int]:
    """The wanted heights, from the top, moved apart and kept within the box."""
    placed: list[int] = []
    for i, top in enumerate(tops):
        least = placed[-1] + _ENTRY if placed else box.top
        most = box.bottom - _ENTRY * (len(tops) - i)
        placed.append(max(least, min(round(top), most)))
    return placed
