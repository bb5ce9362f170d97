"""How the bot is set up: the environment, a `.env` file, flags."""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from pathlib import Path

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
        pause=options.pause,
        verbose=options.verbose,
    )


def _parser(values: Mapping[str, str]) -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m bot", description="Starts Pithead, without a token on its embedded Discord."
    )
    add = parser.add_argument
    add("--database", type=Path, default=values.get("PITHEAD_DATABASE") or DEFAULT_DATABASE, metavar="FILE")
    add(
        "--port", type=int, default=values.get("PITHEAD_PORT") or DEFAULT_PORT, help="of the embedded Discord"
    )
    add("--tables-per-person", type=int, default=values.get("PITHEAD_TABLES_PER_PERSON") or 10, metavar="N")
    add("--tables-per-server", type=int, default=values.get("PITHEAD_TABLES_PER_SERVER") or 100, metavar="N")
    add(
        "--pause",
        type=float,
        default=values.get("PITHEAD_AI_PAUSE") or 1.5,
        help="seconds between turns of AIs",
    )
    add("--verbose", action="store_true", help="log every click")
    return parser
