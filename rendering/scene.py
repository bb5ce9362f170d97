"""Putting a picture together from parts that are kept.

A picture is a backdrop, drawn once, and patches upon it. A patch is drawn in full colour over its piece of
the backdrop, turned into numbers of the palette, and kept under what it was drawn from; the next picture that
needs the same patch copies it. So the work for a picture is what differs from those before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Concatenate, NamedTuple, ParamSpec

from rendering import png
from rendering.canvas import Box, Canvas, Mark
from rendering.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from rendering.palette import Palette, Pixels

P = ParamSpec("P")

KEPT_BYTES = 20 << 20


class Patch(NamedTuple):
    """A finished piece of a picture."""

    pixels: Pixels
    marks: tuple[Mark, ...]


SHELF: Shelf[Patch] = Shelf(KEPT_BYTES)


class Backdrop:
    """What is the same in every picture of a kind: drawn once, never changed.

    Only numbers of colours are kept, a fourth of the bytes; what lies on them loses nothing that can be seen.
    """

    def __init__(self, image: Image.Image, palette: Palette) -> None:
        self.palette = palette
        self.lines = png.rows(*image.size)
        self.lines[:, 1:] = palette.numbers(image)

    def part(self, box: Box) -> Canvas:
        """A piece of it to draw on."""
        numbers = self.lines[box.top : box.bottom, box.left + 1 : box.right + 1]
        return Canvas(self.palette.image(numbers), box)


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
        return self.palette.image(self.pixels)

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
            canvas = self._backdrop.part(box)
            paint(canvas, *args, **kwargs)
            patch = Patch(self._backdrop.palette.numbers(canvas.image), tuple(canvas.marks))
            SHELF.keep(key, patch, patch.pixels.nbytes)
        self._lines[box.top : box.bottom, box.left + 1 : box.right + 1] = patch.pixels
        self._marks += patch.marks

    def picture(self) -> Picture:
        return Picture(self._lines, self._backdrop.palette, tuple(self._marks))
