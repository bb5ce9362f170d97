"""The surface a picture is put together on, at its final size.

Everything that is to be read or told apart leaves a mark saying where it lies and where it had to stay, so
that tests can check any picture without looking at it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from rendering import lettering
from rendering.sprite import Sprite, corner, lamplight

if TYPE_CHECKING:
    from rendering.art import Figure
    from rendering.colour import RGB
    from rendering.lettering import Line


_OVERHANG = 1
"""By how many pixels ink may be wider than the room its letters take."""


class Box(NamedTuple):
    """A rectangle in the pixels of the whole picture; right and bottom are outside."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top

    @property
    def centre(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def inset(self, across: int, down: int | None = None) -> Box:
        down = across if down is None else down
        return Box(self.left + across, self.top + down, self.right - across, self.bottom - down)

    def moved(self, across: int, down: int) -> Box:
        return Box(self.left + across, self.top + down, self.right + across, self.bottom + down)

    def contains(self, other: Box) -> bool:
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def overlaps(self, other: Box) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


class Mark(NamedTuple):
    """Something that lies in the picture."""

    name: str
    """What kind of thing it is; "text" for words and numbers, "figure" for those that belong to a sprite."""
    box: Box
    """Where it lies."""
    area: Box
    """Where it has to stay."""
    words: str = ""
    size: int = 0
    colour: RGB = (0, 0, 0)
    ground: RGB = (0, 0, 0)
    """Of words: the mean colour of what they were written on."""

    def moved(self, across: int, down: int) -> Mark:
        return self._replace(box=self.box.moved(across, down), area=self.area.moved(across, down))


def _figure(figure: Figure, area: Box) -> Mark:
    ink = Box(int(figure.left), int(figure.top), round(figure.right), round(figure.bottom))
    return Mark("figure", ink, area, figure.words, round(figure.size), figure.colour, figure.ground)


class Canvas:
    """A part of a picture, addressed by the coordinates of the whole."""

    def __init__(self, image: Image.Image, box: Box) -> None:
        self.image = image
        self.box = box
        self.marks: list[Mark] = []

    @classmethod
    def blank(cls, width: int, height: int, ground: RGB) -> Canvas:
        return cls(Image.new("RGB", (width, height), ground), Box(0, 0, width, height))

    def put(
        self, sprite: Sprite, x: float, y: float, anchor: str = "tl", name: str = "", area: Box | None = None
    ) -> Box:
        """Put a sprite where `anchor` says, two letters as in "tl" or "mm"; with a name it leaves a mark."""
        left, top = corner(sprite, x, y, anchor)
        self.image.paste(sprite.image, (left - self.box.left, top - self.box.top), sprite.image)
        left, top = left + sprite.margin, top + sprite.margin
        box = Box(left, top, left + sprite.width, top + sprite.height)
        if name:
            self.marks.append(Mark(name, box, area or self.box))
        self.marks += (_figure(figure.moved(left, top), box) for figure in sprite.figures)
        return box

    def write(
        self,
        words: str,
        box: Box,
        size: int,
        colour: RGB,
        face: str = lettering.NUMERAL,
        align: str = "m",
        least: int | None = None,
    ) -> Box:
        """Words within a box: smaller down to `least` if need be, then cut; l, m or r says where they stand.

        Returns where the ink is. Their figures and capitals are centred between top and bottom.
        """
        line = lettering.fit(words, face, size, box.width - _OVERHANG, least or size)
        return self._set(line, box, colour, align)

    def write_lines(
        self,
        words: str,
        box: Box,
        size: int,
        colour: RGB,
        face: str = lettering.TEXT,
        align: str = "l",
        least: int | None = None,
    ) -> None:
        """A paragraph within a box, in lines: smaller down to `least` if need be, then cut."""
        lines = lettering.paragraph(words, face, size, (box.width - _OVERHANG, box.height), least or size)
        if not lines:
            return
        pitch = lines[0].size * lettering.LEADING
        top = box.top + (box.height - pitch * len(lines)) / 2
        for number, line in enumerate(lines):
            row = Box(box.left, round(top + number * pitch), box.right, round(top + (number + 1) * pitch))
            self._set(line, row, colour, align, box)

    def _set(self, line: Line, box: Box, colour: RGB, align: str, area: Box | None = None) -> Box:
        across = {"l": 0.0, "m": 0.5, "r": 1.0}[align]
        mask, top = lettering.letters(line)
        x = round(box.left + (box.width - mask.width) * across)
        base = round(box.top + (box.height + lettering.cap_height(line.face, line.size)) / 2)
        ink = Box(x, base + top, x + mask.width, base + top + mask.height)
        place = (ink.left - self.box.left, ink.top - self.box.top)
        ground = self._mean(ink)
        self.image.paste(colour, place, mask)
        self.marks.append(Mark("text", ink, area or box, line.words, line.size, colour, ground))
        return ink

    def _here(self, box: Box) -> tuple[int, int, int, int]:
        """The box in the pixels of this part."""
        x, y = self.box.left, self.box.top
        return box.left - x, box.top - y, box.right - x, box.bottom - y

    def _mean(self, box: Box) -> RGB:
        left, top, right, bottom = self._here(box)
        inside = max(0, left), max(0, top), min(self.image.width, right), min(self.image.height, bottom)
        size = inside[2] - inside[0], inside[3] - inside[1]
        red, green, blue = self.image.reduce(size, inside).tobytes()
        return red, green, blue

    def light(
        self,
        x: float,
        y: float,
        across: int,
        down: int,
        colour: RGB = (255, 181, 71),
        falloff: float = 1.6,
        strength: float = 0.5,
    ) -> None:
        """Lamplight around a point."""
        glow = (_glow if across * down < _LARGE_GLOW else lamplight)(across, down, colour, falloff, strength)
        left, top = round(x - across) - self.box.left, round(y - down) - self.box.top
        box = (
            max(0, left),
            max(0, top),
            min(self.image.width, left + glow.width),
            min(self.image.height, top + glow.height),
        )
        if box[0] >= box[2] or box[1] >= box[3]:
            return
        part = glow.crop((box[0] - left, box[1] - top, box[2] - left, box[3] - top))
        self.image.paste(ImageChops.screen(self.image.crop(box), part), box[:2])

    def fill(self, box: Box, colour: RGB) -> None:
        left, top, right, bottom = self._here(box)
        ImageDraw.Draw(self.image).rectangle((left, top, right - 1, bottom - 1), fill=colour)


_LARGE_GLOW = 50_000
"""Larger ones are needed once, for a backdrop."""


@lru_cache(64)
def _glow(across: int, down: int, colour: RGB, falloff: float, strength: float) -> Image.Image:
    return lamplight(across, down, colour, falloff, strength)
