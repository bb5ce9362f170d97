"""`python -m playground`: a Discord of one's own on this machine, until Ctrl-C."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
from pathlib import Path

from playground.server import Playground
from playground.store import UnreadableStore


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    parser.add_argument(
        "--port", type=int, default=0, help="the port to listen on (default: any that is free)"
    )
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="keep everything in this file over restarts"
    )
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="write each request of a bot as a JSON line"
    )
    parser.add_argument("--bot", default="bot", metavar="NAME", help="what the bot is called")
    parser.add_argument("--token", help="the token the bot logs in with (default: a random one)")
    parser.add_argument(
        "--rates", type=float, default=1.0, help="how many times Discord's rate limits (default: 1)"
    )
    return parser.parse_args(given)


async def run(options: argparse.Namespace) -> None:
    playground = Playground(
        port=options.port, keep=options.keep, record=options.record, rates=max(options.rates, 0.1)
    )
    async with playground:
        bot = playground.add_bot(options.bot, token=options.token)
        print(welcome(playground, bot.token), flush=True)
        await _asked_to_stop()


def welcome(playground: Playground, token: str) -> str:
    """What to open, and how a bot connects."""
    return f"""\
A playground is open.
  people:  {playground.address}
  a bot:   in Python, before the client logs in,
               from playground.discordpy import point_at
               point_at("{playground.url}")
           and then log in with the token {token}
  others:  REST {playground.url}/api/v10, gateway {playground.gateway.url}
Ctrl-C closes it."""


async def _asked_to_stop() -> None:
    stop = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    await stop.wait()


def main() -> None:
    try:
        asyncio.run(run(arguments(sys.argv[1:])))
    except UnreadableStore as error:
        sys.exit(str(error))
    except OSError as error:
        sys.exit(
            f"The playground cannot open: {error.strerror or error}. Is the port taken or a file locked?"
        )
    except KeyboardInterrupt:
        with contextlib.suppress(ValueError):
            sys.stdout.flush()


if __name__ == "__main__":
    main()
