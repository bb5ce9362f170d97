"""`python -m rendering gluckauf RECORD --turn 40 -o out/` draws the pictures of a recorded game."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import cast

from games import GAMES
from games.core import GameError
from games.record import parse_record
from rendering.album import Album, Page, course
from rendering.setting import THEMES, Setting
from texts import LANGUAGES


class NotDrawn(Exception):
    """What was asked for cannot be drawn; says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    album = cast(Album, import_module(f"rendering.{options.game}.album"))
    try:
        pages = album.signs() if options.record is None else _pages(album, options)
        _write(pages, options.output)
    except (GameError, OSError, UnicodeDecodeError) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 1
    except NotDrawn as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m rendering", description="Draw the pictures of a recorded game.")
    parser.add_argument("game", choices=[key for key in GAMES if _has_album(key)])
    parser.add_argument(
        "record", type=Path, nargs="?", metavar="RECORD", help="without one, emojis, avatar and banner"
    )
    parser.add_argument("--turn", type=int, help="after so many turns; the last one otherwise")
    parser.add_argument("--seat", type=int, help="as that seat sees it, from 1; as an onlooker otherwise")
    parser.add_argument("--theme", choices=THEMES, default=THEMES[0])
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument(
        "--name", action="append", default=[], help="a player's name; once for each, in order"
    )
    parser.add_argument("--replay", action="store_true", help="an animation of all turns up to there as well")
    parser.add_argument("-o", "--output", type=Path, default=Path("out"), metavar="FOLDER")
    return parser


def _has_album(key: str) -> bool:
    return (Path(__file__).parent / key / "album.py").exists()


def _pages(album: Album, options: Namespace) -> Iterable[Page]:
    record = parse_record(options.record.read_text(encoding="utf-8"))
    if record.game != options.game:
        raise NotDrawn(f"{options.record} is a record of {record.game}, not of {options.game}.")
    if options.seat is not None and not 1 <= options.seat <= record.seats:
        raise NotDrawn(f"There is no seat {options.seat}: the game was played by {record.seats}.")
    turns = course(record, GAMES[record.game], None if options.seat is None else options.seat - 1)
    last = len(turns) - 1 if options.turn is None else options.turn
    if not 0 <= last < len(turns):
        raise NotDrawn(f"There is no turn {last}: the record has {len(turns) - 1}.")
    names = [*options.name, *(f"№ {seat + 1}" for seat in range(record.seats))][: record.seats]
    setting = Setting(tuple(names), options.theme, options.language)
    return album.pages(turns[: last + 1], setting, replay=options.replay)


def _write(pages: Iterable[Page], folder: Path) -> None:
    """Every picture, and all of them in words."""
    folder.mkdir(parents=True, exist_ok=True)
    told = []
    for page in pages:
        (folder / page.file).write_bytes(page.data)
        print(f"{folder / page.file}: {len(page.data) / 1024:,.0f} KB")
        told.append(f"# {page.file}\n\n{page.words}\n")
    (folder / "descriptions.md").write_text("\n".join(told), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
