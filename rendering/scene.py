"""Putting a picture together from parts that are kept.

A picture is a backdrop, drawn once, and patches upon it. A patch is drawn in full colour over its piece of
the backdrop, turned into numbers of the palette, and kept under what it was drawn from; the next picture that
needs the same patch copies it. So the work for a picture is what differs from those before it.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import cached_property
from typing import TYPE_CHECKING, Concatenate, NamedTuple, ParamSpec

import numpy as np
from PIL import Image

from rendering import png
from rendering.canvas import Box, Canvas, Mark

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from rendering.palette import Palette, Pixels

P = ParamSpec("P")

KEPT_BYTES = 48 << 20


class Patch(NamedTuple):
    """A finished piece of a picture."""

    pixels: Pixels
    marks: tuple[Mark, ...]


class Shelf:
    """Patches by what they were drawn from; the longest unused go when it is full."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.used = 0
        self._patches: OrderedDict[Hashable, Patch] = OrderedDict()

    def get(self, key: Hashable) -> Patch | None:
        patch = self._patches.get(key)
        if patch is not None:
            self._patches.move_to_end(key)
        return patch

    def keep(self, key: Hashable, patch: Patch) -> None:
        self._patches[key] = patch
        self.used += patch.pixels.nbytes
        while self.used > self.room:
            _, dropped = self._patches.popitem(last=False)
            self.used -= dropped.pixels.nbytes

    def clear(self) -> None:
        self._patches.clear()
        self.used = 0


SHELF = Shelf(KEPT_BYTES)


class Backdrop:
    """What is the same in every picture of a kind: drawn once, never changed."""

    def __init__(self, image: Image.Image, palette: Palette) -> None:
        self.image = image
        self.palette = palette

    @cached_property
    def lines(self) -> Pixels:
        lines = png.rows(*self.image.size)
        lines[:, 1:] = self.palette.numbers(self.image)
        return lines


class Picture(NamedTuple):
    """A finished picture. Equal views give equal ones."""

    lines: Pixels
    palette: Palette
    marks: tuple[Mark, ...]

    @property
    def pixels(self) -> Pixels:
        """Numbers of colours, row by row."""
        return self.lines[:, 1:]

    def image(self) -> Image.Image:
        """In red, green and blue."""
        numbers = Image.fromarray(np.ascontiguousarray(self.pixels), "P")
        numbers.putpalette(self.palette.entries)
        return numbers.convert("RGB")

    def png(self) -> bytes:
        return png.encode(self.lines, self.palette)


class Scene:
    """A picture in the making."""

    def __init__(self, backdrop: Backdrop) -> None:
        self._backdrop = backdrop
        self._lines = backdrop.lines.copy()
        self._marks: list[Mark] = []

    def draw(
        self,
        box: Box,
        paint: Callable[Concatenate[Canvas, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Have `paint(canvas, *args)` fill that box, unless the same was painted there before.

        All it paints must follow from its arguments, which are hashable; patches of a scene do not overlap.
        """
        key = (self._backdrop, box, paint, args, tuple(kwargs.items()))
        patch = SHELF.get(key)
        if patch is None:
            canvas = Canvas.over(self._backdrop.image, box)
            paint(canvas, *args, **kwargs)
            patch = Patch(self._backdrop.palette.numbers(canvas.image), tuple(canvas.marks))
            SHELF.keep(key, patch)
        self._lines[box.top : box.bottom, box.left + 1 : box.right + 1] = patch.pixels
        self._marks += patch.marks

    def picture(self) -> Picture:
        return Picture(self._lines, self._backdrop.palette, tuple(self._marks))
