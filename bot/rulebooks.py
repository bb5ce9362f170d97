"""The rules of the games, topic by topic, with pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.clicks import Click
from bot.components import Look, framed, picker, row
from bot.describing import pictured
from bot.face import Face, Style, Topic
from bot.ids import ClickId
from bot.reply import Reply
from bot.words import words
from tables import Refused

if TYPE_CHECKING:
    from bot.service import Service

MESSAGE = 3800
"""Characters of a message that text and descriptions may take together."""
SLASH = "/"
"""Between the game and the topic, where both are named in one value."""


class Rulebooks:
    def __init__(self, service: Service) -> None:
        self._service = service

    async def of_table(self, click: Click) -> None:
        """From the post of a table: the rules of its game, from the beginning."""
        table = await self._service.house.table(click.id.table)
        await self._show(click, self._service.faces[table.game], "")

    async def topic(self, click: Click) -> None:
        """A topic by its name, or by any words that stand in it: those of this channel's game first."""
        wanted = click.values[0] if click.values else ""
        game, _, key = wanted.partition(SLASH)
        if game in self._service.faces:
            await self._show(click, self._service.faces[game], key)
            return
        faces = await self._faces(click)
        language = self._service.language(click.interaction)
        if not wanted:
            await self._show(click, faces[0], "")
            return
        for face in faces:
            for topic in face.rules(language):
                if topic.found_by(wanted):
                    await self._show(click, face, topic.key)
                    return
        raise Refused("no-such-topic", topic=wanted[:50])

    async def _faces(self, click: Click) -> list[Face]:
        here = await self._service.house.table_in(click.interaction.channel_id or 0)
        playing = here.game if here is not None else ""
        return sorted(self._service.faces.values(), key=lambda face: face.key != playing)

    async def _show(self, click: Click, face: Face, key: str) -> None:
        language = self._service.language(click.interaction)
        topics = face.rules(language)
        chosen = next((topic for topic in topics if topic.key == key), topics[0])
        look = Look(ClickId("rules-of"), words(language), self._service.emojis.get)
        picture = face.rules_picture(chosen.key, Style(language))
        pictures = [] if picture is None else [picture]
        room = MESSAGE - len(chosen.text)
        shown = pictured(pictures, described=self._service.describes(click.interaction), room=room)
        files = await self._service.pictures.files(pictures)
        await Reply(click.interaction, updates=click.in_private).show(
            framed(
                look,
                ui.TextDisplay(f"### {face.title(look.text)} · {chosen.title}\n{chosen.text}"),
                *shown,
                row(picker(look, "rules-of", look.text("rules-more"), _contents(face, topics, chosen))),
            ),
            files,
        )


def _contents(face: Face, topics: tuple[Topic, ...], chosen: Topic) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=topic.title[:100], value=f"{face.key}{SLASH}{topic.key}", default=topic is chosen
        )
        for topic in topics[:25]
    ]
