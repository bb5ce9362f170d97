"""`python -m rendering` draws a recorded game and says plainly what it cannot draw."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from games.__main__ import main as play
from rendering.__main__ import main


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.txt"
    assert play(["gluckauf", "--seats", "2", "--seed", "3", "--quiet", "--record", str(file)]) == 0
    return file


def _drawn(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def test_every_picture_of_a_turn_is_drawn(record: Path, tmp_path: Path) -> None:
    assert main(["gluckauf", str(record), "--turn", "12", "-o", str(tmp_path)]) == 0
    assert {"board.png", "mine-1.png", "mine-2.png", "outstanding-1.png", "chart.png"} <= _drawn(tmp_path)
    assert "final.png" not in _drawn(tmp_path)
    told = (tmp_path / "descriptions.md").read_text(encoding="utf-8")
    assert all(f"# {name}" in told for name in _drawn(tmp_path) if name.endswith(".png"))


def test_a_finished_game_has_its_sheets_and_a_replay(record: Path, tmp_path: Path) -> None:
    asked = ["gluckauf", str(record), "--replay", "--theme", "dark", "--language", "hu", "--name", "Zsófia"]
    assert main([*asked, "-o", str(tmp_path)]) == 0
    assert {"shift-1.png", "shift-2.png", "shift-3.png", "final.png", "replay.gif"} <= _drawn(tmp_path)
    assert "Zsófia" in (tmp_path / "descriptions.md").read_text(encoding="utf-8")


def test_a_game_of_the_zoo_has_its_pictures_too(tmp_path: Path) -> None:
    file = tmp_path / "zoo.txt"
    asked = ["zoo", "--seats", "1", "--seed", "3", "--option", "bots=2", "--quiet", "--record", str(file)]
    assert play(asked) == 0
    assert main(["zoo", str(file), "--language", "pl", "--replay", "-o", str(tmp_path / "out")]) == 0
    drawn = _drawn(tmp_path / "out")
    assert {"market.png", "holdings-3.png", "round-5.png", "market-1.gif", "final.png"} <= drawn
    assert {"chart.png", "replay.gif", "descriptions.md"} <= drawn


def test_before_the_first_turn_the_draft_is_laid_out(record: Path, tmp_path: Path) -> None:
    assert main(["gluckauf", str(record), "--turn", "0", "-o", str(tmp_path)]) == 0
    assert "draft.png" in _drawn(tmp_path)


def test_without_a_record_emojis_avatar_and_banner_are_drawn(tmp_path: Path) -> None:
    assert main(["gluckauf", "-o", str(tmp_path)]) == 0
    assert {"emoji-grey.png", "emoji-worker_red.png", "avatar.png", "banner.png"} <= _drawn(tmp_path)
    with Image.open(tmp_path / "emoji-grey.png") as image:
        assert image.size == (128, 128)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (["--turn", "4000"], "There is no turn 4000: the record has "),
        (["--turn", "-1"], "There is no turn -1"),
        (["--seat", "3"], "There is no seat 3: the game was played by 2."),
    ],
)
def test_what_is_not_there_is_refused(
    record: Path, asked: list[str], answer: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["gluckauf", str(record), *asked, "-o", str(tmp_path / "out")]) == 1
    assert answer in capsys.readouterr().err


def test_a_file_that_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "note.txt").write_text("hello\n", encoding="utf-8")
    assert main(["gluckauf", str(tmp_path / "note.txt"), "-o", str(tmp_path / "out")]) == 1
    assert "not-a-record" in capsys.readouterr().err
