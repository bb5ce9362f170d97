"""Birds, most of them from the side: their beaks tell them apart."""

from __future__ import annotations

from rendering import shapes
from rendering.colour import darker, lighter, rgb
from rendering.zoo.sprites.animals import hats
from rendering.zoo.sprites.animals.easel import BLACK, INK, WHITE, Easel

_BEAK = rgb("#E08A2C")


def canary(on: Easel) -> None:
    yellow = rgb("#F4CC3A")
    on.jacket(rgb("#2E4A66"), rgb("#E8D9AE"), rgb("#B2382A"))
    on.disc(50, 46, 33, 32, fill=yellow).disc(50, 60, 22, 16, fill=lighter(yellow, 0.45), line=0)
    on.eyes(35, 44, 5).discs(26, 55, 5, 3.6, fill=rgb("#EE9A4A"), line=0)
    on.shape("M38 52 C44 46 56 46 62 52 L50 66 Z", _BEAK).stroke((40, 54), (50, 57), (60, 54), width=2)
    hats.bowler(on, BLACK, 0, -1)


def parrot(on: Easel) -> None:
    green, red = rgb("#3C8A4A"), rgb("#C73B2B")
    on.jacket(rgb("#23324A"), rgb("#E8C66B"), rgb("#C73B2B"))
    on.shape("M24 80 C12 54 18 18 48 16 C74 16 82 36 78 52 C76 66 70 74 68 80 Z", green)
    on.shape("M24 80 C18 68 17 56 20 44 C30 52 34 66 34 80 Z", red, 0)
    on.shape(
        "M66 30 C86 26 98 40 94 60 C92 66 88 70 86 74 C84 64 78 58 68 58 C62 50 62 38 66 30 Z", rgb("#F0D9A0")
    )
    on.shape("M68 58 C78 58 84 62 84 70 C76 74 68 70 66 64 Z", BLACK, 2)
    on.disc(56, 40, 12, 11, fill=WHITE, line=2).eye(58, 40, 4.6)
    on.stroke((50, 44), (56, 47), width=1.4).stroke((49, 40), (53, 41), width=1.4)
    hats.bowler(on, BLACK, -4, -4)


def toucan(on: Easel) -> None:
    on.jacket(rgb("#9E2B25"), rgb("#E8D9AE"), rgb("#2E6B45"))
    on.shape("M14 80 C6 52 12 20 36 18 C54 18 58 36 56 50 C56 64 54 74 54 80 Z", BLACK)
    on.shape("M30 80 C28 62 36 50 54 50 C58 62 56 72 54 80 Z", WHITE, 2)
    on.shape(
        "M50 26 C74 18 98 26 100 48 C100 56 97 62 94 64 C88 56 74 54 54 54 C48 46 46 34 50 26 Z",
        rgb("#F0A030"),
    )
    on.shape(
        "M84 27 C96 32 100 42 100 50 C100 56 97 62 94 64 C92 58 88 56 84 55 C88 46 88 36 84 27 Z", BLACK, 0
    )
    on.stroke((52, 42), (74, 40), (96, 50), width=2.2)
    on.disc(40, 36, 9, fill=rgb("#6DB4C9"), line=2).eye(40, 36, 4.4)
    hats.top_hat(on, rgb("#3C3A46"), -16, -2)


def magpie(on: Easel) -> None:
    on.shape("M4 104 C0 80 2 60 8 46 L20 56 L26 104 Z", rgb("#2F5D6B"))
    on.jacket(rgb("#3C3A46"), WHITE, rgb("#C58F12"))
    on.shape("M22 80 C12 52 22 18 48 18 C72 18 78 38 74 52 C72 66 68 74 66 80 Z", BLACK)
    on.shape("M30 80 C32 68 40 62 50 62 C60 62 66 68 66 80 Z", WHITE, 0)
    on.shape("M70 38 C82 36 92 42 99 49 C90 54 80 56 70 54 Z", rgb("#5A5560")).stroke(
        (72, 47), (97, 49), width=1.8
    )
    on.disc(57, 40, 6.5, fill=WHITE, line=0).eye(58, 40, 4)
    on.stroke((30, 34), (40, 26), colour=rgb("#4F7F92"), width=4)
    on.shape("M82 50 C86 48 92 52 90 58 L84 62 L78 58 C77 54 79 51 82 50 Z", rgb("#F2D58A"), 2)


def pelican(on: Easel) -> None:
    on.jacket(rgb("#2D62A3"), rgb("#E8D9AE"), rgb("#B2382A"))
    on.shape("M16 80 C22 64 16 50 18 36 C20 18 36 10 48 16 C58 20 60 32 54 40 C46 50 48 66 52 80 Z", WHITE)
    on.shape("M52 30 C68 32 86 40 99 50 C92 74 66 84 50 64 C44 54 46 42 52 30 Z", rgb("#F0B64C"))
    on.shape("M50 26 C68 26 88 38 100 50 C84 48 66 44 50 40 Z", _BEAK)
    on.eye(42, 30, 4.4).stroke((30, 16), (20, 8), width=3).stroke((34, 13), (27, 4), width=3)


def heron(on: Easel) -> None:
    grey = rgb("#8FA3B0")
    on.jacket(rgb("#1D4A47"), rgb("#D8C79A"), rgb("#9E2B25"))
    on.shape(
        "M34 82 C30 64 48 58 44 44 C40 36 32 32 34 22 C36 12 50 10 58 16 C66 22 64 32 60 38 C56 50 66 62 "
        "60 82 Z",
        grey,
    )
    on.shape("M46 82 C44 68 54 60 52 46 L57 44 C56 54 62 64 58 82 Z", WHITE, 0)
    on.shape("M58 17 C74 20 90 27 100 33 C86 35 72 35 60 34 Z", _BEAK).stroke((62, 27), (96, 32), width=1.6)
    on.shape("M56 15 C44 8 26 12 12 30 C26 24 40 24 52 22 Z", INK, 1)
    on.eye(53, 24, 3.8)


def stork(on: Easel) -> None:
    red = rgb("#C73B2B")
    on.shape("M2 104 C0 88 8 80 20 80 L24 104 Z", BLACK)
    on.jacket(rgb("#4A5A3A"), rgb("#E8D9AE"), rgb("#2D62A3"))
    on.shape("M30 82 C28 66 38 58 34 44 C28 34 30 18 44 14 C58 12 64 24 60 36 C54 46 62 62 62 82 Z", WHITE)
    on.shape("M57 22 C74 28 90 40 98 54 C82 48 68 42 57 38 Z", red).stroke((60, 30), (95, 52), width=1.8)
    on.shape("M42 26 C46 21 54 21 57 26 C54 31 46 32 42 26 Z", INK, 0)
    on.disc(50, 26, 2.6, fill=WHITE, line=0).disc(50, 26, 1.5, fill=INK, line=0)


def peacock(on: Easel) -> None:
    blue = rgb("#2458A0")
    for angle in range(-180, 1, 20):
        x, y = shapes.polar(50, 58, 46, angle)
        on.stroke((50, 58), (x, y), colour=INK, width=11).stroke(
            (50, 58), (x, y), colour=rgb("#3F8A5A"), width=7
        )
        on.disc(x, y, 8, fill=rgb("#6CA24F"), line=2).disc(x, y, 4.4, fill=rgb("#E8C66B"), line=0)
        on.disc(x, y, 2.4, fill=blue, line=0)
    on.jacket(rgb("#2E4A66"), rgb("#C9A24A"), rgb("#7B3F6B"))
    for x in (42, 50, 58):
        on.stroke((50, 26), (x, 10), width=1.8).disc(x, 9, 3, fill=rgb("#6DB4C9"), line=1.4)
    on.shape("M36 82 C40 66 34 56 34 42 C34 28 42 22 50 22 C58 22 66 28 66 42 C66 56 60 66 64 82 Z", blue)
    on.discs(42, 40, 6, 4.6, fill=WHITE, line=0).eyes(42, 40, 3.6).shape(
        "M44 48 L56 48 L50 60 Z", rgb("#F0D9A0"), 2
    )


def owl(on: Easel) -> None:
    brown = rgb("#8A6238")
    on.jacket(rgb("#3C3A46"), rgb("#C9A24A"), rgb("#9E2B25"))
    on.shape(
        "M50 22 C58 22 68 16 84 6 C84 18 84 28 82 36 C86 56 74 80 50 80 C26 80 14 56 18 36 "
        "C16 28 16 18 16 6 C32 16 42 22 50 22 Z",
        brown,
    )
    for x, y in ((42, 72), (50, 76), (58, 72), (34, 68), (66, 68)):
        on.stroke((x - 3, y - 3), (x, y), (x + 3, y - 3), colour=darker(brown, 0.45), width=2)
    on.discs(34, 44, 16, fill=rgb("#EAD7AE")).discs(34, 44, 10, fill=rgb("#F2C230"), line=2).eyes(34, 44, 6)
    on.shape("M44 50 C48 46 52 46 56 50 L50 64 Z", _BEAK, 2)


def duck(on: Easel) -> None:
    green = rgb("#2E6B45")
    on.jacket(rgb("#6D3B2A"), rgb("#D8C79A"), rgb("#2D62A3"))
    on.shape("M30 84 C30 76 32 70 30 62 L70 62 C68 70 70 76 70 84 Z", green)
    on.shape("M28 68 L72 68 L71 76 L29 76 Z", WHITE, 2)
    on.disc(50, 40, 29, 29, fill=green).stroke((32, 26), (42, 19), colour=lighter(green, 0.3), width=5)
    on.eyes(35, 34, 4.8).disc(35, 33, 1, fill=WHITE, line=0)
    on.shape(
        "M50 42 C58 42 64 48 76 52 C78 60 66 64 50 64 C34 64 22 60 24 52 C36 48 42 42 50 42 Z", rgb("#F0C040")
    )
    on.stroke((28, 55), (50, 58), (72, 55), width=2).discs(46, 48, 1.5, fill=INK, line=0)
