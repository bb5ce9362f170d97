"""Workers: a helmet, a face, and a body that is the player's shape, so that colour is never the only sign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.art import Art
from rendering.colour import darker, lighter, rgb
from rendering.gluckauf.theme import CIRCLE, DIAMOND, PLAYER, SHAPES, SQUARE, TRIANGLE
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from rendering.art import Ink
    from rendering.colour import RGB
    from rendering.gluckauf.theme import Theme
    from rendering.shapes import Outline

_SKIN, _CHEEK, _HEADLAMP = rgb("#F0C9A0"), rgb("#D9A87B"), rgb("#FFE08A")
_BODY = {CIRCLE: (62, 27), SQUARE: (62.5, 28.5), TRIANGLE: (65, 26), DIAMOND: (60.5, 25.5)}
"""Height of its middle and radius, on a grid of 68 × 92."""
_HELMET = "M14 21 Q15 2 34 1 Q53 2 54 21 L57 24 Q58 29 54 29 L14 29 Q10 29 11 24 Z"


def draw_shape(
    art: Art, shape: str, x: float, y: float, r: float, fill: Ink, line: Ink = None, width: float = 0
) -> None:
    """A player's shape, all four of about the same weight."""
    if shape == CIRCLE:
        art.ellipse(x, y, r * 1.03, fill=fill, line=line, width=width)
    elif shape == SQUARE:
        r *= 0.92
        art.rectangle(x - r, y - r, x + r, y + r, fill, line, width, radius=r * 0.17)
    else:
        art.polygon(_corners(shape, x, y, r), fill, line or fill, width or r * 0.12)


def _corners(shape: str, x: float, y: float, r: float) -> Outline:
    if shape == TRIANGLE:
        return [(x, y - r * 1.15), (x + r * 1.16, y + r * 0.95), (x - r * 1.16, y + r * 0.95)]
    return [(x, y - r * 1.22), (x + r * 1.22, y), (x, y + r * 1.22), (x - r * 1.22, y)]


@kept
def token(theme: Theme, seat: int, size: int) -> Sprite:
    """A player's shape alone."""
    art, colour, shape = Art(size, size), PLAYER[seat], SHAPES[seat]
    r = size * (0.34 if shape in {TRIANGLE, DIAMOND} else 0.38)
    y = size * (0.54 if shape == TRIANGLE else 0.5)
    draw_shape(art, shape, size / 2, y, r * 1.13, theme.ink)
    draw_shape(art, shape, size / 2, y, r, colour)
    draw_shape(art, shape, size / 2, y - r * 0.03, r * 0.8, lighter(colour, 0.14))
    return Sprite.of(art)


@kept
def worker(theme: Theme, seat: int, height: int, *, absent: bool = False) -> Sprite:
    """A worker of that seat; `absent` ones are but a shape of paper."""
    k = height / 92
    art = Art(68 * k, height).at(0, 0, k)
    colour = theme.paper_edge if absent else PLAYER[seat]
    _draw_outline(art, SHAPES[seat], theme.ink)
    _draw_body(art, SHAPES[seat], colour)
    _draw_head(art, colour)
    return Sprite.of(art)


def _draw_outline(art: Art, shape: str, ink: RGB) -> None:
    y, r = _BODY[shape]
    if shape == CIRCLE:
        art.ellipse(34, y, 29, fill=ink)
    elif shape == SQUARE:
        art.rectangle(5, y - 29, 63, y + 29, ink, radius=7)
    else:
        draw_shape(art, shape, 34, y, r, ink, ink, 6.5)
    art.ellipse(34, 23, 15, fill=ink)
    art.path(_HELMET, ink)


def _draw_body(art: Art, shape: str, colour: RGB) -> None:
    y, r = _BODY[shape]
    high = lighter(colour, 0.25)
    draw_shape(art, shape, 34, y, r * 0.97, darker(colour, 0.34))
    draw_shape(art, shape, 33, y - 1.6, r * 0.90, colour)
    if shape == CIRCLE:
        art.arc(32, y - 2, r * 0.68, 150, 245, high, 4.5)
    elif shape == SQUARE:
        art.line([(14, y + 15), (14, y - 18), (24, y - 18)], high, 4.5)
    elif shape == TRIANGLE:
        art.line([(15, y + 14), (26, y - 7)], high, 4.5)
    else:
        art.line([(13, y - 3), (26, y - 16)], high, 4.5)


def _draw_head(art: Art, colour: RGB) -> None:
    art.ellipse(34, 25, 11.5, fill=_SKIN).wedge(34, 25, 11.5, 10, 90, _CHEEK)
    art.path("M18 21 Q19 6 34 5 Q49 6 50 21 Z", colour)
    art.path("M37 5.2 Q49 7 50 21 L42 21 Q43 11 37 5.2 Z", darker(colour, 0.34))
    art.rectangle(15, 20, 53, 25.5, darker(colour, 0.5), radius=2.5)
    art.ellipse(34, 13.5, 5.4, fill=darker(colour, 0.6)).ellipse(34, 13.5, 3.9, fill=_HEADLAMP)


def draw_figure(art: Art, x: float, y: float, k: float, colour: RGB) -> None:
    """The outline of any worker in one colour, on a grid of 68 × 92 times k."""
    art.at(x, y, k)
    art.path("M18 21 Q19 4 34 4 Q49 4 50 21 L54 25 L54 30 L14 30 L14 25 Z", colour)
    art.ellipse(34, 30, 13, fill=colour)
    art.path("M6 88 Q6 46 34 44 Q62 46 62 88 Z", colour)
    art.at()
