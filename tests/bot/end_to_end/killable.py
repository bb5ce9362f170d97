"""A bot in a process of its own, to be killed: python -m tests.bot.end_to_end.killable URL TOKEN DATABASE."""

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bot.client import Pithead
from playground.discordpy import point_at
from storage import Database
from tables import House
from tests.bot.plain_face import PlainFace


async def main(url: str, token: str, path: str) -> None:
    point_at(url)
    async with Database(Path(path)) as database:
        await Pithead(House(database), {"gluckauf": PlainFace()}, ThreadPoolExecutor(2), pause=0).start(token)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
