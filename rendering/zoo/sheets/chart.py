"""The chart of a game: what everybody's glory would have been, round by round."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from games.zoo.components import COINS_PER_GLORY, ROUNDS, STARTING_COINS
from games.zoo.scoring import score
from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.scene import Backdrop, Picture, Scene
from rendering.sprite import Sprite
from rendering.zoo import wording
from rendering.zoo.sheets.round import standings
from rendering.zoo.sprites import icons
from rendering.zoo.sprites.tokens import seat_token
from rendering.zoo.theme import PLAYER, THEMES
from rendering.zoo.wall import HEIGHT, TITLE, WIDTH, backdrop, paint_title

if TYPE_CHECKING:
    from games.zoo.state import State
    from games.zoo.view import View
    from rendering.setting import Setting
    from rendering.shapes import Point
    from rendering.zoo.theme import Theme

_SHEET = Box(24, 108, WIDTH - 24, HEIGHT - 14)
_PLOT = Box(150, 150, 1150, 940)
_LEGEND = Box(1240, 140, WIDTH - 48, 1000)
_GRID_STEPS = (1, 2, 5, 10, 20, 25, 50, 100)
_LINES_AT_MOST = 8
_ENTRY = 150
_ASIDE = 26, 10
"""How far equal scores are drawn apart, across and down, so that no line hides another."""


def course(state: State) -> tuple[tuple[int, ...], ...]:
    """Everybody's glory if all were sold: at the start, after each round so far; at the end the real one."""
    count = len(state.players)
    over = len(state.sheets) - (bool(state.finals) and not state.ended_early)
    first = (state.first - over) % count
    start = tuple(STARTING_COINS[(player - first) % count] // COINS_PER_GLORY for player in range(count))
    rounds = [standings(sheet) for sheet in state.sheets]
    if state.finals:
        played = rounds if state.ended_early else rounds[:-1]
        rounds = [*played, tuple(map(score, state.finals))]
    return (start, *rounds)


def draw(view: View, setting: Setting) -> Picture:
    theme, text = THEMES[setting.theme], wording.texts(setting.language)
    went = course(view.state)
    names = tuple(setting.name(player) for player in range(len(view.state.players)))
    pieces = tuple(map(setting.piece, range(len(names))))
    scene = Scene(wall(theme))
    scene.draw(TITLE, paint_title, theme, text("title-chart"))
    plot = Box(_SHEET.left + 20, _SHEET.top + 12, _LEGEND.left - 4, _SHEET.bottom - 18)
    scene.draw(plot, _paint_plot, theme, went, pieces)
    scene.draw(_LEGEND, _paint_legend, theme, names, pieces, went[-1])
    return scene.picture()


@cache
def wall(theme: Theme) -> Backdrop:
    return backdrop(theme, WIDTH, HEIGHT, _SHEET)


class _Scale(NamedTuple):
    highest: int
    step: int

    def x(self, at: int) -> float:
        return _PLOT.left + _PLOT.width * at / ROUNDS

    def y(self, points: int) -> float:
        return _PLOT.bottom - _PLOT.height * points / self.highest


def _scale(went: tuple[tuple[int, ...], ...]) -> _Scale:
    highest = max(1, *(max(points) for points in went))
    step = next(step for step in _GRID_STEPS if highest / step <= _LINES_AT_MOST)
    return _Scale(-step * (-highest // step), step)


def _paint_plot(
    canvas: Canvas, theme: Theme, went: tuple[tuple[int, ...], ...], pieces: tuple[int, ...]
) -> None:
    scale = _scale(went)
    for at in range(ROUNDS + 1):
        x = round(scale.x(at))
        canvas.fill(Box(x - 1, _PLOT.top, x + 1, _PLOT.bottom), theme.paper_edge)
        if at:
            room = Box(x - 60, _PLOT.bottom + 12, x + 60, _PLOT.bottom + 62)
            canvas.write(str(at), room, 42, theme.ink)
    for points in range(0, scale.highest + 1, scale.step):
        y = round(scale.y(points))
        thick, colour = (4, theme.ink) if points == 0 else (2, theme.paper_edge)
        canvas.fill(Box(_PLOT.left, y - thick // 2, _PLOT.right, y + thick // 2), colour)
        canvas.write(
            str(points), Box(canvas.box.left, y - 24, _PLOT.left - 32, y + 24), 36, theme.ink, align="r"
        )
    ways = [_way(went, player, scale) for player in range(len(pieces))]
    canvas.put(_curves(theme, ways, pieces, canvas.box), canvas.box.left, canvas.box.top)
    for at in range(len(went)):
        for piece, way in zip(pieces, ways, strict=True):
            canvas.put(seat_token(theme, piece, 40), *way[at], "mm", "token")


def _way(went: tuple[tuple[int, ...], ...], player: int, scale: _Scale) -> list[Point]:
    """Where a player's token is after each round: equal ones side by side, at the start right of the axis."""
    way = []
    for at, points in enumerate(went):
        equal = [other for other, one in enumerate(points) if one == points[player]]
        place, middle = equal.index(player), (len(equal) - 1) / 2
        across, down = _ASIDE
        x = scale.x(at) + (place - middle if at else place) * across
        way.append((x, scale.y(points[player]) + (place - middle) * down))
    return way


def _curves(theme: Theme, ways: list[list[Point]], pieces: tuple[int, ...], box: Box) -> Sprite:
    art = Art(box.width, box.height, 2)
    for piece, way in zip(pieces, ways, strict=True):
        points = [(x - box.left, y - box.top) for x, y in way]
        if len(points) > 1:
            art.line(points, theme.ink, 11).line(points, PLAYER[piece], 7)
    return Sprite.of(art)


def _paint_legend(
    canvas: Canvas, theme: Theme, names: tuple[str, ...], pieces: tuple[int, ...], last: tuple[int, ...]
) -> None:
    """The players by how they stand, the best on top."""
    box = canvas.box
    ranked = sorted(range(len(names)), key=lambda player: (-last[player], player))
    for place, player in enumerate(ranked):
        top = box.top + place * _ENTRY
        canvas.put(seat_token(theme, pieces[player], 72), box.left, top + 40, "ml", "token")
        canvas.write(
            names[player],
            Box(box.left + 84, top, box.right, top + 56),
            40,
            theme.ink,
            lettering.TITLE,
            "l",
            least=24,
        )
        rosette = canvas.put(icons.glory(theme, 54), box.left + 86, top + 86, "ml", "icon")
        room = Box(rosette.right + 10, top + 58, box.right, top + 114)
        canvas.write(str(last[player]), room, 50, theme.ink, align="l")
