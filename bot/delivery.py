"""Delivering what is owed to Discord: in order per channel, again when it fails, never shown twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord

from tables import Entry, House

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_GUILD, MISSING_ACCESS = 10003, 10004, 50001
_GONE = {UNKNOWN_CHANNEL, UNKNOWN_GUILD}
_LONGEST_WAIT = 60.0

Deliver = Callable[[Entry, discord.abc.Messageable], Awaitable[None]]


class Delivery:
    """Runs beside the bot for as long as it lives."""

    def __init__(
        self, client: discord.Client, house: House, deliver: Deliver, clock: Callable[[], float]
    ) -> None:
        self._client = client
        self._house = house
        self._deliver = deliver
        self._clock = clock

    async def run(self) -> None:
        while True:
            entries = await self._house.outbox.take()
            if entries:
                await asyncio.gather(*map(self._try, entries))
            else:
                await self._pause()

    async def _pause(self) -> None:
        due = await self._house.outbox.next_due()
        wait = _LONGEST_WAIT if due is None else min(max(due - self._clock(), 0.0), _LONGEST_WAIT)
        try:
            async with asyncio.timeout(wait):
                await self._house.outbox.wait()
        except TimeoutError:
            return

    async def _try(self, entry: Entry) -> None:
        try:
            await self._deliver(entry, await self._channel(entry.channel))
        except discord.HTTPException as error:
            await self._refused(entry, error)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            await self._house.outbox.failed(entry, type(error).__name__)
        except Exception as error:
            log.exception("cannot deliver", extra={"entry": entry.id, "table": entry.table})
            await self._house.outbox.failed(entry, repr(error))

    async def _channel(self, channel: int) -> discord.abc.Messageable:
        found: Any = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        return found  # type: ignore[no-any-return]  # a table's channel is one that messages are sent to

    async def _refused(self, entry: Entry, error: discord.HTTPException) -> None:
        reason = f"{error.status} {error.code}: {error.text}"
        log.warning("delivery refused", extra={"entry": entry.id, "table": entry.table, "reason": reason})
        if error.code in _GONE:
            await self._house.outbox.gone(entry.channel, reason)
        elif error.status == 400:
            await self._house.outbox.refused(entry, reason)
        else:
            await self._house.outbox.failed(entry, reason)


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
