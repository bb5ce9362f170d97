"""Delivering what is owed to Discord: in order per channel, again when it fails, never shown twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord

from bot.calm import Calm
from bot.clock import Clock, first_of
from tables import Entry, House, Notice

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_GUILD, MISSING_ACCESS = 10003, 10004, 50001
CANNOT_SEND_TO_USER = 50007
_GONE = {UNKNOWN_CHANNEL, UNKNOWN_GUILD}

Deliver = Callable[[Entry, discord.abc.Messageable], Awaitable[None]]


AT_ONCE = 16
"""How many posts are made side by side: after a pause every table may owe one, and each takes memory."""


class Delivery:
    """Runs beside the bot for as long as it lives."""

    def __init__(
        self, client: discord.Client, house: House, deliver: Deliver, clock: Clock, calm: Calm
    ) -> None:
        self._client = client
        self._house = house
        self._deliver = deliver
        self._clock = clock
        self._calm = calm
        self._places = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Nobody waits for another channel's post: whatever becomes due meanwhile is begun at once."""
        self._house.outbox.begin()
        async with asyncio.TaskGroup() as sending:
            while True:
                for entry in await self._house.outbox.take():
                    sending.create_task(self._send(entry))
                await first_of(self._clock, await self._house.outbox.next_due(), self._house.outbox.wait())

    async def _send(self, entry: Entry) -> None:
        with self._calm.disturbed():
            async with self._places:
                await self._try(entry)

    async def _try(self, entry: Entry) -> None:
        try:
            await self._deliver(entry, await self._place(entry))
        except discord.HTTPException as error:
            await self._refused(entry, error)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            await self._house.outbox.failed(entry, type(error).__name__)
        except Exception as error:
            log.exception("cannot deliver", extra={"entry": entry.id, "table": entry.table})
            await self._house.outbox.failed(entry, repr(error))

    async def _place(self, entry: Entry) -> discord.abc.Messageable:
        """A channel, or for what is said directly the conversation with the person it is addressed to."""
        if entry.data.get("direct"):
            return await self._client.create_dm(discord.Object(entry.channel))
        found: Any = self._client.get_channel(entry.channel) or await self._client.fetch_channel(
            entry.channel
        )
        return found  # type: ignore[no-any-return]  # a table's channel is one that messages are sent to

    async def _refused(self, entry: Entry, error: discord.HTTPException) -> None:
        reason = f"{error.status} {error.code}: {error.text}"
        log.warning("delivery refused", extra={"entry": entry.id, "table": entry.table, "reason": reason})
        if error.code == CANNOT_SEND_TO_USER:
            await self._in_channel_instead(entry, reason)
        elif error.code in _GONE:
            await self._house.outbox.gone(entry.channel, reason)
        elif error.status == 400:
            await self._house.outbox.refused(entry, reason)
        else:
            await self._house.outbox.failed(entry, reason)

    async def _in_channel_instead(self, entry: Entry, reason: str) -> None:
        """A person who takes no direct messages is told at the table."""
        instead = None
        if entry.table is not None:
            told = {key: value for key, value in entry.data.items() if key != "direct"}
            table = await self._house.table(entry.table)
            instead = Notice(entry.kind, told, channel=table.channel)
        await self._house.outbox.refused(entry, reason, instead=instead)


_MARK, _AT_MOST = 100_000, 16
"""Where the ids of posts' containers begin (Discord itself numbers components from 1), and how many messages
an entry may come to."""


def mark(entry: Entry, number: int) -> int:
    """The id of the container of an entry's message: by it the message is found again."""
    return _MARK + entry.id * _AT_MOST + number


async def already_there(entry: Entry, number: int, channel: discord.abc.Messageable, me: int) -> int | None:
    """The message of an earlier try nobody heard back from. Nonces alone are forgotten after some minutes."""
    if entry.attempts < 2:
        return None
    async for message in channel.history(limit=50):
        if message.author.id == me and any(
            getattr(part, "id", None) == mark(entry, number) for part in message.components
        ):
            return message.id
    return None
