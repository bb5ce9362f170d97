"""Drawing off the event loop, in other processes; what was drawn lately is not drawn again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, Executor

import discord

from bot.face import Picture
from bot.reply import attachment

KEPT = 4 * 2**20
"""Bytes of pictures that are remembered."""


class Pictures:
    """Draws in whatever executor it is given: processes in the bot.

    Whoever stops waiting takes their picture off the list, unless it is being drawn already.
    """

    def __init__(self, executor: Executor, *, kept: int = KEPT) -> None:
        self._executor = executor
        self._kept = kept
        self._drawn: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0

    async def files(self, pictures: Sequence[Picture]) -> list[discord.File]:
        """The pictures as files to send, drawn side by side."""
        drawn = await asyncio.gather(*map(self.draw, pictures))
        return [
            attachment(picture.name, data, picture.alt) for picture, data in zip(pictures, drawn, strict=True)
        ]

    async def draw(self, picture: Picture) -> bytes:
        key = picture.fingerprint
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        try:
            data = await self._made(picture)
        except BrokenExecutor:  # somebody else's picture may have broken it
            data = await self._made(picture)
        self._keep(key, data)
        return data

    async def _made(self, picture: Picture) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._executor, picture.draw)

    def _keep(self, key: str, data: bytes) -> None:
        self._bytes += len(data) - len(self._drawn.pop(key, b""))
        self._drawn[key] = data
        while self._bytes > self._kept:
            _, oldest = self._drawn.popitem(last=False)
            self._bytes -= len(oldest)
