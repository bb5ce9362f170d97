"""`python -m games`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from games.__main__ import main
from games.record import parse_record

RECORDS = sorted((Path(__file__).parent / "gluckauf" / "records").glob("*.txt"))
ROWS = ["deliveries", "shift-1", "shift-2", "shift-3", "marks", "coal", "orders", "balance", "total", "rank"]

Output = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path, capsys: Output) -> Path:
    path = tmp_path / "game.txt"
    assert main(["gluckauf", "--seats", "3", "--seed", "7", "--quiet", "--record", str(path)]) == 0
    capsys.readouterr()
    return path


def refused(arguments: list[str], capsys: Output) -> str:
    """The one line that says what is wrong."""
    assert main(arguments) == 1
    output = capsys.readouterr()
    (line,) = output.err.splitlines()
    return line


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_a_game_and_prints_boards_log_and_final_scores_with_their_parts(
    seats: int, capsys: Output
) -> None:
    assert main(["gluckauf", "--seats", str(seats), "--seed", "7"]) == 0
    output = capsys.readouterr().out
    for expected in ("Shift 1 of 3", "Shift 2 of 3", "Shift 3 of 3", "the game is over", "places 1 on"):
        assert expected in output
    scores = output.partition("Final scores")[2]
    assert [line.split()[0] for line in scores.splitlines()[1:]] == ROWS
    columns = [[int(cell) for cell in line.split()[1:]] for line in scores.splitlines()[1:]]
    assert all(len(column) == seats for column in columns)
    *parts, totals, _ = columns
    assert [sum(part) for part in zip(*parts, strict=True)] == totals


def test_the_same_seed_plays_the_same_game(capsys: Output) -> None:
    outputs = []
    for seed in ("7", "7", "8"):
        main(["gluckauf", "--seed", seed])
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1] != outputs[2]


def test_quiet_prints_only_the_final_scores(capsys: Output) -> None:
    main(["gluckauf", "--seed", "7", "--quiet"])
    assert capsys.readouterr().out.strip().startswith("Final scores")


def test_a_game_is_recorded_and_replayed_with_the_same_output(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "game.txt"
    main(["gluckauf", "--seats", "2", "--seed", "9", "--option", "orders=dealt", "--record", str(path)])
    played = capsys.readouterr().out
    recorded = parse_record(path.read_text(encoding="utf-8"))
    assert (recorded.seats, recorded.seed, recorded.options["orders"]) == (2, 9, "dealt")
    assert played.endswith(f"Recorded in {path}: {len(recorded.moves)} actions.\n")
    assert main(["replay", str(path)]) == 0
    replayed = capsys.readouterr().out
    assert replayed.endswith(f"Replayed {len(recorded.moves)} actions: the result is the recorded one.\n")
    assert replayed.rpartition("Replayed")[0] == played.rpartition("Recorded")[0]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_games_of_old_are_replayed(path: Path, capsys: Output) -> None:
    assert main(["replay", str(path), "--quiet"]) == 0
    assert "the result is the recorded one" in capsys.readouterr().out


def test_a_record_that_ends_early_is_replayed_as_far_as_it_goes(record: Path, capsys: Output) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:60]), encoding="utf-8")
    assert main(["replay", str(record)]) == 0
    assert "The record ends after 53 actions, before the game does." in capsys.readouterr().out


def test_a_changed_result_is_refused(record: Path, capsys: Output) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join([*lines[:-1], "scores 99 98 97"]), encoding="utf-8")
    line = refused(["replay", str(record), "--quiet"], capsys)
    assert line.startswith("IllegalRecord: different-result (recorded=(99, 98, 97), replayed=(")


def test_a_changed_move_is_refused_with_its_number(record: Path, capsys: Output) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    seat = lines[7].partition(":")[0]
    record.write_text("\n".join([*lines[:7], f"{seat}: work money:6", *lines[8:]]), encoding="utf-8")
    line = refused(["replay", str(record), "--quiet"], capsys)
    assert line.startswith("IllegalRecord: illegal-move (move=1, text='work money:6', reason=\"not-now")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "IllegalRecord: not-a-record"),
        (b"hello\n", "IllegalRecord: not-a-record"),
        (b"\xff\xfe\x00", "UnicodeDecodeError"),
        (b"pithead record 1\ngame gluckauf\n", "IllegalRecord: bad-line (line=3, expected='seats')"),
        (b"pithead record 9\n", "IllegalRecord: newer-version (version=9, known=1)"),
    ],
)
def test_a_file_that_is_no_record_is_refused(
    content: bytes, said: str, tmp_path: Path, capsys: Output
) -> None:
    path = tmp_path / "other.txt"
    path.write_bytes(content)
    assert refused(["replay", str(path)], capsys).startswith(said)


def test_a_file_that_is_not_there_or_a_folder_is_refused(tmp_path: Path, capsys: Output) -> None:
    assert "missing.txt" in refused(["replay", str(tmp_path / "missing.txt")], capsys)
    assert str(tmp_path) in refused(["replay", str(tmp_path)], capsys)


def test_a_record_that_cannot_be_written_is_told(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "nowhere" / "game.txt"
    assert str(path) in refused(["gluckauf", "--quiet", "--record", str(path)], capsys)


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("delivered=never", "IllegalSetup: unknown-choice (option='delivered', choice='never')"),
        ("weather=rain", "IllegalSetup: unknown-option (option='weather')"),
        ("delivered", "IllegalSetup: unknown-option (option='delivered')"),
    ],
)
def test_bad_options_of_the_game_are_refused(option: str, said: str, capsys: Output) -> None:
    assert refused(["gluckauf", "--option", option], capsys) == said


@pytest.mark.parametrize(
    "arguments",
    ["", "chess", "gluckauf --seats 5", "gluckauf --seed x", "gluckauf --colour", "replay"],
)
def test_bad_arguments_are_refused_with_how_to_use_it(arguments: str, capsys: Output) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(arguments.split())
    assert leaving.value.code == 2
    assert "usage: python -m games" in capsys.readouterr().err


def test_it_runs_as_a_module(record: Path) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "games", *arguments]
        return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)

    assert run("replay", str(record), "--quiet").returncode == 0
    record.write_text("nonsense", encoding="utf-8")
    refused = run("replay", str(record))
    assert (refused.returncode, refused.stderr) == (1, "IllegalRecord: not-a-record\n")


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    """As in `python -m games gluckauf | head -1`."""
    command = [sys.executable, "-m", "games", "gluckauf", "--seed", "7"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as game:
        assert game.stdout is not None
        assert game.stderr is not None
        game.stdout.readline()
        game.stdout.close()
        assert game.stderr.read() == b""


def test_levels_play_by_seat(capsys: Output) -> None:
    assert main(["gluckauf", "--players", "hewer,random,apprentice", "--seed", "2", "--quiet"]) == 0
    output = capsys.readouterr().out
    total = next(line for line in output.splitlines() if line.strip().startswith("total"))
    hewer, random, apprentice = (int(cell) for cell in total.split()[1:])
    assert hewer > apprentice > random


def test_a_level_nobody_knows_is_refused_with_those_there_are(capsys: Output) -> None:
    line = refused(["gluckauf", "--players", "hewer,king"], capsys)
    assert "unknown-level" in line
    assert "'king'" in line
    assert "'baron'" in line
