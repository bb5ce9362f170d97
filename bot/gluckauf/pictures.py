"""Every picture of the game with its description: the one place that asks `rendering`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.face import Picture
from games.gluckauf.events import ShiftScored
from rendering.gluckauf import descriptions, trays, wording
from rendering.gluckauf.course import Course, course
from rendering.gluckauf.descriptions.sheets import part_name
from rendering.gluckauf.moments import Moment
from rendering.setting import Setting

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.face import Names, Style
    from games.gluckauf.view import View
    from rendering.gluckauf.trays import Tray
    from tables import Passage, Told

PIECES = ("red", "blue", "green", "purple")
"""The colours of seats, in the order of their pieces."""
DRAWN_BY = (
    "rendering.gluckauf.board",
    "rendering.gluckauf.mine",
    "rendering.gluckauf.sheets",
    "rendering.gluckauf.tray",
)
"""What the functions below import when they draw."""

Events: TypeAlias = tuple[Any, ...]
"""Events of this game, which its contract with the bot knows as events of any game."""


def board(view: View, events: Events, names: Names, style: Style) -> Picture:
    """With what the events changed outlined."""
    words = descriptions.describe_board(view, _setting(names, style), events)
    drawing = partial(_draw_board, view, events, _setting(names, style))
    return Picture("board.png", words.alt, drawing, words.full)


def mine(view: View, seat: int, events: Events, names: Names, style: Style) -> Picture:
    words = descriptions.describe_mine(view, seat, _setting(names, style))
    drawing = partial(_draw_mine, view, seat, events, _setting(names, style))
    return Picture(f"mine-{names.colours[seat]}.png", words.alt, drawing, words.full)


def post_pictures(passage: Passage, names: Names, style: Style) -> tuple[Picture, ...]:
    """The board, and the mine of whoever moved last."""
    last = passage.told[-1] if passage.told else None
    happened = (entry.events for entry in passage.told if last is not None and entry.turn == last.turn)
    events = tuple(event for entry in happened for event in entry)
    shown = board(passage.view, events, names, style)
    return (shown,) if last is None else (shown, mine(passage.view, last.seat, events, names, style))


def panel_pictures(view: View, seat: int, events: Events, names: Names, style: Style) -> tuple[Picture, ...]:
    """What lies before the player to choose from, if anything, and their mine."""
    own = mine(view, seat, events, names, style)
    tray = trays.choices(view)
    return (own,) if tray is None else (_tray(tray, names, style), own)


def outstanding(view: View, seat: int, names: Names, style: Style) -> Picture | None:
    """None for a seat without orders."""
    tray = trays.outstanding(view, seat)
    return _tray(tray, names, style) if tray.items else None


def delivered(view: View, seat: int, names: Names, style: Style) -> Picture | None:
    """None for a seat that has delivered nothing."""
    tray = trays.delivered(view, seat)
    return _tray(tray, names, style) if tray.items else None


def _tray(tray: Tray, names: Names, style: Style) -> Picture:
    words = descriptions.describe_tray(tray, _setting(names, style))
    drawing = partial(_draw_tray, tray, _setting(names, style))
    return Picture(f"{tray.kind}.png", words.alt, drawing, words.full)


def shift_sheets(told: Sequence[Told], names: Names, style: Style) -> Iterator[tuple[ShiftScored, Picture]]:
    """One for each shift that was scored."""
    for event in (event for entry in told for event in entry.events if isinstance(event, ShiftScored)):
        yield event, shift_sheet(event, names, style)


def shift_sheet(event: ShiftScored, names: Names, style: Style) -> Picture:
    """What everybody scored."""
    words = descriptions.describe_shift_sheet(event, _setting(names, style))
    drawing = partial(_draw_shift_sheet, event, _setting(names, style))
    return Picture(f"shift-{event.shift}.png", words.alt, drawing, words.full)


def final_sheets(turns: Sequence[Passage], names: Names, style: Style) -> tuple[Picture, ...]:
    """Every part of every score, and the course of the game."""
    went = course([turns[0].before, *(turn.view for turn in turns)])
    chart = descriptions.describe_chart(went, _setting(names, style))
    line = partial(_draw_chart, went, _setting(names, style))
    return final_sheet(turns[-1].view, names, style), Picture("course.png", chart.alt, line, chart.full)


def final_sheet(view: View, names: Names, style: Style) -> Picture:
    """Of a game that is over."""
    words = descriptions.describe_final_sheet(view, _setting(names, style))
    drawing = partial(_draw_final_sheet, view, _setting(names, style))
    return Picture("final.png", words.alt, drawing, words.full)


def replay(passages: Sequence[Passage], names: Names, style: Style) -> Picture | None:
    """An animation of these turns; None without any."""
    if not passages:
        return None
    moments = (Moment(passages[0].before), *map(_moment, passages))
    words = descriptions.describe_replay(moments, _setting(names, style))
    return Picture("replay.gif", words.alt, partial(_draw_replay, moments, _setting(names, style)))


def _moment(passage: Passage) -> Moment:
    events: Events = tuple(event for told in passage.told for event in told.events)
    return Moment(passage.view, events)


def description(view: View, names: Names, style: Style) -> str:
    """The whole position in words: the board, then every mine."""
    state = view.state
    mines = (
        descriptions.describe_mine(view, seat, _setting(names, style)).full for seat in range(state.seats)
    )
    return "\n\n".join((descriptions.describe_board(view, _setting(names, style)).full, *mines))


def _setting(names: Names, style: Style) -> Setting:
    pieces = tuple(map(PIECES.index, names.colours))
    return Setting(names.plain, style.theme, style.language, pieces)


def part(language: str, key: str) -> str:
    """A part of the score, as score sheets call it."""
    return part_name(wording.texts(language), key)


# Drawing happens in other processes, which alone need to import what draws.


def _draw_board(view: View, events: Events, setting: Setting) -> bytes:
    from rendering.gluckauf.board import draw

    return draw(view, setting, events).png()


def _draw_mine(view: View, seat: int, events: Events, setting: Setting) -> bytes:
    from rendering.gluckauf.mine import draw

    return draw(view, setting, seat, events).png()


def _draw_replay(moments: tuple[Moment, ...], setting: Setting) -> bytes:
    from rendering.gluckauf.replay import draw

    return draw(moments, setting)


def _draw_tray(tray: Tray, setting: Setting) -> bytes:
    from rendering.gluckauf.tray import draw

    return draw(tray, setting).png()


def _draw_shift_sheet(event: ShiftScored, setting: Setting) -> bytes:
    from rendering.gluckauf.sheets import draw_shift_sheet

    return draw_shift_sheet(event, setting).png()


def _draw_final_sheet(view: View, setting: Setting) -> bytes:
    from rendering.gluckauf.sheets import draw_final_sheet

    return draw_final_sheet(view, setting).png()


def _draw_chart(went: Course, setting: Setting) -> bytes:
    from rendering.gluckauf.sheets import draw_chart

    return draw_chart(went, setting).png()


def draw_emojis() -> dict[str, bytes]:
    from rendering.gluckauf.emojis import emojis

    return emojis()
