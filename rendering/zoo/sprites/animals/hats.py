"""What helpers of one trade wear: brokers bowlers, heirs top hats, growers straw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.colour import rgb
from rendering.zoo.sprites.animals.easel import WHITE

if TYPE_CHECKING:
    from rendering.colour import RGB
    from rendering.zoo.sprites.animals.easel import Easel

_STRAW, _BAND, _RIBBON = rgb("#E8C66B"), rgb("#B2382A"), rgb("#3F7A3B")


def bowler(on: Easel, colour: RGB, across: float = 0, down: float = 0) -> None:
    """Its brim lies at the height of 22 in the middle, unless it is moved."""
    on.shape("M33 22 C32 -2 68 -2 67 22 Z", colour, across=across, down=down)
    brim = "M24 19 C38 24 62 24 76 19 C77 25 64 28 50 28 C36 28 23 25 24 19 Z"
    on.shape(brim, colour, across=across, down=down)
    on.stroke(
        (35 + across, 19 + down), (50 + across, 21 + down), (65 + across, 19 + down), colour=WHITE, width=2.6
    )


def top_hat(on: Easel, colour: RGB, across: float = 0, down: float = 0) -> None:
    on.shape("M36 22 L33 0 C42 -3 58 -3 67 0 L64 22 Z", colour, across=across, down=down)
    on.shape("M35 14 L65 14 L64 22 L36 22 Z", _BAND, 1.6, across=across, down=down)
    brim = "M25 20 C38 24 62 24 75 20 C76 26 62 28 50 28 C38 28 24 26 25 20 Z"
    on.shape(brim, colour, across=across, down=down)


def straw_hat(on: Easel, down: float = 0) -> None:
    on.shape("M35 22 C35 2 65 2 65 22 Z", _STRAW, down=down)
    on.shape("M35 16 C44 19 56 19 65 16 L65 23 L35 23 Z", _RIBBON, 1.6, down=down)
    on.shape("M20 23 C36 19 64 19 80 23 C78 29 62 30 50 30 C38 30 22 29 20 23 Z", _STRAW, down=down)
