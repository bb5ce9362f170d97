"""Games as text."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import GAMES
from games.chance import Chance
from games.opponents import RandomOpponent, play_on
from games.record import IllegalRecord, Move, Record, parse_record, replay
from tests.games.playing import steady

RECORDS = sorted((Path(__file__).parent / "gluckauf" / "records").glob("*.txt"))


def played(seats: int = 2, seed: int = 3) -> Record:
    game = GAMES["gluckauf"]
    options = game.settle(None)
    moves = []
    state = game.new(seats, seed, options)
    for after, move, _ in play_on(game, state, (RandomOpponent(),) * seats, Chance(seed)):
        moves.append(move)
        state = after
    outcome = game.outcome(state)
    assert outcome is not None
    return Record("gluckauf", seats, seed, options, tuple(moves), outcome.scores)


RECORD = played()
LINES = str(RECORD).splitlines()
FIRST_MOVE = 7
SEAT = RECORD.moves[0].seat


def with_line(number: int, line: str) -> str:
    return "\n".join([*LINES[:number], line, *LINES[number + 1 :]])


def refusal(text: str) -> IllegalRecord:
    with pytest.raises(IllegalRecord) as refused:
        list(replay(parse_record(text), GAMES))
    return refused.value


def test_a_record_tells_game_seats_seed_options_moves_and_result() -> None:
    assert LINES[:FIRST_MOVE] == [
        "pithead record 1",
        "game gluckauf",
        "seats 2",
        "seed 3",
        "option delivered own",
        "option orders drafted",
        "option start random",
    ]
    assert LINES[FIRST_MOVE] == f"{RECORD.moves[0].seat}: {RECORD.moves[0].action}"
    assert RECORD.scores is not None
    assert LINES[-1] == f"scores {RECORD.scores[0]} {RECORD.scores[1]}"


def test_it_is_read_as_it_was_written() -> None:
    assert parse_record(str(RECORD)) == RECORD


def test_a_game_that_goes_on_has_no_result() -> None:
    cut = Record("gluckauf", 2, 3, RECORD.options, RECORD.moves[:20])
    assert "scores" not in str(cut)
    assert parse_record(str(cut)) == cut
    *_, (state, _, _) = replay(cut, GAMES)
    assert GAMES["gluckauf"].outcome(state) is None


def test_replaying_gives_every_position_with_the_move_that_led_there_and_what_happened() -> None:
    game = GAMES["gluckauf"]
    (before, first, nothing), *others = replay(RECORD, GAMES)
    assert (before, first, nothing) == (game.new(2, 3, RECORD.options), None, ())
    for after, move, events in others:
        assert move is not None
        assert (after, events) == game.apply(before, move.seat, game.parse(move.action))
        before = after
    assert len(others) == len(RECORD.moves)


def test_a_game_that_was_cut_short_is_closed_after_its_last_move() -> None:
    game, moves = GAMES["gluckauf"], RECORD.moves[:60]
    *_, (last, _, _) = replay(Record("gluckauf", 2, 3, RECORD.options, moves), GAMES)
    standing = game.outcome(game.cut_short(last))
    assert standing is not None
    cut = Record("gluckauf", 2, 3, RECORD.options, moves, standing.scores)
    *_, (before, move, _), (closed, none, events) = replay(parse_record(str(cut)), GAMES)
    assert (before, move) == (last, moves[-1])
    assert (closed, none, events) == (game.cut_short(last), None, ())
    assert refusal(str(Record("gluckauf", 2, 3, RECORD.options, moves, (99, 99)))).code == "different-result"


def test_options_not_told_are_the_default_ones() -> None:
    text = "\n".join(line for line in LINES if not line.startswith("option"))
    assert len(list(replay(parse_record(text), GAMES))) == len(RECORD.moves) + 1


@pytest.mark.parametrize("name", ["", "pithead", "pithead record", "pithead record 0", "hello world 1"])
def test_something_else_is_no_record(name: str) -> None:
    assert refusal(with_line(0, name)).code in {"not-a-record", "bad-line"}
    assert refusal(name).code in {"not-a-record", "bad-line"}


def test_a_newer_record_is_told_with_its_version() -> None:
    error = refusal(with_line(0, "pithead record 2"))
    assert (error.code, error.data) == ("newer-version", {"version": 2, "known": 1})


@pytest.mark.parametrize(
    ("number", "line", "expected"),
    [
        (0, "pithead record one", "number"),
        (0, "pithead record " + "9" * 5000, "number"),
        (1, "name gluckauf", "game"),
        (1, "game", "game"),
        (2, "seats two", "number"),
        (2, "seats 02", "number"),
        (2, "seats ²", "number"),
        (3, "seed 3.0", "number"),
        (3, "seed +3", "number"),
        (3, "seed 1_000", "number"),
        (3, "seed " + "9" * 5000, "number"),
        (5, "option delivered own", "another option"),
        (FIRST_MOVE, "one: draft truck:Y", "number"),
        (FIRST_MOVE, " 1: draft truck:Y", "number"),
        (FIRST_MOVE, "draft truck:Y", "scores"),
        (FIRST_MOVE, "", "scores"),
        (len(LINES) - 1, "scores", "scores"),
        (len(LINES) - 1, "scores 5 x", "number"),
        (len(LINES) - 1, "result 5 5", "scores"),
        (len(LINES) - 1, f"{LINES[-1]}\nand more", "end"),
    ],
)
def test_a_line_that_makes_no_sense_is_told_with_its_number(number: int, line: str, expected: str) -> None:
    error = refusal(with_line(number, line))
    assert error.code == "bad-line"
    assert error.data["expected"] == expected
    wrong = number + 1 if expected != "end" else number + 2
    assert error.data["line"] == wrong


def test_an_unknown_game_is_told_with_the_known_ones() -> None:
    error = refusal(with_line(1, "game chess"))
    assert (error.code, error.data) == ("unknown-game", {"game": "chess", "known": tuple(GAMES)})


@pytest.mark.parametrize(
    ("number", "line", "reason"),
    [
        (2, "seats 7", "seat-count"),
        (4, "option delivered never", "unknown-choice"),
        (4, "option x y", "unknown-option"),
    ],
)
def test_a_setup_that_is_not_possible_is_told(number: int, line: str, reason: str) -> None:
    error = refusal(with_line(number, line))
    assert error.code == "illegal-setup"
    assert reason in str(error)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (f"{1 - SEAT}: done", "not-your-turn"),
        (f"{SEAT}: fly", "unknown-action"),
        (f"{SEAT}: done", "not-now"),
        ("9: done", "not-your-turn"),
        ("-1: done", "not-your-turn"),
    ],
)
def test_a_move_that_was_not_possible_is_told_with_its_number(line: str, reason: str) -> None:
    error = refusal(with_line(FIRST_MOVE, line))
    assert (error.code, error.data["move"]) == ("illegal-move", 1)
    assert reason in str(error.data["reason"])


def test_a_move_after_the_end_is_told() -> None:
    longer = Record("gluckauf", 2, 3, RECORD.options, (*RECORD.moves, Move(0, "done")), RECORD.scores)
    assert "game-over" in str(refusal(str(longer)))


def test_another_result_than_the_moves_lead_to_is_told() -> None:
    error = refusal(with_line(len(LINES) - 1, "scores 99 98"))
    assert error.code == "different-result"
    assert error.data == {"recorded": (99, 98), "replayed": RECORD.scores}


def test_a_result_before_the_end_and_an_end_without_a_result_are_told() -> None:
    early = Record("gluckauf", 2, 3, RECORD.options, RECORD.moves[:9], (1, 2))
    late = Record("gluckauf", 2, 3, RECORD.options, RECORD.moves)
    assert refusal(str(early)).code == refusal(str(late)).code == "different-result"


@settings(steady, max_examples=300)
@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(IllegalRecord):
        parse_record(text)


@settings(steady, max_examples=150)
@given(st.data())
def test_a_record_somebody_changed_is_refused_or_another_game(data: st.DataObject) -> None:
    text = str(RECORD)
    at = data.draw(st.integers(0, len(text)))
    until = data.draw(st.integers(at, min(at + 4, len(text))))
    changed = text[:at] + data.draw(st.text("0123456789: abcdeot\n", max_size=3)) + text[until:]
    try:
        again = list(replay(parse_record(changed), GAMES))
    except IllegalRecord:
        return
    assert GAMES["gluckauf"].outcome(again[-1][0]) is not None


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_games_of_old_are_replayed_for_ever(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse_record(text)
    assert str(record) == text
    *_, (state, _, _) = replay(record, GAMES)
    outcome = GAMES[record.game].outcome(state)
    assert outcome is not None
    assert outcome.scores == record.scores


def test_there_are_games_of_old_for_every_number_of_seats_and_every_choice() -> None:
    records = [parse_record(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {record.seats for record in records} == {2, 3, 4}
    for option in GAMES["gluckauf"].options:
        assert {record.options[option.key] for record in records} == set(option.choices)
