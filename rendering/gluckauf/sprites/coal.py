"""Cubes of coal, and the fields of orders they lie on. Each colour has its own number of pips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.gluckauf.components import BLACK, YELLOW
from rendering.art import Art
from rendering.colour import darker, lighter, mix, rgb
from rendering.gluckauf.theme import COAL, COAL_LINE, COAL_MARK
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from rendering.colour import RGB
    from rendering.gluckauf.theme import Theme

_PIPS = (
    ((0.0, 0.0),),
    ((-0.56, 0.56), (0.56, -0.56)),
    ((-0.74, 0.74), (0.0, 0.0), (0.74, -0.74)),
    ((-0.6, -0.6), (0.6, -0.6), (-0.6, 0.6), (0.6, 0.6)),
)
_PIP_SIZE = (0.58, 0.46, 0.38, 0.40)


def draw_pips(art: Art, colour: int, x: float, y: float, radius: float, ink: RGB) -> None:
    """As many as the level is deep, which is also what a cart of it costs."""
    for across, down in _PIPS[colour]:
        art.ellipse(x + across * radius, y + down * radius, _PIP_SIZE[colour] * radius, fill=ink)


def draw_cube(art: Art, colour: int, x: float, y: float, size: float) -> None:
    coal, line, edge = COAL[colour], COAL_LINE[colour], size * 0.05
    depth = size * 0.2
    front = size - depth
    left, top, right, bottom = x + edge, y + edge, x + size - edge, y + size - edge
    outline = [(left, y + depth), (x + depth, top), (right, top), (right, y + front), (x + front, bottom)]
    outline.append((left, bottom))
    art.polygon(outline, coal)
    lid = [(left, y + depth), (x + depth, top), (right, top), (x + front, y + depth)]
    art.polygon(lid, lighter(coal, 0.35 if colour == BLACK else 0.45))
    side = [(x + front, y + depth), (right, top), (right, y + front), (x + front, bottom)]
    art.polygon(side, darker(coal, 0.38))
    art.polygon(outline, None, line, edge * 1.25)
    art.line([lid[0], lid[3], lid[2]], line, edge * 0.7, round_ends=False)
    art.line([(x + front, y + depth), (x + front, bottom)], line, edge * 0.7, round_ends=False)
    middle = x + (front + edge) / 2, y + (depth + size - edge) / 2
    draw_pips(art, colour, *middle, front * 0.33, COAL_MARK[colour])


@kept
def cube(colour: int, size: int) -> Sprite:
    art = Art(size, size)
    draw_cube(art, colour, 0, 0, size)
    return Sprite.of(art)


@kept
def field(theme: Theme, colour: int, size: int) -> Sprite:
    """An empty field of an order."""
    art, coal, edge = Art(size, size), COAL[colour], size * 0.03
    frame = coal if colour == BLACK else darker(coal, 0.25)
    ground = mix(coal, theme.paper, 0.72)
    art.rectangle(edge, edge, size - edge, size - edge, ground, frame, size * 0.085, size * 0.14)
    ink = rgb("#8A6208") if colour == YELLOW else mix(darker(coal, 0.42), theme.paper, 0.04)
    draw_pips(art, colour, size / 2, size / 2, size * 0.26, ink)
    return Sprite.of(art)


@kept
def filled_field(colour: int, size: int, cubes: tuple[int, ...]) -> Sprite:
    """A field with the one cube, or the two, that fill it."""
    art, coal, edge = Art(size, size), COAL[colour], size * 0.03
    well = rgb("#55525A") if colour == BLACK else darker(coal, 0.35)
    frame = coal if colour == BLACK else darker(coal, 0.5)
    art.rectangle(edge, edge, size - edge, size - edge, well, frame, size * 0.06, size * 0.14)
    if len(cubes) == 1:
        draw_cube(art, cubes[0], size * 0.06, size * 0.05, size * 0.88)
    else:
        draw_cube(art, cubes[0], size * 0.03, size * 0.03, size * 0.58)
        draw_cube(art, cubes[1], size * 0.39, size * 0.39, size * 0.58)
    return Sprite.of(art)


@kept
def enamel(theme: Theme, colour: int, size: int) -> Sprite:
    """An enamel plate with the mark of a colour, for a category of the clock."""
    art, edge = Art(size, size), size * 0.03
    art.rectangle(edge, edge, size - edge, size - edge, theme.ink, radius=size * 0.16)
    inner = edge + size * 0.04
    art.rectangle(inner, inner, size - inner, size - inner, theme.paper, radius=size * 0.13)
    art.rectangle(size * 0.13, size * 0.13, size * 0.87, size * 0.87, COAL[colour], radius=size * 0.07)
    draw_pips(art, colour, size / 2, size / 2, size * 0.25, COAL_MARK[colour])
    return Sprite.of(art)
