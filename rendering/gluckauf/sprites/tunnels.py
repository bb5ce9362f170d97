"""A stretch of tunnel with its carts: timbered for a tile, bricked where the mine has it printed."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from PIL import Image

from games.gluckauf.components import GREY, LIGHT
from rendering import shapes
from rendering.art import Art
from rendering.colour import darker, lighter, mix, rgb
from rendering.gluckauf.sprites.carts import cart, lamp
from rendering.gluckauf.theme import CHAMBER, unlit_shades
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from rendering.colour import RGB
    from rendering.gluckauf.theme import Theme

_SCALE = 3
_HALOS = 7
"""Lamplight falls in this many flat rings."""
_TALL = 100
"""From this height on a chamber has room for a large lamp."""


class Chamber(NamedTuple):
    """What distinguishes one stretch of tunnel from another."""

    colour: int
    side: int
    carts: tuple[int, ...]
    """The cube in each, or EMPTY."""
    width: int
    height: int
    bricked: bool = False
    lamp_at: float = 0.0
    """Where the lamp hangs, as a share of the width; 0 for where it looks best."""
    zoom: int = 1
    """How many times as large it is drawn as its width and height say."""

    @property
    def tall(self) -> bool:
        return self.height > _TALL

    @property
    def floor(self) -> int:
        return 17 if self.tall else 10

    @property
    def lamp_x(self) -> float:
        if self.lamp_at:
            return self.lamp_at * self.width
        return self.width * (0.27 if len(self.carts) == 1 and not self.bricked else 0.5)


@kept
def _hollow(theme: Theme, chamber: Chamber) -> Sprite:
    """The chamber itself; `chamber.carts` matters only for where its lamp hangs."""
    zoom = chamber.zoom
    art = Art(chamber.width * zoom, chamber.height * zoom, _SCALE).at(k=zoom)
    rng = Random(f"{chamber.colour}{chamber.side}{chamber.width}{chamber.height}{len(chamber.carts)}")
    _dig(art, theme, chamber, rng)
    _draw_cracks(art, chamber, rng)
    _draw_rails(art, theme, chamber)
    (_draw_arch if chamber.bricked else _draw_timber)(art, theme, chamber, rng)
    return Sprite.of(art)


def _dig(art: Art, theme: Theme, chamber: Chamber, rng: Random) -> None:
    cut = 26 if chamber.tall else 12
    rock = theme.rock(chamber.colour, chamber.side)
    outer = shapes.hand_cut(_profile(chamber, 1.5, cut), 1.3, rng)
    inner = shapes.hand_cut(_profile(chamber, 5.5 if chamber.tall else 4, cut), 1.2, rng)
    art.polygon(outer, darker(rock, 0.62 if chamber.side == LIGHT else 0.75))
    walls = _lit(art, theme, chamber) if chamber.side == LIGHT else _unlit(art, chamber)
    art.pour(walls, art.mask(lambda mask: mask.polygon(inner, (255, 255, 255))))


def _profile(chamber: Chamber, edge: float, cut: float) -> shapes.Outline:
    right, bottom = chamber.width - edge, chamber.height - edge
    return [
        (edge, bottom),
        (edge, edge + cut),
        (edge + cut * 0.35, edge + cut * 0.35),
        (edge + cut, edge),
        (right - cut, edge),
        (right - cut * 0.35, edge + cut * 0.35),
        (right, edge + cut),
        (right, bottom),
    ]


def _lit(art: Art, theme: Theme, chamber: Chamber) -> Image.Image:
    y, x = np.mgrid[0 : art.image.height, 0 : art.image.width] / (_SCALE * chamber.zoom)
    far = np.hypot(
        (x - chamber.lamp_x) / (chamber.width * 0.72), (y - chamber.height * 0.30) / (chamber.height * 0.80)
    )
    light = np.floor(np.clip(1 - far, 0, 1)[..., None] * _HALOS + 0.35) / _HALOS
    wall = CHAMBER[chamber.colour][LIGHT]
    shade, plain, bright = (
        np.array(colour)
        for colour in (
            mix(wall, theme.rock(chamber.colour, LIGHT), 0.75),
            wall,
            mix(wall, rgb("#FFF4C8"), 0.85),
        )
    )
    pixels = np.where(
        light < 0.5, shade + (plain - shade) * (light * 2), plain + (bright - plain) * (light * 2 - 1)
    )
    return Image.fromarray(pixels.round().astype(np.uint8), "RGB")


def _unlit(art: Art, chamber: Chamber) -> Image.Image:
    """Flat bands, a little lighter towards the floor."""
    image = Image.new("RGB", art.image.size)
    shades = unlit_shades(chamber.colour)
    tops = (0.0, 0.46, 0.70)
    for top, shade in zip(tops, shades, strict=True):
        image.paste(shade, (0, round(image.height * top), *image.size))
    return image


def _draw_cracks(art: Art, chamber: Chamber, rng: Random) -> None:
    wall = CHAMBER[chamber.colour][chamber.side]
    crack = darker(wall, 0.13) if chamber.side == LIGHT else lighter(wall, 0.09)
    for _ in range(chamber.width * chamber.height // 1500):
        x = rng.uniform(18, chamber.width - 18)
        y = rng.uniform(22, max(23, chamber.height - chamber.floor - 8))
        length, slope = rng.uniform(6, 15), rng.uniform(-0.5, 0.5)
        end = y + length * slope * 2 + rng.uniform(-3, 3)
        art.line([(x, y), (x + length * 0.6, y + length * slope), (x + length, end)], crack, 1.6)


def _draw_rails(art: Art, theme: Theme, chamber: Chamber) -> None:
    width, height, floor = chamber.width, chamber.height, chamber.floor
    timber, _ = _timber(theme, chamber)
    art.rectangle(
        4, height - floor, width - 4, height - 2, darker(theme.rock(chamber.colour, chamber.side), 0.68)
    )
    for x in range(9, width - 12, 17 if chamber.tall else 13):
        art.rectangle(x, height - floor + 4, x + (10 if chamber.tall else 8), height - 3, timber)
    rail = rgb("#C9CBC4") if chamber.side == LIGHT else rgb("#8D9294")
    art.rectangle(3, height - floor, width - 3, height - floor + 3.5, rail)
    below = height - floor + 4.2
    art.line([(3, below), (width - 3, below)], theme.ink, 1.4, round_ends=False)


def _timber(theme: Theme, chamber: Chamber) -> tuple[RGB, RGB]:
    if chamber.side == LIGHT:
        return theme.wood, theme.wood_high
    return (rgb("#463A30"), rgb("#625244")) if chamber.colour >= GREY else (rgb("#55402C"), rgb("#735840"))


def _draw_timber(art: Art, theme: Theme, chamber: Chamber, rng: Random) -> None:
    timber, high = _timber(theme, chamber)
    thick, beam, lean = (9, 11, 9) if chamber.tall else (6, 7, 5)
    foot = chamber.height - chamber.floor
    for mirrored in (False, True):
        post: shapes.Outline = [
            (4, foot),
            (4 + thick, foot),
            (4 + thick + lean, beam + 4),
            (4 + lean, beam + 4),
        ]
        shine: shapes.Outline = [(4 + thick * 0.45, foot - 3), (4 + thick * 0.45 + lean, beam + 8)]
        if mirrored:
            post, shine = _mirrored(post, chamber), _mirrored(shine, chamber)
        art.polygon(post, timber, theme.ink, 1.8).line(shine, high, 1.8)
    art.rectangle(5, 5, chamber.width - 5, 5 + beam, timber, theme.ink, 1.8, 3)
    art.line([(10, 8), (chamber.width - 10, 8)], high, 2)
    for share in (0.3, 0.72):
        x, y = chamber.width * share, 2 + beam
        art.line([(x, y), (x + rng.uniform(8, 16), y)], darker(timber, 0.3), 1.3)


def _mirrored(points: shapes.Outline, chamber: Chamber) -> shapes.Outline:
    return [(chamber.width - x, y) for x, y in points]


def _draw_arch(art: Art, theme: Theme, chamber: Chamber, rng: Random) -> None:
    lit = chamber.side == LIGHT
    bricks = (rgb("#B4694A"), rgb("#9A5239")) if lit else (rgb("#6A4535"), rgb("#573627"))
    width, thick, foot = chamber.width, 11, chamber.height - chamber.floor
    radius, count = width / 2 - 4, 13 if chamber.tall else 9
    spring = radius + 5
    for left in (4, width - 4 - thick):
        for i, y in enumerate(range(int(spring), foot, 12)):
            art.rectangle(left, y, left + thick, min(y + 12, foot), bricks[i % 2], theme.ink, 1.3)
    for i in range(count):
        start, end = 180 + 180 * i / count, 180 + 180 * (i + 1) / count
        stone = [
            shapes.polar(width / 2, spring, r, angle)
            for angle, r in ((start, radius), (end, radius), (end, radius - thick), (start, radius - thick))
        ]
        art.polygon(stone, bricks[i % 2], theme.ink, 1.3)


def _lamp(theme: Theme, chamber: Chamber) -> tuple[Sprite, float] | None:
    """The lamp and where it hangs, if there is room for one."""
    if chamber.side != LIGHT or not (chamber.tall or len(chamber.carts) == 1):
        return None
    if chamber.bricked:
        return lamp(theme, 30 * chamber.zoom), 14
    return (lamp(theme, 46 * chamber.zoom), 13) if chamber.tall else (lamp(theme, 28 * chamber.zoom), 9)


def _cart_width(chamber: Chamber) -> int:
    if chamber.bricked:
        return 68
    if chamber.tall:
        return min((chamber.width - 12) // 2, 76) if not chamber.lamp_at or len(chamber.carts) > 1 else 60
    return min((chamber.width - 12) // 2, math.floor((chamber.height - chamber.floor - 1) / 1.21))


def _cart_lefts(chamber: Chamber, width: int) -> list[float]:
    if len(chamber.carts) == 2:
        gap = (chamber.width - 2 * width) / 3
        return [gap, 2 * gap + width]
    aside = chamber.side == LIGHT and not chamber.bricked and not chamber.lamp_at
    return [chamber.width * (0.60 if aside else 0.5) - width / 2]


@kept
def tunnel(theme: Theme, chamber: Chamber) -> Sprite:
    """The chamber with its lamp and its carts."""
    plain = chamber._replace(carts=(0,) * len(chamber.carts))
    sprite, zoom = _hollow(theme, plain), chamber.zoom
    hung = _lamp(theme, chamber)
    if hung:
        sprite = sprite.with_(hung[0], chamber.lamp_x * zoom, hung[1] * zoom, "tm")
    width = _cart_width(chamber)
    rail = chamber.height - chamber.floor + 2
    for left, load in zip(_cart_lefts(chamber, width), chamber.carts, strict=True):
        sprite = sprite.with_(cart(theme, chamber.colour, width * zoom, load), left * zoom, rail * zoom, "bl")
    return sprite
