"""What is drawn of each game where the drawing is timed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from games.gluckauf.events import ShiftScored
from games.zoo.events import RoundEnded
from rendering.album import Turn
from rendering.gluckauf import board, mine
from rendering.gluckauf import sheets as shift_sheets
from rendering.gluckauf.moments import Moment as Shift
from rendering.gluckauf.replay import draw as replay_gluckauf
from rendering.scene import Picture
from rendering.setting import Setting
from rendering.zoo import holdings, market, phase
from rendering.zoo import sheets as round_sheets
from rendering.zoo.moments import Moment as Round
from rendering.zoo.replay import draw as replay_zoo
from rendering.zoo.report import reports

Course = Sequence[Turn]
Pictures = Iterator[Callable[[], Picture]]
"""Each call draws one."""
Show = Callable[[Course, Setting], Pictures]


class Drawn(NamedTuple):
    """The pictures and the animations of a game, by name."""

    positions: dict[str, Show]
    """One for each turn."""
    sheets: Show
    """Those of a game that is over."""
    animations: dict[str, Callable[[Course, Setting], bytes]]

    @property
    def pictures(self) -> dict[str, Show]:
        return {**self.positions, "sheets": self.sheets}


def _boards(course: Course, setting: Setting) -> Pictures:
    for turn in course:
        yield partial(board.draw, turn.view, setting, _known(turn))


def _mines(course: Course, setting: Setting) -> Pictures:
    for turn in course:
        seat = next((event.seat for event in _known(turn) if hasattr(event, "seat")), 0)
        yield partial(mine.draw, turn.view, setting, seat, _known(turn))


def _shift_sheets(course: Course, setting: Setting) -> Pictures:
    for event in _told(course):
        if isinstance(event, ShiftScored):
            yield partial(shift_sheets.draw_shift_sheet, event, setting)
    yield partial(shift_sheets.draw_final_sheet, course[-1].view, setting)


def _shift_replay(course: Course, setting: Setting) -> bytes:
    return replay_gluckauf([Shift(turn.view, _known(turn)) for turn in course], setting)


def _markets(course: Course, setting: Setting) -> Pictures:
    for turn in course:
        yield partial(market.draw, turn.view, setting, _known(turn))


def _holdings(course: Course, setting: Setting) -> Pictures:
    for turn in course:
        player = next((event.player for event in _known(turn) if hasattr(event, "player")), 0)
        yield partial(holdings.draw, turn.view, setting, max(0, player), _known(turn))


def _round_sheets(course: Course, setting: Setting) -> Pictures:
    end = course[-1].view
    for report in reports(_told(course)):
        yield partial(round_sheets.draw_round_sheet, report, end.state.order, setting)
    yield partial(round_sheets.draw_final_sheet, end, setting)
    yield partial(round_sheets.draw_chart, end, setting)


def _phase(course: Course, setting: Setting) -> bytes:
    """The market phase of the last round but one: by then decks have grown."""
    ends = [number for number, turn in enumerate(course) if _ends_round(turn)]
    told = course[ends[-3] + 1 : ends[-2] + 1]
    return phase.draw(told[-1].view, _told(told), setting)


def _ends_round(turn: Turn) -> bool:
    return any(isinstance(event, RoundEnded) for event in turn.events)


def _round_replay(course: Course, setting: Setting) -> bytes:
    return replay_zoo([Round(turn.view, _known(turn)) for turn in course], setting)


def _known(turn: Turn) -> tuple[Any, ...]:
    """The events, which a course knows as events of any game."""
    return turn.events


def _told(course: Course) -> tuple[Any, ...]:
    return tuple(event for turn in course for event in turn.events)


DRAWN = {
    "gluckauf": Drawn({"board": _boards, "mine": _mines}, _shift_sheets, {"replay": _shift_replay}),
    "zoo": Drawn(
        {"market": _markets, "holdings": _holdings},
        _round_sheets,
        {"market phase": _phase, "replay": _round_replay},
    ),
}
"""By the key of the game."""
