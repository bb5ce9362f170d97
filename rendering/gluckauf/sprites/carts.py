"""Minecarts, lamps and the cage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.gluckauf.components import BLACK, EMPTY
from rendering.art import Art
from rendering.colour import darker, lighter, mix, rgb
from rendering.gluckauf.sprites.coal import cube, draw_cube, draw_pips
from rendering.gluckauf.theme import COAL, COAL_MARK
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from rendering.gluckauf.theme import Theme

_RIM = 60


@kept
def cart(theme: Theme, colour: int, width: int, load: int = EMPTY) -> Sprite:
    """A cart of that colour: with the cube standing in it, or with a dark mouth and pips on its side."""
    k = width / 100
    art = Art(width, 121 * k).at(0, 0, k)
    ink, y = theme.ink, _RIM
    body = rgb("#4B4850") if colour == BLACK else mix(COAL[colour], rgb("#6B6058"), 0.30)
    if load != EMPTY:
        draw_cube(art, load, 18, -1, 66)
    else:
        art.polygon([(10, y + 1), (18, y - 9), (82, y - 9), (90, y + 1)], ink)
        art.polygon([(15, y), (21, y - 6), (79, y - 6), (85, y)], rgb("#17120F"))
    for x in (29, 71):
        art.ellipse(x, y + 47, 13.5, fill=ink)
    art.polygon([(6, y), (94, y), (83, y + 36), (17, y + 36)], body, ink, 6)
    art.polygon([(10, y + 3), (52, y + 3), (48, y + 33), (21, y + 33)], lighter(body, 0.16))
    for above, below in ((25, 30), (75, 70)):
        art.line([(above, y + 3), (below, y + 33)], darker(body, 0.45), 5, round_ends=False)
    if load == EMPTY:
        draw_pips(art, colour, 50, y + 20, 13.5, rgb("#E8DCC4") if colour == BLACK else COAL_MARK[colour])
    art.rectangle(0, y - 4, 100, y + 8, ink, radius=5)
    rim = rgb("#8F8A88") if colour == BLACK else lighter(body, 0.3)
    art.rectangle(3, y - 1.5, 97, y + 4.5, rim, radius=3)
    for x in (29, 71):
        art.ellipse(x, y + 47, 9.5, fill=rgb("#7B7F80")).ellipse(x, y + 47, 6.2, fill=rgb("#3D4042"))
        art.ellipse(x, y + 47, 3, fill=rgb("#B9B6AB"))
    return Sprite.of(art)


@kept
def lamp(theme: Theme, height: int, *, lit: bool = True) -> Sprite:
    """A miner's lamp."""
    k = height / 64
    art, ink = Art(40 * k, height).at(0, 0, k), theme.ink
    metal, high = (theme.brass, theme.brass_high) if lit else (rgb("#8A857B"), rgb("#BDB7AA"))
    art.arc(20, 12, 10, 180, 360, ink, 3.5)
    art.path("M13 11 L27 11 L30 20 L10 20 Z", metal, ink, 3)
    art.rectangle(10, 20, 30, 46, rgb("#FFF3C4") if lit else rgb("#45413C"), ink, 3)
    if lit:
        art.path("M20 24 Q27 33 24 40 Q20 45 16 40 Q13 33 20 24 Z", rgb("#FFB52E"))
        art.path("M20 31 Q23 36 22 40 Q20 42 18 40 Q17 36 20 31 Z", rgb("#FFF6D8"))
    else:
        art.line([(14, 42), (25, 25)], rgb("#6B665E"), 2.5)
    for x in (15, 25):
        art.line([(x, 21), (x, 45)], ink, 1.6)
    art.path("M7 46 L33 46 L31 60 Q20 64 9 60 Z", metal, ink, 3).line([(12, 50), (13, 57)], high, 3)
    return Sprite.of(art)


CAGE_SIZE = 146, 150
CAGE_CUBE = 42
CAGE_PLACES = ((28, 40), (76, 40), (8, 98), (52, 98), (96, 98))
"""The corner of each of its five places."""


def loaded_cage(theme: Theme, cubes: tuple[int, ...]) -> Sprite:
    """The cage with cubes of these colours, at most five."""
    sprite = cage(theme)
    for colour, (x, y) in zip(cubes, CAGE_PLACES, strict=False):
        sprite = sprite.with_(cube(colour, CAGE_CUBE), x, y)
    return sprite


@kept
def cage(theme: Theme) -> Sprite:
    """The empty cage with its two decks."""
    art, ink = Art(*CAGE_SIZE), rgb("#14100E")
    metal, high = rgb("#6A747A"), rgb("#A9B3B7")
    art.polygon([(12, 26), (73, 4), (134, 26)], metal, ink, 4)
    art.ellipse(73, 8, 8, fill=ink).ellipse(73, 8, 4, fill=theme.brass_high)
    art.rectangle(0, 24, 146, 150, ink, radius=4).rectangle(3, 27, 143, 147, metal, radius=3)
    art.rectangle(9, 34, 137, 142, rgb("#1D1815"))
    art.rectangle(5, 84, 141, 92, metal, ink, 2).line([(6, 29), (140, 29)], high, 2.5)
    for x in (5.5, 140.5):
        art.line([(x, 32), (x, 144)], high, 1.6)
    for left, top in CAGE_PLACES:
        box = left + 4, top + 6, left + CAGE_CUBE - 4, top + CAGE_CUBE - 2
        art.rectangle(*box, rgb("#2B2420"), rgb("#8C7D6C"), 2.5, 5)
    for x in (6, 140):
        for y in (30, 88, 144):
            art.ellipse(x, y, 2.2, fill=high)
    return Sprite.of(art)
