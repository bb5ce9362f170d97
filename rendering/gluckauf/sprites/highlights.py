"""What draws the eye to what is new: a chalk frame, a ring of light, a note of how much more or less."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from rendering import lettering, shapes
from rendering.art import Art
from rendering.colour import rgb
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from rendering.gluckauf.theme import Theme

CHALK, CHALK_HIGH = rgb("#FFF3D0"), rgb("#FFFDF5")
_NOTE_HEIGHT = 36
_NOTE_SIZE = 28


@kept
def chalk(width: int, height: int) -> Sprite:
    """A frame drawn by hand with chalk; it lies within those bounds."""
    art, rng = Art(width, height, 3), Random(4)
    corners: shapes.Outline = [(7, 7), (width - 7, 7), (width - 7, height - 7), (7, height - 7)]
    for colour, thick in ((CHALK, 6.5), (CHALK_HIGH, 2.5)):
        art.polygon(shapes.hand_cut(corners, 1.5, rng, 18), None, colour, thick)
    return Sprite.of(art).shadowed(3, 0, 0, 0.8)


@kept
def note(theme: Theme, change: int) -> Sprite:
    """A label saying by how much something grew or shrank."""
    words = f"+{change}" if change > 0 else lettering.number(change)
    width = round(lettering.width(words, lettering.NUMERAL, _NOTE_SIZE)) + 18
    art = Art(width, _NOTE_HEIGHT)
    art.rectangle(0, 0, width, _NOTE_HEIGHT, theme.ink, radius=9)
    fill = theme.good if change > 0 else theme.bad
    art.rectangle(2.5, 2.5, width - 2.5, _NOTE_HEIGHT - 2.5, fill, CHALK_HIGH, 2, 7)
    art.figure(width / 2, _NOTE_HEIGHT / 2, words, _NOTE_SIZE, rgb("#FFFDF5"))
    return Sprite.of(art).shadowed(2, 1, 2, 0.5)
