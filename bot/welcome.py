"""The first word in a new place: what this is, and one button that starts a game at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.clicks import Click
from bot.components import Look, button, framed, row
from bot.ids import ClickId
from bot.reply import Reply
from bot.words import language_of, words
from tables import Opening

if TYPE_CHECKING:
    from bot.service import Service

GAME, AIS = "gluckauf", ("random", "random")


class Welcome:
    def __init__(self, service: Service) -> None:
        self._service = service

    async def post(self, guild: discord.Guild, me: int) -> None:
        """In the first channel the bot may write to, unless it has said something there before."""
        for channel in guild.text_channels:
            if not channel.permissions_for(guild.me).send_messages:
                continue
            if all([message.author.id != me async for message in channel.history(limit=20)]):
                await channel.send(view=self._view(language_of(guild.preferred_locale)))
            return

    def _view(self, language: str) -> ui.LayoutView:
        text = words(language)
        look = Look(ClickId("play"), text, self._service.emojis.get)
        title = self._service.faces[GAME].title(text)
        return framed(
            look,
            ui.TextDisplay(text("welcome", game=title)),
            row(button(look, "play", text("play-now"), emoji="⛏️", style=discord.ButtonStyle.primary)),
        )

    async def play(self, click: Click) -> None:
        """A table with two AIs, started at once, in a thread of its own where the channel is busy."""
        interaction = click.interaction
        language = self._service.language(interaction)
        channel = await self._place(
            interaction, words(language)("thread-alone", who=interaction.user.display_name)
        )
        opening = Opening(
            GAME, channel, click.user, interaction.guild_id, 1 + len(AIS), language=language, ais=AIS
        )
        table = await self._service.house.lobby.open(opening, request=click.request)
        await self._service.house.lobby.start(table.id, click.user, request=f"{click.request}:start")
        await Reply(interaction).tell(words(language)("game-opened", where=f"<#{channel}>"))

    async def _place(self, interaction: discord.Interaction[discord.Client], name: str) -> int:
        here = interaction.channel
        busy = await self._service.house.table_in(interaction.channel_id or 0)
        if busy is None or not busy.unfinished or not isinstance(here, discord.TextChannel):
            return interaction.channel_id or 0
        thread = await here.create_thread(name=name[:100], type=discord.ChannelType.public_thread)
        return thread.id
