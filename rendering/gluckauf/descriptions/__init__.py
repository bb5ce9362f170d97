"""Every picture in words, made from the same view: a short text for its alt attribute, a long one to read."""

from rendering.describing import ALT_LIMIT, Description
from rendering.gluckauf.descriptions.board import describe_board
from rendering.gluckauf.descriptions.mine import describe_mine
from rendering.gluckauf.descriptions.replay import describe_replay
from rendering.gluckauf.descriptions.sheets import (
    describe_chart,
    describe_final_sheet,
    describe_shift_sheet,
)
from rendering.gluckauf.descriptions.tray import describe_tray

__all__ = [
    "ALT_LIMIT",
    "Description",
    "describe_board",
    "describe_chart",
    "describe_final_sheet",
    "describe_mine",
    "describe_replay",
    "describe_shift_sheet",
    "describe_tray",
]
