"""`/tables`: all my tables here, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.counter import EVERYWHERE, INSTALLED
from bot.commands.wording import explained

if TYPE_CHECKING:
    from bot.commands.counter import Counter


def tables_command(counter: Counter) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name="tables", description=explained("command-tables"))
    async def tables(interaction: discord.Interaction[Any]) -> None:
        await counter.ask(interaction, "tables")

    tables.allowed_contexts, tables.allowed_installs = EVERYWHERE, INSTALLED
    return tables
