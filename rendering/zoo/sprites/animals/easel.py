"""What animals are drawn with: outlined shapes on a grid of 100 × 100, and their mirror images."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from rendering import shapes
from rendering.colour import darker, rgb

if TYPE_CHECKING:
    from rendering.art import Art, Ink
    from rendering.colour import RGB
    from rendering.shapes import Point

INK = rgb("#23201F")
WHITE, CREAM, PINK = rgb("#FFF8E8"), rgb("#F3E2BF"), rgb("#E8A598")
BLACK = rgb("#2E2B31")
_LINE = 2.8


class Easel:
    """Shapes lie on one another in the order they are drawn. The middle of a face is at x = 50."""

    def __init__(self, art: Art) -> None:
        self.art = art

    def shape(self, path: str, fill: Ink, line: float = _LINE, *, across: float = 0, down: float = 0) -> Self:
        """Moved by `across` and `down`."""
        for outline in shapes.path(path):
            points = [(x + across, y + down) for x, y in outline]
            self.art.polygon(points, fill, INK if line else None, line)
        return self

    def pair(self, path: str, fill: Ink, line: float = _LINE) -> Self:
        """The shape and its mirror image."""
        for outline in shapes.path(path):
            for points in (outline, tuple((100 - x, y) for x, y in outline)):
                self.art.polygon(points, fill, INK if line else None, line)
        return self

    def disc(
        self, x: float, y: float, across: float, down: float | None = None, *, fill: RGB, line: float = _LINE
    ) -> Self:
        down = across if down is None else down
        if line:
            self.art.ellipse(x, y, across + line / 2, down + line / 2, fill=INK)
        self.art.ellipse(x, y, across - line / 2, down - line / 2, fill=fill)
        return self

    def discs(
        self, x: float, y: float, across: float, down: float | None = None, *, fill: RGB, line: float = _LINE
    ) -> Self:
        """One at x and one as far on the other side."""
        self.disc(x, y, across, down, fill=fill, line=line)
        return self.disc(100 - x, y, across, down, fill=fill, line=line)

    def stroke(self, *points: Point, colour: RGB = INK, width: float = 2.4) -> Self:
        self.art.line(points, colour, width)
        return self

    def strokes(self, *points: Point, colour: RGB = INK, width: float = 2.4) -> Self:
        self.stroke(*points, colour=colour, width=width)
        return self.stroke(*((100 - x, y) for x, y in points), colour=colour, width=width)

    def eyes(self, x: float = 38, y: float = 44, size: float = 4.2) -> Self:
        for at in (x, 100 - x):
            self.eye(at, y, size)
        return self

    def eye(self, x: float, y: float, size: float = 4.2) -> Self:
        self.art.ellipse(x, y, size, size * 1.12, fill=INK)
        self.art.ellipse(x - size * 0.3, y - size * 0.4, size * 0.36, fill=WHITE)
        return self

    def nose(self, y: float, width: float = 6, height: float = 4.5, fill: RGB = INK, x: float = 50) -> Self:
        """A rounded triangle, point down."""
        brow, left, right, foot = y - height * 0.6, x - width, x + width, y + height
        path = (
            f"M{left} {brow} C{left} {brow - height * 0.6} {right} {brow - height * 0.6} {right} {brow} "
            f"C{right} {y + height * 0.2} {x + 2} {foot} {x} {foot} "
            f"C{x - 2} {foot} {left} {y + height * 0.2} {left} {brow} Z"
        )
        self.art.path(path, fill, INK, 1.6)
        return self

    def mouth(self, y: float, width: float = 8, drop: float = 5) -> Self:
        """From the foot of a nose two corners up."""
        self.stroke((50, y - 4), (50, y), width=2)
        return self.strokes(
            (50, y), (50 - width * 0.5, y + drop * 0.7), (50 - width, y + drop * 0.2), width=2
        )

    def whiskers(self, y: float, colour: RGB = INK) -> Self:
        for rise in (-4, 2, 8):
            self.strokes((36, y + rise * 0.4), (18, y + rise), colour=colour, width=1.3)
        return self

    def jacket(self, cloth: RGB, waistcoat: RGB, tie: RGB) -> Self:
        """Shoulders in a suit; to be drawn before the head."""
        self.shape("M2 104 C4 84 22 76 36 74 L64 74 C78 76 96 84 98 104 Z", cloth)
        self.shape("M36 74 L50 100 L64 74 Z", WHITE, 1.8)
        self.shape("M33 75 L50 104 L67 75 L76 79 L64 106 L36 106 L24 79 Z", waistcoat, 2)
        self.shape("M37 74 L50 96 L63 74 Z", WHITE, 1.8)
        self.pair("M36 72 L24 78 L36 96 L46 88 Z", darker(cloth, 0.18), 2)
        self.pair("M50 85 L36 78 L36 92 Z", tie, 2)
        return self.disc(50, 85, 3.4, fill=tie, line=2)
