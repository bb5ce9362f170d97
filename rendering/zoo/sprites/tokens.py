"""What players put on the table: their shapes, and the six action tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering import shapes
from rendering.art import Art
from rendering.colour import darker, lighter, rgb
from rendering.sprite import Sprite, kept
from rendering.zoo.theme import CIRCLE, DIAMOND, HEXAGON, ON_PLAYER, PLAYER, SHAPES, SQUARE, STAR, TRIANGLE

if TYPE_CHECKING:
    from collections.abc import Callable

    from rendering.art import Ink
    from rendering.colour import RGB
    from rendering.shapes import Outline
    from rendering.zoo.theme import Theme


def draw_shape(
    art: Art, shape: str, x: float, y: float, r: float, fill: Ink, line: Ink = None, width: float = 0
) -> None:
    """A player's shape, all six of about the same weight."""
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
    if shape == DIAMOND:
        return [(x, y - r * 1.22), (x + r * 1.22, y), (x, y + r * 1.22), (x - r * 1.22, y)]
    if shape == HEXAGON:
        return shapes.polygon(x, y, r * 1.14, 6)
    return shapes.star(x, y + r * 0.1, r * 1.3, r * 0.68, 5)


@kept
def seat_token(theme: Theme, seat: int, size: int, figure: str = "") -> Sprite:
    """A player's shape; with a number on it, that many of their shares."""
    art, colour, shape = Art(size, size), PLAYER[seat], SHAPES[seat]
    r = size * (0.34 if shape in {TRIANGLE, DIAMOND, STAR} else 0.38)
    y = size * (0.54 if shape == TRIANGLE else 0.5)
    draw_shape(art, shape, size / 2, y, r * 1.13, theme.ink)
    draw_shape(art, shape, size / 2, y, r, colour)
    if figure:
        low = size * (0.07 if shape == TRIANGLE else 0.0)
        art.figure(size / 2, y + low, figure, size * 0.5, ON_PLAYER[seat])
    else:
        draw_shape(art, shape, size / 2, y - r * 0.03, r * 0.8, lighter(colour, 0.14))
    return Sprite.of(art)


_PAPER, _STRAW = rgb("#FFF8E8"), rgb("#E8C66B")


def _draw_shares(art: Art, ink: RGB) -> None:
    art.rectangle(28, 34, 72, 66, _PAPER, ink, 3, 3)
    for y, end in ((43, 64), (50, 52), (57, 46)):
        art.line([(35, y), (end, y)], ink, 3)
    art.ellipse(63, 58, 7, fill=ink).ellipse(63, 58, 4.5, fill=rgb("#B2382A"))
    art.path("M40 28 L50 17 L60 28 Z", _PAPER, ink, 2.4).path("M40 72 L50 83 L60 72 Z", _PAPER, ink, 2.4)


def _draw_fruit(art: Art, ink: RGB) -> None:
    art.arc(50, 46, 23, 180, 360, ink, 5)
    for x, y, colour in ((38, 46, "#C8392C"), (50, 41, "#F2C230"), (62, 46, "#6CA24F")):
        art.ellipse(x, y, 10, fill=ink).ellipse(x, y, 7.5, fill=rgb(colour))
    art.path("M22 48 L78 48 L70 78 L30 78 Z", _STRAW, ink, 3)
    for x in (38, 50, 62):
        art.line([(x, 50), (x - (x - 50) * 0.2, 76)], darker(_STRAW, 0.4), 2.6)
    art.line([(26, 62), (74, 62)], darker(_STRAW, 0.4), 2.6)


def _draw_hire(art: Art, ink: RGB) -> None:
    art.path("M32 52 C31 18 69 18 68 52 Z", _PAPER, ink, 3)
    art.path("M18 50 C32 58 68 58 82 50 C84 62 66 66 50 66 C34 66 16 62 18 50 Z", _PAPER, ink, 3)
    art.line([(34, 47), (50, 51), (66, 47)], rgb("#B2382A"), 5)
    art.rectangle(45, 68, 55, 90, _STRAW, ink, 2.4, 2).rectangle(39, 74, 61, 84, _STRAW, ink, 2.4, 2)
    art.rectangle(47, 74, 53, 84, _STRAW)


def _draw_lobby(art: Art, ink: RGB) -> None:
    art.path("M26 42 L44 42 L74 24 L74 74 L44 58 L26 58 Z", _PAPER, ink, 3)
    art.path("M34 58 L44 58 L48 78 L36 78 Z", _STRAW, ink, 2.6)
    art.rectangle(20, 42, 32, 58, _STRAW, ink, 2.6, 2)
    for points in (((82, 36), (90, 31)), ((83, 49), (92, 49)), ((82, 62), (90, 67))):
        art.line(points, _PAPER, 4)


def _draw_speculate(art: Art, ink: RGB) -> None:
    art.line([(58, 58), (80, 80)], ink, 14).line([(59, 59), (79, 79)], _STRAW, 8)
    art.ellipse(44, 44, 25, fill=ink).ellipse(44, 44, 21, fill=rgb("#CFE3E0"))
    art.path("M26 44 C34 32 54 32 62 44 C54 56 34 56 26 44 Z", _PAPER, ink, 2.4)
    art.ellipse(44, 44, 7, fill=ink).ellipse(42, 42, 2.4, fill=_PAPER)


def _draw_duplicate(art: Art, ink: RGB) -> None:
    art.ellipse(40, 42, 22, fill=ink).ellipse(40, 42, 18.5, fill=_STRAW)
    art.ellipse(60, 58, 22, fill=ink).ellipse(60, 58, 18.5, fill=_PAPER)
    art.figure(60, 58, "×2", 26, ink)


_PICTURES: tuple[Callable[[Art, RGB], None], ...] = (
    _draw_shares,
    _draw_fruit,
    _draw_hire,
    _draw_lobby,
    _draw_speculate,
    _draw_duplicate,
)


@kept
def action_token(theme: Theme, seat: int, token: int, size: int) -> Sprite:
    """An action token in a player's colour; a hidden one shows its back."""
    art, colour = Art(size, size).at(k=size / 100), PLAYER[seat]
    art.polygon(shapes.polygon(50, 50, 49, 8, -67.5), theme.ink)
    art.polygon(shapes.polygon(50, 50, 45, 8, -67.5), colour)
    art.polygon(shapes.polygon(50, 50, 39, 8, -67.5), darker(colour, 0.28))
    if token < 0:
        art.figure(50, 50, "?", 56, ON_PLAYER[seat])
    else:
        _PICTURES[token](art, theme.ink)
    return Sprite.of(art)


@kept
def empty_token(theme: Theme, size: int) -> Sprite:
    """Where a token will lie."""
    art = Art(size, size).at(k=size / 100)
    art.polygon(shapes.polygon(50, 50, 42, 8, -67.5), None, theme.paper_edge, 5)
    return Sprite.of(art)
