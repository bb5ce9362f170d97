"""Doorways where workers stand, and doorsteps that say how many the next crew needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from rendering.art import Art
from rendering.colour import rgb
from rendering.gluckauf.sprites.workers import draw_figure
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from rendering.gluckauf.theme import Theme

_LIT = (rgb("#FBEBBE"), rgb("#E2C286"), rgb("#EFD79F"))
_UNLIT = (rgb("#4A3D33"), rgb("#6B5A49"), rgb("#594A3D"))
"""Walls, floor, and the wall's foot."""
_EMBER = rgb("#C98A35")


def _arch(width: float, height: float, edge: float, radius: float) -> str:
    right, top = width - edge, edge
    return (
        f"M{edge} {height} L{edge} {radius + top} Q{edge} {top} {radius + edge} {top}"
        f" L{right - radius} {top} Q{right} {top} {right} {radius + top} L{right} {height} Z"
    )


def _frame(theme: Theme, width: int, height: int) -> tuple[Art, str]:
    """A door frame, and the outline of its opening."""
    art, radius = Art(width, height), min(30, height * 0.4)
    art.path(_arch(width, height, 0, radius), theme.ink)
    art.path(_arch(width, height, 2.5, radius - 2), theme.paper_edge)
    art.path(_arch(width, height, 8, radius - 6), theme.ink)
    return art, _arch(width, height, 10.5, radius - 8)


@kept
def doorway(theme: Theme, width: int, height: int, *, lit: bool) -> Sprite:
    """Lit when somebody is in."""
    art, opening = _frame(theme, width, height)
    wall, floor, foot = _LIT if lit else _UNLIT
    art.path(opening, wall)
    art.polygon(
        [(10.5, height * 0.76), (width - 10.5, height * 0.76), (width - 10.5, height), (10.5, height)], floor
    )
    skirting = [
        (10.5, height * 0.76),
        (22, height * 0.67),
        (width - 22, height * 0.67),
        (width - 10.5, height * 0.76),
    ]
    art.polygon(skirting, foot)
    if lit:
        y, x = np.mgrid[0 : art.image.height, 0 : art.image.width] / art.scale
        far = np.hypot((x - width / 2) / (width * 0.5), (y - height * 0.35) / (height * 0.75))
        inside = np.asarray(art.mask(lambda mask: mask.path(opening, (255, 255, 255))))
        glow = np.clip(far - 0.45, 0, 1) * 0.75 * inside
        art.pour(_EMBER, Image.fromarray(glow.astype(np.uint8)))
    return Sprite.of(art)


@kept
def shut_door(theme: Theme, width: int, height: int) -> Sprite:
    """Planks and iron bands: a space closed with so few players."""
    art, opening = _frame(theme, width, height)
    art.path(opening, theme.wood)
    for x in range(14, width - 12, 15):
        top = 12 if 20 < x < width - 20 else 24
        art.line([(x, top), (x, height)], theme.wood_low, 2.5, round_ends=False)
    for y in (height * 0.30, height * 0.80):
        art.rectangle(11, y - 5, width - 11, y + 5, theme.iron, theme.ink, 1.5)
    return Sprite.of(art)


@kept
def boards(theme: Theme, width: int, height: int) -> Sprite:
    """A window boarded up."""
    art = Art(width, height).rectangle(2, 2, width - 2, height - 2, rgb("#2B2019"), theme.ink, 3, 6)
    for share, tilt in ((0.18, 3), (0.5, -3), (0.82, 2)):
        y = height * share
        plank = [(0, y - 13 - tilt), (width, y - 13 + tilt), (width, y + 13 + tilt), (0, y + 13 - tilt)]
        art.polygon(plank, theme.wood, theme.ink, 2.5)
        art.line([(8, y - 7 - tilt), (width - 8, y - 7 + tilt)], theme.wood_high, 2)
        art.ellipse(9, y - tilt * 0.8, 2.6, fill=theme.ink).ellipse(
            width - 9, y + tilt * 0.8, 2.6, fill=theme.ink
        )
    return Sprite.of(art)


@kept
def doorstep(theme: Theme, width: int, height: int, *, taken: bool) -> Sprite:
    """Pale and quiet where one worker will do, soot and brass where it takes more."""
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=7)
    art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, theme.soot if taken else theme.paper_edge, radius=5)
    if taken:
        art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, None, theme.brass, 2.5, 5)
    draw_figure(art, width / 2 - 30, height / 2 - 18, 0.40, theme.brass_high if taken else rgb("#6B5A44"))
    return Sprite.of(art)
