"""A game, or its last few turns, as an animation: a frame a turn, with a sentence saying what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from msgspec import Struct

from games.gluckauf.components import MINING, SPACES
from games.gluckauf.events import GameEnded, Placed, ShiftScored
from rendering import gif, lettering
from rendering.canvas import Box, Canvas
from rendering.gif import Frame
from rendering.gluckauf import board, mine, wording
from rendering.gluckauf.captions import caption
from rendering.gluckauf.sheets import draw_final_sheet, draw_shift_sheet
from rendering.gluckauf.sprites.icons import hammers
from rendering.gluckauf.sprites.workers import worker
from rendering.gluckauf.theme import THEMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.gluckauf.events import AnyEvent
    from rendering.canvas import Mark
    from rendering.gluckauf.moments import Moment
    from rendering.gluckauf.theme import Theme
    from rendering.palette import Pixels
    from rendering.scene import Picture
    from rendering.setting import Setting

MOST_BYTES = 10 * 1024 * 1024
"""What Discord takes as a file."""
_SMALLER = 2
"""Frames are this many times smaller than pictures; in a channel they are shown smaller still."""
STRIP = 92
"""The height of the strip below each frame."""
_BAR = 7
_SIGN = 96
"""How much of the strip's width the worker of whoever moved takes."""
_SIZES = ((30, 2), (26, 2), (23, 3))
_TURN, _PER_LETTER, _LONGEST = 1.1, 0.012, 3.2
_SHEET, _END = 4.0, 7.0
"""Seconds: of a turn, more for a long sentence, of a sheet, of the last one."""


class Strip(Struct, frozen=True):
    """What stands below a frame."""

    words: str
    piece: int | None
    """Of whoever moved."""
    done: float
    """How much of the animation is over, from 0 to 1."""
    shifts: tuple[float, ...]
    """Where in it shifts end."""


def draw(moments: Sequence[Moment], setting: Setting, most_bytes: int = MOST_BYTES) -> bytes:
    """A GIF file. Raises ValueError without moments, or if not even boards alone fit into so many bytes.

    Mining is shown in the mine, everything else on the board. Going to and fro makes large files: where such
    a file would be too large, all turns are shown on the board.
    """
    if not moments:
        raise ValueError("an animation shows at least one moment")
    palette = THEMES[setting.theme].palette
    for mines in (True, False):
        data = gif.encode(frames(moments, setting, mines=mines), palette)
        if len(data) <= most_bytes:
            return data
    raise ValueError(f"{len(moments)} turns take {len(data)} bytes, more than {most_bytes}")


def frames(moments: Sequence[Moment], setting: Setting, *, mines: bool = True) -> list[Frame]:
    """The frames in their order. With `mines`, mining is shown where it happens."""
    theme = THEMES[setting.theme]
    drawn = []
    for picture, strip, seconds in _pictures(moments, setting, mines=mines):
        below, _ = draw_strip(strip, theme)
        drawn.append(Frame(np.vstack([_reduced(picture), below]), seconds))
    return drawn


def _pictures(
    moments: Sequence[Moment], setting: Setting, *, mines: bool
) -> Iterator[tuple[Picture, Strip, float]]:
    """Pictures, what stands below them, and seconds: of every turn, and of every score sheet due after it."""
    for moment, strip in zip(moments, strips(moments, setting), strict=True):
        seconds = min(_LONGEST, _TURN + _PER_LETTER * len(strip.words))
        yield _picture(moment, setting, mines=mines), strip, seconds
        for event in moment.events:
            if isinstance(event, ShiftScored):
                yield draw_shift_sheet(event, setting), strip, _SHEET
            elif isinstance(event, GameEnded):
                yield draw_final_sheet(moment.view, setting), strip, _END


def strips(moments: Sequence[Moment], setting: Setting) -> list[Strip]:
    """What is told below each moment."""
    text = wording.texts(setting.language)
    names = [setting.name(seat) for seat in range(len(setting.names))]
    last = max(1, len(moments) - 1)
    ends = tuple(
        i / last
        for i, moment in enumerate(moments)
        if any(isinstance(event, ShiftScored) for event in moment.events)
    )
    told = []
    for i, moment in enumerate(moments):
        before = text("replay-before") if moment.view.state.turns else text("replay-start")
        words = caption(text, moment.events, names) or before
        mover = _mover(moment.events)
        told.append(Strip(words, None if mover is None else setting.piece(mover), i / last, ends))
    return told


def _mover(events: Sequence[AnyEvent]) -> int | None:
    return next((seat for event in events if (seat := getattr(event, "seat", None)) is not None), None)


def _picture(moment: Moment, setting: Setting, *, mines: bool) -> Picture:
    seat = mining(moment.events) if mines else None
    if seat is not None:
        return mine.draw(moment.view, setting, seat, moment.events)
    return board.draw(moment.view, setting, moment.events)


def mining(events: Sequence[AnyEvent]) -> int | None:
    """Who has mined in this turn, if it was one of mining."""
    for event in events:
        if isinstance(event, Placed) and SPACES[event.space].area == MINING:
            return event.seat
    return None


def _reduced(picture: Picture) -> Pixels:
    return picture.palette.numbers(picture.image().reduce(_SMALLER))


def draw_strip(strip: Strip, theme: Theme) -> tuple[Pixels, tuple[Mark, ...]]:
    """Worker, sentence, and how far the animation has come; and where everything lies in it."""
    width = board.layout.WIDTH // _SMALLER
    canvas = Canvas.blank(width, STRIP, theme.soot)
    canvas.fill(Box(0, 0, width, _BAR), theme.brass_low)
    canvas.fill(Box(0, 0, max(1, round(width * strip.done)), _BAR), theme.brass_high)
    for end in strip.shifts:
        x = min(width - 3, round(width * end))
        canvas.fill(Box(x - 2, 0, x + 3, _BAR), theme.ink)
    middle = (_BAR + STRIP) / 2
    if strip.piece is None:
        canvas.put(hammers(60, theme.brass), _SIGN / 2, middle, "mm", "worker")
    else:
        canvas.put(worker(theme, strip.piece, 78), _SIGN / 2, middle, "mm", "worker")
    _write(canvas, strip.words, Box(_SIGN, _BAR + 2, width - 16, STRIP - 2), theme)
    return theme.palette.numbers(canvas.image), tuple(canvas.marks)


def _write(canvas: Canvas, words: str, room: Box, theme: Theme) -> None:
    lines = lettering.wrap(words, lettering.TEXT, room.width, _SIZES)
    height = round(lines[0].size * 1.2)
    top = room.top + (room.height - height * len(lines)) // 2
    for i, line in enumerate(lines):
        box = Box(room.left, top + i * height, room.right, top + (i + 1) * height)
        canvas.write(line.words, box, line.size, theme.paper, line.face, "l")
