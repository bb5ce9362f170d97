"""The first word in a new place: what this is, and one button that starts a game at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.clicks import Click
from bot.components import Look, button, framed, row
from bot.ids import ClickId
from bot.opening import Openings
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
        language = self._service.language(click.interaction)
        seats = 1 + len(AIS)
        opening = Opening(GAME, 0, click.user, click.interaction.guild_id, seats, language=language, ais=AIS)
        await Openings(self._service).alone(click, opening)
