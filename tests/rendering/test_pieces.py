"""People choose their colour: every picture shows them with it, wherever they sit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from games.gluckauf.events import ShiftScored
from rendering.gluckauf import board, mine
from rendering.gluckauf import sheets as scored
from rendering.gluckauf.course import course
from rendering.setting import Setting
from rendering.zoo import holdings, market, sheets
from rendering.zoo.report import reports
from tests.rendering.gluckauf.played import moments
from tests.rendering.zoo.played import GAME as ZOO
from tests.rendering.zoo.played import all_events, turns

SHIFTS = moments(2, 3)
ROUNDS = turns(2, 0, 3)
SETTING = Setting(("Anna", "Anna"))
Draw = Callable[[Setting], bytes]


def shift() -> ShiftScored:
    return next(event for step in SHIFTS for event in step.events if isinstance(event, ShiftScored))


ONGOING, ENDED = (ZOO.view(ROUNDS[at].state, None) for at in (20, -1))
DRAWN: dict[str, Draw] = {
    "board": lambda setting: board.draw(SHIFTS[30].view, setting).png(),
    "mine": lambda setting: mine.draw(SHIFTS[30].view, setting, 0).png(),
    "shift sheet": lambda setting: scored.draw_shift_sheet(shift(), setting).png(),
    "final sheet": lambda setting: scored.draw_final_sheet(SHIFTS[-1].view, setting).png(),
    "chart": lambda setting: scored.draw_chart(course([step.view for step in SHIFTS]), setting).png(),
    "market": lambda setting: market.draw(ONGOING, setting).png(),
    "holdings": lambda setting: holdings.draw(ONGOING, setting, 0).png(),
    "round sheet": lambda setting: sheets.draw_round_sheet(
        reports(all_events(2, 0, 3))[0], ENDED.state.order, setting
    ).png(),
    "final sheet of the zoo": lambda setting: sheets.draw_final_sheet(ENDED, setting).png(),
    "chart of the zoo": lambda setting: sheets.draw_chart(ENDED, setting).png(),
}


@pytest.mark.parametrize("draw", DRAWN.values(), ids=list(DRAWN))
def test_a_picture_follows_the_colours_people_chose(draw: Draw) -> None:
    usual = draw(SETTING)
    assert draw(replace(SETTING, pieces=(0, 1))) == usual
    assert draw(replace(SETTING, pieces=(3, 2))) != usual
