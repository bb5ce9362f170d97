"""What is timed is what is said to be: the same games through both paths."""

from __future__ import annotations

import pytest

from benchmarks import games as benchmark
from games import GAMES
from games.chance import Chance

every_table = pytest.mark.parametrize(
    ("key", "seats"), [(game.key, seats) for game in GAMES.values() for seats in game.seat_counts]
)


@every_table
def test_both_paths_play_the_same_game_to_its_end(key: str, seats: int) -> None:
    game = GAMES[key]
    checked = benchmark.through_contract(game, game.new(seats, 1), Chance(1))
    unchecked = benchmark.through_advance(game, game.new(seats, 1), Chance(1))
    assert checked == unchecked
    state, actions = checked
    assert game.outcome(state) is not None
    assert actions > 100


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_tuple_copied_has_all_values_of_a_late_position(key: str) -> None:
    game = GAMES[key]
    state = benchmark.late_position(game, 4)
    assert game.turn(state) > 30
    assert game.to_act(state)
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
    for game in GAMES.values():
        assert f"Games: {game.key} at random" in shown
    for seats in (1, 2, 3, 4, 5):
        assert f"{seats} seats, contract" in shown
        assert f"{seats} seats, advance" in shown
    assert "Where the time goes" in shown
