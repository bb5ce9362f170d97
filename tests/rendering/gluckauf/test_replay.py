"""A game as an animation: small enough, a frame a turn, and every sentence within its strip."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from games.gluckauf.events import ShiftScored
from rendering.gluckauf import board, replay
from rendering.gluckauf.moments import Moment
from rendering.gluckauf.theme import THEMES
from tests.rendering.gluckauf.played import ODD_NAMES, moments, setting
from tests.rendering.scrutiny import flaws_of
from texts import LANGUAGES

SHEETS = 4
"""Three shifts and the end."""


def _seconds(image: Image.Image) -> list[float]:
    lasting = []
    for frame in range(image.n_frames):  # type: ignore[attr-defined]  # a GIF file's image has it
        image.seek(frame)
        lasting.append(image.info["duration"] / 1000)
    return lasting


def test_a_whole_game_has_a_frame_for_each_turn_and_sheet_and_fits_into_discord() -> None:
    game = moments(2, seed=1)
    data = replay.draw(game, setting(2))
    assert len(data) <= replay.MOST_BYTES
    with Image.open(io.BytesIO(data)) as image:
        assert image.format == "GIF"
        assert image.width / image.height <= 11 / 7
        seconds = _seconds(image)
        assert len(seconds) == len(game) + SHEETS
        assert max(seconds) == seconds[-1]


def test_frames_come_out_as_they_were_drawn() -> None:
    game = moments(3, seed=2)[20:27]
    table = setting(3, theme="dark")
    frames = replay.frames(game, table)
    with Image.open(io.BytesIO(replay.draw(game, table))) as image:
        for number, frame in enumerate(frames):
            image.seek(number)
            shown = np.asarray(image.convert("RGB"))
            assert (shown == THEMES["dark"].palette.picture(frame.pixels)).all()


def test_a_file_that_would_be_too_large_shows_boards_alone() -> None:
    game = moments(3, seed=2)[20:50]
    table = setting(3)
    large = replay.draw(game, table)
    small = replay.draw(game, table, most_bytes=len(large) - 1)
    assert len(small) < len(large)
    height = board.layout.HEIGHT // 2
    at = next(i for i, moment in enumerate(game) if replay.mining(moment.events) is not None)
    with Image.open(io.BytesIO(small)) as image:
        image.seek(at)
        shown = np.asarray(image.convert("RGB"))[:height].astype(int)
    reduced = board.draw(game[at].view, table, game[at].events).image().reduce(2)
    assert np.abs(shown - np.asarray(reduced)).mean() < 3


def test_what_cannot_be_made_small_enough_is_refused() -> None:
    with pytest.raises(ValueError, match="more than 1000"):
        replay.draw(moments(2, seed=1)[:2], setting(2), most_bytes=1000)


def test_there_is_no_animation_of_nothing() -> None:
    with pytest.raises(ValueError, match="at least one moment"):
        replay.draw([], setting(2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_lies_within_its_strip(language: str) -> None:
    table = setting(4, language, names=ODD_NAMES)
    for strip in replay.strips(moments(4, seed=5), table):
        for theme in THEMES.values():
            _, marks = replay.draw_strip(strip, theme)
            assert flaws_of(marks) == []


def test_the_bar_marks_where_shifts_end() -> None:
    game = moments(2, seed=1)
    strips = replay.strips(game, setting(2))
    scored = [i for i, moment in enumerate(game) if any(isinstance(e, ShiftScored) for e in moment.events)]
    assert [round(end * (len(game) - 1)) for end in strips[0].shifts] == scored
    assert strips[0].done == 0
    assert strips[-1].done == 1


def test_an_excerpt_says_where_it_begins() -> None:
    game = moments(2, seed=1)
    excerpt = [Moment(game[20].view), *game[21:23]]
    assert replay.strips(excerpt, setting(2))[0].words == "This is how it stood before."
    assert replay.strips(game[:1], setting(2))[0].words == "The game begins."
