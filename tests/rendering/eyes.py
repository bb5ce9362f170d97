"""What is drawn as different kinds of eye see it, and how far apart two things are then."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from rendering.colour import RGB
from rendering.sprite import Sprite

LEAST_GRAPHIC = 3.0
"""What WCAG asks of shapes in its level AA."""
GREY = np.tile([0.2126, 0.7152, 0.0722], (3, 1))
SEEN_BY = {
    "everybody": np.eye(3),
    "protanopes": np.array([[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]]),
    "deuteranopes": np.array([[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]]),
    "tritanopes": np.array([[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]]),
    "the colour-blind": GREY,
}
"""Linear red, green and blue as each kind of eye sees them (Machado, Oliveira and Fernandes 2009)."""
eyes = pytest.mark.parametrize("eye", SEEN_BY.values(), ids=list(SEEN_BY))


def seen(colours: NDArray[np.float64], eye: NDArray[np.float64]) -> NDArray[np.float64]:
    share = colours / 255
    linear = np.where(share > 0.04045, ((share + 0.055) / 1.055) ** 2.4, share / 12.92)
    there = np.clip(linear @ eye.T, 0, 1)
    return np.asarray(np.where(there > 0.0031308, 1.055 * there ** (1 / 2.4) - 0.055, there * 12.92) * 255)


def one(colour: RGB, eye: NDArray[np.float64]) -> RGB:
    red, green, blue = (round(channel) for channel in seen(np.array([colour], float), eye)[0])
    return red, green, blue


def small(sprite: Sprite, ground: RGB, eye: NDArray[np.float64]) -> NDArray[np.float64]:
    """As it is seen on a phone: a third as large."""
    image = Image.new("RGB", sprite.image.size, ground)
    image.paste(sprite.image, (0, 0), sprite.image)
    size = max(1, image.width // 3), max(1, image.height // 3)
    return seen(np.asarray(image.resize(size, Image.Resampling.BOX)).astype(float), eye)


def apart(first: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    """How much of two pictures, laid upon each other, clearly differs."""
    return float((np.abs(first - other).max(2) > 40).mean())


def overlap(first: Sprite, other: Sprite) -> float:
    """How much two shapes, laid upon each other, have in common."""
    masks = [np.asarray(sprite.mask) > 128 for sprite in (first, other)]
    return float((masks[0] & masks[1]).sum() / (masks[0] | masks[1]).sum())
