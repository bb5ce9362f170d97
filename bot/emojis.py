"""The app's own emojis, on buttons and in texts once they are uploaded; everything works without them."""

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
        """For a button or a list."""
        if name in self._uploaded:
            return self._uploaded[name]
        return None if name.isascii() else name

    def written(self, name: str, otherwise: str) -> str:
        """For a text."""
        return str(self._uploaded.get(name, otherwise))

    async def prepare(self, client: discord.Client, drawn: Mapping[str, bytes]) -> None:
        """Uploads what is missing, once for ever. Each can be used as soon as it is there.

        Without the right to, or when Discord fails, what is missing stays plain until the next start.
        """
        try:
            for emoji in await client.fetch_application_emojis():
                if emoji.name in drawn:
                    self._learn(emoji)
            for name, picture in drawn.items():
                if name not in self._uploaded:
                    self._learn(await client.create_application_emoji(name=name, image=picture))
        except discord.HTTPException as error:
            missing = len(drawn) - len(self._uploaded)
            log.warning("not all emojis", extra={"reason": str(error), "missing": missing})

    def _learn(self, emoji: discord.Emoji) -> None:
        self._uploaded[emoji.name] = discord.PartialEmoji(name=emoji.name, id=emoji.id)
