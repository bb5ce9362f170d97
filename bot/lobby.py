"""Before a game: the card of a lobby, edited with every click."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.clicks import Click
from bot.components import Look, button, framed, picker, row, small
from bot.ids import ClickId
from bot.reply import NOBODY, Reply
from bot.settings import agreed
from bot.words import words
from games.opponents import opponents
from tables import LOBBY, Refused, Table
from texts import Texts

if TYPE_CHECKING:
    from bot.service import Service

log = logging.getLogger(__name__)

CARD = "card"
"""The role of a lobby's card among the posts of a table."""
THREAD_NAME = 100


class Lobbies:
    """Every click on a lobby's card."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._lobby = service.house.lobby

    async def join(self, click: Click) -> None:
        member = click.interaction.user
        roles = [role.id for role in member.roles] if isinstance(member, discord.Member) else []
        await self._shown(
            click, await self._lobby.join(click.id.table, click.user, roles=roles, request=click.request)
        )

    async def leave(self, click: Click) -> None:
        await self._shown(click, await self._lobby.leave(click.id.table, click.user, request=click.request))

    async def add_ai(self, click: Click) -> None:
        table, level = await self._service.house.table(click.id.table), click.picked
        if level not in opponents(self._service.house.games[table.game]):
            raise Refused("unknown-button")
        await self._shown(click, await self._lobby.add_ai(table.id, click.user, level, request=click.request))

    async def start(self, click: Click) -> None:
        table = await self._lobby.start(click.id.table, click.user, request=click.request)
        await self._shown(click, table)
        await self._name_thread(click.interaction, table)

    async def anew(self, click: Click) -> None:
        """The card once more at the end of the channel; the old one goes."""
        table = await self._service.house.table(click.id.table)
        if table.status != LOBBY:
            raise Refused("not-a-lobby")
        if table.channel != click.interaction.channel_id:
            raise Refused("no-table")
        old = (await self._service.house.outbox.posts(table.id)).get(CARD)
        reply = Reply(click.interaction, private=False)
        await reply.show(self.card(table))
        await self.note_card(table, await reply.message_id())
        if old is not None:
            await _quietly(self._message(click.interaction, old.channel, old.message).delete())

    async def note_card(self, table: Table, message: int) -> None:
        """Keeps where the card stands, so that it can be edited from elsewhere."""
        await self._service.house.outbox.note_post(table.id, CARD, channel=table.channel, message=message)

    async def edit_card(self, interaction: discord.Interaction[Any], table: Table) -> None:
        """After a change that was not made on the card itself."""
        post = (await self._service.house.outbox.posts(table.id)).get(CARD)
        if post is not None:
            message = self._message(interaction, post.channel, post.message)
            await _quietly(message.edit(view=self.card(table), allowed_mentions=NOBODY))

    def _message(
        self, interaction: discord.Interaction[Any], channel: int, message: int
    ) -> discord.PartialMessage:
        place: discord.PartialMessageable = interaction.client.get_partial_messageable(channel)
        return place.get_partial_message(message)

    async def _shown(self, click: Click, table: Table) -> None:
        await Reply(click.interaction, updates=True).show(self.card(table))

    async def _name_thread(self, interaction: discord.Interaction[Any], table: Table) -> None:
        """A thread of ours is named after its game and people."""
        thread = interaction.channel
        if not isinstance(thread, discord.Thread) or thread.owner_id != interaction.application_id:
            return
        names = await self._service.naming.names(table)
        title = self._service.faces[table.game].title(words(table.language))
        await _quietly(thread.edit(name=f"{title} · {', '.join(names.plain)}"[:THREAD_NAME]))

    def card(self, table: Table) -> ui.LayoutView:
        """Who sits where, what is agreed, and the buttons."""
        text = words(table.language)
        look = Look(ClickId("join", table.id), text, self._service.emojis.get)
        children: list[ui.Item[Any]] = [ui.TextDisplay(self._card_text(table, text))]
        if table.status == LOBBY:
            children += [*self._waits(text, table), *self._card_rows(look, table)]
        else:
            children.append(ui.TextDisplay(small(text("card-started" if table.started_at else "card-gone"))))
        return framed(look, *children)

    def _card_text(self, table: Table, text: Texts) -> str:
        face = self._service.faces[table.game]
        seats = "\n".join(self._service.naming.mention(seat, table.language) for seat in table.seats)
        title = text("card-title", game=face.title(text), seats=len(table.seats), host=f"<@{table.owner}>")
        return f"### {title}\n{seats}\n{small(agreed(table, face, text))}"

    def _waits(self, text: Texts, table: Table) -> list[ui.Item[Any]]:
        """Why it cannot be started yet."""
        if self._enough(table):
            return []
        return [ui.TextDisplay(small(text("card-waits", count=min(self._seat_counts(table)))))]

    def _enough(self, table: Table) -> bool:
        return sum(seat.taken for seat in table.seats) in self._seat_counts(table)

    def _seat_counts(self, table: Table) -> Collection[int]:
        return self._service.house.games[table.game].seat_counts

    def _card_rows(self, look: Look, table: Table) -> list[ui.Item[Any]]:
        text = look.text
        full = all(seat.taken or seat.reserved_for for seat in table.seats)
        seated = all(seat.taken for seat in table.seats)
        levels = [
            discord.SelectOption(
                label=text(f"ai-{level}"), description=text(f"ai-{level}-about"), value=level
            )
            for level in opponents(self._service.house.games[table.game])
        ]
        primary, success = discord.ButtonStyle.primary, discord.ButtonStyle.success
        return [
            row(
                button(look, "join", text("join"), emoji="🪑", style=primary, disabled=seated),
                button(look, "leave", text("leave"), emoji="🚪"),
                button(look, "options", text("options"), emoji="⚙️"),
                button(
                    look, "start", text("start"), emoji="▶️", style=success, disabled=not self._enough(table)
                ),
            ),
            *([] if full else [row(picker(look, "ai", text("add-ai"), levels))]),
        ]


async def _quietly(doing: Any) -> None:
    """What is nice to have: a card that was deleted, or a thread not ours to rename, stops nothing."""
    try:
        await doing
    except discord.HTTPException as error:
        log.info("left as it is", extra={"reason": str(error)})
