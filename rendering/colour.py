"""Colours: mixing them, and how far apart they are to the eye."""

from __future__ import annotations

from typing import TypeAlias

RGB: TypeAlias = tuple[int, int, int]

SHADE: RGB = (26, 19, 16)
"""What darkens a colour: soot rather than black."""
GLARE: RGB = (255, 246, 224)
"""What lightens a colour: lamplight rather than white."""


def rgb(text: str) -> RGB:
    """The colour written as "#RRGGBB"."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(colour: RGB, other: RGB, share: float) -> RGB:
    """`colour` with that share of `other` in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(colour, other, strict=True))
    return red, green, blue


def darker(colour: RGB, share: float) -> RGB:
    return mix(colour, SHADE, share)


def lighter(colour: RGB, share: float) -> RGB:
    return mix(colour, GLARE, share)


def luminance(colour: RGB) -> float:
    """Relative luminance as WCAG defines it, 0 for black to 1 for white."""
    red, green, blue = (_linear(channel / 255) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: RGB, other: RGB) -> float:
    """The contrast ratio WCAG asks for: 1 for equal colours, 21 for black on white."""
    low, high = sorted((luminance(colour), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
