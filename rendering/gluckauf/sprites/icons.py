"""Marks for what is counted: money, victory points, orders; and seals, bells, locks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from rendering import shapes
from rendering.art import Art
from rendering.colour import darker, mix, rgb
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from rendering.colour import RGB
    from rendering.gluckauf.theme import Theme

_LEAF, _LEAF_HIGH = rgb("#5F7A3C"), rgb("#7D9A50")


@kept
def coin(theme: Theme, size: int, figure: str = "M", figure_size: int = 0) -> Sprite:
    """A mark; with a number on it, that many."""
    art, r = Art(size, size), size / 2
    art.ellipse(r, r, r - 0.5, fill=theme.ink).ellipse(r, r, r * 0.92, fill=theme.brass)
    art.ellipse(r * 0.97, r * 0.95, r * 0.80, fill=theme.brass_high)
    art.ellipse(r, r, r * 0.72, fill=mix(theme.brass, theme.brass_high, 0.45))
    ink = theme.ink if figure_size else theme.brass_low
    art.figure(r, r, figure, figure_size or size * 0.50, ink)
    return Sprite.of(art)


@kept
def laurel(theme: Theme, size: int) -> Sprite:
    """A wreath for victory points."""
    art, r = Art(size, size), size / 2
    for side in (-1, 1):
        for i in range(7):
            angle = math.radians(90 + side * (18 + i * 23))
            for offset, colour in ((0.55, _LEAF), (-0.5, _LEAF_HIGH)):
                leaf = _leaf(r, angle, angle + side * (math.pi / 2 + offset))
                art.polygon(leaf, colour, theme.ink, size * 0.018)
        start, end = (98, 260) if side == 1 else (-80, 82)
        art.arc(r, r, r * 0.74, start, end, darker(_LEAF, 0.4), size * 0.035)
    return Sprite.of(art)


def _leaf(r: float, angle: float, turned: float) -> shapes.Outline:
    x, y = r + math.cos(angle) * r * 0.74, r + math.sin(angle) * r * 0.74
    along, across = math.cos(turned) * r * 0.40, math.sin(turned) * r * 0.40
    middle = x + along / 2, y + across / 2
    return [
        (x, y),
        (middle[0] - across * 0.27, middle[1] + along * 0.27),
        (x + along, y + across),
        (middle[0] + across * 0.27, middle[1] - along * 0.27),
    ]


@kept
def padlock(theme: Theme, height: int) -> Sprite:
    k = height / 60
    art, ink, iron = Art(48 * k, height).at(0, 0, k), theme.ink, theme.iron_high
    art.arc(24, 20, 15, 180, 360, ink, 9).rectangle(9, 19, 18, 32, ink).rectangle(30, 19, 39, 32, ink)
    art.arc(24, 20, 13, 180, 360, iron, 5).rectangle(11, 19, 16, 32, iron).rectangle(32, 19, 37, 32, iron)
    art.rectangle(3, 27, 45, 59, ink, radius=6).rectangle(6, 30, 42, 56, theme.brass, radius=4)
    art.rectangle(8, 32, 40, 36, theme.brass_high, radius=2)
    art.ellipse(24, 42, 5, fill=ink).polygon([(22, 43), (26, 43), (28, 53), (20, 53)], ink)
    return Sprite.of(art)


@kept
def hammers(size: int, colour: RGB) -> Sprite:
    """Crossed mallet and pick, the miners' sign."""
    art = Art(size, size).at(0, 0, size / 100)
    for mirrored in (False, True):
        head = (
            ((58, 20), (76, 2), (96, 22), (78, 40))
            if mirrored
            else ((56, 16), (70, 4), (96, 26), (88, 40), (76, 36))
        )
        for outline in (((12, 92), (4, 84), (70, 18), (78, 26)), head):
            art.polygon([(x if mirrored else 100 - x, y) for x, y in outline], colour)
    return Sprite.of(art)


@kept
def seal(theme: Theme, size: int) -> Sprite:
    """A tick on green wax: done, complete."""
    art, r = Art(size, size), size / 2
    art.polygon(shapes.star(r, r, r, r * 0.88, 12), theme.ink).ellipse(r, r, r * 0.80, fill=theme.good)
    art.line([(r * 0.55, r * 1.05), (r * 0.88, r * 1.38), (r * 1.48, r * 0.68)], rgb("#FFF6E0"), size * 0.11)
    return Sprite.of(art)


@kept
def delivered(theme: Theme, size: int) -> Sprite:
    """Two cards, the upper one ticked: orders delivered."""
    art, ink = Art(size, size).at(0, 0, size / 64), theme.ink
    art.polygon([(20, 6), (58, 12), (50, 58), (12, 52)], theme.paper_edge, ink, 3)
    art.rectangle(6, 10, 44, 58, theme.paper, ink, 3.2, 4)
    art.line([(14, 34), (22, 43), (36, 24)], theme.good, 7)
    return Sprite.of(art)


@kept
def outstanding(theme: Theme, size: int) -> Sprite:
    """A card with empty fields: orders not delivered yet."""
    art, ink = Art(size, size).at(0, 0, size / 64), theme.ink
    art.rectangle(10, 4, 54, 60, theme.paper, ink, 3.2, 5)
    art.rectangle(14, 8, 50, 24, theme.soot, radius=2)
    for x in (15, 34):
        art.rectangle(x, 31, x + 15, 46, theme.paper_shade, ink, 3, 3)
    art.line([(16, 53), (48, 53)], theme.paper_edge, 3)
    return Sprite.of(art)


@kept
def bell(theme: Theme, size: int) -> Sprite:
    """Whoever has it starts the shift."""
    art, ink = Art(size, size).at(0, 0, size / 40), theme.ink
    outline = "M20 3 Q24 3 24 7 Q34 10 34 22 L34 28 L38 33 L2 33 L6 28 L6 22 Q6 10 16 7 Q16 3 20 3 Z"
    art.path(outline, theme.brass, ink, 2.6)
    art.ellipse(20, 35, 4, fill=ink).line([(12, 24), (14, 14)], theme.brass_high, 3)
    return Sprite.of(art)


@kept
def mug(theme: Theme, size: int) -> Sprite:
    """Beer, for those in the canteen."""
    art, ink, foam = Art(size, size).at(0, 0, size / 60), theme.ink, rgb("#FFF8E6")
    art.arc(44, 34, 12, -80, 80, ink, 9).arc(44, 34, 10, -80, 80, rgb("#D9C9A0"), 5)
    art.rectangle(8, 16, 46, 56, rgb("#B98A3A"), ink, 3, 5).rectangle(
        12, 26, 42, 52, rgb("#E8B64C"), radius=3
    )
    for radius, colour in ((9, ink), (7, foam)):
        for x in (14, 27, 39):
            art.ellipse(x, 16, radius, fill=colour)
    art.rectangle(10, 14, 44, 20, foam)
    return Sprite.of(art)
