"""Putting a picture together from parts that are kept.

A picture is a backdrop, drawn once, and patches upon it. A patch is drawn in full colour over its piece of
the backdrop, turned into numbers of the palette, and kept under what it was drawn from; the next picture that
needs the same patch copies it. So the work for a picture is what differs from those before it: the smaller
the patches, the less. A patch may be the ground of smaller ones, as a house is for what stands in its window.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Concatenate, NamedTuple, ParamSpec

from rendering import png
from rendering.canvas import Box, Canvas
from rendering.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from PIL import Image

    from rendering.canvas import Mark
    from rendering.colour import RGB
    from rendering.palette import Palette, Pixels

P = ParamSpec("P")

KEPT_BYTES = 22 << 20


class Patch(NamedTuple):
    """A finished piece of a picture."""

    pixels: Pixels
    marks: tuple[Mark, ...]


SHELF: Shelf[Patch] = Shelf(KEPT_BYTES)


class Ground(NamedTuple):
    """What patches lie on: a backdrop, or a larger patch."""

    key: Hashable
    """What it was drawn from."""
    box: Box
    pixels: Pixels
    palette: Palette

    def part(self, box: Box) -> Canvas:
        """A piece of it to draw on."""
        left, top = self.box.left, self.box.top
        numbers = self.pixels[box.top - top : box.bottom - top, box.left - left : box.right - left]
        return Canvas(self.palette.image(numbers), box)

    def seat(self, box: Box) -> Box:
        """Where what lies in that box is painted: the sun's rays differ from place to place."""
        return box


class Plain(NamedTuple):
    """A ground of one colour, which is one of the palette: a patch looks the same wherever it lies on it."""

    colour: RGB
    palette: Palette

    @property
    def key(self) -> Hashable:
        return tuple(self)

    def part(self, box: Box) -> Canvas:
        return Canvas.blank(box.width, box.height, self.colour)

    def seat(self, box: Box) -> Box:
        return Box(0, 0, box.width, box.height)


class Backdrop:
    """What is the same in every picture of a kind: drawn once, never changed.

    Only numbers of colours are kept, a fourth of the bytes; what lies on them loses nothing that can be seen.
    """

    def __init__(self, image: Image.Image, palette: Palette) -> None:
        self.lines = png.rows(*image.size)
        self.lines[:, 1:] = palette.numbers(image)
        self.ground = Ground(object(), Box(0, 0, *image.size), self.lines[:, 1:], palette)


class Picture(NamedTuple):
    """A finished picture. Equal views give equal ones."""

    lines: Pixels
    palette: Palette
    placed: tuple[tuple[Patch, int, int], ...]
    """Every patch, and how far right and down from where it was painted."""

    @property
    def pixels(self) -> Pixels:
        """Numbers of colours, row by row."""
        return self.lines[:, 1:]

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Of all that lies in it."""
        return tuple(mark.moved(x, y) for patch, x, y in self.placed for mark in patch.marks)

    def image(self) -> Image.Image:
        """In red, green and blue."""
        return self.palette.image(self.pixels)

    def png(self) -> bytes:
        return png.encode(self.lines, self.palette)


class Scene:
    """A picture in the making, or a part of it with a ground of its own."""

    def __init__(self, backdrop: Backdrop) -> None:
        self._ground: Ground | Plain = backdrop.ground
        self._lines = backdrop.lines.copy()
        self._placed: list[tuple[Patch, int, int]] = []

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
        self._place(box, paint, args, kwargs)

    def lay(
        self,
        box: Box,
        paint: Callable[Concatenate[Canvas, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Scene:
        """As `draw`; what is drawn into the scene returned lies on this patch, within its box."""
        key, patch = self._place(box, paint, args, kwargs)
        return self._upon(Ground(key, box, patch.pixels, self._ground.palette))

    def on(self, colour: RGB) -> Scene:
        """For what lies on nothing but that colour: its patches serve wherever something has their size.

        They are painted in the corner of a canvas of their own.
        """
        return self._upon(Plain(colour, self._ground.palette))

    def _upon(self, ground: Ground | Plain) -> Scene:
        upon = copy(self)
        upon._ground = ground
        return upon

    def _place(
        self, box: Box, paint: Callable[..., None], args: tuple[object, ...], kwargs: Mapping[str, object]
    ) -> tuple[Hashable, Patch]:
        ground = self._ground
        seat = ground.seat(box)
        key = (ground.key, seat, paint, args, tuple(kwargs.items()))
        patch = SHELF.get(key)
        if patch is None:
            canvas = ground.part(seat)
            paint(canvas, *args, **kwargs)
            patch = Patch(ground.palette.numbers(canvas.image), tuple(canvas.marks))
            SHELF.keep(key, patch, patch.pixels.nbytes)
        self._lines[box.top : box.bottom, box.left + 1 : box.right + 1] = patch.pixels
        self._placed.append((patch, box.left - seat.left, box.top - seat.top))
        return key, patch

    def picture(self) -> Picture:
        return Picture(self._lines, self._ground.palette, tuple(self._placed))
