"""For whoever runs the bot: `python -m tables backup FILE | check | export TABLE | stats`."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path

from games import GAMES
from games.core import GameError
from storage import Database, StorageError, back_up, readings
from tables import House, TableError, checking

DEFAULT = Path("data/pithead.sqlite")


def main(arguments: list[str] | None = None) -> int:
    """0 when all is well, 1 for faults found, 2 when it could not be done."""
    asked = _parser().parse_args(arguments)
    path = Path(os.environ.get("PITHEAD_DATABASE") or DEFAULT)
    try:
        if asked.command == "backup":
            back_up(path, asked.file)
            print(f"{path} was copied to {asked.file}, and the copy was checked.")
            return 0
        return asyncio.run(_answer(asked, path))
    except (StorageError, TableError, GameError) as error:
        print(error, file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tables",
        description="Looks after Pithead's database while the bot runs or rests.",
        epilog=f"The database is {DEFAULT}, unless PITHEAD_DATABASE names another.",
    )
    commands = parser.add_subparsers(dest="command", required=True)
    backup = commands.add_parser("backup", help="copy the database to a file")
    backup.add_argument(
        "file", type=Path, help="the copy; an older one of that name is replaced when it is whole"
    )
    commands.add_parser("check", help="prove that the file is sound and every game replays")
    export = commands.add_parser("export", help="print a game record, hidden things included")
    export.add_argument("table", help="the table's name, eight letters and digits")
    commands.add_parser("stats", help="print how much there is of what")
    return parser


async def _answer(asked: argparse.Namespace, path: Path) -> int:
    async with Database(path, writing=False) as database:
        if asked.command == "check":
            return await _check(database)
        if asked.command == "export":
            print(await House(database).records.export(asked.table, unfinished=True), end="")
        else:
            for name, figure in (await database.read(readings.totals)).items():
                print(f"{name:15} {figure:>12,}")
    return 0


async def _check(database: Database) -> int:
    found = 0
    async for fault in checking.faults(database, GAMES):
        print(fault)
        found += 1
    tables = len(await database.read(readings.all_tables))
    print(f"{tables} tables checked, {found or 'no'} faults found.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
