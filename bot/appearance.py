"""How the bot looks on Discord: its emojis, and a face where its host gave it none."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from concurrent.futures import Executor
from typing import TYPE_CHECKING

import discord

from bot.face import Face

if TYPE_CHECKING:
    from bot.emojis import Emojis

log = logging.getLogger(__name__)


class Appearance:
    """Prepared beside everything else: nobody waits for it."""

    def __init__(
        self, client: discord.Client, faces: Iterable[Face], emojis: Emojis, executor: Executor
    ) -> None:
        self._client = client
        self._faces = tuple(faces)
        self._emojis = emojis
        self._executor = executor

    async def run(self) -> None:
        """To its end, once; what fails is tried again after the next start."""
        await self._draw_emojis()
        await self._dress()

    async def _draw_emojis(self) -> None:
        loop = asyncio.get_running_loop()
        drawn: dict[str, bytes] = {}
        for face in self._faces:
            if (draw := face.emojis()) is not None:
                drawn |= await loop.run_in_executor(self._executor, draw)
        await self._emojis.prepare(self._client, drawn)

    async def _dress(self) -> None:
        """Avatar and banner for a bot that has none; what its host chose is left alone."""
        user = self._client.user
        if user is None or user.avatar is not None:
            return
        loop = asyncio.get_running_loop()
        avatar = await loop.run_in_executor(self._executor, _avatar)
        banner = await loop.run_in_executor(self._executor, _banner)
        try:
            await user.edit(avatar=avatar, banner=banner)
        except discord.HTTPException as error:
            log.info("no avatar", extra={"reason": str(error)})


# Drawing happens in other processes, which alone need to import what draws.


def _avatar() -> bytes:
    from rendering.gluckauf.signboard import avatar

    return avatar()


def _banner() -> bytes:
    from rendering.gluckauf.signboard import banner

    return banner()
