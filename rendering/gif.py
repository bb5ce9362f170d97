"""Animations with one palette for all frames, of which each stores only what differs from the one before."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from PIL import Image

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rendering.palette import Palette, Pixels

_UNCHANGED = 0
"""No picture uses this number; here it lets the frame before shine through."""


class Frame(NamedTuple):
    """A picture, and for how long it is shown."""

    pixels: Pixels
    seconds: float


def encode(frames: Sequence[Frame], palette: Palette) -> bytes:
    """A GIF file that repeats for ever."""
    first, *others = _differences(frames, palette)
    data = io.BytesIO()
    first.save(
        data,
        "GIF",
        save_all=True,
        append_images=others,
        duration=[round(frame.seconds * 100) * 10 for frame in frames],
        transparency=_UNCHANGED,
        disposal=1,
        optimize=False,
        loop=0,
    )
    return data.getvalue()


def _differences(frames: Sequence[Frame], palette: Palette) -> Iterator[Image.Image]:
    before: Pixels | None = None
    for pixels, _ in frames:
        shown = pixels if before is None else np.where(pixels == before, np.uint8(_UNCHANGED), pixels)
        image = Image.fromarray(np.ascontiguousarray(shown), "P")
        image.putpalette(palette.entries)
        yield image
        before = pixels
