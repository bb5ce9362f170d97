"""Outlines as lists of points."""

from __future__ import annotations

import math
import re
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from random import Random

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = list[Point]

_PART = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")
_CURVE_STEPS = 14


@cache
def path(data: str) -> tuple[tuple[Point, ...], ...]:
    """The outlines of an SVG path of absolute M, L, H, V, C, Q and Z commands, curves flattened."""
    outlines: list[Outline] = []
    command, numbers = "", []
    for part in [*_PART.findall(data), ""]:
        if part and part not in "MLHVCQZ":
            numbers.append(float(part))
            continue
        if command:
            _extend(outlines, command, numbers)
        command, numbers = part, []
    return tuple(tuple(outline) for outline in outlines)


def _extend(outlines: list[Outline], command: str, numbers: list[float]) -> None:
    match command:
        case "M":
            outlines.append([(numbers[0], numbers[1])])
            _extend(outlines, "L", numbers[2:])
        case "L":
            outlines[-1] += zip(numbers[::2], numbers[1::2], strict=True)
        case "H":
            outlines[-1] += [(x, outlines[-1][-1][1]) for x in numbers]
        case "V":
            outlines[-1] += [(outlines[-1][-1][0], y) for y in numbers]
        case "C" | "Q":
            degree = 3 if command == "C" else 2
            points = list(zip(numbers[::2], numbers[1::2], strict=True))
            for i in range(0, len(points), degree):
                outlines[-1] += bezier([outlines[-1][-1], *points[i : i + degree]])


def bezier(points: list[Point]) -> Outline:
    """Points along a Bézier curve, without its first."""
    degree = len(points) - 1
    outline = []
    for step in range(1, _CURVE_STEPS + 1):
        u = step / _CURVE_STEPS
        weights = [math.comb(degree, i) * u**i * (1 - u) ** (degree - i) for i in range(degree + 1)]
        outline.append(
            (
                sum(w * x for w, (x, _) in zip(weights, points, strict=True)),
                sum(w * y for w, (_, y) in zip(weights, points, strict=True)),
            )
        )
    return outline


def polar(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point at that angle, clockwise from three o'clock, on a circle around (x, y)."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def polygon(x: float, y: float, radius: float, corners: int, turned: float = -90) -> Outline:
    """A regular polygon, its first corner at that angle."""
    return [polar(x, y, radius, turned + 360 * i / corners) for i in range(corners)]


def star(x: float, y: float, outer: float, inner: float, points: int) -> Outline:
    return [polar(x, y, inner if i % 2 else outer, -90 + 180 * i / points) for i in range(2 * points)]


def wave(left: float, right: float, y: float, height: float, rng: Random) -> Outline:
    """A line from left to right that undulates like strata do."""
    phases = [rng.random() * math.tau for _ in range(3)]
    lengths, shares = (97, 41, 19), (0.62, 0.38, 0.22)
    return [
        (
            x,
            y
            + height * sum(s * math.sin(x / n + p) for n, s, p in zip(lengths, shares, phases, strict=True)),
        )
        for x in range(int(left), int(right) + 14, 14)
    ]


def hand_cut(outline: list[Point], shake: float, rng: Random, step: float = 11) -> Outline:
    """The closed outline as if cut by hand: points every `step`, each shaken a little."""
    cut = []
    for (x0, y0), (x1, y1) in zip(outline, [*outline[1:], outline[0]], strict=True):
        count = max(1, int(math.hypot(x1 - x0, y1 - y0) / step))
        for i in range(count):
            x, y = x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count
            cut.append((x + rng.uniform(-shake, shake), y + rng.uniform(-shake, shake)))
    return cut
