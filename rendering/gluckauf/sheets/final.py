"""The score sheet at the end of the game: every part of every score, and the winner celebrated."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from games.core import Outcome
from games.gluckauf.scoring import outcome
from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import darker, lighter, mix
from rendering.gluckauf.descriptions.sheets import part_name, winners
from rendering.gluckauf.ground import HEIGHT, TITLE, WIDTH, desk_by_lamplight, paint_title
from rendering.gluckauf.sheets.ledger import faint, loss, paint_head, paint_total, paper, rule, stripe
from rendering.gluckauf.sprites.icons import laurel
from rendering.gluckauf.sprites.workers import worker
from rendering.gluckauf.theme import PLAYER, THEMES
from rendering.gluckauf.wording import texts
from rendering.scene import Backdrop, Picture, Scene
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from games.gluckauf.view import View
    from rendering.gluckauf.theme import Theme
    from rendering.setting import Setting

_PODIUM = Box(36, 92, WIDTH - 36, 406)
_SHEET = Box(36, 418, WIDTH - 36, HEIGHT - 16)
_LEFT, _RIGHT = _SHEET.left + 26, _SHEET.right - 26
_LABELS = 420
_HEAD = _SHEET.top + 22, _SHEET.top + 92
_ROW = 52
_ROWS_TOP = _HEAD[1] + 6
_TOTAL_HEIGHT = 78
_GROUND = 26
_WORKER = 118
_WREATH = 160
_LOWEST, _STEP = 50, 24
"""How high the last place stands, and how much higher each other."""


def draw(view: View, setting: Setting) -> Picture:
    """The sheet of a game that is over. Raises ValueError while it goes on."""
    result = outcome(view.state)
    if result is None:
        raise ValueError("the final sheet is drawn when the game is over")
    theme, text = THEMES[setting.theme], texts(setting.language)
    names = tuple(setting.name(seat) for seat in range(len(result.scores)))
    pieces = tuple(map(setting.piece, range(len(names))))
    scene = Scene(backdrop(theme))
    scene.draw(TITLE, paint_title, theme, winners(text, result, names, early=view.state.ended_early))
    scene.draw(_PODIUM, _paint_podium, theme, result.ranks, names, pieces)
    for seat, (left, right) in enumerate(_columns(len(names))):
        scene.draw(Box(left, _HEAD[0], right, _HEAD[1]), paint_head, theme, pieces[seat], names[seat])
    rows = tuple(result.parts[0])
    for i, key in enumerate(rows):
        figures = tuple(parts[key] for parts in result.parts)
        top = _ROWS_TOP + i * _ROW
        box = Box(_LEFT, top, _RIGHT, top + _ROW)
        scene.draw(box, _paint_row, theme, part_name(text, key), figures, i)
    _draw_totals(scene, theme, text("part-total"), result, _ROWS_TOP + len(rows) * _ROW + 6)
    return scene.picture()


def _draw_totals(scene: Scene, theme: Theme, label: str, result: Outcome, top: int) -> None:
    bottom = top + _TOTAL_HEIGHT
    scene.draw(Box(_LEFT, top, _LEFT + _LABELS, bottom), _paint_label, theme, label)
    for seat, (left, right) in enumerate(_columns(len(result.scores))):
        vp = lettering.number(result.scores[seat])
        scene.draw(Box(left, top, right, bottom), paint_total, theme, vp, best=seat in result.winners)


@cache
def backdrop(theme: Theme) -> Backdrop:
    sheet = paper(theme, _SHEET.width, _SHEET.height)
    return desk_by_lamplight(theme, (_yard(theme), _PODIUM), (sheet, _SHEET))


def _columns(seats: int) -> list[tuple[int, int]]:
    left = _LEFT + _LABELS
    width = (_RIGHT - left) // seats
    return [(left + i * width, left + (i + 1) * width) for i in range(seats)]


def _paint_label(canvas: Canvas, theme: Theme, words: str) -> None:
    canvas.write(words, canvas.box.inset(14, 0), 44, theme.ink, lettering.TITLE, "l", least=28)


def _paint_row(canvas: Canvas, theme: Theme, words: str, figures: tuple[int, ...], index: int) -> None:
    box = canvas.box
    if index % 2:
        canvas.fill(box, stripe(theme))
    if index:
        rule(canvas, theme, box.left, box.right, box.top)
    label = Box(box.left + 14, box.top, box.left + _LABELS - 10, box.bottom)
    canvas.write(words, label, 36, theme.ink, lettering.TITLE, "l", least=26)
    for figure, (left, right) in zip(figures, _columns(len(figures)), strict=True):
        ink = loss(theme) if figure < 0 else theme.ink if figure else faint(theme)
        canvas.write(lettering.number(figure), Box(left, box.top, right, box.bottom), 42, ink)


def _yard(theme: Theme) -> Sprite:
    """The frame of the yard; what is in it depends on who has won."""
    width, height = _PODIUM.width, _PODIUM.height
    art = Art(width, height, 2).rectangle(0, 0, width, height, theme.ink, radius=12)
    return Sprite.of(art).shadowed(7, 2, 5, 0.5)


@kept
def _sunrise(theme: Theme, x: float, y: float) -> Sprite:
    """Rays of light from behind the winner, and the towers of the colliery far off."""
    width, height = _PODIUM.width, _PODIUM.height
    ground = height - _GROUND
    art = Art(width, height, 2)
    frame = art.mask(lambda mask: mask.rectangle(3, 3, width - 3, height - 3, (255, 255, 255), radius=10))
    art.rectangle(0, 0, width, height, theme.sky[1])
    ray = mix(theme.sky[1], theme.lamp, 0.16 if theme.night else 0.42)
    for i in range(_RAYS):
        start = 360 * i / _RAYS
        art.wedge(x, y, width, start, start + 180 / _RAYS, ray)
    art.ellipse(x, y, 128, fill=mix(ray, theme.lamp, 0.3 if theme.night else 0.45))
    _draw_towers(art, theme, width, ground)
    art.rectangle(0, ground, width, height, theme.street)
    art.line([(0, ground), (width, ground)], theme.ink, 3, round_ends=False)
    art.image.putalpha(frame)
    return Sprite.of(art)


_RAYS = 22


def _draw_towers(art: Art, theme: Theme, width: int, ground: int) -> None:
    """Two headframes and the roofs between, as far as the morning lets them be seen."""
    far = theme.hill_near
    for x, k in ((118, 1.0), (width - 130, 0.86)):
        top = ground - 176 * k
        for foot in (-62, 62):
            art.line([(x + foot * k, ground), (x, top)], far, 10 * k)
        for share in (0.35, 0.62):
            y, half = ground - 176 * k * share, 62 * k * (1 - share)
            art.line([(x - half, y), (x + half, y)], far, 6 * k)
        art.ellipse(x, top, 26 * k, line=far, width=7 * k)
    for x, w, h in ((190, 120, 62), (0, 70, 50), (width - 300, 110, 66), (width - 60, 60, 54)):
        art.polygon(
            [
                (x, ground),
                (x, ground - h),
                (x + w / 2, ground - h - 22),
                (x + w, ground - h),
                (x + w, ground),
            ],
            far,
        )


def _paint_podium(
    canvas: Canvas, theme: Theme, ranks: tuple[int, ...], names: tuple[str, ...], pieces: tuple[int, ...]
) -> None:
    """Everybody on a step as high as their place; the winners wreathed."""
    box, seats = canvas.box, len(ranks)
    order = _beside(sorted(range(seats), key=lambda seat: (ranks[seat], seat)))
    width = min(330, (box.width - 60) // seats)
    left = box.left + (box.width - width * seats) / 2
    places = {seat: left + (i + 0.5) * width for i, seat in enumerate(order)}
    best = order[min(1, seats - 1)]
    top = box.bottom - _GROUND - _height(ranks, best)
    canvas.put(_sunrise(theme, places[best] - box.left, top - 60 - box.top), box.left, box.top)
    for seat, x in places.items():
        place = _Place(pieces[seat], x, width, _height(ranks, seat), ranks[seat])
        _paint_place(canvas, theme, place, names[seat])


class _Place(NamedTuple):
    """Somebody's step of the podium."""

    piece: int
    x: float
    width: int
    height: int
    rank: int


def _height(ranks: tuple[int, ...], seat: int) -> int:
    return _LOWEST + _STEP * (len(ranks) - ranks[seat])


def _paint_place(canvas: Canvas, theme: Theme, place: _Place, name: str) -> None:
    box, x = canvas.box, place.x
    top = box.bottom - _GROUND - place.height
    block = _block(theme, place.piece, place.width - 10, place.height)
    step = canvas.put(block, x, top, "tm", "step", box)
    if place.rank == 1:
        canvas.put(laurel(theme, _WREATH), x, top + 10, "bm", "laurel", box)
    figure = worker(theme, place.piece, _WORKER).shadowed(4, 1, 3, 0.5)
    canvas.put(figure, x, top + 4, "bm", "worker", box)
    room = Box(step.left + 12, step.top + 7, step.right - 12, step.top + _LOWEST - 1)
    canvas.write(f"{place.rank} · {name}", room, 36, theme.paper, lettering.TITLE, least=24)


def _beside(order: list[int]) -> list[int]:
    """The first between the others, the second to the left, as on any podium."""
    first, *others = order
    return [*others[0:1], first, *others[1:]]


@kept
def _block(theme: Theme, piece: int, width: int, height: int) -> Sprite:
    art, colour = Art(width, height), darker(PLAYER[piece], 0.45)
    art.rectangle(0, 0, width, height, theme.ink, radius=6)
    art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, colour, radius=4)
    art.rectangle(2.5, 2.5, width - 2.5, 7, lighter(colour, 0.3), radius=3)
    return Sprite.of(art).shadowed(5, 1, 3, 0.4)
