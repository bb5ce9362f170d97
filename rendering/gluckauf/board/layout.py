"""Where everything lies in the picture of the board."""

from __future__ import annotations

from typing import NamedTuple

from games.gluckauf.components import DELIVERY, MINING, MONEY, ORDERS, SPACES, WORKER_SPACES, WORKSHOPS, Space
from rendering.canvas import Box

WIDTH, HEIGHT = 1650, 1050
STREET_LEFT, STREET_RIGHT = 14, 1178
DESK_LEFT = 1190
ROOF = 48
ROWS = ((6, 328), (336, 658), (666, 1000))
"""Top and bottom of each row of houses."""

CANTEEN = "canteen"
HOUSES = {
    WORKSHOPS: Box(14, ROWS[0][0], 1178, ROWS[0][1]),
    MINING: Box(14, ROWS[1][0], 504, ROWS[1][1]),
    DELIVERY: Box(512, ROWS[1][0], 1002, ROWS[1][1]),
    CANTEEN: Box(1010, ROWS[1][0], 1178, ROWS[1][1]),
    ORDERS: Box(14, ROWS[2][0], 690, ROWS[2][1]),
    MONEY: Box(698, ROWS[2][0], 1178, ROWS[2][1]),
}


class Cells(NamedTuple):
    """How the spaces of an area are built: what is offered above, a doorway below it, then the doorstep."""

    width: int
    top: int
    offer: int
    door: int
    step: int

    @property
    def height(self) -> int:
        return self.offer + 6 + self.door + self.step


CELLS = {
    WORKSHOPS: Cells(118, ROOF + 8, 122, 92, 40),
    MINING: Cells(112, ROOF + 8, 122, 92, 40),
    DELIVERY: Cells(112, ROOF + 8, 122, 92, 40),
    ORDERS: Cells(124, ROOF + 4, 146, 86, 40),
    MONEY: Cells(108, ROOF + 4, 62, 84, 38),
}
CELL_MARGIN = 4
"""Around a cell, for the chalk that marks it."""
_HOUSE_MARGIN = 12


def cell_box(space: Space) -> Box:
    """The space itself, from the top of what is offered to the foot of the doorstep."""
    house, cells = HOUSES[space.area], CELLS[space.area]
    beside = [each for each in WORKER_SPACES if each.area == space.area]
    gap = (house.width - 2 * _HOUSE_MARGIN - len(beside) * cells.width) / (len(beside) - 1)
    left = round(house.left + _HOUSE_MARGIN + beside.index(space) * (cells.width + gap))
    top = house.top + cells.top
    return Box(left, top, left + cells.width, top + cells.height)


CELL_BOXES = tuple(cell_box(space) for space in SPACES if space in WORKER_SPACES)

PITHEAD = Box(700, 912, 1176, 1000)
CANTEEN_COUNTS = Box(1024, 416, 1164, 646)
TRACK = Box(0, 1002, 1180, HEIGHT)

CLOCK = Box(1200, 0, WIDTH, 456)
CLOCK_RADIUS = 212
CLOCK_CENTRE = 1425, 226
SUPPLY = (
    Box(1202, 4, 1250, 86),
    Box(1600, 4, 1648, 86),
    Box(1202, 370, 1250, 452),
    Box(1600, 370, 1648, 452),
)
"""By colour, in the corners around the clock."""

PLATES_TOP, PLATE_HEIGHT, PLATE_PITCH = 460, 138, 146
PLATE_LEFT, PLATE_RIGHT = 1210, 1638
PLATES = 4
_HEAD = 77
"""How far down a plate its upper half reaches."""
WORDS_LEFT = PLATE_LEFT + 98
STAT_WIDTHS = (90, 82, 78, 78)
"""Of marks, which may have three digits, workers, outstanding orders and delivered ones."""
STATS = len(STAT_WIDTHS)


def plate_top(place: int) -> int:
    return PLATES_TOP + place * PLATE_PITCH


def plate_area(top: int) -> Box:
    """The desk around a plate, as far as glow and arrow reach."""
    return Box(1180, top - 4, WIDTH, top - 4 + PLATE_PITCH)


def plate_head(top: int) -> Box:
    """Its part of that with name and points."""
    area = plate_area(top)
    return Box(area.left, area.top, area.right, top + _HEAD)


def stat_left(kind: int) -> int:
    return WORDS_LEFT - 2 + sum(STAT_WIDTHS[:kind])


def plate_stat(top: int, kind: int) -> Box:
    """Its part with one of the figures below."""
    area = plate_area(top)
    left = stat_left(kind) - 3 if kind else area.left
    right = stat_left(kind + 1) - 3 if kind + 1 < STATS else area.right
    return Box(left, top + _HEAD, right, area.bottom)


def empty_desk(seats: int) -> Box:
    """Where nobody's plate lies."""
    return Box(1180, plate_top(seats) - 4, WIDTH, plate_area(plate_top(PLATES - 1)).bottom)
