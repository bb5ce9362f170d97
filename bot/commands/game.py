"""`/game …`: opening a table and looking after the one of this channel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.clicks import Click
from bot.ids import ClickId
from bot.lobby import Lobbies
from bot.reply import Reply
from bot.turns import Turns
from bot.words import words
from tables import ChannelBusy, NoSuchTable, Opening, Table

if TYPE_CHECKING:
    from bot.answering import Answering
    from bot.service import Service

Interaction = discord.Interaction[Any]


def game_commands(service: Service, answering: Answering) -> app_commands.Group:
    text = words("en")
    group = app_commands.Group(name="game", description=text("command-game"))
    choices = [app_commands.Choice(name=face.title(text), value=key) for key, face in service.faces.items()]

    @group.command(name="new", description=text("command-game-new"))
    @app_commands.describe(game=text("option-game"), seats=text("option-seats"))
    @app_commands.choices(game=choices)
    async def new(interaction: Interaction, game: str, seats: int | None = None) -> None:
        opening = _Opening(service, interaction)
        await answering(interaction, lambda: opening.open(game, seats), private=False)

    @group.command(name="board", description=text("command-game-board"))
    async def board(interaction: Interaction) -> None:
        async def show() -> None:
            table = await table_here(service, interaction)
            await Turns(service).open(Click(interaction, ClickId("turn", table.id, table.version)))

        await answering(interaction, show)

    return group


async def table_here(service: Service, interaction: Interaction) -> Table:
    """The table of the channel a command was used in. Raises NoSuchTable."""
    table = await service.house.table_in(interaction.channel_id or 0)
    if table is None:
        raise NoSuchTable("no-table")
    return table


class _Opening:
    """Opens a table here, or in a thread of its own where one is being played already."""

    def __init__(self, service: Service, interaction: Interaction) -> None:
        self._service = service
        self._interaction = interaction
        self._lobbies = Lobbies(service)

    async def open(self, game: str, seats: int | None) -> None:
        interaction = self._interaction
        try:
            table = await self._opened(interaction.channel_id or 0, game, seats)
        except ChannelBusy:
            await self._in_thread(game, seats)
            return
        await Reply(interaction, private=False).show(self._lobbies.card(table))
        card = await interaction.original_response()
        await self._noted(table, card.id)

    async def _in_thread(self, game: str, seats: int | None) -> None:
        interaction, channel = self._interaction, self._interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise ChannelBusy("channel-busy", channel=interaction.channel_id)
        text = words(self._service.language(interaction))
        name = f"{self._service.faces[game].title(text)} · {interaction.user.display_name}"[:100]
        thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        table = await self._opened(thread.id, game, seats)
        card = await thread.send(view=self._lobbies.card(table))
        await self._noted(table, card.id)
        await Reply(interaction).tell(text("opened-thread", thread=thread.mention))

    async def _opened(self, channel: int, game: str, seats: int | None) -> Table:
        interaction = self._interaction
        opening = Opening(
            game, channel, interaction.user.id, interaction.guild_id, seats, language=self._language()
        )
        return await self._service.house.lobby.open(opening, request=f"{interaction.id}:{channel}")

    def _language(self) -> str:
        return self._service.language(self._interaction)

    async def _noted(self, table: Table, message: int) -> None:
        await self._service.house.outbox.note_post(table.id, "card", channel=table.channel, message=message)
