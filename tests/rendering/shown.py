"""The pictures the README shows: of games played by AIs, kept beside them as records."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from games import GAMES
from games.record import parse_record
from rendering.album import Album, course
from rendering.gluckauf import album as gluckauf
from rendering.gluckauf import signboard
from rendering.setting import Setting
from rendering.zoo import album as zoo

FOLDER = Path(__file__).parents[2] / "docs"
NAMES = ("Anna", "Győző", "Łucja", "Jürgen")
_SHOWN = {
    ("game.txt", "light", 75): {"board.png": "board.png"},
    ("game.txt", "dark", 75): {"mine-3.png": "mine.png"},
    ("game.txt", "light", None): {"final.png": "final.png", "chart.png": "chart.png"},
    ("zoo.txt", "dark", 30): {"market.png": "market.png"},
}
"""By record, theme and turn: which of its pictures, and what they are called there."""
FILES = {FOLDER / "banner.png", *(FOLDER / name for files in _SHOWN.values() for name in files.values())}
_ALBUMS: dict[str, Album] = {"gluckauf": gluckauf, "zoo": zoo}


def shown() -> Iterator[tuple[Path, bytes]]:
    """Every file with what it has to hold."""
    yield FOLDER / "banner.png", signboard.banner()
    for (name, theme, turn), files in _SHOWN.items():
        record = parse_record((FOLDER / name).read_text("utf-8"))
        turns = course(record, GAMES[record.game], None)
        upto = turns if turn is None else turns[: turn + 1]
        for page in _ALBUMS[record.game].pages(upto, Setting(NAMES, theme), replay=False):
            if page.file in files:
                yield FOLDER / files[page.file], page.data


def renew() -> None:
    for file, data in shown():
        file.write_bytes(data)


if __name__ == "__main__":
    renew()
