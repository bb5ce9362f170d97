"""Positions and events as lines for a terminal."""

from __future__ import annotations

from typing import get_args

from games.zoo.events import AnyEvent
from games.zoo.terminal import _LINES, board, chapter, line
from tests.games.playing import steps

from .characters import MASTER, PLANNER, SCHEMER, Table
from .positions import GAME, A, company, fruit_prices, has, influence, new, row

TABLE = Table((MASTER, SCHEMER, PLANNER), 3, {"bots": "2"})


def test_the_board_shows_companies_warehouse_rows_and_players() -> None:
    state = has(company(new(1, 1), A, price=4, lying="AL"), 0, coins=7, shares="AAL", staff="H01", held="AP")
    state = influence(row(fruit_prices(state, 1, 3, 2), "H22 H34"), "I01 I08")
    shown = board(state)
    for expected in (
        "Round 1 of 5 · token 1 · first is player 0 · player 0 to act",
        "apple     share price 4  deck 5  fruit AL      shares: 2 of player 0",
        "fruit prices: apple 1, lemon 3, pineapple 2",
        "influence I01, I08",
        "helpers   H22 for ALP; H34 for AALLPP",
        "Player 0: 7 coins · fruit AP · 4 glory (H01)",
        "Bot 1: 10 coins · fruit ALP · no helpers",
    ):
        assert expected in shown


def test_every_event_has_its_line_also_for_those_who_may_not_know_all() -> None:
    assert set(_LINES) == set(get_args(AnyEvent))
    for step in steps(TABLE):
        for event in step.events:
            for seat in (None, 0):
                told = line(GAME.witness(event, seat))
                assert told.strip()
                assert "-2" not in told


def test_every_round_is_a_chapter() -> None:
    chapters = [chapter(TABLE.new()), *(chapter(step.after) for step in steps(TABLE))]
    assert sorted(set(chapters)) == [1, 2, 3, 4, 5, 6]
    assert chapters == sorted(chapters)
