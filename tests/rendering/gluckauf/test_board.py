"""The board shows every space, who stands there, what the next crew needs, and what has just changed."""

from __future__ import annotations

import io
from collections import Counter

import numpy as np
import pytest
from msgspec.structs import replace
from PIL import Image

from games.gluckauf.components import SEAT_COUNTS, SPACE_BY_NAME, WORKER_SPACES
from games.gluckauf.events import Delivered, Earned, Placed, Refilled, ShiftBegan
from games.gluckauf.state import NOBODY, State
from rendering.canvas import Box
from rendering.gluckauf.board import draw, layout
from rendering.scene import Picture
from tests.games.gluckauf.positions import Seat, position
from tests.rendering.gluckauf.gallery import EXHIBITS
from tests.rendering.gluckauf.played import GAME, ODD_NAMES, setting
from tests.rendering.scrutiny import flaws
from texts import LANGUAGES

MOST_BYTES = 300 * 1024
themes = pytest.mark.parametrize("theme", ["light", "dark"])
languages = pytest.mark.parametrize("language", LANGUAGES)


def _read(picture: Picture, box: Box) -> list[str]:
    """What is written there, from top to bottom and left to right."""
    words = [mark for mark in picture.marks if mark.words and box.contains(mark.box)]
    return [mark.words for mark in sorted(words, key=lambda mark: (mark.box.top // 30, mark.box.left))]


def _cell(space: str) -> Box:
    return layout.CELL_BOXES[SPACE_BY_NAME[space].index]


def _changed(one: Picture, other: Picture) -> Box:
    """The smallest rectangle outside of which two pictures are the same."""
    rows, columns = np.nonzero(one.pixels != other.pixels)
    return Box(int(columns.min()), int(rows.min()), int(columns.max()) + 1, int(rows.max()) + 1)


def _drawn(state: State, *events: object) -> Picture:
    return draw(GAME.view(state, None), setting(state.seats), events)  # type: ignore[arg-type]  # of this game


@themes
@languages
@pytest.mark.parametrize("name", EXHIBITS)
def test_everything_is_in_its_place_and_can_be_read(name: str, language: str, theme: str) -> None:
    exhibit = EXHIBITS[name]()
    assert flaws(exhibit.board(theme, language)) == []
    odd = exhibit._replace(names=ODD_NAMES)
    assert flaws(odd.board(theme, language)) == []


@themes
@pytest.mark.parametrize("name", EXHIBITS)
def test_files_are_small_and_of_a_shape_that_is_not_cropped(name: str, theme: str) -> None:
    data = EXHIBITS[name]().board(theme, "en").png()
    assert len(data) <= MOST_BYTES
    with Image.open(io.BytesIO(data)) as image:
        assert image.width / image.height <= 11 / 7


def test_a_space_says_how_many_workers_the_next_crew_needs() -> None:
    state = position(Seat(), Seat(), Seat(), Seat(), crews={"money:5": (1, 3)})
    picture = _drawn(state)
    assert _read(picture, _cell("money:5"))[-1] == "4"
    assert _read(picture, _cell("money:6"))[-1] == "1"


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_closed_spaces_are_locked(seats: int) -> None:
    picture = _drawn(position(*[Seat()] * seats))
    closed = [space for space in WORKER_SPACES if space.closed_up_to >= seats]
    assert sum(mark.name == "padlock" for mark in picture.marks) == len(closed)
    for space in closed:
        assert _read(picture, layout.CELL_BOXES[space.index]) == []


def test_a_plate_says_all_that_a_player_has() -> None:
    state = position(
        Seat(marks=17, workers=4, orders=("truck:GG",), delivered=("handcart:Y", "truck:Y")), Seat()
    )
    state = replace(state, players=(replace(state.players[0], vp=23), state.players[1]))
    picture = _drawn(state)
    top = layout.plate_top(0)
    assert _read(picture, layout.plate_head(top)) == ["Győző", "23"]
    figures = [_read(picture, layout.plate_stat(top, kind))[-1] for kind in range(layout.STATS)]
    assert figures == ["17", "4", "1", "2"]


def test_stacks_say_how_many_are_left() -> None:
    state = position(Seat(), Seat(), Seat(), Seat())
    picture = _drawn(state)
    drawing = [space for space in WORKER_SPACES if space.draws]
    left = {"workshops": len(state.tile_stack), "orders": len(state.order_stack)}
    for space in drawing:
        assert str(left[space.area]) in _read(picture, layout.CELL_BOXES[space.index])


def test_the_clock_says_all_prizes_and_with_two_players_only_the_first() -> None:
    four, two = (_drawn(position(*[Seat()] * seats)) for seats in (4, 2))
    assert len(_read(four, layout.CLOCK)) == len(_read(two, layout.CLOCK)) + 12


def test_everybody_stands_on_the_track() -> None:
    state = position(Seat(), Seat(), Seat(), Seat())
    state = replace(state, players=tuple(replace(player, vp=30) for player in state.players))
    picture = _drawn(state)
    pawns = [mark.box.left for mark in picture.marks if mark.name == "pawn"]
    assert len(set(pawns)) == 4


def test_where_workers_came_is_framed_and_nothing_else_changes() -> None:
    state = position(Seat(), Seat(), Seat(), Seat(), crews={"mining:8": (2, 2)})
    placed = Placed(2, SPACE_BY_NAME["mining:8"].index, 2, NOBODY)
    around = _cell("mining:8").inset(-layout.CELL_MARGIN)
    assert around.contains(_changed(_drawn(state), _drawn(state, placed)))


def test_when_a_new_shift_has_begun_no_empty_doorway_is_framed() -> None:
    state = position(Seat(), Seat(), Seat(), Seat())
    placed = Placed(2, SPACE_BY_NAME["mining:8"].index, 2, NOBODY)
    assert _drawn(state, placed, ShiftBegan(2, 0, (0, 0, 0, 0))).png() == _drawn(state).png()


def test_what_is_new_on_a_space_is_framed() -> None:
    state = position(Seat(), Seat(), Seat(), Seat())
    space = SPACE_BY_NAME["orders:2"]
    refilled = Refilled(space.index, state.order_cards[space.place])
    around = _cell("orders:2").inset(-layout.CELL_MARGIN)
    assert around.contains(_changed(_drawn(state), _drawn(state, refilled)))


def test_gains_are_noted_on_the_plate() -> None:
    state = position(Seat(marks=9), Seat(), Seat())
    picture = _drawn(state, Earned(0, 5), Delivered(1, 0, (3,), 7))
    assert "+5" in _read(picture, layout.plate_area(layout.plate_top(0)))
    assert "+7" in _read(picture, layout.plate_area(layout.plate_top(1)))


def test_who_is_in_turn_has_the_bright_plate() -> None:
    first, second = (_drawn(position(Seat(), Seat(), active=seat)) for seat in (0, 1))
    colours = [
        Counter(picture.pixels[layout.plate_top(seat) + 20 : layout.plate_top(seat) + 60, 1320:1420].ravel())
        for picture, seat in ((first, 0), (first, 1), (second, 0), (second, 1))
    ]
    grounds = [colour.most_common(1)[0][0] for colour in colours]
    assert grounds[0] == grounds[3] != grounds[1] == grounds[2]
