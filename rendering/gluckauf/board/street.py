"""The houses of the board, row above row, and the desk beside them: what never changes."""

from __future__ import annotations

import math
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from PIL import Image

from games.gluckauf.components import DELIVERY, MINING, MONEY, ORDERS, WORKSHOPS
from rendering import shapes
from rendering.art import Art
from rendering.colour import darker, lighter, rgb
from rendering.gluckauf.board.layout import (
    CANTEEN,
    DESK_LEFT,
    HEIGHT,
    HOUSES,
    ROOF,
    ROWS,
    TRACK,
    WIDTH,
)
from rendering.gluckauf.desk import desk
from rendering.scene import Backdrop
from rendering.sprite import gradient, grained

if TYPE_CHECKING:
    from rendering.canvas import Box
    from rendering.colour import RGB
    from rendering.gluckauf.theme import Theme

_CANTEEN_NIGHT = 0.55
"""By night its walls are darker than others: numbers are written straight on them."""
WALLS = {
    WORKSHOPS: rgb("#8F4E3B"),
    MINING: rgb("#6C6A66"),
    DELIVERY: rgb("#8C6B47"),
    CANTEEN: rgb("#D3C08F"),
    ORDERS: rgb("#A79A6B"),
    MONEY: rgb("#8E8A7C"),
}
_STONES = {WORKSHOPS: (22, 9, 900), MINING: (44, 20, 2600), MONEY: (60, 26, 2600)}
"""Width and height of a stone, and one is drawn for every so many square pixels."""
_TIMBER, _TILED, _AWNING, _GABLE = rgb("#5F3F26"), rgb("#6B4A3C"), rgb("#5E6B55"), rgb("#8A4632")
_SKYLIGHT = rgb("#FFE3A0")


@cache
def backdrop(theme: Theme) -> Backdrop:
    image = Image.new("RGB", (WIDTH, HEIGHT), theme.sky[2])
    for top, bottom in ROWS:
        sky = gradient(
            DESK_LEFT, bottom - top + 12, (0, theme.sky[0]), (0.22, theme.sky[2]), (1, theme.sky[2])
        )
        image.paste(sky, (0, top - 6))
        grained(image, (0, max(0, top - 6), DESK_LEFT, top + 54), 1.3)
    art = Art(DESK_LEFT, HEIGHT, 2)
    _draw_surroundings(art, theme)
    _over(image, art, 0, 0)
    for kind, box in HOUSES.items():
        _over(image, _house(theme, kind, box), box.left, box.top)
    image.paste(desk(theme, WIDTH - DESK_LEFT, HEIGHT), (DESK_LEFT, 0))
    return Backdrop(image, theme.palette)


def _over(image: Image.Image, art: Art, x: int, y: int) -> None:
    done = art.done()
    image.paste(done, (x, y), done)


def _draw_surroundings(art: Art, theme: Theme) -> None:
    for x, y in ((150, 0), (1010, 4)):
        art.polygon([(x, y), (x + 22, y), (x + 26, 60), (x - 4, 60)], theme.brick, theme.ink, 3)
    rng = Random(3)
    puffs = [(1036 + 24 * i, 14 - 3 * i + rng.uniform(-4, 4), 8 + 3 * i) for i in range(5)]
    for colour, drop in ((theme.smoke_low, 3), (theme.smoke, 0)):
        for across, up, r in puffs:
            art.ellipse(across, up + drop, r, r * 0.8, fill=colour)
    for _, bottom in ROWS:
        art.rectangle(0, bottom - 6, DESK_LEFT, bottom + 8, theme.street)
        art.line([(0, bottom - 6), (DESK_LEFT, bottom - 6)], theme.ink, 2.5, round_ends=False)
    _draw_railway(art, theme)


def _draw_railway(art: Art, theme: Theme) -> None:
    """Ballast, sleepers and a rail along the foot of the picture, for the score track."""
    art.rectangle(0, TRACK.top - 2, DESK_LEFT, HEIGHT, darker(theme.street, 0.62))
    for x in range(6, DESK_LEFT, 24):
        art.rectangle(x, HEIGHT - 11, x + 13, HEIGHT, theme.wood_low)
    art.rectangle(0, HEIGHT - 14, DESK_LEFT, HEIGHT - 8, theme.iron_high, theme.ink, 1.5)


def _house(theme: Theme, kind: str, box: Box) -> Art:
    width, height = box.width, box.height
    art, wall, rng = Art(width, height, 3), theme.wall(WALLS[kind]), Random(kind)
    if kind == CANTEEN and theme.night:
        wall = darker(WALLS[kind], _CANTEEN_NIGHT)
    art.rectangle(0, ROOF, width, height, theme.ink).rectangle(3, ROOF, width - 3, height - 3, wall)
    if kind in _STONES:
        _draw_stones(art, kind, wall, rng)
    elif kind == DELIVERY:
        _draw_planks(art, wall, rng)
    elif kind == ORDERS:
        for _ in range(60):
            x, y = rng.uniform(6, width - 20), rng.uniform(ROOF + 8, height - 14)
            art.line([(x, y), (x + rng.uniform(6, 16), y)], darker(wall, 0.10), 2)
    else:
        for x in (4, width - 14):
            art.rectangle(x, ROOF, x + 10, height - 3, _TIMBER, theme.ink, 1.5)
        art.rectangle(3, ROOF + 2, width - 3, ROOF + 12, _TIMBER, theme.ink, 1.5)
    art.rectangle(3, height - 12, width - 3, height - 3, darker(wall, 0.4))
    _ROOFS[kind](art, theme, wall, width)
    return art


def _draw_stones(art: Art, kind: str, wall: RGB, rng: Random) -> None:
    width, height, each = _STONES[kind]
    for _ in range(int(art.width * art.height / each)):
        row = int(rng.uniform(0, (art.height - ROOF - 24 - height) / height))
        x = 6 + int(rng.uniform(0, art.width / width)) * width + (row % 2) * width / 2
        y = ROOF + 8 + row * height
        shade = darker(wall, 0.12) if rng.random() < 0.6 else lighter(wall, 0.09)
        if x + width < art.width - 6:
            art.rectangle(x + 1, y + 1, x + width - 1, y + height - 1, shade, radius=2)


def _draw_planks(art: Art, wall: RGB, rng: Random) -> None:
    for joint in range(0, int(art.width), 30):
        art.line([(joint, ROOF), (joint, art.height - 4)], darker(wall, 0.22), 2, round_ends=False)
    for _ in range(50):
        x, y = rng.uniform(4, art.width - 6), rng.uniform(ROOF + 6, art.height - 40)
        art.line([(x, y), (x, y + rng.uniform(10, 30))], darker(wall, 0.16), 1.4)


def _draw_cornice(art: Art, theme: Theme, width: int) -> None:
    art.rectangle(0, ROOF - 6, width, ROOF + 5, theme.paper_edge, theme.ink, 2.5)


def _draw_slates(
    art: Art, width: int, ridge: float, eaves: float, inset: float, colours: tuple[RGB, RGB, RGB]
) -> None:
    slate, line, ink = colours
    art.polygon([(0, eaves), (inset, ridge), (width - inset, ridge), (width, eaves)], slate, ink, 3)
    for x in range(int(inset) + 6, width - int(inset), 18):
        lean = (x - width / 2) * 0.055
        art.line([(x, ridge + 3), (x + lean, eaves - 3)], line, 1.8, round_ends=False)


def _draw_dormer(art: Art, theme: Theme, wall: RGB, roof: RGB, x: float) -> None:
    art.rectangle(x - 15, 24, x + 15, ROOF - 6, wall, theme.ink, 2.5)
    art.polygon([(x - 21, 25), (x, 3), (x + 21, 25)], roof, theme.ink, 2.5)
    art.rectangle(x - 8, 27, x + 8, ROOF - 7, _SKYLIGHT, theme.ink, 2)
    art.line([(x, 27), (x, ROOF - 7)], theme.ink, 1.6, round_ends=False)


def _saw_tooth(art: Art, theme: Theme, wall: RGB, width: int) -> None:
    teeth = 9
    for i in range(teeth):
        left, right = width * i / teeth + 2, width * (i + 1) / teeth - 2
        art.polygon([(left, ROOF), (left, 10), (right, ROOF)], darker(wall, 0.16), theme.ink, 3)
        pane = [(left + 2, 16), (left + 2, ROOF - 3), (left + 14, ROOF - 3), (left + 14, 21)]
        art.polygon(pane, _SKYLIGHT, theme.ink, 2)
    _draw_cornice(art, theme, width)


def _winding_roof(art: Art, theme: Theme, wall: RGB, width: int) -> None:
    _draw_slates(art, width, 24, ROOF, 30, (theme.slate, theme.slate_low, theme.ink))
    _draw_cornice(art, theme, width)
    x = width - 62
    for beam in (
        [(x - 32, ROOF - 4), (x - 14, 16)],
        [(x + 32, ROOF - 4), (x + 14, 16)],
        [(x - 24, 31), (x + 24, 31)],
    ):
        line = [(float(a), float(b)) for a, b in beam]
        art.line(line, theme.ink, 8).line(line, theme.steel_high, 4)
    art.ellipse(x, 16, 14.5, fill=theme.ink).ellipse(x, 16, 12, fill=theme.brass).ellipse(
        x, 16, 8.5, fill=theme.sky[1]
    )
    for spoke in range(3):
        angle = math.degrees(spoke * math.pi / 3)
        art.line([shapes.polar(x, 16, 9, angle), shapes.polar(x, 16, 9, angle + 180)], theme.ink, 2)


def _awning(art: Art, theme: Theme, wall: RGB, width: int) -> None:
    roof = theme.wall(_AWNING)
    _draw_slates(art, width, 20, ROOF - 4, 12, (roof, darker(roof, 0.3), theme.ink))
    for i, x in enumerate(range(0, width, 20)):
        cloth = theme.wall(rgb("#E8D9B4")) if i % 2 else roof
        art.polygon([(x, ROOF - 5), (x + 20, ROOF - 5), (x + 10, ROOF + 8)], cloth, theme.ink, 2)


def _gable(art: Art, theme: Theme, wall: RGB, width: int) -> None:
    middle = width / 2
    art.polygon([(6, ROOF + 6), (middle, 6), (width - 6, ROOF + 6)], wall, theme.ink, 2)
    art.rectangle(middle - 4, 14, middle + 4, ROOF, _TIMBER)
    for side in (-1, 1):
        art.line([(middle, ROOF), (middle + side * 36, ROOF - 22)], _TIMBER, 7, round_ends=False)
        slope = [(middle + side * (middle + 4), ROOF + 8.0), (middle, 6.0)]
        art.line(slope, theme.ink, 15).line(slope, theme.wall(_GABLE), 10)
    art.ellipse(middle, 7, 7, fill=theme.ink).ellipse(middle, 7, 4.5, fill=theme.wall(_GABLE))


def _tiled_roof(art: Art, theme: Theme, wall: RGB, width: int) -> None:
    roof = theme.wall(_TILED)
    art.polygon([(0, ROOF), (22, 14), (width - 22, 14), (width, ROOF)], roof, theme.ink, 3)
    for y in (24, 34):
        art.line([(18, y), (width - 18, y)], darker(roof, 0.25), 2, round_ends=False)
    for x in (84, 178, width - 178, width - 84):
        _draw_dormer(art, theme, wall, roof, x)
    _draw_cornice(art, theme, width)


def _bank_roof(art: Art, theme: Theme, wall: RGB, width: int) -> None:
    _draw_slates(art, width, 12, ROOF, 24, (theme.slate, theme.slate_low, theme.ink))
    for x in (64, width - 64):
        _draw_dormer(art, theme, wall, theme.slate, x)
    _draw_cornice(art, theme, width)


_ROOFS = {
    WORKSHOPS: _saw_tooth,
    MINING: _winding_roof,
    DELIVERY: _awning,
    CANTEEN: _gable,
    ORDERS: _tiled_roof,
    MONEY: _bank_roof,
}
