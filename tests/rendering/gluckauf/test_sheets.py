from __future__ import annotations

import io

import pytest
from msgspec.structs import replace
from PIL import Image

from games.gluckauf.components import SEAT_COUNTS
from games.gluckauf.events import ShiftScored
from rendering.gluckauf.course import Course, course
from rendering.gluckauf.sheets import draw_chart, draw_final_sheet, draw_shift_sheet
from tests.rendering.gluckauf.played import GAME, NAMES, ODD_NAMES, setting, turns
from tests.rendering.scrutiny import flaws
from texts import LANGUAGES

MOST_BYTES = 300 * 1024
themes = pytest.mark.parametrize("theme", ["light", "dark"])
languages = pytest.mark.parametrize("language", LANGUAGES)
seat_counts = pytest.mark.parametrize("seats", SEAT_COUNTS)


def _scored(seats: int, seed: int) -> list[ShiftScored]:
    return [event for turn in turns(seats, seed) for event in turn.events if isinstance(event, ShiftScored)]


def _went(seats: int, seed: int) -> Course:
    return course(GAME.view(turn.state, None) for turn in turns(seats, seed))


@themes
@languages
@seat_counts
@pytest.mark.parametrize("names", [NAMES, ODD_NAMES])
def test_sheets_keep_everything_in_its_place(
    seats: int, language: str, theme: str, names: tuple[str, ...]
) -> None:
    table = setting(seats, language, theme, names)
    end = GAME.view(turns(seats, seed=1)[-1].state, None)
    pictures = [draw_shift_sheet(event, table) for event in _scored(seats, seed=1)]
    for picture in (*pictures, draw_final_sheet(end, table), draw_chart(_went(seats, seed=1), table)):
        assert flaws(picture) == []


@seat_counts
@pytest.mark.parametrize("seed", range(20, 25))
def test_whatever_the_scores_sheets_hold_them(seats: int, seed: int) -> None:
    table = setting(seats)
    end = GAME.view(turns(seats, seed)[-1].state, None)
    assert flaws(draw_shift_sheet(_scored(seats, seed)[-1], table)) == []
    assert flaws(draw_final_sheet(end, table)) == []
    assert flaws(draw_chart(_went(seats, seed), table)) == []


def test_large_and_negative_scores_fit() -> None:
    state = turns(4, seed=1)[-1].state
    scores = (188, -23, 188, 0)
    players = tuple(replace(player, vp=vp) for player, vp in zip(state.players, scores, strict=True))
    finals = tuple(replace(final, marks=77, orders=-44, balance=-48) for final in state.finals)
    view = GAME.view(replace(state, players=players, finals=finals), None)
    assert flaws(draw_final_sheet(view, setting(4, "hu"))) == []
    went = Course(((0, 0, 0, 0), (10, -5, 9, 0), scores), (1,))
    assert flaws(draw_chart(went, setting(4))) == []


def test_a_chart_of_a_game_nobody_has_begun_is_drawn() -> None:
    assert flaws(draw_chart(Course(((0, 0),), ()), setting(2))) == []


def test_there_is_no_final_sheet_while_the_game_goes_on() -> None:
    with pytest.raises(ValueError, match="when the game is over"):
        draw_final_sheet(GAME.view(turns(3, seed=1)[10].state, None), setting(3))


@themes
def test_files_are_small_and_of_a_shape_that_is_not_cropped(theme: str) -> None:
    table = setting(4, "de", theme)
    end = GAME.view(turns(4, seed=1)[-1].state, None)
    for picture in (
        draw_shift_sheet(_scored(4, seed=1)[-1], table),
        draw_final_sheet(end, table),
        draw_chart(_went(4, seed=1), table),
    ):
        data = picture.png()
        assert len(data) <= MOST_BYTES
        with Image.open(io.BytesIO(data)) as image:
            assert image.width / image.height <= 11 / 7


def test_the_course_of_a_game_ends_with_its_scores() -> None:
    went = _went(3, seed=1)
    end = turns(3, seed=1)[-1].state
    assert went.scores[0] == (0, 0, 0)
    assert went.scores[-1] == tuple(player.vp for player in end.players)
    assert went.turns == end.turns
    assert len(went.shift_ends) == 3
    assert went.shift_ends[-1] == went.turns
