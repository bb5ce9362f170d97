"""Where commands are handed in: each goes to the handler that answers the button of the same meaning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from msgspec import Struct

from bot.clicks import Click
from bot.ids import NO_TABLE, ClickId
from tables import NoSuchTable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.answering import Answering
    from bot.clicks import Handler
    from bot.service import Service

Interaction = discord.Interaction[Any]

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""On servers, and alone with the bot."""
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)


class Counter(Struct, frozen=True):
    """What every command needs."""

    service: Service
    answering: Answering
    handlers: Mapping[str, Handler]

    async def ask(self, interaction: Interaction, verb: str, detail: str = "", *values: str) -> None:
        """Something that is about no table."""
        click = Click(interaction, ClickId(verb, NO_TABLE, detail=detail), values)
        await self.answering(interaction, lambda: self.handlers[verb](click))

    async def ask_here(self, interaction: Interaction, verb: str) -> None:
        """Something about the table of this channel."""

        async def handle() -> None:
            table = await self.service.house.table_in(interaction.channel_id or 0)
            if table is None:
                raise NoSuchTable("no-table")
            await self.handlers[verb](Click(interaction, ClickId(verb, table.id, table.version)))

        await self.answering(interaction, handle)
