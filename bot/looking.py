"""Looking around: mines, orders, log, rules; and what can be done after the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.clicks import Click
from bot.components import Look, framed, gallery, picker, row
from bot.face import Picture
from bot.ids import ClickId
from bot.posts import style_of
from bot.reply import Reply, attachment
from bot.words import words
from tables import Look as TableLook
from tables import Refused

if TYPE_CHECKING:
    from bot.service import Service

LOG_LENGTH = 3500
"""Characters of the log that fit into one message with its heading."""


class Looking:
    """Private answers that change nothing."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def mines(self, click: Click) -> None:
        """One's own mine first; every other by a list."""
        look = await self._look(click)
        seat = _seat(click, look)
        names = await self._service.naming.names(look.table)
        picture = self._service.faces[look.table.game].own_picture(
            look.view, seat, names, style_of(look.table)
        )
        options = [
            discord.SelectOption(label=name[:100], value=str(number), default=number == seat)
            for number, name in enumerate(names.plain)
        ]
        await self._show(click, look, picture, ("mines", options))

    async def cards(self, click: Click) -> None:
        """The outstanding orders of everybody, one's own first."""
        look = await self._look(click)
        seat = _seat(click, look)
        names = await self._service.naming.names(look.table)
        face = self._service.faces[look.table.game]
        picture = face.cards_picture(look.view, seat, names, style_of(look.table))
        options = [
            discord.SelectOption(label=name[:100], value=str(number), default=number == seat)
            for number, name in enumerate(names.plain)
        ]
        await self._show(click, look, picture, ("cards", options))

    async def log(self, click: Click) -> None:
        """What happened, the newest last, as far back as one message holds."""
        look = await self._look(click)
        told = await self._service.house.sight.story(click.id.table, click.user)
        names = await self._service.naming.names(look.table)
        lines = self._service.faces[look.table.game].tell(told, names, style_of(look.table))
        await Reply(click.interaction).show(self._text(click, _newest(lines)))

    async def rules(self, click: Click) -> None:
        table = await self._service.house.table(click.id.table)
        language = self._service.language(click.interaction)
        topics = self._service.faces[table.game].rules(language)
        chosen = next((topic for topic in topics if (topic.key,) == click.values), topics[0])
        look = Look(ClickId("rules", table.id), words(language), self._service.emojis.get)
        options = [
            discord.SelectOption(label=topic.title[:100], value=topic.key, default=topic is chosen)
            for topic in topics[:25]
        ]
        await Reply(click.interaction, updates=bool(click.values)).show(
            framed(
                look,
                ui.TextDisplay(f"### {chosen.title}\n{chosen.text}"),
                row(picker(look, "rules", chosen.title, options)),
            )
        )

    async def rematch(self, click: Click) -> None:
        """Opens a table like this one, with the same people kept seats for."""
        from bot.lobby import Lobbies

        table = await self._service.house.lobby.rematch(click.id.table, click.user, request=click.request)
        reply = Reply(click.interaction, private=False)
        await reply.show(Lobbies(self._service).card(table))

    async def export(self, click: Click) -> None:
        record = await self._service.house.records.export(click.id.table)
        name = f"{click.id.table}.txt"
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.File(f"attachment://{name}"))
        await Reply(click.interaction).show(view, [attachment(name, record.encode(), "")])

    async def _look(self, click: Click) -> TableLook:
        return await self._service.house.sight.look(click.id.table, click.user)

    async def _show(
        self,
        click: Click,
        look: TableLook,
        picture: Picture | None,
        choice: tuple[str, list[discord.SelectOption]],
    ) -> None:
        text = words(self._service.language(click.interaction))
        common = Look(ClickId("mines", look.table.id, look.version), text, self._service.emojis.get)
        verb, options = choice
        children: list[ui.Item[Any]] = [row(picker(common, verb, text("whose"), options))]
        shown = [] if picture is None else [picture]
        children.insert(0, gallery(shown) if shown else ui.TextDisplay(text("nothing-there")))
        files = await self._service.pictures.files(shown)
        await Reply(click.interaction, updates=bool(click.values)).show(framed(common, *children), files)

    def _text(self, click: Click, shown: str) -> ui.LayoutView:
        text = words(self._service.language(click.interaction))
        look = Look(ClickId("log", click.id.table), text, self._service.emojis.get)
        return framed(look, ui.TextDisplay(f"### {text('log')}\n{shown or text('nothing-there')}"))


def _seat(click: Click, look: TableLook) -> int:
    """Whose things to show: the seat picked, or one's own, or the first."""
    seat = click.number if click.values else look.seat or 0
    if seat >= len(look.table.seats):
        raise Refused("unknown-button")
    return seat


def _newest(lines: tuple[str, ...]) -> str:
    kept: list[str] = []
    room = LOG_LENGTH
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return "\n".join(reversed(kept))
