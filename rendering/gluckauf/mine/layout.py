"""Where everything lies in the picture of a mine."""

from __future__ import annotations

from games.gluckauf.components import LIGHT
from rendering.canvas import Box

WIDTH, HEIGHT = 1650, 1050
SCENE = 1210
"""The section through the mountain ends here; the desk begins."""
GROUND = 300
SHAFT_X, SHAFT_WIDTH = 605, 170
SHAFT_LEFT, SHAFT_RIGHT = SHAFT_X - SHAFT_WIDTH // 2, SHAFT_X + SHAFT_WIDTH // 2
FIRST_LEVEL, LEVEL_HEIGHT, LEVELS = 320, 159, 4
BEDROCK = FIRST_LEVEL + LEVELS * LEVEL_HEIGHT

WORKERS = Box(0, 196, 514, 318)
SHAFT = Box(SHAFT_LEFT - 3, 92, SHAFT_RIGHT + 3, BEDROCK - 4)
SCALES = Box(250, BEDROCK - 4, 960, HEIGHT)
STEPS = Box(724, 8, 890, 92)

DESK_LEFT, DESK_RIGHT = SCENE + 22, WIDTH - 14
NAME = Box(SCENE + 10, 0, WIDTH, 100)
STATS = Box(SCENE + 10, 100, WIDTH, 170)
ORDERS = Box(SCENE + 10, 170, WIDTH, 882)
STORE = Box(SCENE + 10, 882, WIDTH, HEIGHT)


def level_top(colour: int) -> int:
    return FIRST_LEVEL + colour * LEVEL_HEIGHT


def tunnel_box(colour: int, side: int) -> Box:
    """The rock on one side of the shaft at one level."""
    top = level_top(colour)
    if side == LIGHT:
        return Box(0, top, SHAFT.left, top + LEVEL_HEIGHT)
    return Box(SHAFT.right, top, SCENE, top + LEVEL_HEIGHT)
