"""Above ground: sky, hills, the pithead house, the winding house, and the headframe over the shaft."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

from rendering import shapes
from rendering.art import Art
from rendering.colour import darker, lighter, mix, rgb
from rendering.gluckauf.mine.layout import GROUND, SCENE, SHAFT_X
from rendering.gluckauf.sprites.icons import hammers
from rendering.sprite import Sprite, gradient, grained

if TYPE_CHECKING:
    from PIL import Image

    from rendering.gluckauf.theme import Theme

_SCALE = 3
_HILLS = "M0 250 L120 214 L200 236 L330 190 L420 236 L560 250 L700 238 L790 200 L870 232 L960 206 L1090 240"
_CLOUDS = ((330, 66, 120, 7), (420, 78, 90, 5), (70, 40, 90, 6), (776, 110, 110, 6), (850, 122, 70, 4))
_CHIMNEYS = ((868, 120, 13), (894, 140, 12), (1150, 132, 13))
_BIRDS = ((420, 40), (446, 52), (398, 58), (352, 30), (372, 40))


def paint(image: Image.Image, theme: Theme) -> None:
    image.paste(
        gradient(SCENE, GROUND + 6, (0, theme.sky[0]), (0.55, theme.sky[1]), (1, theme.sky[2])), (0, 0)
    )
    grained(image, (0, 0, SCENE, 170), 1.4)
    art = Art(SCENE, GROUND + 30, _SCALE)
    _draw_sky(art, theme)
    _draw_horizon(art, theme)
    _draw_smoke(art, theme, 1092, 50)
    _draw_spoil_tip(art, theme)
    _draw_pithead_house(art, theme)
    _draw_winding_house(art, theme)
    _draw_trees(art, theme)
    grass = shapes.wave(0, SCENE, GROUND - 4, 4, Random(12))
    art.polygon([*grass, (SCENE, GROUND + 30), (0, GROUND + 30)], theme.grass).line(grass, theme.ink, 3)
    drawn, sign = art.done(), hammers(34, theme.brass_high).image
    image.paste(drawn, (0, 0), drawn)
    image.paste(sign, (227, 174), sign)


def paint_headframe(image: Image.Image, theme: Theme) -> None:
    frame = _headframe(theme)
    image.paste(frame.image, (SHAFT_X - _FRAME_X, 0), frame.image)


def _draw_sky(art: Art, theme: Theme) -> None:
    if theme.night:
        rng = Random(20)
        for _ in range(70):
            x, y = rng.uniform(6, SCENE - 6), rng.uniform(4, 170)
            art.ellipse(x, y, rng.choice((0.9, 1.2, 1.2, 1.9)), fill=mix(theme.sky[0], rgb("#F6EBC8"), 0.75))
        art.ellipse(760, 62, 44, fill=mix(theme.sky[0], theme.sun, 0.25)).ellipse(760, 62, 36, fill=theme.sun)
        for x, y, r in ((748, 52, 8), (772, 70, 6), (764, 46, 4), (752, 76, 5)):
            art.ellipse(x, y, r, fill=mix(theme.sun, theme.sky[1], 0.18))
    else:
        art.ellipse(SHAFT_X, 168, 186, fill=mix(theme.sky[1], theme.sun, 0.45))
        art.ellipse(SHAFT_X, 168, 150, fill=theme.sun)
    for x, y, width, height in _CLOUDS:
        art.rectangle(x, y, x + width, y + height * 2, theme.cloud, radius=height)
    for x, y in _BIRDS if not theme.night else ():
        art.line([(x - 9, y - 4), (x, y), (x + 9, y - 4)], theme.slate_low, 2.4)


def _draw_horizon(art: Art, theme: Theme) -> None:
    art.path(f"{_HILLS} L{SCENE} 222 L{SCENE} 320 L0 320 Z", theme.hill)
    for x, y, width in _CHIMNEYS:
        art.polygon([(x, y), (x + width, y), (x + width + 4, 250), (x - 4, 250)], theme.hill)
        art.rectangle(x - 2, y, x + width + 2, y + 6, theme.hill)
    near = shapes.wave(0, SCENE, 268, 13, Random(3))
    art.polygon([(0, 272), *near, (SCENE, 320), (0, 320)], theme.hill_near)


def _draw_smoke(art: Art, theme: Theme, x: float, y: float) -> None:
    for colour, size, drop in ((theme.smoke_low, 13.0, 0), (theme.smoke, 9.0, -6)):
        rng = Random(1)
        for i in range(8):
            r = size + i * (4.2 if drop == 0 else 3.6)
            middle = x + 19 * i + rng.uniform(-4, 4), y - 5.5 * i + drop + rng.uniform(-4, 4)
            art.ellipse(*middle, r, r * 0.8, fill=colour)


def _draw_spoil_tip(art: Art, theme: Theme) -> None:
    tip = mix(rgb("#4C463F"), theme.sky[0], 0.25 if theme.night else 0.0)
    base = GROUND + 4
    art.path(
        f"M1096 {base} L1150 232 L1172 222 L1192 230 L{SCENE + 10} 262 L{SCENE + 10} {base} Z",
        tip,
        theme.ink,
        3,
    )
    for x, y in ((1150, 250), (1172, 244), (1190, 262), (1164, 272), (1198, 282)):
        art.polygon(shapes.polygon(x, y, 6, 5, x), lighter(tip, 0.12))


def _draw_bricks(
    art: Art, theme: Theme, left: float, top: float, right: float, bottom: float, count: int
) -> None:
    rng = Random(int(left))
    for _ in range(count):
        x = rng.uniform(left + 4, right - 18)
        y = top + 5 + round(rng.uniform(0, (bottom - top - 14) / 8)) * 8
        shade = darker(theme.brick, 0.16) if rng.random() < 0.6 else lighter(theme.brick, 0.12)
        art.rectangle(x, y, x + 13, y + 5, shade)


def _draw_window(art: Art, theme: Theme, x: float, y: float, width: float, height: float) -> None:
    middle, r = x + width / 2, width / 2
    for grow, colour in ((4, theme.paper_shade), (0, theme.pane)):
        art.wedge(middle, y + r, r + grow, 180, 360, colour)
        art.rectangle(x - grow, y + r - 1, x + width + grow, y + height + grow, colour)
    art.line([(middle, y), (middle, y + height)], theme.brick_low, 3, round_ends=False)
    art.line([(x, y + height * 0.58), (x + width, y + height * 0.58)], theme.brick_low, 3, round_ends=False)


def _draw_roof(art: Art, theme: Theme, left: float, right: float, ridge: float, eaves: float) -> None:
    art.polygon(
        [(left, eaves), (left + 40, ridge), (right - 40, ridge), (right, eaves)], theme.slate, theme.ink, 3
    )
    middle = (left + right) / 2
    for x in range(int(left) + 48, int(right) - 38, 22):
        lean = (x - middle) * 0.08
        art.line([(x, ridge + 3), (x + lean, eaves - 3)], theme.slate_low, 2, round_ends=False)
    art.rectangle(left + 2, eaves - 6, right - 2, eaves + 4, theme.paper_shade, theme.ink, 2.5)


def _draw_pithead_house(art: Art, theme: Theme) -> None:
    ink, base = theme.ink, GROUND + 4
    art.rectangle(36, 172, 452, base, theme.brick, ink, 3)
    _draw_bricks(art, theme, 36, 176, 452, 290, 70)
    _draw_roof(art, theme, 22, 466, 128, 174)
    art.rectangle(196, 104, 292, base, theme.brick, ink, 3)
    _draw_bricks(art, theme, 196, 110, 292, 290, 22)
    art.polygon([(184, 108), (244, 52), (304, 108)], theme.slate, ink, 3)
    art.rectangle(186, 102, 302, 112, theme.paper_shade, ink, 2.5)
    art.line([(244, 52), (244, 34)], ink, 4).ellipse(244, 32, 5, fill=theme.brass)
    art.ellipse(244, 142, 26, fill=theme.pane if theme.night else theme.paper, line=ink, width=4)
    for hour in range(12):
        art.line([shapes.polar(244, 142, 19, hour * 30), shapes.polar(244, 142, 22, hour * 30)], ink, 2.5)
    art.line([(244, 142), (244, 126)], ink, 3.5).line([(244, 142), (255, 148)], ink, 3.5)
    for x in (62, 108, 154, 312, 358, 404):
        _draw_window(art, theme, x, 192, 26, 46)
    for r, colour in ((24, theme.brick_low), (18, theme.wood_low)):
        art.wedge(244, 240, r, 180, 360, colour).rectangle(244 - r, 239, 244 + r, base, colour)
    art.line([(244, 224), (244, base)], ink, 2, round_ends=False)
    art.rectangle(222, 170, 266, 212, theme.soot, ink, 2, 4)


def _draw_winding_house(art: Art, theme: Theme) -> None:
    ink, base = theme.ink, GROUND + 4
    art.polygon([(1072, 62), (1100, 62), (1108, base), (1064, base)], theme.brick, ink, 3)
    art.rectangle(1066, 54, 1106, 68, theme.brick_low, ink, 3)
    for y in (110, 160, 210):
        art.line([(1070, y), (1103, y)], darker(theme.brick, 0.2), 3, round_ends=False)
    art.rectangle(900, 192, 1150, base, theme.brick, ink, 3)
    _draw_bricks(art, theme, 900, 196, 1150, 290, 40)
    _draw_roof(art, theme, 886, 1164, 156, 194)
    for x in (926, 980, 1040, 1096):
        _draw_window(art, theme, x, 212, 30, 56)


def _draw_trees(art: Art, theme: Theme) -> None:
    leaves = darker(theme.hill_near, 0.28)
    for x, y, r in ((482, 268, 15), (500, 262, 18), (842, 270, 14), (858, 266, 17)):
        art.line([(x, y + r), (x, GROUND)], theme.ink, 4)
        art.ellipse(x, y, r + 2, r + 4, fill=theme.ink).ellipse(x, y, r, r + 2, fill=leaves)
        art.ellipse(x - r * 0.25, y - r * 0.3, r * 0.55, fill=lighter(leaves, 0.1))


_FRAME_X = 265
_FRAME_TOP, _FRAME_FOOT = 74, 306


def _headframe(theme: Theme) -> Sprite:
    art = Art(560, 330, _SCALE)
    draw_headframe(art, theme, _FRAME_X)
    return Sprite.of(art)


def draw_headframe(art: Art, theme: Theme, x: float) -> None:
    """Over a shaft at that place, 314 high. Its legs leave room for the cage at the surface."""
    ink = theme.ink
    _draw_beam(art, theme, x + 46, 62, x + 270, _FRAME_FOOT, 12)
    _draw_beam(art, theme, x + 20, 66, x + 214, _FRAME_FOOT, 10)
    for t in (0.2, 0.4, 0.6, 0.8):
        _draw_beam(art, theme, x + 46 + 224 * t, 62 + 244 * t, x + 20 + 194 * t, 66 + 240 * t, 6)
    storeys = (74, 128, 182)
    for above, below in pairwise(storeys):
        for side in (-1, 1):
            _draw_beam(art, theme, x - side * _leg(above), above, x + side * _leg(below), below, 5)
    for y in storeys:
        _draw_beam(art, theme, x - _leg(y), y, x + _leg(y), y, 8)
    for side in (-1, 1):
        _draw_beam(
            art, theme, x + side * _leg(_FRAME_TOP), _FRAME_TOP, x + side * _leg(_FRAME_FOOT), _FRAME_FOOT, 12
        )
    _draw_beam(art, theme, x - 72, _FRAME_TOP, x + 72, _FRAME_TOP, 11)
    _draw_wheel(art, theme, x, 48)
    for foot in (x - _leg(_FRAME_FOOT), x + _leg(_FRAME_FOOT), x + 270, x + 214):
        art.rectangle(foot - 18, 298, foot + 18, 314, theme.paper_edge, ink, 3)
    art.line([(x + 22, 8), (x + 300, 196)], ink, 3)


def _leg(y: float) -> float:
    """How far from the middle a leg of the tower stands at that height."""
    return 52 + (y - _FRAME_TOP) / (_FRAME_FOOT - _FRAME_TOP) * 36


def _draw_beam(art: Art, theme: Theme, x0: float, y0: float, x1: float, y1: float, width: float) -> None:
    art.line([(x0, y0), (x1, y1)], theme.ink, width + 5).line([(x0, y0), (x1, y1)], theme.steel, width)
    shine = width * 0.22
    art.line([(x0 - shine, y0), (x1 - shine, y1)], theme.steel_high, shine, round_ends=False)


def _draw_wheel(art: Art, theme: Theme, x: float, y: float) -> None:
    art.ellipse(x, y, 45, fill=theme.ink).ellipse(x, y, 41, fill=theme.brass).ellipse(
        x, y, 34, fill=theme.ink
    )
    art.ellipse(x, y, 31.5, fill=mix(theme.sky[1], theme.sun, 0.5))
    for spoke in range(6):
        angle = math.degrees(spoke * math.pi / 6)
        art.line([shapes.polar(x, y, 33, angle), shapes.polar(x, y, 33, angle + 180)], theme.ink, 4.5)
    art.ellipse(x, y, 10, fill=theme.ink).ellipse(x, y, 6, fill=theme.brass_high)
