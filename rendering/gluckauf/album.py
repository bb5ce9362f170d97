"""All pictures of a recorded game of Glück Auf."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.gluckauf.events import ShiftScored
from games.gluckauf.scoring import outcome
from rendering.album import Page
from rendering.gluckauf import board, descriptions, mine, sheets, signboard, tray, trays
from rendering.gluckauf.course import course as course_of
from rendering.gluckauf.emojis import emojis
from rendering.gluckauf.moments import Moment
from rendering.gluckauf.replay import draw as draw_replay

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.gluckauf.view import View
    from rendering.album import Turn
    from rendering.gluckauf.descriptions import Description
    from rendering.gluckauf.trays import Tray
    from rendering.scene import Picture
    from rendering.setting import Setting


def pages(course: Sequence[Turn], setting: Setting, *, replay: bool) -> Iterator[Page]:
    """Board, mines, cards and sheets at the end of the course."""
    view, events = course[-1].view, _known(course[-1])
    yield _page(
        "board", board.draw(view, setting, events), descriptions.describe_board(view, setting, events)
    )
    for seat in range(view.state.seats):
        picture = mine.draw(view, setting, seat, events)
        yield _page(f"mine-{seat + 1}", picture, descriptions.describe_mine(view, seat, setting))
    yield from _trays(view, setting)
    yield from _sheets(course, setting)
    if replay:
        moments = [Moment(turn.view, _known(turn)) for turn in course]
        words = descriptions.describe_replay(moments, setting)
        yield Page("replay.gif", draw_replay(moments, setting), words.full)


def signs() -> Iterator[Page]:
    """Emojis, avatar and banner."""
    for name, data in emojis().items():
        yield Page(f"emoji-{name}.png", data, name)
    yield Page("avatar.png", signboard.avatar(), "")
    yield Page("banner.png", signboard.banner(), "")


def _known(turn: Turn) -> tuple[Any, ...]:
    """The events, which the command knows as events of any game."""
    return turn.events


def _page(name: str, picture: Picture, words: Description) -> Page:
    return Page(f"{name}.png", picture.png(), words.full)


def _trays(view: View, setting: Setting) -> Iterator[Page]:
    choices = trays.choices(view)
    if choices is not None:
        yield _tray(choices.kind, choices, setting)
    for seat in range(view.state.seats):
        for cards in (trays.outstanding(view, seat), trays.delivered(view, seat)):
            if cards.items:
                yield _tray(f"{cards.kind}-{seat + 1}", cards, setting)


def _tray(name: str, shown: Tray, setting: Setting) -> Page:
    return _page(name, tray.draw(shown, setting), descriptions.describe_tray(shown, setting))


def _sheets(course: Sequence[Turn], setting: Setting) -> Iterator[Page]:
    for event in (event for turn in course for event in turn.events if isinstance(event, ShiftScored)):
        words = descriptions.describe_shift_sheet(event, setting)
        yield _page(f"shift-{event.shift}", sheets.draw_shift_sheet(event, setting), words)
    view = course[-1].view
    if outcome(view.state) is not None:
        words = descriptions.describe_final_sheet(view, setting)
        yield _page("final", sheets.draw_final_sheet(view, setting), words)
    scores = course_of(turn.view for turn in course)
    yield _page("chart", sheets.draw_chart(scores, setting), descriptions.describe_chart(scores, setting))
