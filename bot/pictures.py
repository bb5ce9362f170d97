"""Drawing off the event loop, in other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor

import discord

from bot.face import Picture
from bot.reply import attachment


class Pictures:
    """Draws in whatever executor it is given: processes in the bot."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def files(self, pictures: Sequence[Picture]) -> list[discord.File]:
        """The pictures as files to send, drawn side by side."""
        drawn = await asyncio.gather(*(self._draw(picture.draw) for picture in pictures))
        return [
            attachment(picture.name, data, picture.alt) for picture, data in zip(pictures, drawn, strict=True)
        ]

    async def _draw(self, draw: Callable[[], bytes]) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._executor, draw)
