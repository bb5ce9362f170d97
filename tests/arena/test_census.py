"""Spółka ZOO among equals: what is counted, what is printed."""

from __future__ import annotations

import pytest

from arena.census import WAYS, main, play
from games.zoo.staff import HELPERS

Output = pytest.CaptureFixture[str]


def test_a_game_is_the_same_again_and_tells_of_every_seat() -> None:
    table = play(3, False, 4)
    assert table == play(3, False, 4)
    assert sorted(seat.place for seat in table) == [0, 1, 2]
    assert sum(seat.won for seat in table) == pytest.approx(1)
    assert all(seat.way in WAYS for seat in table)


def test_it_prints_places_ways_and_every_helper(capsys: Output) -> None:
    assert main(["--games", "1", "--seats", "2", "--workers", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("2 seats, 1 games: wins by place")
    assert [line.split("|")[1].strip() for line in lines if line.startswith("| H")] == [
        card.id for card in HELPERS
    ]
    assert sum(line.startswith(f"| {way} ") for line in lines for way in WAYS) == len(WAYS)
