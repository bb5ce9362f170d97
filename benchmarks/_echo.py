"""A bot of its own process that answers clicks: python -m benchmarks._echo URL TOKEN."""

from __future__ import annotations

import asyncio
import sys
from io import BytesIO
from typing import Any

import discord

from playground.discordpy import point_at

PICTURE = bytes(200_000)
GO, SHOW = "go", "show"


class Echo(discord.Client):
    """Counts up in the message that was clicked; on `SHOW` with a new picture."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data or {}
        message = interaction.message
        assert message is not None
        count = str(int(message.content) + 1)
        if data.get("custom_id") == SHOW:
            file = discord.File(BytesIO(PICTURE), "board.png", description="The board")
            await interaction.response.edit_message(content=count, attachments=[file])
        else:
            await interaction.response.edit_message(content=count)


async def main(url: str, token: str) -> None:
    point_at(url)
    client = Echo(intents=discord.Intents(guilds=True), max_messages=None)
    async with client:
        await client.start(token)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
