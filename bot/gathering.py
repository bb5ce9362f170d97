"""All the tables of a person: whose turn it is, and the way there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import ui

from bot.clicks import Click
from bot.components import Look, button, framed, row
from bot.ids import ClickId
from bot.links import jump, newest_post
from bot.reply import Reply
from bot.words import words
from tables import LOBBY, Table

if TYPE_CHECKING:
    from bot.service import Service

MOST = 20
"""How many tables are listed: more would not fit into a message."""


class Gathering:
    def __init__(self, service: Service) -> None:
        self._service = service

    async def tables(self, click: Click) -> None:
        """Here on this server, or in a direct conversation everywhere; those that wait for you first."""
        found = await self._service.house.tables_of(click.user, click.interaction.guild_id)
        text = words(self._service.language(click.interaction))
        look = Look(ClickId("help"), text, self._service.emojis.get)
        if not found:
            opening = row(button(look, "help", text("help"), emoji="❔"))
            await Reply(click.interaction, updates=click.in_private).show(
                framed(look, ui.TextDisplay(text("tables-none")), opening)
            )
            return
        ordered = sorted(found, key=lambda table: (not _waits_for(table, click.user), -(table.moved_at or 0)))
        lines = [await self._line(table, look, click.user) for table in ordered[:MOST]]
        if len(found) > MOST:
            lines.append(text("tables-more", count=len(found) - MOST))
        shown: list[ui.Item[Any]] = [ui.TextDisplay("\n".join([f"### {text('tables-title')}", *lines]))]
        await Reply(click.interaction, updates=click.in_private).show(framed(look, *shown))

    async def _line(self, table: Table, look: Look, user: int) -> str:
        text, face = look.text, self._service.faces.get(table.game)
        link = await newest_post(self._service.house, table) or jump(table.guild, table.channel)
        game = face.title(text) if face is not None else table.game
        said = {"game": game, "where": f"<#{table.channel}>", "link": link}
        if table.status == LOBBY:
            taken = sum(seat.taken for seat in table.seats)
            return text("tables-lobby", **said, taken=taken, seats=len(table.seats))
        since = f"<t:{int(table.moved_at or table.created_at)}:R>"
        if _waits_for(table, user):
            return text("tables-yours", **said, since=since)
        who = ", ".join(
            self._service.naming.mention(table.seats[seat], text.language) for seat in table.to_act
        )
        return text("tables-theirs", **said, who=who, since=since)


def _waits_for(table: Table, user: int) -> bool:
    seat = table.seat_of(user)
    return seat is not None and seat.seat in table.to_act
