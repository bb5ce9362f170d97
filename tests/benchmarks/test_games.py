"""What is timed is what is said to be: the same games through both paths."""

from __future__ import annotations

import pytest

from benchmarks import games as benchmark
from games import GAMES
from games.chance import Chance

GAME = GAMES["gluckauf"]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_both_paths_play_the_same_game_to_its_end(seats: int) -> None:
    checked = benchmark.through_contract(GAME, GAME.new(seats, 1), Chance(1))
    unchecked = benchmark.through_advance(GAME, GAME.new(seats, 1), Chance(1))
    assert checked == unchecked
    state, actions = checked
    assert GAME.outcome(state) is not None
    assert actions > 100


def test_the_tuple_copied_has_all_values_of_a_late_position() -> None:
    state = benchmark.late_position(4)
    assert state.shift == 3
    copied = benchmark.values(state)
    assert all(not isinstance(value, list | tuple) for value in copied)
    assert len(copied) > 200


def test_it_prints_speeds_and_where_the_time_goes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(benchmark, "SECONDS", 0.001)
    monkeypatch.setattr(benchmark, "SLICES", 1)
    monkeypatch.setattr(benchmark, "PROFILED_GAMES", 1)
    benchmark.main()
    shown = capsys.readouterr().out
    for seats in (2, 3, 4):
        assert f"{seats} seats, contract" in shown
        assert f"{seats} seats, advance" in shown
    assert "Where the time goes" in shown
