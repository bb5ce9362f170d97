"""Brass plates and plaques that words and numbers stand on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering import lettering
from rendering.art import Art
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from rendering.gluckauf.theme import Theme


@kept
def plate(theme: Theme, width: int, height: int) -> Sprite:
    """A soot-black plate in a brass frame, screwed on at its corners."""
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=12)
    art.rectangle(3, 3, width - 3, height - 3, theme.brass, radius=10)
    art.rectangle(6.5, 6.5, width - 6.5, height - 6.5, theme.soot, radius=7)
    for x in (14, width - 14):
        for y in (14, height - 14):
            art.ellipse(x, y, 3, fill=theme.brass_high)
    return Sprite.of(art).shadowed(5, 1, 4)


@kept
def plaque(theme: Theme, width: int, height: int) -> Sprite:
    """A small plate for a caption."""
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=8)
    art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, theme.brass, radius=6)
    art.rectangle(5, 5, width - 5, height - 5, theme.soot, radius=4)
    return Sprite.of(art).shadowed(4, 1, 3)


@kept
def badge(theme: Theme, size: int, figure: str) -> Sprite:
    """A round brass badge with a number."""
    art, r = Art(size, size), size / 2
    art.ellipse(r, r, r - 1, fill=theme.ink).ellipse(r, r, r * 0.88, fill=theme.brass)
    art.ellipse(r, r, r * 0.76, fill=theme.soot)
    art.figure(r, r, figure, size * (0.58 if len(figure) < 3 else 0.44), theme.paper)
    return Sprite.of(art).shadowed(3, 1, 3, 0.4)


CAPTION_SIZE, CAPTION_LEAST = 32, 22


def caption_line(words: str, room: float) -> lettering.Line:
    """A caption in the size at which it fits."""
    return lettering.fit(words, lettering.TITLE, CAPTION_SIZE, room, CAPTION_LEAST)
