"""`python -m bot`: Pithead in Discord, or without a token on its embedded Discord."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Sequence

import aiohttp
import discord

from bot.client import Pithead
from bot.configuration import Configuration, configuration
from bot.easels import Easels
from bot.faces import FACES
from bot.garbage import spare_what_stays
from bot.logs import set_up
from bot.thinking import Thinking, processes
from bot.words import words
from playground.discordpy import point_at
from playground.server import Playground
from storage import Database, StorageError
from tables import House, Limits
from texts import FALLBACK

EMBEDDED = "embedded"
"""Opens nothing but the embedded Discord on this machine."""
HOST = words(FALLBACK)
"""Whoever starts the bot reads English."""


def main(arguments: Sequence[str] | None = None) -> int:
    settings = configuration(arguments)
    set_up(settings.token, verbose=settings.verbose)
    try:
        asyncio.run(_run(settings))
    except StorageError as error:
        return _stopped(str(error))
    except discord.LoginFailure:
        return _stopped(HOST("host-token"))
    except aiohttp.ClientConnectionError as error:
        return _stopped(HOST("host-offline", reason=str(error)))
    except OSError as error:
        return _stopped(HOST("host-cannot-start", reason=str(error)))
    return 0


def _stopped(why: str) -> int:
    print(why, file=sys.stderr)
    return 1


def _say(line: str) -> None:
    print(line, flush=True)


async def _run(settings: Configuration) -> None:
    if settings.token:
        await _serve(settings, settings.token)
        return
    settings.database.parent.mkdir(parents=True, exist_ok=True)
    keep = settings.database.with_suffix(".playground")
    async with Playground(port=settings.port, keep=keep) as playground:
        bot = playground.add_bot("Pithead", token=EMBEDDED)
        point_at(playground.url)
        _say(HOST("host-embedded", address=playground.address))
        await _serve(settings, bot.token)


async def _serve(settings: Configuration, token: str) -> None:
    limits = Limits(
        per_person=settings.tables_per_person,
        per_guild=settings.tables_per_server,
        time_zone=settings.time_zone,
    )
    settings.database.parent.mkdir(parents=True, exist_ok=True)
    with Easels(FACES.values()) as drawing:
        async with Database(settings.database) as database:
            house = House(database, limits=limits)
            client = Pithead(
                house,
                FACES,
                drawing,
                pause=settings.pause,
                thinking=Thinking(processes),
                tell_host=_say if settings.token else _ignored,
            )
            loop = asyncio.get_running_loop()
            farewells: list[asyncio.Task[None]] = []
            for sign in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(sign, lambda: farewells.append(loop.create_task(client.close())))
            async with client:
                sparing = loop.create_task(spare_what_stays(client.wait_until_ready()))
                await client.start(token)
                sparing.cancel()


def _ignored(line: str) -> None:
    """On the embedded Discord there is nobody to invite the bot."""


if __name__ == "__main__":
    sys.exit(main())
