"""The pictures the README shows: of a game played by four barons, kept beside them as a record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from games import GAMES
from games.record import parse_record
from rendering.album import course
from rendering.gluckauf import album, signboard
from rendering.setting import Setting

FOLDER = Path(__file__).parents[3] / "docs"
NAMES = ("Anna", "Győző", "Łucja", "Jürgen")
_SHOWN = {
    ("light", 75): {"board.png": "board.png"},
    ("dark", 75): {"mine-3.png": "mine.png"},
    ("light", None): {"final.png": "final.png", "chart.png": "chart.png"},
}
"""By theme and turn: which of its pictures, and what they are called there."""


def shown() -> Iterator[tuple[Path, bytes]]:
    """Every file with what it has to hold."""
    yield FOLDER / "banner.png", signboard.banner()
    record = parse_record((FOLDER / "game.txt").read_text("utf-8"))
    turns = course(record, GAMES[record.game], None)
    for (theme, turn), files in _SHOWN.items():
        upto = turns if turn is None else turns[: turn + 1]
        for page in album.pages(upto, Setting(NAMES, theme), replay=False):
            if page.file in files:
                yield FOLDER / files[page.file], page.data


def renew() -> None:
    for file, data in shown():
        file.write_bytes(data)


if __name__ == "__main__":
    renew()
