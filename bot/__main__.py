"""`python -m bot`: Pithead in Discord, or without a token on its embedded Discord."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from bot.client import Pithead
from bot.configuration import Configuration, configuration
from bot.faces import FACES
from bot.logs import set_up
from playground.discordpy import point_at
from playground.server import Playground
from storage import Database, StorageError
from tables import House, Limits

EMBEDDED = "embedded"
"""Opens nothing but the embedded Discord on this machine."""


def main(arguments: Sequence[str] | None = None) -> int:
    settings = configuration(arguments)
    set_up(settings.token, verbose=settings.verbose)
    try:
        asyncio.run(_run(settings))
    except StorageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


async def _run(settings: Configuration) -> None:
    if settings.token:
        await _serve(settings, settings.token)
        return
    settings.database.parent.mkdir(parents=True, exist_ok=True)
    keep = settings.database.with_suffix(".playground")
    async with Playground(port=settings.port, keep=keep) as playground:
        bot = playground.add_bot("Pithead", token=EMBEDDED)
        point_at(playground.url)
        print(f"Open {playground.address} in your browser.", flush=True)
        await _serve(settings, bot.token)


async def _serve(settings: Configuration, token: str) -> None:
    limits = Limits(per_person=settings.tables_per_person, per_guild=settings.tables_per_server)
    with ProcessPoolExecutor(mp_context=get_context("forkserver")) as drawing:
        async with Database(settings.database) as database:
            client = Pithead(House(database, limits=limits), FACES, drawing, pause=settings.pause)
            loop = asyncio.get_running_loop()
            for sign in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(sign, lambda: loop.create_task(client.close()))
            async with client:
                await client.start(token)


if __name__ == "__main__":
    sys.exit(main())
