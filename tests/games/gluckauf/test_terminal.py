"""Positions and events as lines for a terminal."""

from __future__ import annotations

from typing import get_args

from games.gluckauf.events import AnyEvent
from games.gluckauf.terminal import _LINES, board, chapter, line
from tests.games.playing import states, steps

from .characters import COLLECTOR, DILIGENT, HOARDER, Table
from .positions import GAME, Seat, play, play_and_tell, position, rivals

TABLE = Table((DILIGENT, HOARDER, COLLECTOR), 3, {})


def test_the_board_shows_spaces_crews_stacks_and_mines() -> None:
    seat = Seat(
        marks=7,
        orders=("truck:GG YK,.",),
        delivered=("handcart:B",),
        tiles=("grey-light-2 G.",),
        cage_at="black",
        cage="KB",
        store="Y",
        printed=".BGK",
    )
    shown = board(
        position(seat, *rivals(), crews={"money:5": (1, 2)}, pithead=(0, 0, 3), workshops={1: "black-dark-2"})
    )
    for expected in (
        "Shift 2 of 3 · turn 0 · seat 0 to act",
        "1 black-dark-2",
        "8 closed",
        "5 (2 of seat 1)",
        "pithead   3 of seat 2 | canteen: nobody",
        "Seat 0: 3 VP, 7 marks, 15 workers",
        "cage at black [BK...] · store Y1 B0 G0 K0",
        "yellow light – | dark (.)",
        "grey   light (G)[G.] | dark –",
        "orders truck:GG (YK,.)",
        "delivered handcart:B",
    ):
        assert expected in shown


def test_printed_carts_stand_on_their_sides() -> None:
    """Yellow and black on the dark side, brown and grey on the light one."""
    shown = board(position(*rivals(2)))
    for level in (
        "yellow light – | dark (Y)",
        "brown  light (B) | dark –",
        "grey   light (G) | dark –",
        "black  light – | dark (K)",
    ):
        assert shown.count(level) == 2


def test_every_position_can_be_shown() -> None:
    for state in states(TABLE):
        assert board(state).startswith(f"Shift {state.shift} of 3")


def test_every_kind_of_event_has_its_line() -> None:
    assert set(_LINES) == set(get_args(AnyEvent))
    for step in steps(TABLE):
        for event in step.events:
            assert line(event)
            assert line(GAME.witness(event, None)) == line(event)  # nothing hidden is told


def test_events_read_as_sentences() -> None:
    state = position(Seat(marks=6), *rivals(), crews={"workshops:3": (1, 1)}, workshops={3: "grey-light-2"})
    _, events = play_and_tell(state, "workshops", "work workshops:3")
    assert [line(event) for event in events] == [
        "seat 0 places 2 on workshops:3; 1 of seat 1 to the canteen",
        "seat 0 buys grey-light-2 for 6, carts GG",
    ]
    _, events = play_and_tell(state, "work pithead")
    assert line(events[-1]) == "seat 0 earns 1 mark"
    _, events = play_and_tell(state, "work money:6")
    assert line(events[-1]) == "seat 0 earns 6 marks"


def test_the_board_is_shown_anew_for_the_draft_each_shift_and_the_end() -> None:
    shown = []
    for state in states(TABLE):
        if chapter(state) not in shown:
            shown.append(chapter(state))
    assert shown == [0, 1, 2, 3, 4]
    assert "the game is over" in board(
        play(position(Seat(workers=1), Seat(workers=0), shift=3), "work pithead", "done")
    )
