"""What is timed is what is said to be: every game, every kind of picture, each of them drawn."""

from __future__ import annotations

import pytest

from benchmarks import rendering as benchmark
from benchmarks._pictures import DRAWN
from games import GAMES


def test_every_game_is_timed() -> None:
    assert set(DRAWN) == set(GAMES)


@pytest.mark.parametrize("key", sorted(DRAWN))
def test_a_course_has_a_picture_of_each_kind_for_each_turn_and_its_sheets(key: str) -> None:
    course, how = benchmark.course(key, 1), benchmark.setting("light")
    assert GAMES[key].outcome(course[-1].view.state) is not None
    for show in DRAWN[key].positions.values():
        assert len(list(show(course, how))) == len(course)
    times = benchmark.time(DRAWN[key].sheets(course, how))
    assert len(times.whole) >= 4
    assert times.size > 1000


@pytest.mark.parametrize(
    ("key", "kind"), [(key, kind) for key in sorted(DRAWN) for kind in DRAWN[key].positions]
)
def test_the_first_picture_of_a_process_needs_no_game(key: str, kind: str) -> None:
    benchmark.first(key, kind)
