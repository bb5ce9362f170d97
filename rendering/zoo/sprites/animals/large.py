"""Larger furry ones: hunters, grazers, and the rest that have no feathers."""

from __future__ import annotations

from rendering import shapes
from rendering.colour import darker, lighter, rgb
from rendering.zoo.sprites.animals import hats
from rendering.zoo.sprites.animals.easel import BLACK, CREAM, INK, PINK, WHITE, Easel


def badger(on: Easel) -> None:
    on.jacket(rgb("#4A5A3A"), rgb("#B2382A"), rgb("#E8C66B"))
    on.discs(22, 28, 9, fill=BLACK).discs(22, 27, 4.5, fill=WHITE, line=0)
    on.shape("M50 14 C72 14 82 34 80 50 C76 70 60 82 50 83 C40 82 24 70 20 50 C18 34 28 14 50 14 Z", WHITE)
    on.pair("M26 24 C34 16 42 20 44 26 C46 44 42 62 40 74 C28 68 22 54 23 40 Z", BLACK, 0)
    on.eyes(35, 46, 4.4).disc(35, 46, 5, fill=WHITE, line=0).disc(65, 46, 5, fill=WHITE, line=0).eyes(
        35, 46, 3.6
    )
    on.nose(70, 7, 5.5).mouth(80, 6, 1)
    hats.top_hat(on, BLACK, 0, -2)


def fox(on: Easel) -> None:
    fur = rgb("#D86A26")
    on.jacket(rgb("#1D4A47"), rgb("#C9A24A"), rgb("#9E2B25"))
    on.pair("M20 44 C12 26 12 8 16 -2 C30 4 42 16 46 28 Z", fur).pair(
        "M15 14 C14 6 15 2 16 -2 C22 0 27 5 31 9 Z", BLACK, 0
    )
    on.pair("M21 34 C17 24 17 16 18 12 C26 16 32 22 35 28 Z", CREAM, 0)
    on.shape("M50 20 C66 20 84 32 90 52 C76 58 64 80 50 83 C36 80 24 58 10 52 C16 32 34 20 50 20 Z", fur)
    on.pair("M10 52 C24 48 38 54 46 80 C34 76 24 58 10 52 Z", WHITE, 0)
    on.shape("M50 20 C66 20 84 32 90 52 C76 58 64 80 50 83 C36 80 24 58 10 52 C16 32 34 20 50 20 Z", None)
    on.shape(
        "M32 46 C34 42 40 42 43 48 C40 50 35 50 32 46 Z M68 46 C66 42 60 42 57 48 C60 50 65 50 68 46 Z",
        INK,
        1,
    )
    on.nose(77, 6, 5)


def wolf(on: Easel) -> None:
    fur = rgb("#7D8790")
    on.jacket(rgb("#2B2B38"), rgb("#6B2A2A"), rgb("#E8C66B"))
    on.pair("M22 42 C14 26 14 8 19 0 C32 6 42 16 45 28 Z", fur).pair(
        "M24 32 C20 22 20 14 21 10 C29 14 34 20 36 26 Z", rgb("#3F454C"), 0
    )
    on.shape(
        "M50 18 C66 18 78 26 82 38 L94 46 L86 52 L92 62 L80 64 C72 70 60 82 50 83 "
        "C40 82 28 70 20 64 L8 62 L14 52 L6 46 L18 38 C22 26 34 18 50 18 Z",
        fur,
    )
    on.shape("M50 48 C58 50 64 60 62 70 C58 78 42 78 38 70 C36 60 42 50 50 48 Z", rgb("#D9D6CC"), 0)
    on.pair("M28 42 C34 36 42 40 45 48 C38 52 31 50 28 42 Z", rgb("#F2D58A"), 2)
    on.discs(37.5, 45, 2.8, fill=INK, line=0).strokes((25, 36), (44, 42), width=3)
    on.nose(66, 8, 6).mouth(76, 9, 3)


def lynx(on: Easel) -> None:
    fur = rgb("#C89A5E")
    on.jacket(rgb("#3B5B4F"), rgb("#E0D2A8"), rgb("#9E2B25"))
    on.pair("M24 36 C18 22 19 10 22 2 C32 10 40 20 43 30 Z", fur)
    on.strokes((22, 4), (19, -8), width=4).strokes((22, 5), (24, -7), width=3)
    on.shape(
        "M50 20 C68 20 78 32 78 46 L90 66 L78 64 L78 76 L66 70 C60 76 40 76 34 70 L22 76 L22 64 L10 66 "
        "L22 46 C22 32 32 20 50 20 Z",
        fur,
    )
    on.pair("M22 50 L10 66 L22 64 L22 76 L34 70 C28 64 24 58 22 50 Z", CREAM, 0)
    on.shape("M50 54 C62 52 66 62 60 70 C56 74 44 74 40 70 C34 62 38 52 50 54 Z", WHITE, 0)
    for x, y in ((40, 27), (34, 33), (46, 33), (30, 40)):
        on.discs(x, y, 2.2, fill=darker(fur, 0.55), line=0)
    on.eyes(37, 45, 4.4).nose(59, 5.6, 4.4, PINK).mouth(67, 7, 3).whiskers(63)


def lion(on: Easel) -> None:
    mane, fur = rgb("#8A4A1E"), rgb("#E0A848")
    on.jacket(rgb("#23324A"), rgb("#9E2B25"), rgb("#F2D58A"))
    on.art.polygon(shapes.star(50, 44, 48, 40, 16), mane, INK, 2.8)
    on.art.polygon(shapes.star(50, 44, 40, 34, 16), lighter(mane, 0.14))
    on.discs(27, 22, 8, fill=fur).discs(27, 22, 4, fill=darker(fur, 0.4), line=0)
    on.shape("M50 18 C66 18 74 30 74 44 C74 62 64 74 50 75 C36 74 26 62 26 44 C26 30 34 18 50 18 Z", fur)
    on.shape("M50 50 C64 50 66 64 58 70 C54 73 46 73 42 70 C34 64 36 50 50 50 Z", CREAM, 0)
    on.eyes(39, 42, 4).strokes((32, 34), (43, 36), width=2.6).nose(55, 8, 5.4).mouth(65, 9, 3)


def bear(on: Easel) -> None:
    fur = rgb("#6E4526")
    on.jacket(rgb("#9E2B25"), rgb("#D8B45A"), rgb("#1D4A47"))
    on.discs(22, 22, 13, fill=fur).discs(22, 22, 7, fill=rgb("#C79A6B"), line=0)
    on.shape("M50 12 C74 12 84 30 83 48 C82 68 68 78 50 78 C32 78 18 68 17 48 C16 30 26 12 50 12 Z", fur)
    on.shape("M50 46 C68 46 72 62 64 70 C58 75 42 75 36 70 C28 62 32 46 50 46 Z", rgb("#D6AE7E"), 2)
    on.eyes(36, 40, 4.2).nose(53, 9, 6).mouth(65, 9, 3)


def raccoon(on: Easel) -> None:
    fur = rgb("#9A9792")
    on.shape("M76 104 C72 82 82 66 92 60 C102 68 102 90 98 104 Z", fur)
    on.stroke((78, 82), (99, 80), width=6).stroke((77, 96), (99, 95), width=6)
    on.jacket(rgb("#6D3B2A"), rgb("#D8C79A"), rgb("#1D4A47"))
    on.pair("M22 36 C16 22 18 10 22 6 C32 10 40 18 42 26 Z", fur).pair(
        "M25 28 C22 20 23 15 24 13 C30 16 34 20 36 24 Z", WHITE, 0
    )
    on.shape(
        "M50 18 C70 18 80 32 82 46 L90 58 L78 62 C70 74 58 80 50 80 C42 80 30 74 22 62 L10 58 L18 46 "
        "C20 32 30 18 50 18 Z",
        fur,
    )
    on.pair("M18 42 C28 34 42 36 47 46 C44 58 28 62 18 56 Z", BLACK, 0)
    on.pair("M18 40 C26 30 40 30 46 38 C38 36 26 36 18 44 Z", WHITE, 0)
    on.shape("M50 50 C60 54 62 66 56 74 C54 78 46 78 44 74 C38 66 40 54 50 50 Z", WHITE, 0)
    on.discs(36, 47, 5, fill=WHITE, line=0).eyes(36, 47, 3.8).nose(66, 6, 4.6).mouth(75, 5, 2)


def dog(on: Easel) -> None:
    fur, patch = rgb("#EADBB8"), rgb("#8A5A32")
    on.jacket(rgb("#2D62A3"), rgb("#E8C66B"), rgb("#9E2B25"))
    on.shape("M50 14 C70 14 78 30 77 46 C76 66 64 79 50 79 C36 79 24 66 23 46 C22 30 30 14 50 14 Z", fur)
    on.shape("M52 15 C70 15 78 30 77 46 C76 54 66 56 60 50 C54 42 50 26 52 15 Z", patch, 0)
    on.shape("M50 14 C70 14 78 30 77 46 C76 66 64 79 50 79 C36 79 24 66 23 46 C22 30 30 14 50 14 Z", None)
    on.pair("M34 18 C22 12 8 22 8 40 C8 54 14 62 20 58 C28 52 26 34 34 18 Z", patch)
    on.shape("M50 50 C64 50 68 62 62 69 C56 74 44 74 38 69 C32 62 36 50 50 50 Z", WHITE, 0)
    on.shape("M45 68 L55 68 C56 78 53 81 50 81 C47 81 44 78 45 68 Z", PINK, 1.8)
    on.eyes(38, 42, 4.6).nose(56, 8, 5.6).mouth(66, 10, 3)


def monkey(on: Easel) -> None:
    fur, face = rgb("#6B4428"), rgb("#EBC79C")
    on.jacket(rgb("#B2382A"), rgb("#F0DFB0"), rgb("#1D4A47"))
    on.discs(15, 44, 12, fill=face).discs(15, 44, 6, fill=darker(face, 0.3), line=0)
    on.shape("M50 10 C74 10 82 28 80 46 C78 66 66 78 50 78 C34 78 22 66 20 46 C18 28 26 10 50 10 Z", fur)
    on.shape("M50 32 C56 20 76 22 74 42 C80 58 70 76 50 76 C30 76 20 58 26 42 C24 22 44 20 50 32 Z", face, 2)
    on.eyes(39, 41, 4.4).discs(46.5, 53, 1.8, fill=INK, line=0)
    on.stroke((36, 62), (43, 68), (57, 68), (64, 62), width=2.6)


def goat(on: Easel) -> None:
    fur = rgb("#EDE3CC")
    on.pair("M40 22 C34 8 22 2 12 4 C20 10 26 20 30 30 Z", rgb("#A58A5E"))
    on.strokes((22, 8), (19, 14), width=1.6).strokes((30, 13), (26, 20), width=1.6)
    on.jacket(rgb("#3F7A3B"), rgb("#E8C66B"), rgb("#9E2B25"))
    on.pair("M30 38 C18 32 8 34 3 42 C10 50 22 50 30 46 Z", fur)
    on.shape("M42 72 C42 84 46 96 50 98 C54 96 58 84 58 72 Z", rgb("#CDBB92"))
    on.shape(
        "M50 20 C64 20 72 30 71 42 C70 54 66 60 64 68 C60 80 40 80 36 68 C34 60 30 54 29 42 C28 30 36 20 "
        "50 20 Z",
        fur,
    )
    for x in (38, 62):
        on.disc(x, 42, 5, 4, fill=rgb("#E8C66B"), line=1.8)
        on.stroke((x - 3, 42), (x + 3, 42), width=3)
    on.discs(45, 68, 2, 2.6, fill=INK, line=0).stroke((42, 74), (50, 76), (58, 74), width=2)
    hats.straw_hat(on, 2)


def tapir(on: Easel) -> None:
    dark, pale = rgb("#3D3A40"), rgb("#D6D0C2")
    on.jacket(rgb("#C58F12"), rgb("#F0E3C2"), rgb("#2E6B45"))
    on.pair("M28 32 C16 24 14 12 18 4 C30 6 38 16 40 26 Z", dark).pair(
        "M20 10 C17 8 17 6 18 4 C23 5 27 7 30 10 Z", WHITE, 0
    )
    on.shape(
        "M50 18 C70 18 79 34 77 48 C75 60 66 62 62 68 C60 78 40 78 38 68 C34 62 25 60 23 48 C21 34 30 18 "
        "50 18 Z",
        dark,
    )
    on.pair("M22 46 C26 56 34 62 38 68 C28 68 22 58 22 46 Z", pale, 0)
    on.shape(
        "M50 44 C60 44 63 56 61 68 C62 80 58 90 50 90 C42 90 38 80 39 68 C37 56 40 44 50 44 Z",
        lighter(dark, 0.2),
    )
    on.stroke((43, 64), (57, 64), width=1.8).stroke((42, 72), (58, 72), width=1.8)
    on.discs(46.5, 84, 2, 2.6, fill=INK, line=0)
    on.discs(34, 42, 5, fill=WHITE, line=0).eyes(34, 42, 3.6)
    hats.straw_hat(on)


def sheep(on: Easel) -> None:
    wool, face = rgb("#F4ECD8"), rgb("#4A4146")
    on.jacket(rgb("#7B3F6B"), rgb("#D8B45A"), rgb("#2F6B64"))
    curls = [shapes.polar(50, 40, 30, angle) for angle in range(0, 360, 36)]
    for x, y in curls:
        on.disc(x, y, 14, fill=wool)
    on.disc(50, 40, 34, 34, fill=wool, line=0)
    on.pair("M28 44 C16 38 8 42 6 50 C14 58 24 56 30 52 Z", face)
    on.shape("M50 26 C64 26 70 38 69 50 C68 66 60 80 50 80 C40 80 32 66 31 50 C30 38 36 26 50 26 Z", face)
    for x, y, r in ((38, 25, 10), (50, 20, 12), (62, 25, 10)):
        on.disc(x, y, r, fill=wool)
    on.disc(50, 27, 12, 8, fill=wool, line=0)
    on.discs(41, 47, 5, fill=WHITE, line=0).eyes(41, 47, 3.4).discs(46, 66, 1.8, fill=PINK, line=0)
    on.stroke((44, 73), (50, 75), (56, 73), colour=PINK, width=2)


def elk(on: Easel) -> None:
    fur, horn = rgb("#6A4A34"), rgb("#C9A877")
    on.pair(
        "M38 26 C28 22 24 24 16 22 C6 20 -4 8 -4 -6 C0 0 4 2 7 3 C6 -2 8 -6 10 -8 C12 -2 15 2 18 4 "
        "C18 -1 20 -5 23 -6 C24 2 28 12 42 18 Z",
        horn,
    )
    on.jacket(rgb("#2B2B38"), rgb("#1D4A47"), rgb("#B2382A"))
    on.pair("M30 34 C20 28 12 30 8 36 C14 44 24 44 31 42 Z", fur)
    on.shape(
        "M50 16 C64 16 70 28 68 42 C66 50 70 56 70 64 C70 78 60 83 50 83 C40 83 30 78 30 64 C30 56 34 50 "
        "32 42 C30 28 36 16 50 16 Z",
        fur,
    )
    on.shape(
        "M50 54 C62 54 69 60 69 66 C68 78 60 82 50 82 C40 82 32 78 31 66 C31 60 38 54 50 54 Z",
        lighter(fur, 0.28),
        0,
    )
    on.eyes(40, 38, 3.8).discs(42, 67, 3, 3.8, fill=INK, line=0)
    on.stroke((38, 76), (50, 78), (62, 76), width=2)
    on.shape("M44 82 C44 94 48 100 50 102 C52 100 56 94 56 82 Z", darker(fur, 0.3))


def chameleon(on: Easel) -> None:
    skin = rgb("#6FA33C")
    on.jacket(rgb("#7B3F6B"), rgb("#E8C66B"), rgb("#B2382A"))
    on.shape(
        "M30 78 C22 60 24 34 40 16 C46 6 58 0 66 2 C64 10 66 18 72 24 C88 32 98 44 96 54 C94 64 82 66 72 "
        "68 C66 76 62 80 60 84 Z",
        skin,
    )
    on.shape(
        "M40 16 C46 6 58 0 66 2 C62 10 58 16 50 24 C42 34 34 40 28 52 C28 38 32 26 40 16 Z",
        darker(skin, 0.28),
        1.8,
    )
    on.stroke((70, 58), (82, 58), (94, 52), width=2.6)
    for x, y in ((38, 58), (46, 68), (36, 70), (48, 56), (78, 46)):
        on.disc(x, y, 2.6, fill=rgb("#F2C230"), line=0)
    on.disc(62, 38, 14, fill=lighter(skin, 0.3)).disc(64, 38, 8, fill=rgb("#E2892B"), line=2).eye(65, 38, 4)
    on.disc(91, 45, 1.6, fill=INK, line=0)
