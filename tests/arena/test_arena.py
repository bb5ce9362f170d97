"""Tournaments: who sits where, what is counted, what is printed."""

from __future__ import annotations

import pytest

from arena.__main__ import main
from arena.figures import figures, wilson
from arena.match import Pairing, Played, play

Output = pytest.CaptureFixture[str]


def test_the_challenger_sits_at_every_seat_in_turn_among_the_field() -> None:
    pairing = Pairing("gluckauf", "baron", ("hewer", "random"), 3)
    tables = [pairing.levels(number) for number in range(3)]
    assert [table.index("baron") for table in tables] == [0, 1, 2]
    assert tables[0] == ("baron", "hewer", "random")
    assert tables[1] == ("random", "baron", "hewer")


def test_a_game_is_the_same_again() -> None:
    pairing = Pairing("gluckauf", "apprentice", ("random",), 2)
    first, again = play(pairing, 4), play(pairing, 4)
    assert (first.won, first.score, first.others) == (again.won, again.score, again.others)
    assert len(first.seconds) == len(again.seconds) > 20


def test_a_rate_of_few_games_says_little() -> None:
    low, high = wilson(0.5, 10)
    assert low == pytest.approx(0.237, abs=0.001)
    assert high == pytest.approx(0.763, abs=0.001)
    assert wilson(1.0, 400)[0] > 0.99


def test_figures_are_those_of_the_games() -> None:
    found = figures([Played(1.0, 90, (50, 70), (0.1, 0.3)), Played(0.5, 80, (80, 20), (0.2,))])
    assert (found.games, found.rate, found.score, found.other_score, found.best) == (2, 0.75, 85, 55, 85)
    assert (found.median_ms, found.most_ms) == (200, 300)


def test_it_prints_a_row_for_each_pairing_and_number_of_seats(capsys: Output) -> None:
    arguments = ["--games", "3", "--seats", "2", "4", "--pair", "apprentice:random", "--workers", "1"]
    assert main(arguments) == 0
    output = capsys.readouterr()
    rows = output.out.splitlines()[2:]
    assert [line.split("|")[1:5] for line in rows] == [
        [" apprentice ", " random ", " 2 ", " 3 "],
        [" apprentice ", " random ", " 4 ", " 3 "],
    ]
    assert "3/3" in output.err


def test_a_level_nobody_knows_is_named(capsys: Output) -> None:
    assert main(["--pair", "king:hewer"]) == 2
    assert "'king'" in capsys.readouterr().err
