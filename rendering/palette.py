"""Palettes: 255 fixed colours, and for any other colour the one of them nearest to the eye.

Distances are taken in OKLab, rounded to whole numbers first, so that every machine finds the same neighbour.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image

if TYPE_CHECKING:
    from pathlib import Path

Pixels: TypeAlias = NDArray[np.uint8]
"""Rows of numbers of colours."""
_Lab: TypeAlias = NDArray[np.int64]

COLOURS = 255
"""One less than a byte holds: 0 stands for "not looked up yet" in the table of neighbours."""
_STEPS = 20_000
"""Into how many steps OKLab's range of lightness is divided."""
_TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
_CHUNK = 8192
_PIXEL = np.dtype("<u4").type


class Palette:
    """Colours by number, from 1; 0 is never used."""

    def __init__(self, colours: Pixels) -> None:
        if colours.shape != (COLOURS, 3):
            raise ValueError(f"a palette has {COLOURS} colours, not {len(colours)}")
        self.colours = colours
        self.entries = bytes(3) + colours.tobytes()
        """As a PNG file lists them."""

    @classmethod
    def read(cls, path: Path) -> Palette:
        """From a file with one "RRGGBB" a line."""
        lines = path.read_text("ascii").split()
        return cls(np.array([list(bytes.fromhex(line)) for line in lines], np.uint8))

    def write(self, path: Path) -> None:
        path.write_text("".join(bytes(colour).hex() + "\n" for colour in self.colours), "ascii")

    @cached_property
    def _lab(self) -> _Lab:
        return oklab(self.colours)

    @cached_property
    def _nearest(self) -> Pixels:
        # A byte for each of 16.7 million colours; the system gives memory only to the pages that are met.
        return np.zeros(1 << 24, np.uint8)

    def numbers(self, image: Image.Image) -> Pixels:
        """The picture as numbers of colours. A colour is looked up when it is first met, and kept."""
        pixels = np.frombuffer(image.tobytes("raw", "RGBX"), _PIXEL).reshape(image.height, image.width)
        keys = pixels & _PIXEL(0xFFFFFF)
        found: Pixels = self._nearest.take(keys)
        if not found.all():
            self._learn(np.unique(keys[found == 0]))
            found = self._nearest.take(keys)
        return found

    def _learn(self, keys: NDArray[np.uint32]) -> None:
        for start in range(0, len(keys), _CHUNK):
            some = keys[start : start + _CHUNK]
            lab = oklab(np.stack([some & 255, (some >> 8) & 255, some >> 16], 1))
            distance = (self._lab**2).sum(1)[None] - 2 * lab @ self._lab.T
            self._nearest[some] = distance.argmin(1) + 1

    def image(self, pixels: Pixels) -> Image.Image:
        """Numbers of colours as a picture in red, green and blue."""
        numbers = Image.fromarray(np.ascontiguousarray(pixels), "P")
        numbers.putpalette(self.entries)
        return numbers.convert("RGB")

    def picture(self, pixels: Pixels) -> Pixels:
        """Numbers of colours as red, green and blue."""
        return np.asarray(np.frombuffer(self.entries, np.uint8).reshape(-1, 3)[pixels])


def oklab(colours: NDArray[np.generic]) -> _Lab:
    """Red, green and blue as whole-numbered OKLab."""
    share = colours.astype(np.float64) / 255
    linear = np.where(share > 0.04045, ((share + 0.055) / 1.055) ** 2.4, share / 12.92)
    # Written out rather than multiplied as matrices: the order of the sums is then the same everywhere.
    cones = np.cbrt((linear[:, None, :] * _TO_CONES).sum(2))
    return np.asarray(((cones[:, None, :] * _TO_LAB).sum(2) * _STEPS).round().astype(np.int64))
