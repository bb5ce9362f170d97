"""How the bot is set up: the environment, a `.env` file, flags."""

from __future__ import annotations

import os
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from zoneinfo import available_timezones

from dotenv import dotenv_values
from msgspec import Struct

DEFAULT_DATABASE = "data/pithead.sqlite"
DEFAULT_PORT = 8310


class Configuration(Struct, frozen=True):
    token: str
    """"" runs the bot on the embedded Discord."""
    database: Path
    port: int
    """Of the embedded Discord."""
    tables_per_person: int
    tables_per_server: int
    time_zone: str
    """Where people live who did not say."""
    pause: float
    """Seconds between the turns of AIs."""
    verbose: bool

    def __repr__(self) -> str:
        """Without the token, so that it can be logged."""
        return f"Configuration(database={str(self.database)!r}, discord={bool(self.token)})"


def configuration(arguments: Sequence[str] | None = None, env_file: Path = Path(".env")) -> Configuration:
    """Flags win over the environment, the environment over the file. Exits with a clear word on nonsense."""
    values = {**{key: value or "" for key, value in dotenv_values(env_file).items()}, **os.environ}
    options = _parser(values).parse_args(arguments)
    return Configuration(
        token=values.get("DISCORD_TOKEN", "").strip(),
        database=options.database,
        port=options.port,
        tables_per_person=options.tables_per_person,
        tables_per_server=options.tables_per_server,
        time_zone=options.time_zone,
        pause=options.pause,
        verbose=options.verbose,
    )


def _parser(values: Mapping[str, str]) -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m bot",
        description="Starts Pithead: in Discord with a token, without one on its embedded Discord.",
        epilog="The token stands in DISCORD_TOKEN, in the environment or in .env; never on the command line, "
        "where others could read it. What the flags set can stand there too, by the names in brackets.",
    )

    def add(flag: str, setting: str, default: object, kind: Callable[[str], object], explained: str) -> None:
        default = values.get(setting) or str(default)
        shown = f"{explained} ({setting}; {default})"
        parser.add_argument(flag, type=kind, default=default, metavar=setting.rpartition("_")[2], help=shown)

    add("--database", "PITHEAD_DATABASE", DEFAULT_DATABASE, Path, "the SQLite file that keeps everything")
    add("--port", "PITHEAD_PORT", DEFAULT_PORT, _port, "of the embedded Discord; 0 takes any free one")
    add("--time-zone", "PITHEAD_TIME_ZONE", "UTC", _zone, "of people who did not say, such as Europe/Warsaw")
    add(
        "--tables-per-person",
        "PITHEAD_TABLES_PER_PERSON",
        10,
        _count,
        "unfinished tables of a person",
    )
    add("--tables-per-server", "PITHEAD_TABLES_PER_SERVER", 100, _count, "unfinished tables on a server")
    add("--pause", "PITHEAD_AI_PAUSE", 1.5, _seconds, "seconds between turns of AIs")
    parser.add_argument("--verbose", action="store_true", help="log every click")
    return parser


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise ArgumentTypeError(f"{text!r} is no port; write a number from 0 to 65535")
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not possible; write a whole number from 1 on")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 3600:
        raise ArgumentTypeError(f"{text!r} is not possible; write seconds, such as 1.5")
    return seconds


def _zone(name: str) -> str:
    if name not in available_timezones():
        raise ArgumentTypeError(f"there is no time zone {name!r}; write it like Europe/Warsaw")
    return name
