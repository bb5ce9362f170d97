"""Where everything lies in the picture of the market."""

from __future__ import annotations

from rendering.canvas import Box

WIDTH, HEIGHT = 1650, 1200
LEFT, RIGHT = 12, 1196
"""Of companies, warehouse and cards; players are to the right of it."""

_COMPANY_WIDTH, _COMPANY_GAP = 386, 13
MARGIN = 6
"""Around what may be lit up."""


def company_box(place: int) -> Box:
    """Of the company in that place from the left."""
    left = LEFT + place * (_COMPANY_WIDTH + _COMPANY_GAP)
    return Box(left, 10, left + _COMPANY_WIDTH, 476)


WAREHOUSE = Box(LEFT, 484, RIGHT, 606)
HELPERS = Box(LEFT, 614, 598, HEIGHT - 10)
INFLUENCE = Box(610, 614, RIGHT, HEIGHT - 10)

ROUND = Box(1208, 6, WIDTH - 4, 118)
PLATES_TOP, PLATE_PITCH, PLATES = 120, 215, 5
PLATE_LEFT, PLATE_RIGHT = 1216, 1638


def plate_box(place: int, end: int = 0) -> Box:
    """From one plate up to another, or up to the next."""
    top = PLATES_TOP + place * PLATE_PITCH
    return Box(1204, top, WIDTH, PLATES_TOP + (end or place + 1) * PLATE_PITCH)
