"""Small furry ones: hedgehog, mole, mouse, rat, squirrel, beaver, rabbit, bat, and the weasel and her kin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering import shapes
from rendering.colour import darker, lighter, rgb
from rendering.zoo.sprites.animals import hats
from rendering.zoo.sprites.animals.easel import BLACK, CREAM, INK, PINK, WHITE, Easel

if TYPE_CHECKING:
    from rendering.colour import RGB

_TEETH = "M45 66 L50 66 L50 75 L46 75 Z M50 66 L55 66 L54 75 L50 75 Z"


def hedgehog(on: Easel) -> None:
    quills = rgb("#6B4A33")
    on.jacket(rgb("#2E4A66"), rgb("#D8A73C"), rgb("#B2382A"))
    on.art.polygon(shapes.star(50, 42, 44, 34, 21), quills, INK, 2.8)
    on.art.polygon(shapes.star(50, 42, 34, 27, 17), darker(quills, 0.25))
    on.discs(25, 34, 7, fill=rgb("#C79A6B"))
    on.shape("M50 24 C66 20 80 36 76 54 C72 68 60 76 50 78 C40 76 28 68 24 54 C20 36 34 20 50 24 Z", CREAM)
    on.eyes(38, 46).disc(50, 65, 6.5, 5.5, fill=INK).mouth(74, 7, 3)
    hats.bowler(on, BLACK, 0, -2)


def mole(on: Easel) -> None:
    fur = rgb("#4C4651")
    on.jacket(rgb("#6D7F3A"), rgb("#E0C27A"), rgb("#9E2B25"))
    on.shape("M50 14 C76 14 84 40 80 58 C76 74 62 80 50 80 C38 80 24 74 20 58 C16 40 24 14 50 14 Z", fur)
    on.shape("M50 50 C62 50 70 58 66 68 C62 76 56 78 50 78 C44 78 38 76 34 68 C30 58 38 50 50 50 Z", PINK)
    on.disc(50, 60, 7, 5.5, fill=rgb("#C9665C"))
    on.discs(36, 44, 9, fill=rgb("#CFE3E0")).stroke((45, 44), (55, 44), width=3)
    on.eyes(36, 44, 2.4).strokes((46, 70), (43, 73), width=2)
    hats.straw_hat(on)


def mouse(on: Easel) -> None:
    fur = rgb("#A7A9AC")
    on.jacket(rgb("#9E2B25"), rgb("#E8D9AE"), rgb("#2E4A66"))
    on.discs(20, 26, 18, fill=fur).discs(20, 26, 11, fill=PINK, line=0)
    on.shape("M50 22 C70 22 78 38 74 52 C70 66 58 78 50 80 C42 78 30 66 26 52 C22 38 30 22 50 22 Z", fur)
    on.eyes(38, 46, 4.6).whiskers(64).nose(70, 5, 4, PINK).mouth(78, 6, 2)


def rat(on: Easel) -> None:
    fur = rgb("#7B6A5E")
    on.stroke((82, 98), (96, 84), (90, 66), (97, 52), colour=INK, width=6)
    on.stroke((82, 98), (96, 84), (90, 66), (97, 52), colour=PINK, width=3)
    on.jacket(rgb("#3B5B4F"), rgb("#C9A24A"), rgb("#7B3F6B"))
    on.discs(25, 24, 11, fill=fur).discs(25, 24, 6, fill=PINK, line=0)
    on.shape("M50 16 C66 16 74 30 72 44 C70 62 60 80 50 82 C40 80 30 62 28 44 C26 30 34 16 50 16 Z", fur)
    on.shape("M50 52 C60 54 62 70 50 80 C38 70 40 54 50 52 Z", lighter(fur, 0.45), 0)
    on.shape(_TEETH, WHITE, 1.4).whiskers(60).eyes(39, 40, 4).nose(63, 6, 4.5, PINK)


def hamster(on: Easel) -> None:
    fur = rgb("#DDA352")
    on.jacket(rgb("#2F6B64"), rgb("#F0DFB0"), rgb("#B2382A"))
    on.discs(26, 20, 9, fill=fur).discs(26, 20, 5, fill=PINK, line=0)
    on.shape(
        "M50 12 C70 12 76 26 78 38 C92 46 92 74 70 77 C62 80 38 80 30 77 C8 74 8 46 22 38 "
        "C24 26 30 12 50 12 Z",
        fur,
    )
    on.discs(27, 62, 15, 13, fill=WHITE, line=0)
    on.shape("M50 12 C55 24 54 40 50 46 C46 40 45 24 50 12 Z", WHITE, 0)
    on.shape("M50 50 C62 52 64 72 50 76 C36 72 38 52 50 50 Z", WHITE, 0)
    on.eyes(37, 42, 4.8).nose(56, 4.5, 3.6, PINK).mouth(64, 7, 4).whiskers(60)


def squirrel(on: Easel) -> None:
    fur = rgb("#B4552D")
    on.shape("M72 104 C62 80 100 76 92 48 C88 34 70 38 74 52 C60 34 78 10 94 24 C108 38 104 84 90 104 Z", fur)
    on.jacket(rgb("#C58F12"), rgb("#F0DFB0"), rgb("#2E6B45"))
    on.pair("M26 34 C20 20 22 6 27 -1 C34 8 40 18 42 28 Z", fur)
    on.strokes((27, 0), (24, -6), width=3).strokes((27, 2), (30, -6), width=3)
    on.shape("M50 20 C68 20 76 34 75 46 C82 58 74 74 50 78 C26 74 18 58 25 46 C24 34 32 20 50 20 Z", fur)
    on.shape("M50 50 C68 48 74 62 66 70 C60 76 40 76 34 70 C26 62 32 48 50 50 Z", CREAM, 0)
    on.shape(_TEETH, WHITE, 1.4).eyes(37, 42, 5).nose(58, 4.6, 3.8).mouth(66, 7, 3)


def beaver(on: Easel) -> None:
    fur = rgb("#7A4E2E")
    on.shape("M78 104 C70 80 78 54 90 50 C104 52 106 84 98 104 Z", rgb("#4F3A2E"))
    for y in (62, 72, 82, 92):
        on.stroke((80, y), (100, y + 8), width=1.6).stroke((100, y), (80, y + 8), width=1.6)
    on.jacket(rgb("#2E4A66"), rgb("#A9B8B0"), rgb("#C58F12"))
    on.discs(26, 24, 8, fill=fur).discs(26, 24, 4, fill=darker(fur, 0.4), line=0)
    on.shape("M50 14 C72 14 80 32 79 48 C78 68 66 78 50 78 C34 78 22 68 21 48 C20 32 28 14 50 14 Z", fur)
    on.shape("M50 48 C70 46 74 62 64 70 C58 74 42 74 36 70 C26 62 30 46 50 48 Z", lighter(fur, 0.4), 1.6)
    on.shape("M42 66 L50 66 L50 82 L43 82 Z M50 66 L58 66 L57 82 L50 82 Z", WHITE, 1.8)
    on.eyes(36, 40).nose(54, 8, 6)


def rabbit(on: Easel) -> None:
    fur = rgb("#CFC4B4")
    on.pair("M34 34 C22 18 22 -6 32 -8 C44 -8 48 14 46 32 Z", fur)
    on.pair("M35 26 C28 14 28 0 33 -2 C40 -2 42 14 41 26 Z", PINK, 0)
    on.jacket(rgb("#7B3F6B"), rgb("#E8C66B"), rgb("#2E4A66"))
    on.shape("M50 24 C70 24 78 40 76 54 C74 70 62 79 50 79 C38 79 26 70 24 54 C22 40 30 24 50 24 Z", fur)
    on.discs(40, 66, 11, 9, fill=WHITE, line=0)
    on.shape(_TEETH, WHITE, 1.4).eyes(37, 46, 4.8).nose(60, 5, 4, PINK).whiskers(64)


def bat(on: Easel) -> None:
    fur, skin = rgb("#5A4A52"), rgb("#8A5E62")
    on.pair("M40 78 C26 50 8 46 -6 30 C-8 50 -6 66 2 84 C8 78 14 80 18 90 C24 82 32 84 38 96 Z", skin)
    on.strokes((38, 80), (0, 40), width=2).strokes((38, 84), (18, 88), width=2)
    on.jacket(rgb("#23324A"), rgb("#C9A24A"), rgb("#B2382A"))
    on.pair("M24 44 C10 28 12 4 20 -4 C34 4 44 18 44 30 Z", fur).pair(
        "M26 36 C18 24 18 10 21 4 C30 12 36 22 37 30 Z", PINK, 0
    )
    on.disc(50, 50, 27, 27, fill=fur).disc(50, 62, 14, 10, fill=lighter(fur, 0.3), line=0)
    on.eyes(38, 46, 5).nose(57, 6, 5, PINK).mouth(66, 8, 2)
    on.pair("M45 69 L48 69 L46.5 74 Z", WHITE, 1)


def _slender(on: Easel, fur: RGB, muzzle: RGB) -> None:
    """The weasel's kin: small round ears on a narrow head."""
    on.discs(28, 24, 9, fill=fur).discs(28, 24, 5, fill=PINK, line=0)
    on.shape("M50 14 C68 14 75 28 74 44 C73 62 62 80 50 81 C38 80 27 62 26 44 C25 28 32 14 50 14 Z", fur)
    on.shape("M50 46 C62 48 66 60 60 70 C56 78 44 78 40 70 C34 60 38 48 50 46 Z", muzzle, 0)
    on.nose(60, 5, 4.2).mouth(69, 6, 3).whiskers(64)


def ferret(on: Easel) -> None:
    on.jacket(rgb("#2E4A66"), rgb("#C9C0A8"), rgb("#B2382A"))
    _slender(on, rgb("#D9BE92"), WHITE)
    on.pair("M26 36 C34 30 46 36 48 44 C42 54 30 54 26 46 Z", rgb("#5A4030"), 0)
    on.eyes(37, 43, 3.8)
    on.disc(63, 43, 9, fill=rgb("#EADFC0"), line=2.4).eye(63, 43, 3.8).stroke((71, 48), (76, 74), width=1.4)
    hats.top_hat(on, BLACK, 0, -4)


def weasel(on: Easel) -> None:
    on.jacket(rgb("#3C3A46"), rgb("#9E2B25"), rgb("#E8C66B"))
    _slender(on, rgb("#9A6236"), CREAM)
    on.eyes(38, 42, 4.2).strokes((30, 34), (42, 37), width=2.6)


def stoat(on: Easel) -> None:
    on.stroke((84, 100), (95, 80), (86, 60), colour=INK, width=15)
    on.stroke((84, 100), (95, 80), (87, 62), colour=WHITE, width=10)
    on.stroke((87, 58), (82, 46), colour=INK, width=13)
    on.jacket(rgb("#5B2E5A"), rgb("#C9A24A"), rgb("#2F6B64"))
    _slender(on, WHITE, WHITE)
    on.eyes(38, 42, 4.4).strokes((31, 33), (43, 37), width=2.2)
