"""Every position of a game can be drawn for everybody, keeps within its areas, and tells nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.chance import Chance
from games.gluckauf.components import SEAT_COUNTS
from games.gluckauf.state import State
from games.gluckauf.view import View
from games.opponents import RandomOpponent, play_on
from rendering import scene, sprite
from rendering.canvas import Mark
from rendering.gluckauf import board, mine, tray, trays
from rendering.gluckauf.board import street
from rendering.scene import Picture
from rendering.setting import THEMES, Setting
from tests.rendering.gluckauf.played import GAME, ODD_NAMES, positions, setting, turns
from tests.rendering.scrutiny import flaws_of
from texts import LANGUAGES

seat_counts = pytest.mark.parametrize("seats", SEAT_COUNTS)
settled = st.builds(
    Setting,
    st.lists(st.one_of(st.text(max_size=40), st.sampled_from(ODD_NAMES)), min_size=4, max_size=4).map(tuple),
    st.sampled_from(THEMES),
    st.sampled_from(LANGUAGES),
    st.one_of(st.just(()), st.permutations(range(4)).map(tuple)),
)


@lru_cache(4096)
def _flaws(marks: tuple[Mark, ...]) -> list[str]:
    """Most pictures of a game are seen by several people: they are looked through once."""
    return flaws_of(marks)


def _pictures(view: View, how: Setting) -> Iterator[Picture]:
    """All there is to see of a position."""
    yield board.draw(view, how)
    for seat in range(view.state.seats):
        yield mine.draw(view, how, seat)
    choices = trays.choices(view)
    if choices is not None:
        yield tray.draw(choices, how)


def _viewers(state: State) -> tuple[int | None, ...]:
    return (None, *range(state.seats))


@seat_counts
def test_positions_of_a_whole_game_are_in_order_for_every_viewer(seats: int) -> None:
    """Every eighth; `make soak` looks at all of them."""
    for state in positions(seats, seed=9)[::8]:
        for viewer in _viewers(state):
            for picture in _pictures(GAME.view(state, viewer), setting(seats, names=ODD_NAMES)):
                assert _flaws(picture.marks) == []


@seat_counts
def test_what_happened_in_a_turn_is_marked_without_covering_anything(seats: int) -> None:
    for state, events in turns(seats, seed=10):
        view, how = GAME.view(state, None), setting(seats, "hu", "dark")
        assert _flaws(board.draw(view, how, events).marks) == []
        for seat in range(seats):
            assert _flaws(mine.draw(view, how, seat, events).marks) == []


@settings(max_examples=25)
@given(st.sampled_from(SEAT_COUNTS), st.integers(0, 2**32), st.integers(0, 400), settled)
def test_whatever_the_table_and_whoever_sits_there(seats: int, seed: int, step: int, how: Setting) -> None:
    state = _after(seats, seed, step)
    for viewer in _viewers(state):
        for picture in _pictures(GAME.view(state, viewer), how):
            assert _flaws(picture.marks) == []


def _after(seats: int, seed: int, steps: int) -> State:
    """So many actions into a game of people who do not care, or at its end."""
    state: State = GAME.new(seats, seed)
    for number, (after, _, _) in enumerate(play_on(GAME, state, [RandomOpponent()] * seats, Chance(seed))):
        state = after
        if number >= steps:
            break
    return state


@settings(max_examples=25)
@given(st.sampled_from(SEAT_COUNTS), st.integers(0, 2**32), st.integers(0, 400))
def test_what_a_viewer_may_not_know_is_in_no_picture(seats: int, seed: int, step: int) -> None:
    """Another position that looks the same to somebody gives them the same pictures, byte for byte."""
    state = _after(seats, seed, step)
    for viewer in range(seats):
        view = GAME.view(state, viewer)
        other = GAME.view(GAME.guess(view, viewer, Chance(seed + 1)), viewer)
        assert other == view
        seen = (
            [picture.lines.tobytes() for picture in _pictures(each, setting(seats))] for each in (view, other)
        )
        assert next(seen) == next(seen)


def test_a_picture_is_the_same_whether_its_parts_were_kept_or_not() -> None:
    view, how = GAME.view(turns(4, seed=12)[50].state, None), setting(4)
    kept = [picture.png() for picture in _pictures(view, how)]
    scene.SHELF.clear()
    sprite.SHELF.clear()
    street.backdrop.cache_clear()
    mine.backdrop.cache_clear()
    assert [picture.png() for picture in _pictures(view, how)] == kept


@pytest.mark.soak
@seat_counts
@pytest.mark.parametrize("seed", range(100, 110))
def test_every_position_of_many_games_is_in_order(seats: int, seed: int) -> None:
    for state in positions(seats, seed):
        for viewer in _viewers(state):
            for picture in _pictures(GAME.view(state, viewer), setting(seats, "de", names=ODD_NAMES)):
                assert _flaws(picture.marks) == []
