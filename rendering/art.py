"""A canvas for sprites: drawn several times larger, reduced at the end, so that every edge is smooth."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from rendering import lettering, shapes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rendering.colour import RGB
    from rendering.shapes import Point

CLEAR = (0, 0, 0, 0)
Ink: TypeAlias = "RGB | None"


class Figure(NamedTuple):
    """A number or mark in a sprite."""

    words: str
    left: float
    top: float
    right: float
    bottom: float
    size: float
    colour: RGB
    ground: RGB
    """The mean colour of what it was written on."""

    def moved(self, x: float, y: float) -> Figure:
        return self._replace(
            left=self.left + x, top=self.top + y, right=self.right + x, bottom=self.bottom + y
        )


class Art:
    """A drawing in the pixels of the finished sprite; what is done last lies on top.

    After `at(x, y, k)` everything is drawn from that corner and k times as large, so that a sprite can be
    drawn on its own grid.
    """

    def __init__(self, width: float, height: float, scale: int = 4, ground: Ink = None) -> None:
        self.width, self.height, self.scale = width, height, scale
        size = round(width * scale), round(height * scale)
        self.image = Image.new("RGBA", size, (*ground, 255) if ground else CLEAR)
        self._draw = ImageDraw.Draw(self.image)
        self._x = self._y = 0.0
        self._k = 1.0
        self.figures: list[Figure] = []

    def at(self, x: float = 0, y: float = 0, k: float = 1) -> Self:
        self._x, self._y, self._k = x, y, k
        return self

    def polygon(self, points: Sequence[Point], fill: Ink = None, line: Ink = None, width: float = 0) -> Self:
        large = self._points(points)
        if fill is not None:
            self._draw.polygon(large, fill=fill)
        if line is not None and width:
            self._draw.line([*large, large[0], large[1]], fill=line, width=self._width(width), joint="curve")
        return self

    def path(self, data: str, fill: Ink = None, line: Ink = None, width: float = 0) -> Self:
        """Closed outlines in SVG's notation."""
        for outline in shapes.path(data):
            self.polygon(outline, fill, line, width)
        return self

    def line(self, points: Sequence[Point], colour: RGB, width: float, *, round_ends: bool = True) -> Self:
        large, thick = self._points(points), self._width(width)
        self._draw.line(large, fill=colour, width=thick, joint="curve")
        if round_ends and thick > 2:
            radius = thick / 2
            for x, y in (large[0], large[-1]):
                box = (x - radius, y - radius, x + radius - 1, y + radius - 1)
                self._draw.ellipse(box, fill=colour)
        return self

    def rectangle(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        fill: Ink = None,
        line: Ink = None,
        width: float = 0,
        radius: float = 0,
    ) -> Self:
        """`line` runs inside the edge."""
        box = self._box(left, top, right, bottom)
        thick = self._width(width) if line is not None else 1
        round_by = radius * self._k * self.scale
        self._draw.rounded_rectangle(box, round_by, fill=fill, outline=line, width=thick)
        return self

    def ellipse(
        self,
        x: float,
        y: float,
        across: float,
        down: float | None = None,
        *,
        fill: Ink = None,
        line: Ink = None,
        width: float = 0,
    ) -> Self:
        """By its centre and radii."""
        down = across if down is None else down
        box = self._box(x - across, y - down, x + across, y + down)
        self._draw.ellipse(box, fill=fill, outline=line, width=self._width(width) if line is not None else 1)
        return self

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, colour: RGB, width: float
    ) -> Self:
        box = self._box(x - radius, y - radius, x + radius, y + radius)
        self._draw.arc(box, start, end, fill=colour, width=self._width(width))
        return self

    def wedge(self, x: float, y: float, radius: float, start: float, end: float, fill: RGB) -> Self:
        box = self._box(x - radius, y - radius, x + radius, y + radius)
        self._draw.pieslice(box, start, end, fill=fill)
        return self

    def figure(
        self, x: float, y: float, words: str, size: float, fill: RGB, face: str = lettering.NUMERAL
    ) -> Self:
        """A number or mark that belongs to the sprite, centred by the height of its figures."""
        large = round(size * self.scale * self._k)
        ((cx, cy),) = self._points([(x, y)])
        base = cy + lettering.cap_height(face, large) / 2
        font = lettering.font(face, large)
        left, top, right, bottom = self._draw.textbbox((cx, base), words, font=font, anchor="ms")
        ground = self._mean(left, top, right, bottom)
        self._draw.text((cx, base), words, font=font, fill=fill, anchor="ms")
        box = left / self.scale, top / self.scale, right / self.scale, bottom / self.scale
        self.figures.append(Figure(words, *box, large / self.scale, fill, ground))
        return self

    def _mean(self, left: float, top: float, right: float, bottom: float) -> RGB:
        part = self.image.crop((int(left), int(top), int(right) + 1, int(bottom) + 1)).convert("RGB")
        red, green, blue = part.reduce(part.size).tobytes()
        return red, green, blue

    def mask(self, shape: Callable[[Art], object]) -> Image.Image:
        """What `shape` draws, as a mask as large as the unreduced drawing."""
        other = Art(self.width, self.height, self.scale).at(self._x, self._y, self._k)
        shape(other)
        return other.image.getchannel("A")

    def pour(self, paint: RGB | Image.Image, mask: Image.Image) -> Self:
        """A colour, or a picture as large as the unreduced drawing, through a mask."""
        if isinstance(paint, Image.Image):
            self.image.paste(paint, (0, 0), mask)
        else:
            self.image.paste(paint, (0, 0, *self.image.size), mask)
        return self

    def wash(self, shape: Callable[[Art], object], colour: RGB, strength: float) -> Self:
        """A translucent shape, kept within what is there already."""
        there = self.image.getchannel("A")
        mask = ImageChops.multiply(self.mask(shape), there).point(lambda value: value * strength)
        self.pour(colour, mask)
        self.image.putalpha(there)
        return self

    def done(self) -> Image.Image:
        return self.image.reduce(self.scale) if self.scale > 1 else self.image

    def _points(self, points: Sequence[Point]) -> list[Point]:
        s, k = self.scale, self._k
        return [((x * k + self._x) * s, (y * k + self._y) * s) for x, y in points]

    def _width(self, width: float) -> int:
        return max(1, round(width * self._k * self.scale))

    def _box(self, left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        (x0, y0), (x1, y1) = self._points([(left, top), (right, bottom)])
        return x0, y0, max(x0, x1 - 1), max(y0, y1 - 1)
