"""The benchmark of the bot: every game is clicked to the post of a turn, and so is the echo."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import bot as benchmark
from games import GAMES


def test_every_game_has_a_course() -> None:
    assert {course.game for course in benchmark.COURSES} == set(GAMES)


@pytest.mark.parametrize("course", benchmark.COURSES, ids=lambda course: course.game)
async def test_a_course_is_clicked_one_by_one_and_at_once(
    course: benchmark.Course,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(benchmark, "TABLES", 1)
    await benchmark.compare_clicks(course, tmp_path)
    rows = capsys.readouterr().out.splitlines()
    assert [row.split(",")[0].strip() for row in rows[1:]] == [
        "click → answered",
        "click → new picture",
        "confirm → public post",
    ] * 2
    assert "inf" not in "".join(rows)
