"""Below ground: four layers of rock with their own engraving, fossils, bedrock, and the empty shaft."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING

from games.gluckauf.components import BLACK, BROWN, COLOURS, DARK, GREY, LIGHT, YELLOW
from rendering import shapes
from rendering.art import Art
from rendering.colour import darker, lighter, mix, rgb
from rendering.gluckauf.mine.layout import (
    BEDROCK,
    GROUND,
    HEIGHT,
    LEVEL_HEIGHT,
    SCENE,
    SHAFT_LEFT,
    SHAFT_WIDTH,
    SHAFT_X,
    level_top,
)
from rendering.gluckauf.theme import COAL, COAL_MARK, GLOOM, GLOOM_STEP
from rendering.sprite import gradient

if TYPE_CHECKING:
    from PIL import Image

    from rendering.colour import RGB
    from rendering.gluckauf.theme import Theme

_DEPTH = HEIGHT - GROUND
_BEDROCK = rgb("#1F1A18")


def paint(image: Image.Image, theme: Theme) -> None:
    light, dark = (_section(theme, side) for side in (LIGHT, DARK))
    image.paste(light.crop((0, 0, SHAFT_X, _DEPTH)), (0, GROUND))
    image.paste(dark.crop((SHAFT_X, 0, SCENE, _DEPTH)), (SHAFT_X, GROUND))
    turf = Art(SCENE, 64, 3)
    edge = shapes.wave(0, SCENE, 3, 4, Random(12))
    turf.polygon([*edge, *reversed(shapes.wave(0, SCENE, 24, 6, Random(44)))], theme.soil)
    turf.polygon([*edge, *reversed(shapes.wave(0, SCENE, 12, 5, Random(45)))], theme.grass)
    _draw_roots(turf, theme)
    _over(image, turf, 0, GROUND - 6)
    floor = Art(SCENE, HEIGHT - BEDROCK + 14, 2)
    line = shapes.wave(0, SCENE, 12, 6, Random(77))
    floor.polygon([*line, (SCENE, 200), (0, 200)], _BEDROCK).line(line, rgb("#0F0C0B"), 3)
    _over(image, floor, 0, BEDROCK - 14)


def _over(image: Image.Image, art: Art, x: int, y: int) -> None:
    done = art.done()
    image.paste(done, (x, y), done)


def _section(theme: Theme, side: int) -> Image.Image:
    art, rng = Art(SCENE, _DEPTH, 2, theme.rock(YELLOW, side)), Random(5 + side)
    for colour in COLOURS:
        _draw_layer(art, theme, colour, side, rng)
    _draw_fossils(art, theme, side)
    if side == DARK:
        for step, x in enumerate((SHAFT_X + 250, SHAFT_X + 440)):
            _darken(art, x, step)
    return art.done().convert("RGB")


def _draw_layer(art: Art, theme: Theme, colour: int, side: int, rng: Random) -> None:
    rock = theme.rock(colour, side)
    top = level_top(colour) - GROUND - (18 if colour == YELLOW else 0)
    upper: shapes.Outline = [(0, 0), (SCENE, 0)]
    if colour != YELLOW:
        upper = shapes.wave(0, SCENE, top, 6, Random(colour * 3 + 1))
    art.polygon([*upper, (SCENE, _DEPTH), (0, _DEPTH)], rock)
    for band, (drop, thick, shade) in enumerate(
        ((48, 34, darker(rock, 0.08)), (104, 40, lighter(rock, 0.07)))
    ):
        above = shapes.wave(0, SCENE, top + drop, 8, Random(colour * 7 + band * 2 + 30))
        below = shapes.wave(0, SCENE, top + drop + thick, 8, Random(colour * 7 + band * 2 + 31))
        art.polygon([*above, *reversed(below)], shade)
    engrave = {YELLOW: _dots, BROWN: _dashes, GREY: _masonry, BLACK: _hatching}[colour]
    engrave(art, rng, top + 6, top + LEVEL_HEIGHT - 6, (darker(rock, 0.22), lighter(rock, 0.16)))
    if colour != YELLOW:
        art.line(upper, darker(rock, 0.5), 4)


def _dots(art: Art, rng: Random, top: float, bottom: float, tones: tuple[RGB, RGB]) -> None:
    for _ in range(520):
        x, y, r = rng.uniform(0, SCENE), rng.uniform(top, bottom), rng.choice((1.3, 1.6, 2.3))
        art.ellipse(x, y, r * 1.25, r, fill=tones[rng.random() >= 0.7])


def _dashes(art: Art, rng: Random, top: float, bottom: float, tones: tuple[RGB, RGB]) -> None:
    for y in range(int(top), int(bottom), 13):
        x = rng.uniform(-30, 10)
        while x < SCENE:
            length = rng.uniform(12, 34)
            ends = [(x, y + rng.uniform(-3, 3)), (x + length, y + rng.uniform(-3, 3))]
            art.line(ends, tones[rng.random() >= 0.75], 2.2)
            x += length + rng.uniform(18, 60)


def _masonry(art: Art, rng: Random, top: float, bottom: float, tones: tuple[RGB, RGB]) -> None:
    y = top
    while y < bottom:
        height = rng.choice((20, 24, 28))
        art.line(shapes.wave(0, SCENE, y, 2.4, Random(int(y))), tones[0], 2)
        x = rng.uniform(0, 40)
        while x < SCENE:
            art.line([(x, y + 2), (x + rng.uniform(-4, 4), y + height - 1)], tones[0], 2)
            x += rng.uniform(50, 110)
        y += height


def _hatching(art: Art, rng: Random, top: float, bottom: float, tones: tuple[RGB, RGB]) -> None:
    for _ in range(120):
        x, y, length = rng.uniform(0, SCENE), rng.uniform(top, bottom + 60), rng.uniform(10, 22)
        for stroke in range(rng.choice((2, 3, 4))):
            left, low = x + stroke * 7, y + stroke * 1.5
            art.line([(left, low), (left + length * 0.8, low - length)], tones[rng.random() >= 0.6], 2)


def _draw_fossils(art: Art, theme: Theme, side: int) -> None:
    def y(colour: int, drop: float) -> float:
        return level_top(colour) - GROUND + drop

    if side == LIGHT:
        _draw_ammonite(art, 96, y(BROWN, 92), 40, darker(theme.rock(BROWN, side), 0.26))
        _draw_fern(art, 70, y(BLACK, 128), 150, -42, lighter(theme.rock(BLACK, side), 0.15))
        _draw_fern(art, 300, y(BLACK, 30), 120, 28, lighter(theme.rock(BLACK, side), 0.11))
        _draw_shells(art, 190, y(YELLOW, 70), darker(theme.rock(YELLOW, side), 0.2))
    else:
        _draw_fish(art, 1060, y(GREY, 92), 118, lighter(theme.rock(GREY, side), 0.2))
        _draw_ammonite(art, 1010, y(YELLOW, 98), 30, darker(theme.rock(YELLOW, side), 0.24))
        _draw_fern(art, 1010, y(BLACK, 132), 130, -70, lighter(theme.rock(BLACK, side), 0.10))
        _draw_shells(art, 1080, y(BROWN, 80), darker(theme.rock(BROWN, side), 0.26))


def _draw_ammonite(art: Art, x: float, y: float, size: float, ink: RGB) -> None:
    turns = 15.7

    def on_spiral(angle: float, share: float = 1) -> shapes.Point:
        return shapes.polar(x, y, size * angle / turns * share, math.degrees(angle))

    art.line([on_spiral(1 + (turns - 1) * i / 89) for i in range(90)], ink, 3.2)
    for rib in range(17):
        angle = 9.6 + 5.9 * rib / 16
        inner = shapes.polar(x, y, size * (angle - math.tau) / turns * 1.1, math.degrees(angle))
        art.line([inner, on_spiral(angle, 0.96)], ink, 2.2)


def _draw_fern(art: Art, x: float, y: float, length: float, degrees: float, ink: RGB) -> None:
    joints = 13
    for joint in range(joints):
        angle = degrees + joint * 2.2
        end = shapes.polar(x, y, length / joints, angle)
        art.line([(x, y), end], ink, 2.6)
        leaf = length * 0.30 * (1 - (joint / joints) ** 1.4) + 3
        for side in (-60, 60):
            tip, middle = (shapes.polar(x, y, leaf * share, angle + side) for share in (1, 0.5))
            edges = (shapes.polar(*middle, leaf * 0.16, angle + side + turn) for turn in (90, -90))
            left, right = edges
            art.polygon([(x, y), left, tip, right], ink)
        x, y = end


def _draw_fish(art: Art, x: float, y: float, length: float, ink: RGB) -> None:
    art.line([(x - length * 0.45, y), (x + length * 0.3, y - 2)], ink, 3)
    for bone in range(9):
        at = x - length * 0.36 + length * 0.6 * bone / 9
        high = length * 0.17 * math.sin(math.pi * (0.25 + 0.7 * bone / 9))
        for side in (-high, high):
            art.line([(at, y), (at - length * 0.05, y + side)], ink, 2.1)
    art.ellipse(x + length * 0.38, y - 2, length * 0.12, length * 0.10, line=ink, width=3)
    art.ellipse(x + length * 0.41, y - 4, 2.4, fill=ink)
    for side in (-0.14, 0.14):
        art.line([(x - length * 0.45, y), (x - length * 0.6, y + length * side)], ink, 3)


def _draw_shells(art: Art, x: float, y: float, ink: RGB) -> None:
    for dx, dy, r in ((0, 0, 13), (34, 22, 10), (-26, 26, 9)):
        art.arc(x + dx, y + dy, r, 200, 340, ink, 2.6)
        for ray in range(205, 340, 26):
            art.line([(x + dx, y + dy + r * 0.3), shapes.polar(x + dx, y + dy, r, ray)], ink, 1.8)


def _draw_roots(art: Art, theme: Theme) -> None:
    rng = Random(9)
    for x in (18, 60, 128, 232, 318, 402, 470, 742, 836, 872, 968, 1052, 1160):
        points: shapes.Outline = [(x, 10)]
        for _ in range(4):
            px, py = points[-1]
            points.append((px + rng.uniform(-9, 9), py + rng.uniform(7, 13)))
        art.line(points, darker(theme.soil, 0.2), 3)


def _darken(art: Art, x: float, step: int) -> None:
    """Away from the shaft it gets darker, in flat steps."""
    edge = [
        (x + math.sin(y / 53 + step * 2) * 16 + math.sin(y / 23 + step) * 7, y)
        for y in range(0, _DEPTH + 20, 10)
    ]
    beyond = [*edge, (SCENE + 4, _DEPTH + 20), (SCENE + 4, 0)]
    art.wash(lambda mask: mask.polygon(beyond, (255, 255, 255)), GLOOM, GLOOM_STEP)


def paint_shaft(image: Image.Image, theme: Theme) -> None:
    depth, ink = BEDROCK - GROUND + 26, theme.ink
    stops = ((0.0, rgb("#5A4B3F")), (0.25, rgb("#3A302A")), (1.0, rgb("#0E0C0B")))
    image.paste(gradient(SHAFT_WIDTH, depth, *stops), (SHAFT_LEFT, GROUND - 4))
    art = Art(SHAFT_WIDTH + 40, depth + 4, 2)
    brick, joint = rgb("#6D4735"), rgb("#4D3024")
    for x in (4, SHAFT_WIDTH + 16):
        art.rectangle(x, 0, x + 20, depth, brick, ink, 2.5)
        for row, y in enumerate(range(0, depth, 13)):
            middle = x + (7 if row % 2 else 13)
            art.line([(x + 2, y), (x + 18, y)], joint, 2, round_ends=False)
            art.line([(middle, y), (middle, y + 13)], joint, 2, round_ends=False)
    for y in range(40, depth, 82):
        art.rectangle(24, y, SHAFT_WIDTH + 16, y + 7, rgb("#2A211B"))
    for x in (40, SHAFT_WIDTH):
        art.rectangle(x - 3, 0, x + 3, depth, rgb("#77695B"))
    _over(image, art, SHAFT_LEFT - 20, GROUND - 4)
    for colour in COLOURS:
        _over(image, _level_beam(theme, colour), SHAFT_LEFT, level_top(colour) - 10)
    landing = Art(SHAFT_WIDTH + 90, 30, 3)
    for x in (0, SHAFT_WIDTH + 46):
        landing.rectangle(x, 4, x + 44, 18, theme.wood, ink, 2.5)
        landing.line([(x + 4, 8), (x + 40, 8)], theme.wood_high, 2)
    _over(image, landing, SHAFT_LEFT - 45, GROUND - 2)


def _level_beam(theme: Theme, colour: int) -> Art:
    """Across the shaft in the colour of the level, with its pips right of the cable."""
    art = Art(SHAFT_WIDTH, 30, 3)
    paint = rgb("#3B3A42") if colour == BLACK else mix(COAL[colour], rgb("#2A211B"), 0.18)
    art.rectangle(-4, 3, SHAFT_WIDTH + 4, 27, theme.ink).rectangle(-4, 5.5, SHAFT_WIDTH + 4, 24.5, paint)
    art.rectangle(-4, 5.5, SHAFT_WIDTH + 4, 9, lighter(paint, 0.25))
    for pip in range(colour + 1):
        art.ellipse(SHAFT_WIDTH / 2 + 18 + pip * 17, 16, 5.4, fill=COAL_MARK[colour])
    return art
