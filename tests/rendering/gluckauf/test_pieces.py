"""People choose their colour: every picture shows them with it, wherever they sit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from games.gluckauf.events import ShiftScored
from rendering.gluckauf import board, mine, sheets
from rendering.gluckauf.course import course
from rendering.setting import Setting
from tests.rendering.gluckauf.played import moments

GAME = moments(2, 3)
SETTING = Setting(("Anna", "Anna"))
Draw = Callable[[Setting], bytes]


def scored() -> ShiftScored:
    return next(event for step in GAME for event in step.events if isinstance(event, ShiftScored))


DRAWN: dict[str, Draw] = {
    "board": lambda setting: board.draw(GAME[30].view, setting).png(),
    "mine": lambda setting: mine.draw(GAME[30].view, setting, 0).png(),
    "shift sheet": lambda setting: sheets.draw_shift_sheet(scored(), setting).png(),
    "final sheet": lambda setting: sheets.draw_final_sheet(GAME[-1].view, setting).png(),
    "chart": lambda setting: sheets.draw_chart(course([step.view for step in GAME]), setting).png(),
}


@pytest.mark.parametrize("draw", DRAWN.values(), ids=list(DRAWN))
def test_a_picture_follows_the_colours_people_chose(draw: Draw) -> None:
    usual = draw(SETTING)
    assert draw(replace(SETTING, pieces=(0, 1))) == usual
    assert draw(replace(SETTING, pieces=(3, 2))) != usual
