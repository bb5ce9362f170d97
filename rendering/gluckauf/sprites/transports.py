"""The four transports as silhouettes in one ink, with gaps in the colour of the ground."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from rendering import shapes
from rendering.art import Art
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from rendering.colour import RGB


@kept
def transport(kind: int, width: int, ink: RGB, ground: RGB) -> Sprite:
    """By its number in the components; on a grid of 122 × 74."""
    k = width / 122
    art = Art(width, 74 * k).at(k, k, k)
    _DRAWINGS[kind](art, ink, ground)
    return Sprite.of(art)


def _wheel(art: Art, x: float, y: float, r: float, ink: RGB, ground: RGB) -> None:
    art.ellipse(x, y, r, fill=ink).ellipse(x, y, r * 0.70, fill=ground)
    for spoke in range(4):
        across, down = (
            r * 0.8 * math.cos(math.pi * spoke / 4 + 0.3),
            r * 0.8 * math.sin(math.pi * spoke / 4 + 0.3),
        )
        art.line([(x - across, y - down), (x + across, y + down)], ink, r * 0.17, round_ends=False)
    art.ellipse(x, y, r * 0.26, fill=ink)


def _heap(art: Art, left: float, right: float, y: float, ink: RGB, lumps: int, r: float) -> None:
    for i in range(lumps):
        x = left + (right - left) * (i + 0.5) / lumps
        art.polygon(shapes.polygon(x, y - (3 if i % 2 else 0), r, 6, 10 + i * 23), ink)


def _handcart(art: Art, ink: RGB, ground: RGB) -> None:
    _heap(art, 40, 98, 23, ink, 5, 9)
    art.path("M28 25 L108 25 L94 52 L46 52 Z", ink)
    art.line([(46, 33), (92, 33)], ground, 2.2).line([(50, 41), (89, 41)], ground, 2.2)
    art.line([(56, 50), (30, 36), (4, 36)], ink, 5.5).line([(46, 50), (38, 68)], ink, 5.5)
    art.line([(30, 69), (46, 69)], ink, 4)
    _wheel(art, 92, 54, 17, ink, ground)


def _horse_cart(art: Art, ink: RGB, ground: RGB) -> None:
    _heap(art, 6, 50, 24, ink, 4, 8)
    art.path("M1 25 L56 25 L52 46 L5 46 Z", ink)
    art.line([(6, 32), (51, 32)], ground, 2).line([(7, 39), (50, 39)], ground, 2)
    art.line([(52, 42), (92, 37)], ink, 3.5)
    _wheel(art, 15, 55, 15, ink, ground)
    _wheel(art, 44, 55, 15, ink, ground)
    art.path(
        "M66 26 C72 20 84 24 90 21 C94 17 97 9 102 5 L104 0 L107 4 C112 7 117 14 119 19 L115 23 L108 18"
        " C105 25 103 33 100 38 C97 43 90 43 86 42 C80 44 72 44 68 40 C64 36 63 30 66 26 Z",
        ink,
    )
    legs = (
        [(71, 38), (68, 51), (71, 69)],
        [(77, 40), (78, 53), (75, 69)],
        [(92, 38), (91, 53), (89, 69)],
        [(97, 37), (102, 50), (98, 58)],
    )
    for leg in legs:
        art.line([(float(x), float(y)) for x, y in leg], ink, 5)
    for x in (72, 76, 90):
        art.line([(x, 69), (x + 3, 69)], ink, 4)
    art.path("M67 26 C59 26 59 38 58 47 C63 43 64 34 69 32 Z", ink).line([(96, 20), (92, 37)], ground, 2.2)


def _truck(art: Art, ink: RGB, ground: RGB) -> None:
    _heap(art, 4, 56, 23, ink, 5, 8)
    art.path("M0 25 L60 25 L60 54 L0 54 Z", ink)
    for y in (33, 41):
        art.line([(4, y), (56, y)], ground, 2)
    for x in (20, 40):
        art.line([(x, 27), (x, 52)], ground, 2)
    art.path("M63 8 L86 8 L88 13 L88 54 L63 54 Z", ink).rectangle(68, 14, 83, 29, ground, radius=1)
    art.path("M86 28 L112 30 Q117 31 117 36 L117 54 L86 54 Z", ink)
    for x in (94, 100, 106):
        art.line([(x, 36), (x, 46)], ground, 2)
    art.ellipse(116, 38, 5, fill=ink).ellipse(116, 38, 2.4, fill=ground)
    for x in (22, 100):
        art.ellipse(x, 55, 18, fill=ground)
        _wheel(art, x, 56, 15.5, ink, ground)


def _locomotive(art: Art, ink: RGB, ground: RGB) -> None:
    art.ellipse(92, 7, 8, fill=ink).ellipse(80, 4, 6, fill=ink).ellipse(70, 6, 4, fill=ink)
    art.path("M95 10 L111 10 L108 16 L108 28 L98 28 L98 16 Z", ink)
    art.path("M2 6 L42 6 L42 11 L38 11 L38 54 L6 54 L6 11 L2 11 Z", ink)
    art.rectangle(13, 17, 31, 32, ground, radius=1.5)
    art.path("M38 24 L110 24 Q117 25 117 36 Q117 47 110 48 L38 48 Z", ink)
    art.path("M58 25 Q58 14 66 14 Q74 14 74 25 Z", ink)
    for x in (52, 82, 98):
        art.line([(x, 26), (x, 46)], ground, 2)
    art.rectangle(4, 47, 112, 54, ink).rectangle(112, 46, 120, 51, ink)
    art.path("M106 53 L118 53 L112 64 L104 64 Z", ink)
    for x, r in ((22, 15), (54, 15), (83, 11), (102, 8)):
        art.ellipse(x, 71 - r, r + 2.5, fill=ground)
        _wheel(art, x, 71 - r, r, ink, ground)
    art.line([(22, 57), (54, 57)], ink, 4)


_DRAWINGS = (_handcart, _horse_cart, _truck, _locomotive)
