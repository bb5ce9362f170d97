"""Opening a table: here, or where one is being played already in a thread of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import discord
from msgspec.structs import replace

from bot.clicks import Click
from bot.links import jump, newest_post
from bot.lobby import Lobbies
from bot.reply import Reply
from bot.standing import check_allowed
from bot.words import words
from tables import ChannelBusy, Opening, Refused, Table

if TYPE_CHECKING:
    from bot.service import Service

Interaction = discord.Interaction[Any]
OpenIn = Callable[[int], Awaitable[Table]]
"""Opens the table in that channel. Raises ChannelBusy."""

THREAD_NAME = 100
WEEK: Final = 10080
"""Minutes after which Discord hides a silent thread: the longest there is."""


class Openings:
    """Every way to a new table."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._lobby = service.house.lobby

    async def new(self, interaction: Interaction, opening: Opening) -> None:
        """With its card, on which people sit down."""

        async def open_in(channel: int) -> Table:
            return await self._lobby.open(
                replace(opening, channel=channel), request=f"{interaction.id}:{channel}"
            )

        table = await self._placed(interaction, opening.game, opening.language, open_in)
        await self._present(interaction, table)

    async def rematch(self, click: Click) -> None:
        """Like one that ended, with seats kept for the same people. Whoever presses later sits down there."""
        old = await self._service.house.table(click.id.table)

        async def open_in(channel: int) -> Table:
            return await self._lobby.rematch(
                old.id, click.user, channel, request=f"{click.request}:{channel}"
            )

        if (opened := await self._lobby.open_rematch(old.id, click.user)) is not None:
            await self._seated(click, await open_in(opened.channel))
            return
        table = await self._placed(click.interaction, old.game, old.language, open_in)
        if table.owner == click.user:
            await self._present(click.interaction, table)
        else:  # somebody else pressed at the same moment
            await self._seated(click, table)

    async def _seated(self, click: Click, table: Table) -> None:
        """At the table of a rematch that somebody else has opened."""
        await Lobbies(self._service).edit_card(click.interaction, table)
        link = await newest_post(self._service.house, table) or jump(table.guild, table.channel)
        text = words(self._service.language(click.interaction))
        await Reply(click.interaction).tell(text("rematch-joined", link=link))

    async def alone(self, click: Click, opening: Opening) -> None:
        """Against AIs, begun at once."""

        async def open_in(channel: int) -> Table:
            return await self._lobby.open(
                replace(opening, channel=channel), request=f"{click.request}:{channel}"
            )

        table = await self._placed(click.interaction, opening.game, opening.language, open_in)
        await self._lobby.start(table.id, click.user, request=f"{click.request}:start")
        text = words(self._service.language(click.interaction))
        await Reply(click.interaction).tell(text("game-opened", where=f"<#{table.channel}>"))

    async def _placed(self, interaction: Interaction, game: str, language: str, open_in: OpenIn) -> Table:
        """Here, or in a thread whose name is in the language of the table."""
        check_allowed(interaction)
        try:
            return await open_in(interaction.channel_id or 0)
        except ChannelBusy:
            parent = _parent(interaction)
            check_allowed(interaction, threads=True)
        title = self._service.faces[game].title(words(language))
        thread = await _thread(parent, f"{title} · {interaction.user.display_name}")
        return await open_in(thread.id)

    async def _present(self, interaction: Interaction, table: Table) -> None:
        """Posts the card; those a seat is kept for are called by it."""
        lobbies, called = Lobbies(self._service), invited(table)
        if table.channel == interaction.channel_id:
            reply = Reply(interaction, private=False, calls=called)
            await reply.show(lobbies.card(table))
            message = await reply.message_id()
        else:
            place = interaction.client.get_partial_messageable(table.channel)
            calling = discord.AllowedMentions(users=[discord.Object(user) for user in called])
            message = (await place.send(view=lobbies.card(table), allowed_mentions=calling)).id
            text = words(self._service.language(interaction))
            await Reply(interaction).tell(text("opened-thread", thread=f"<#{table.channel}>"))
        await lobbies.note_card(table, message)


def invited(table: Table) -> tuple[int, ...]:
    """Whom a seat is kept for."""
    return tuple(seat.reserved_for for seat in table.seats if seat.reserved_for is not None)


def _parent(interaction: Interaction) -> discord.TextChannel:
    """The channel in which a thread can be opened. Raises ChannelBusy where there is none.

    Nor is one opened from a private thread: everybody in the channel would see it.
    """
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = None if channel.is_private() else channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise ChannelBusy("channel-busy", channel=interaction.channel_id)
    return channel


async def _thread(parent: discord.TextChannel, name: str) -> discord.Thread:
    kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
    try:
        return await parent.create_thread(name=name[:THREAD_NAME], type=kind, auto_archive_duration=WEEK)
    except discord.Forbidden as error:
        raise Refused("no-thread", channel=parent.id) from error
