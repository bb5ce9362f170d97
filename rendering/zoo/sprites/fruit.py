"""Apple, lemon and pineapple: told apart by their outline alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import ImageChops

from rendering.art import Art
from rendering.colour import darker, lighter, mix
from rendering.sprite import Sprite, kept
from rendering.zoo.theme import APPLE, LEAF, LEAF_HIGH, LEMON, PINEAPPLE

if TYPE_CHECKING:
    from rendering.zoo.theme import Theme

_LINE = 5
_FULL = (255, 255, 255)
_BODY = "M50 32 C76 32 82 52 80 68 C78 88 66 98 50 98 C34 98 22 88 20 68 C18 52 24 32 50 32 Z"


@kept
def fruit(theme: Theme, kind: int, size: int, *, absent: bool = False) -> Sprite:
    """One fruit; an absent one is but a shape on paper."""
    art = Art(size, size).at(k=size / 100)
    (_draw_apple, _draw_lemon, _draw_pineapple)[kind](art, theme)
    sprite = Sprite.of(art)
    return sprite.faded(0.28) if absent else sprite


def _draw_apple(art: Art, theme: Theme) -> None:
    body = (
        "M50 32 C40 20 12 22 9 48 C6 74 26 96 40 95 C46 95 46 92 50 92 "
        "C54 92 54 95 60 95 C74 96 94 74 91 48 C88 22 60 20 50 32 Z"
    )
    art.path("M48 34 C48 22 52 12 60 6 L66 10 C58 16 55 24 54 34 Z", darker(APPLE, 0.7), theme.ink, 3)
    art.path(body, APPLE, theme.ink, _LINE)
    art.path("M62 90 C78 84 88 66 87 50 C86 42 82 36 78 33 C82 56 76 78 62 90 Z", darker(APPLE, 0.25))
    art.path("M19 50 C19 42 25 35 32 34 C30 42 25 48 24 58 C20 58 19 54 19 50 Z", lighter(APPLE, 0.55))
    art.path("M58 20 C62 6 80 2 92 8 C90 20 74 28 58 20 Z", LEAF_HIGH, theme.ink, 4)
    art.line([(62, 18), (82, 11)], LEAF, 3)


def _draw_lemon(art: Art, theme: Theme) -> None:
    body = (
        "M4 70 C8 66 10 62 12 56 C18 34 40 18 62 20 C72 21 78 24 84 20 C90 16 96 20 95 27 "
        "C94 33 92 36 93 42 C96 64 78 88 54 90 C42 91 36 84 24 84 C16 84 12 88 7 84 C2 80 1 74 4 70 Z"
    )
    art.path(body, LEMON, theme.ink, _LINE)
    art.path("M56 86 C74 82 88 62 88 46 C80 66 56 80 28 80 C36 82 44 88 56 86 Z", darker(LEMON, 0.25))
    art.path("M26 52 C32 38 44 30 58 29 C50 34 38 42 34 56 C30 60 24 58 26 52 Z", lighter(LEMON, 0.65))
    for x, y in ((52, 52), (64, 44), (60, 62), (46, 66), (74, 52)):
        art.ellipse(x, y, 2, fill=darker(LEMON, 0.35))


def _draw_pineapple(art: Art, theme: Theme) -> None:
    for leaf, colour in (
        ("M50 40 C36 38 22 28 16 12 C30 14 42 24 50 40 Z", LEAF),
        ("M50 40 C64 38 78 28 84 12 C70 14 58 24 50 40 Z", LEAF),
        ("M48 40 C34 30 30 14 34 2 C46 10 52 24 50 40 Z", LEAF_HIGH),
        ("M52 40 C66 30 70 14 66 2 C54 10 48 24 50 40 Z", LEAF_HIGH),
        ("M50 42 C42 28 44 10 50 0 C56 10 58 28 50 42 Z", LEAF),
    ):
        art.path(leaf, colour, theme.ink, 3)
    art.path(_BODY, PINEAPPLE, theme.ink, _LINE)
    rind = ImageChops.multiply(art.mask(_draw_net), art.mask(lambda mask: mask.path(_BODY, _FULL)))
    art.pour(darker(PINEAPPLE, 0.45), rind)
    for y, xs in ((52, (41, 59)), (66, (32, 50, 68)), (80, (41, 59))):
        for x in xs:
            art.ellipse(x, y, 3.6, fill=mix(PINEAPPLE, LEMON, 0.7))
    art.path(_BODY, None, theme.ink, _LINE)


def _draw_net(mask: Art) -> None:
    for x in range(-58, 170, 18):
        mask.line([(x, 30), (x + 70, 102)], _FULL, 3).line([(x, 30), (x - 70, 102)], _FULL, 3)
