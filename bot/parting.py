"""Going before the end: leaving a table, or ending it. Both ask once more before they do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.clicks import Click
from bot.components import Look, button, framed, row
from bot.ids import ClickId
from bot.lobby import Lobbies
from bot.opponents import stand_in
from bot.reply import Reply, said
from bot.standing import is_moderator
from bot.words import words
from tables import LOBBY, NotAtTable, Refused, Table

if TYPE_CHECKING:
    from bot.service import Service

YES, ASK = "yes", "ask"


class Parting:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._house = service.house

    async def leave(self, click: Click) -> None:
        """From a lobby at once; from a running game for good, an AI playing on."""
        table = await self._house.table(click.id.table)
        text = words(self._service.language(click.interaction))
        if not table.unfinished:
            raise Refused("over")
        if table.status == LOBBY:
            table = await self._house.lobby.leave(table.id, click.user, request=click.request)
            await Reply(click.interaction).show(said(text("left-lobby")))
            await Lobbies(self._service).edit_card(click.interaction, table)
            return
        if table.seat_of(click.user) is None:
            raise NotAtTable("not-at-table", user=click.user)
        level = stand_in(self._house.games[table.game])
        if click.id.detail != YES:
            await self._ask(click, "go", text("leave-sure", ai=text(f"ai-{level}")), text("leave-yes"))
            return
        await self._house.seats.leave(table.id, click.user, level, request=click.request)
        await Reply(click.interaction, updates=click.in_private).show(said(text("left")))

    async def end(self, click: Click) -> None:
        """By the host or a moderator at once; others at the table may ask everybody."""
        table = await self._house.table(click.id.table)
        text = words(self._service.language(click.interaction))
        if not table.unfinished:
            raise Refused("over")
        if not self._may_end(click, table):
            await self._ask_others(click, table)
        elif click.id.detail != YES:
            sure = text("end-sure" if table.turn else "end-sure-lobby")
            await self._ask(click, "end", sure, text("end-yes"))
        else:
            await self._end(click)

    def _may_end(self, click: Click, table: Table) -> bool:
        return click.user == table.owner or is_moderator(click.interaction)

    async def _end(self, click: Click) -> None:
        text = words(self._service.language(click.interaction))
        table = await self._house.seats.end(
            click.id.table, by=click.user, moderator=is_moderator(click.interaction), request=click.request
        )
        await Reply(click.interaction, updates=click.in_private).show(said(text("ended")))
        if table.started_at is None:
            await Lobbies(self._service).edit_card(click.interaction, table)

    async def _ask_others(self, click: Click, table: Table) -> None:
        text = words(self._service.language(click.interaction))
        if table.seat_of(click.user) is None or table.status == LOBBY:
            raise Refused("not-owner", owner=table.owner)
        if click.id.detail != ASK:
            said_so = text("end-ask", host=f"<@{table.owner}>")
            await self._ask(click, "end", said_so, text("end-ask-yes"), detail=ASK)
            return
        await self._house.voting.ask_end(table.id, click.user, request=click.request)
        await Reply(click.interaction, updates=click.in_private).show(said(text("vote-asked")))

    async def undo(self, click: Click) -> None:
        """Asks those concerned to take back one's own last turn."""
        vote = await self._house.voting.ask_undo(click.id.table, click.user, request=click.request)
        text = words(self._service.language(click.interaction))
        await Reply(click.interaction).show(
            said(text("undone-at-once" if vote.state == "passed" else "vote-asked"))
        )

    async def _ask(self, click: Click, verb: str, question: str, answer: str, *, detail: str = YES) -> None:
        text = words(self._service.language(click.interaction))
        look = Look(ClickId(verb, click.id.table), text, self._service.emojis.get)
        confirm = button(look, verb, answer, detail=detail, style=discord.ButtonStyle.danger)
        await Reply(click.interaction).show(framed(look, ui.TextDisplay(question), row(confirm)))
