"""The app's own emojis, used on buttons where they have been uploaded; everything works without them."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import discord

log = logging.getLogger(__name__)


class Emojis:
    """Emojis by the name panels call them. A name without one stands for itself if it is Unicode."""

    def __init__(self) -> None:
        self._uploaded: dict[str, discord.PartialEmoji] = {}

    def get(self, name: str) -> discord.PartialEmoji | str | None:
        if name in self._uploaded:
            return self._uploaded[name]
        return None if name.isascii() else name

    async def prepare(self, client: discord.Client, drawn: Mapping[str, bytes]) -> None:
        """Uploads what is missing. Without the right to, or when Discord fails, panels have plain buttons."""
        try:
            there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
            for name, picture in drawn.items():
                if name not in there:
                    there[name] = await client.create_application_emoji(name=name, image=picture)
        except discord.HTTPException as error:
            log.warning("no emojis", extra={"reason": str(error)})
            return
        self._uploaded = {
            name: discord.PartialEmoji(name=name, id=emoji.id)
            for name, emoji in there.items()
            if name in drawn
        }
