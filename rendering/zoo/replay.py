"""A game, or its last few turns, as an animation: the market after each, and what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from msgspec import Struct

from games.zoo.events import GameEnded, RoundEnded
from rendering import gif, lettering
from rendering.canvas import Box, Canvas
from rendering.gif import Frame
from rendering.zoo import market, wording
from rendering.zoo.account import sentences
from rendering.zoo.moments import Moment
from rendering.zoo.sheets import draw_final_sheet
from rendering.zoo.sprites import icons
from rendering.zoo.sprites.tokens import seat_token
from rendering.zoo.theme import THEMES
from rendering.zoo.wall import wall

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.zoo.events import AnyEvent
    from rendering.canvas import Mark
    from rendering.palette import Pixels
    from rendering.scene import Picture
    from rendering.setting import Setting
    from rendering.zoo.theme import Theme

MOST_BYTES = 10 * 1024 * 1024
"""What Discord takes as a file."""
_SMALLER = 2
"""Frames are this many times smaller than pictures."""
STRIP = 104
_BAR = 7
_SIGN = 96
_SIZES = ((28, 3), (25, 3), (22, 4))
_TURN, _PER_LETTER, _LONGEST, _END = 1.1, 0.012, 3.4, 7.0
"""Seconds: of a turn, more for a long sentence, of the final sheet."""
_JOINED = (1, 3, 8, 20)
"""So many turns become one frame, where a file would be too large otherwise."""


class Strip(Struct, frozen=True):
    """What stands below a frame."""

    words: str
    piece: int | None
    """Of whoever moved."""
    done: float
    """How much of the animation is over, from 0 to 1."""


def draw(moments: Sequence[Moment], setting: Setting, most_bytes: int = MOST_BYTES) -> bytes:
    """A GIF file. Raises ValueError without moments, or if they do not fit into so many bytes."""
    if not moments:
        raise ValueError("an animation shows at least one moment")
    palette = THEMES[setting.theme].palette
    for together in _JOINED:
        data = gif.encode(frames(joined(moments, together), setting), palette)
        if len(data) <= most_bytes:
            return data
    raise ValueError(f"{len(moments)} turns take {len(data)} bytes, more than {most_bytes}")


def joined(moments: Sequence[Moment], together: int) -> list[Moment]:
    """Several turns as one."""
    first, rest = moments[0], moments[1:]
    groups = [rest[i : i + together] for i in range(0, len(rest), together)]
    return [first, *(Moment(some[-1].view, tuple(e for one in some for e in one.events)) for some in groups)]


def frames(moments: Sequence[Moment], setting: Setting) -> list[Frame]:
    theme = THEMES[setting.theme]
    drawn = []
    for picture, strip, seconds in _pictures(moments, setting):
        below, _ = draw_strip(strip, theme)
        drawn.append(Frame(np.vstack([_reduced(picture, theme), below]), seconds))
    return drawn


def _pictures(moments: Sequence[Moment], setting: Setting) -> Iterator[tuple[Picture, Strip, float]]:
    """Pictures, what stands below them, and seconds."""
    for moment, strip in zip(moments, strips(moments, setting), strict=True):
        seconds = min(_LONGEST, _TURN + _PER_LETTER * len(strip.words))
        yield market.draw(moment.view, setting, moment.events), strip, seconds
        if any(isinstance(event, GameEnded) for event in moment.events):
            yield draw_final_sheet(moment.view, setting), strip, _END


def strips(moments: Sequence[Moment], setting: Setting) -> list[Strip]:
    """What is told below each moment: of a round's end only that it is over, the market shows the rest."""
    text = wording.texts(setting.language)
    names = [setting.name(player) for player in range(len(setting.names))]
    last = max(1, len(moments) - 1)
    told = []
    for i, moment in enumerate(moments):
        said = sentences(text, moment.events, names)
        ended = any(isinstance(event, RoundEnded | GameEnded) for event in moment.events)
        words = said[-1] if said and ended else " ".join(said)
        told.append(Strip(words or text("replay-start"), _piece(moment.events, setting), i / last))
    return told


def _piece(events: Sequence[AnyEvent], setting: Setting) -> int | None:
    if any(isinstance(event, RoundEnded | GameEnded) for event in events):
        return None
    movers = (getattr(event, "player", None) for event in events)
    return next((setting.piece(player) for player in movers if player is not None), None)


def _reduced(picture: Picture, theme: Theme) -> Pixels:
    """At the size of frames; a picture less high than the market stands on the wall."""
    image = picture.image().reduce(_SMALLER)
    height = market.layout.HEIGHT // _SMALLER
    if image.height < height:
        ground = wall(theme, image.width, height)
        ground.paste(image, (0, (height - image.height) // 2))
        image = ground
    return picture.palette.numbers(image)


def draw_strip(strip: Strip, theme: Theme) -> tuple[Pixels, tuple[Mark, ...]]:
    """Token, sentence, and how far the animation has come; and where everything lies in it."""
    width = market.layout.WIDTH // _SMALLER
    canvas = Canvas.blank(width, STRIP, theme.board)
    canvas.fill(Box(0, 0, width, _BAR), theme.board_high)
    canvas.fill(Box(0, 0, max(1, round(width * strip.done)), _BAR), theme.gold_high)
    middle = (_BAR + STRIP) / 2
    if strip.piece is None:
        canvas.put(icons.paw(60, theme.gold_high), _SIGN / 2, middle, "mm", "token")
    else:
        canvas.put(seat_token(theme, strip.piece, 72), _SIGN / 2, middle, "mm", "token")
    room = Box(_SIGN, _BAR + 2, width - 16, STRIP - 2)
    lines = lettering.wrap(strip.words, lettering.TEXT, room.width, _SIZES)
    pitch = round(lines[0].size * 1.16)
    top = room.top + (room.height - pitch * len(lines)) // 2
    for number, line in enumerate(lines):
        box = Box(room.left, top + number * pitch, room.right, top + (number + 1) * pitch)
        canvas.write(line.words, box, line.size, theme.paper, line.face, "l")
    return theme.palette.numbers(canvas.image), tuple(canvas.marks)
