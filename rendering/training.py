"""Choosing the colours of a palette from pictures in full colour: k-means in OKLab.

Done when the art changes, never while pictures are made; the result is kept with the game's pictures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from rendering.palette import COLOURS, Palette, oklab

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray
    from PIL import Image

    from rendering.colour import RGB
    from rendering.palette import Pixels

_ROUNDS = 14
_POWER = 0.5
"""A colour weighs by the root of how often it is met, so that small accents keep a place."""
_BITS = 2
"""Colours that differ by less than this are counted as one."""
_FLAT_AREA = 12_000
"""Pixels in all that was seen, from which on a wrong hue would be noticed."""
_FLAT_AT_MOST = 400
_FIXED_AT_MOST = 190
"""The rest of the palette is for what lies between: edges, shadows, light."""
_ALIKE = 130
"""In steps of OKLab: nearer colours look the same."""


class Onlooker(Palette):
    """A palette that counts the colours it is asked for, to be trained anew."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette.colours)
        self._counts = np.zeros(1 << 24, np.int64)

    def numbers(self, image: Image.Image) -> Pixels:
        pixels = np.asarray(image.convert("RGB")).reshape(-1, 3).astype(np.uint32)
        keys = pixels[:, 0] << 16 | pixels[:, 1] << 8 | pixels[:, 2]
        self._counts += np.bincount(keys, minlength=1 << 24)
        return super().numbers(image)

    def trained(self, kept: Sequence[RGB]) -> Palette:
        """A palette for what was seen; it holds the `kept` colours and those of large areas exactly."""
        keys = np.nonzero(self._counts)[0]
        fixed = np.array([*kept, *self._flat(kept)], np.uint8)
        coarse, found = np.unique(_without_last_bits(keys), return_inverse=True)
        weights = np.bincount(found, self._counts[keys]).astype(np.float64) ** _POWER
        return _train(_split(coarse) + (1 << _BITS) // 2, weights, fixed)

    def _flat(self, kept: Sequence[RGB]) -> list[RGB]:
        """Colours met most often, but for those that could not be told from another that is kept."""
        lab = list(oklab(np.array(kept)))
        flat: list[RGB] = []
        for key in np.argsort(self._counts, kind="stable")[: -_FLAT_AT_MOST - 1 : -1]:
            if len(kept) + len(flat) == _FIXED_AT_MOST or self._counts[key] < _FLAT_AREA:
                break
            colour = _split(np.array([key]))
            (point,) = oklab(colour)
            if min(((point - other) ** 2).sum() for other in lab) > _ALIKE**2:
                red, green, blue = (int(channel) for channel in colour[0])
                flat.append((red, green, blue))
                lab.append(point)
        return flat


def _without_last_bits(keys: NDArray[np.int64]) -> NDArray[np.int64]:
    mask = 0x010101 * (0xFF >> _BITS << _BITS)
    return keys & mask


def _split(keys: NDArray[np.int64]) -> NDArray[np.int64]:
    return np.stack([keys >> 16, (keys >> 8) & 255, keys & 255], 1)


def _train(seen: NDArray[np.int64], weights: NDArray[np.float64], fixed: NDArray[np.uint8]) -> Palette:
    points = oklab(seen).astype(np.float64)
    chosen = _spread(points, weights, oklab(fixed).astype(np.float64))
    labels = np.zeros(len(points), np.int64)
    for _ in range(_ROUNDS):
        labels = _nearest(points, chosen)
        total = np.bincount(labels, weights, len(chosen))
        for axis in range(3):
            sums = np.bincount(labels, weights * points[:, axis], len(chosen))
            chosen[:, axis] = np.where(total > 0, sums / np.maximum(total, 1e-9), chosen[:, axis])
        chosen[: len(fixed)] = oklab(fixed)
    return Palette(_colours(seen, weights, labels, fixed))


def _spread(
    points: NDArray[np.float64], weights: NDArray[np.float64], fixed: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Start from the fixed colours, then again and again from what weighs most and is served worst."""
    chosen = list(fixed)
    distance = np.min([((points - one) ** 2).sum(1) for one in chosen], 0)
    while len(chosen) < COLOURS:
        chosen.append(points[(distance * weights).argmax()])
        distance = np.minimum(distance, ((points - chosen[-1]) ** 2).sum(1))
    return np.array(chosen)


def _nearest(points: NDArray[np.float64], chosen: NDArray[np.float64]) -> NDArray[np.int64]:
    distance = (chosen**2).sum(1)[None] - 2 * points @ chosen.T
    return np.asarray(distance.argmin(1))


def _colours(
    seen: NDArray[np.int64],
    weights: NDArray[np.float64],
    labels: NDArray[np.int64],
    fixed: NDArray[np.uint8],
) -> NDArray[np.uint8]:
    """The mean colour of each cluster; the fixed ones as they are."""
    total = np.maximum(np.bincount(labels, weights, COLOURS), 1e-9)
    means = [np.bincount(labels, weights * seen[:, axis], COLOURS) / total for axis in range(3)]
    colours = np.stack(means, 1).round().astype(np.uint8)
    colours[: len(fixed)] = fixed
    return colours
