"""Old posts lose their buttons: when there is time, and whatever happens meanwhile."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.rebuilding import inside, kept, rebuild

if TYPE_CHECKING:
    from discord import ui

    from bot.calm import Calm
    from tables import Outbox, Outlived

log = logging.getLogger(__name__)

FEW = 4
"""How many posts are edited side by side."""


class Retiring:
    """Runs beside the bot for as long as it lives, behind everything people wait for.

    Which posts are outlived stands in the database. Until their buttons are off they say that the table has
    moved on. One that cannot be reached now is tried again with the next.
    """

    def __init__(self, client: discord.Client, outbox: Outbox, calm: Calm) -> None:
        self._client = client
        self._outbox = outbox
        self._calm = calm

    async def run(self) -> None:
        while True:
            posts = await self._outbox.outlived()
            for start in range(0, len(posts), FEW):
                await self._calm.reached()
                await self._retire(posts[start : start + FEW])
            await self._outbox.wait_for_outlived()

    async def _retire(self, posts: tuple[Outlived, ...]) -> None:
        settled = await asyncio.gather(*map(self._settled, posts))
        if any(settled):
            await self._outbox.retired([post for post, over in zip(posts, settled, strict=True) if over])

    async def _settled(self, post: Outlived) -> bool:
        """Whether nothing is left to do about it; one that may not be edited keeps its buttons."""
        try:
            channel = self._client.get_partial_messageable(post.channel)
            await take_buttons_off(await channel.fetch_message(post.message))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("old post left as it is", extra={"post": post.message, "reason": str(error)})
            return isinstance(error, discord.HTTPException) and error.status < 500
        except Exception:  # whatever it is, it would be the same the next time, and the others wait
            log.exception("cannot take the buttons off", extra={"post": post.message})
        return True


async def take_buttons_off(message: discord.Message) -> None:
    """Edits a post down to its texts and pictures. A post without buttons is left alone."""
    if any(isinstance(part, discord.ActionRow) for frame in message.components for part in inside(frame)):
        await rebuild(message, _without_buttons)


def _without_buttons(part: Any) -> ui.Item[Any] | None:
    return None if isinstance(part, discord.ActionRow) else kept(part)
