"""Marks for what is counted or meant: coins, glory, shares, decks, the closing bell, and what cards do."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from rendering import shapes
from rendering.art import Art
from rendering.colour import darker, lighter, mix, rgb
from rendering.sprite import Sprite, kept
from rendering.zoo.theme import HOUSE, LEAF, LEAF_HIGH

if TYPE_CHECKING:
    from rendering.colour import RGB
    from rendering.zoo.theme import Theme

_RIBBON = rgb("#B2382A")


def draw_paw(art: Art, x: float, y: float, r: float, colour: RGB) -> None:
    """The zoo's own sign."""
    art.ellipse(x, y + r * 0.34, r * 0.52, r * 0.44, fill=colour)
    for across, up, wide in (
        (-0.62, -0.02, 0.2),
        (-0.25, -0.5, 0.22),
        (0.25, -0.5, 0.22),
        (0.62, -0.02, 0.2),
    ):
        art.ellipse(x + r * across, y + r * up, r * wide, r * wide * 1.35, fill=colour)


@kept
def paw(size: int, colour: RGB) -> Sprite:
    art = Art(size, size)
    draw_paw(art, size / 2, size / 2, size * 0.5, colour)
    return Sprite.of(art)


@kept
def coin(theme: Theme, size: int) -> Sprite:
    art, r = Art(size, size), size / 2
    art.ellipse(r, r, r - 0.5, fill=theme.ink).ellipse(r, r, r * 0.9, fill=theme.gold)
    art.ellipse(r * 0.97, r * 0.95, r * 0.78, fill=theme.gold_high)
    art.ellipse(r, r, r * 0.7, fill=mix(theme.gold, theme.gold_high, 0.5))
    draw_paw(art, r, r, r * 0.56, theme.gold_low)
    return Sprite.of(art)


@kept
def glory(theme: Theme, size: int, figure: str = "") -> Sprite:
    """A show rosette; with a number on it, that much glory."""
    art = Art(size, size).at(k=size / 100)
    for tail in ("M32 56 L16 98 L34 90 L44 100 L54 60 Z", "M68 56 L84 98 L66 90 L56 100 L46 60 Z"):
        art.path(tail, darker(_RIBBON, 0.25), theme.ink, 4)
    art.polygon(shapes.star(50, 40, 40, 34, 14), _RIBBON, theme.ink, 4)
    art.ellipse(50, 40, 26, fill=theme.ink).ellipse(50, 40, 23, fill=theme.paper)
    if figure:
        art.figure(50, 40, figure, 40 if len(figure) < 2 else 32, theme.ink)
    else:
        art.polygon(shapes.star(50, 40, 17, 7, 5), theme.gold, theme.ink, 2)
    return Sprite.of(art)


@kept
def bell(theme: Theme, size: int) -> Sprite:
    """The closing bell: the end icon."""
    art, ink = Art(size, size).at(k=size / 40), theme.ink
    outline = "M20 3 Q24 3 24 7 Q34 10 34 22 L34 28 L38 33 L2 33 L6 28 L6 22 Q6 10 16 7 Q16 3 20 3 Z"
    art.ellipse(20, 35, 4.2, fill=ink)
    art.path(outline, theme.gold, ink, 3).line([(12, 24), (14, 14)], theme.gold_high, 3)
    return Sprite.of(art)


@kept
def share(theme: Theme, size: int) -> Sprite:
    """A share certificate."""
    art, ink = Art(size, size).at(k=size / 64), theme.ink
    art.rectangle(4, 12, 60, 54, theme.paper, ink, 3.4, 4).rectangle(10, 18, 54, 48, None, theme.gold, 2.6, 2)
    for y, end in ((25, 48), (32, 36), (39, 32)):
        art.line([(16, y), (end, y)], theme.faint, 3)
    art.ellipse(46, 40, 9, fill=ink).ellipse(46, 40, 7, fill=_RIBBON)
    return Sprite.of(art)


@kept
def helper(theme: Theme, size: int) -> Sprite:
    """A bowler hat over a bow tie: helpers hired."""
    art, ink = Art(size, size).at(k=size / 64), theme.ink
    art.path("M16 34 C15 6 49 6 48 34 Z", theme.board_high, ink, 3.2)
    art.path("M4 30 C16 36 48 36 60 30 C62 40 46 43 32 43 C18 43 2 40 4 30 Z", theme.board_high, ink, 3.2)
    art.line([(18, 30), (32, 33), (46, 30)], theme.gold_high, 4)
    art.polygon([(32, 54), (16, 47), (16, 61)], _RIBBON, ink, 2.6)
    art.polygon([(32, 54), (48, 47), (48, 61)], _RIBBON, ink, 2.6)
    art.ellipse(32, 54, 4, fill=ink)
    return Sprite.of(art)


@kept
def crown(theme: Theme, size: int) -> Sprite:
    """The majority shareholder."""
    art, ink = Art(size, size).at(k=size / 64), theme.ink
    art.path("M8 52 L4 18 L20 32 L32 8 L44 32 L60 18 L56 52 Z", theme.gold, ink, 4)
    art.rectangle(8, 44, 56, 54, theme.gold_high, ink, 3.4, 2)
    for x, y in ((4, 18), (32, 9), (60, 18)):
        art.ellipse(x, y, 5, fill=ink).ellipse(x, y, 3, fill=_RIBBON)
    return Sprite.of(art)


@kept
def gavel(theme: Theme, size: int) -> Sprite:
    """Whoever has it is first player."""
    art, ink = Art(size, size).at(k=size / 64), theme.ink
    art.line([(26, 30), (56, 58)], ink, 11).line([(26, 30), (56, 58)], theme.wood, 6)
    art.polygon([(4, 26), (26, 4), (42, 20), (20, 42)], theme.wood_high, ink, 3.4)
    art.line([(10, 32), (32, 10)], theme.gold, 4)
    art.line([(3, 25), (21, 43)], ink, 7).line([(25, 3), (43, 21)], ink, 7)
    art.rectangle(2, 56, 34, 63, theme.wood_low, ink, 2.6, 2)
    return Sprite.of(art)


@kept
def crate(theme: Theme, size: int) -> Sprite:
    """A crate of fruit, whichever the company grows."""
    art, ink = Art(size, size).at(k=size / 64), theme.ink
    for x, colour in ((16, HOUSE[0]), (32, rgb("#F2C230")), (48, LEAF_HIGH)):
        art.ellipse(x, 24, 12, fill=ink).ellipse(x, 24, 9, fill=colour)
    art.rectangle(4, 28, 60, 60, theme.wood, ink, 3.4, 3)
    for y in (38, 49):
        art.line([(6, y), (58, y)], ink, 2.4, round_ends=False)
    art.rectangle(8, 30, 16, 58, theme.wood_high, ink, 2).rectangle(48, 30, 56, 58, theme.wood_high, ink, 2)
    return Sprite.of(art)


@kept
def ticker(theme: Theme, size: int, way: int) -> Sprite:
    """A share price that rises (1), falls (-1) or settles (0)."""
    art, ink = Art(size, size).at(k=size / 64), theme.ink
    art.rectangle(3, 5, 61, 59, theme.board, ink, 3, 6)
    line = {1: ((11, 48), (25, 36), (34, 42), (50, 18)), -1: ((11, 18), (25, 30), (34, 24), (50, 48))}.get(
        way, ((11, 20), (22, 36), (30, 26), (38, 34), (52, 31))
    )
    art.line(line, theme.gold_high, 6)
    x, y = line[-1]
    if way:
        art.polygon([(x + 6, y - way * 8), (x - 11, y - way * 3), (x + 3, y + way * 10)], theme.gold_high)
    else:
        art.ellipse(x, y, 5, fill=theme.gold_high)
    return Sprite.of(art)


@kept
def price_tag(theme: Theme, size: int) -> Sprite:
    """The price of fruit."""
    art, ink = Art(size, size).at(k=size / 64), theme.ink
    art.path("M4 30 L30 4 L60 4 L60 34 L34 60 Z", theme.paper, ink, 3.4)
    art.ellipse(48, 16, 6, fill=ink).ellipse(48, 16, 3, fill=theme.paper)
    art.path("M30 28 C38 22 46 34 38 42 C32 48 22 46 22 38 C22 34 26 30 30 28 Z", _RIBBON, ink, 2)
    art.line([(32, 28), (36, 22)], LEAF, 3)
    return Sprite.of(art)


@kept
def eye(theme: Theme, size: int) -> Sprite:
    art, ink = Art(size, size).at(k=size / 64), theme.ink
    art.path("M2 32 C14 10 50 10 62 32 C50 54 14 54 2 32 Z", rgb("#FFF8E8"), ink, 4)
    art.ellipse(32, 32, 13, fill=ink).ellipse(32, 32, 10, fill=theme.board_high).ellipse(32, 32, 5, fill=ink)
    art.ellipse(28, 28, 3, fill=rgb("#FFF8E8"))
    return Sprite.of(art)


@kept
def holders(theme: Theme, size: int) -> Sprite:
    """Several shareholders."""
    art, ink = Art(size, size).at(k=size / 64), theme.ink
    for x, y, k, colour in ((14, 20, 0.8, HOUSE[2]), (50, 20, 0.8, HOUSE[1]), (32, 16, 1.0, HOUSE[0])):
        art.path(
            f"M{x - 14 * k} 60 C{x - 14 * k} {y + 14} {x + 14 * k} {y + 14} {x + 14 * k} 60 Z", colour, ink, 3
        )
        art.ellipse(x, y, 9 * k + 2, fill=ink).ellipse(x, y, 9 * k - 0.6, fill=rgb("#F0D0A8"))
    return Sprite.of(art)


@kept
def outsider(theme: Theme, size: int) -> Sprite:
    """Somebody without a share: a figure of paper."""
    art, ink = Art(size, size).at(k=size / 64), theme.ink
    art.path("M14 60 C14 30 50 30 50 60 Z", theme.paper, ink, 3.2)
    art.ellipse(32, 18, 12, fill=ink).ellipse(32, 18, 9, fill=theme.paper)
    return Sprite.of(art)


@kept
def arrow(theme: Theme, size: int) -> Sprite:
    """To the right."""
    art = Art(size, size).at(k=size / 64)
    art.path("M4 22 L34 22 L34 8 L60 32 L34 56 L34 42 L4 42 Z", theme.board_high, theme.ink, 3.4)
    return Sprite.of(art)


@kept
def cross(theme: Theme, size: int) -> Sprite:
    """Leaves the game."""
    art, ink = Art(size, size).at(k=size / 64), theme.ink
    for points in (((14, 14), (50, 50)), ((50, 14), (14, 50))):
        art.line(points, ink, 19)
    for points in (((14, 14), (50, 50)), ((50, 14), (14, 50))):
        art.line(points, theme.bad, 12)
    return Sprite.of(art)


@kept
def padlock(theme: Theme, size: int) -> Sprite:
    art, ink = Art(size, size).at(k=size / 64), theme.ink
    art.arc(32, 26, 17, 180, 360, ink, 12).rectangle(15, 25, 27, 38, ink).rectangle(37, 25, 49, 38, ink)
    art.arc(32, 26, 14.5, 180, 360, theme.stone, 6)
    art.rectangle(8, 30, 56, 62, theme.gold, ink, 3.6, 6)
    art.ellipse(32, 43, 5, fill=ink).polygon([(29, 44), (35, 44), (37, 55), (27, 55)], ink)
    return Sprite.of(art)


@kept
def tick(theme: Theme, size: int) -> Sprite:
    """Done."""
    art, r = Art(size, size), size / 2
    art.ellipse(r, r, r - 1, fill=theme.ink).ellipse(r, r, r * 0.86, fill=theme.good)
    art.line([(r * 0.55, r * 1.05), (r * 0.88, r * 1.38), (r * 1.48, r * 0.68)], rgb("#FFF8E8"), size * 0.11)
    return Sprite.of(art)


@kept
def laurel(theme: Theme, size: int) -> Sprite:
    """A wreath for whoever has won."""
    art, r = Art(size, size), size / 2
    for side in (-1, 1):
        for i in range(7):
            angle = 90 + side * (18 + i * 23)
            x, y = shapes.polar(r, r, r * 0.69, angle)
            for offset, colour in ((32, LEAF), (-29, LEAF_HIGH)):
                turned = math.radians(angle + side * (90 + offset))
                along, across = math.cos(turned) * r * 0.36, math.sin(turned) * r * 0.36
                leaf = [
                    (x, y),
                    (x + along / 2 - across * 0.27, y + across / 2 + along * 0.27),
                    (x + along, y + across),
                    (x + along / 2 + across * 0.27, y + across / 2 - along * 0.27),
                ]
                art.polygon(leaf, colour, theme.ink, size * 0.018)
    return Sprite.of(art)


@kept
def off(theme: Theme, size: int) -> Sprite:
    """At work until the end of the game, not in it: a clock struck out."""
    art, ink = Art(size, size).at(k=size / 64), theme.ink
    art.ellipse(32, 32, 28, fill=ink).ellipse(32, 32, 23, fill=theme.paper)
    art.line([(32, 32), (32, 16)], ink, 5).line([(32, 32), (44, 38)], ink, 5)
    art.line([(10, 54), (54, 10)], ink, 11).line([(10, 54), (54, 10)], lighter(theme.bad, 0.1), 6)
    return Sprite.of(art)


@kept
def clockwork(theme: Theme) -> Sprite:
    """Two cogs: this player is a bot."""
    art = Art(120, 60)
    for x, y, r, teeth in ((34, 30, 25, 10), (78, 34, 19, 8)):
        for i in range(teeth):
            art.wedge(x, y, r, i * 360 / teeth, (i + 0.55) * 360 / teeth, theme.ink)
        art.ellipse(x, y, r * 0.8, fill=theme.ink).ellipse(x, y, r * 0.68, fill=theme.gold)
        art.ellipse(x, y, r * 0.3, fill=theme.ink)
    return Sprite.of(art)
