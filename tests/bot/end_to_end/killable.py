"""A bot in a process of its own, to be killed.

python -m tests.bot.end_to_end.killable URL TOKEN DATABASE [endless]
With `endless`, its AIs never finish a thought; it prints a line when one begins to think.
"""

import asyncio
import sys
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bot.client import Pithead
from bot.thinking import Thinking
from playground.discordpy import point_at
from storage import Database
from tables import House
from tests.bot.plain_face import PlainFace


class Endless(Executor):
    """Where no thought comes to an end."""

    def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
        print("thinking", flush=True)
        return Future()


async def main(url: str, token: str, path: str, *thoughts: str) -> None:
    point_at(url)
    thinking = Thinking(Endless) if thoughts else None
    async with Database(Path(path)) as database:
        faces = {"gluckauf": PlainFace()}
        bot = Pithead(House(database), faces, ThreadPoolExecutor(2), pause=0, thinking=thinking)
        await bot.start(token)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
