"""`/tables`: all my tables here, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.naming import mention
from bot.reply import Reply, said
from bot.words import words
from tables import Table

if TYPE_CHECKING:
    from bot.answering import Answering
    from bot.service import Service


def tables_command(service: Service, answering: Answering) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name="tables", description=words("en")("command-tables"))
    async def tables(interaction: discord.Interaction[Any]) -> None:
        await answering(interaction, lambda: show(interaction))

    async def show(interaction: discord.Interaction[Any]) -> None:
        text = words(service.language(interaction))
        found = await service.house.tables_of(interaction.user.id, interaction.guild_id)
        lines = [
            text(
                "tables-line",
                game=service.faces[table.game].title(text),
                where=f"<#{table.channel}>",
                who=", ".join(_waited_for(table)),
            )
            for table in found
        ]
        await Reply(interaction).show(
            said("\n".join([f"### {text('tables-title')}", *lines]) if lines else text("tables-none"))
        )

    return tables


def _waited_for(table: Table) -> list[str]:
    seats = table.to_act or range(len(table.seats))
    return [mention(table.seats[seat], table.language) for seat in seats]
