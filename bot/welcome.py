"""The first word in a new place: what this is, and buttons that start a game at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.clicks import Click
from bot.components import Look, button, framed, row
from bot.face import Face
from bot.ids import ClickId
from bot.learning import learn_buttons
from bot.opening import Openings
from bot.words import language_of, words
from tables import Opening

if TYPE_CHECKING:
    from bot.service import Service


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
        text, faces = words(language), self._service.faces
        look = Look(ClickId("play"), text, self._service.emojis.get)
        games = ", ".join(face.title(text) for face in faces.values())
        return framed(
            look,
            ui.TextDisplay(text("welcome", games=games)),
            row(*play_buttons(look, faces)),
            *(row(*buttons) for buttons in [tuple(learn_buttons(look, faces))] if buttons),
        )

    async def play(self, click: Click) -> None:
        """A table with AIs, started at once, in a thread of its own where the channel is busy."""
        faces = self._service.faces
        face = faces.get(click.id.detail) or next(iter(faces.values()))
        opening = Opening(
            face.key,
            0,
            click.user,
            click.interaction.guild_id,
            1 + len(face.company),
            language=self._service.language(click.interaction),
            ais=face.company,
        )
        await Openings(self._service).alone(click, opening)


def play_buttons(look: Look, faces: Mapping[str, Face]) -> Iterator[ui.Item[Any]]:
    """One for each game, the first one foremost."""
    style = discord.ButtonStyle.primary
    for key, face in faces.items():
        yield button(
            look,
            "play",
            look.text("play-now", game=face.title(look.text)),
            detail=key,
            emoji=face.labels(look.text.language).turn.emoji,
            style=style,
        )
        style = discord.ButtonStyle.secondary
