"""Every interaction is answered: in time, once, and with a word that says what to do if it is refused."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.refusals import REFUSALS, Refusal, wording
from bot.reply import Reply, acknowledge_late
from bot.words import words
from storage import StorageError

if TYPE_CHECKING:
    from bot.calm import Calm
    from bot.service import Service

log = logging.getLogger(__name__)

_REMEMBERED = 4096
"""How many interactions are known by their numbers: one that arrives a second time was answered the first."""

Interaction = discord.Interaction[Any]


class Answering:
    """The one way in for clicks and commands alike."""

    def __init__(self, service: Service, calm: Calm) -> None:
        self._service = service
        self._calm = calm
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._under_way: set[asyncio.Task[Any]] = set()

    async def __call__(
        self,
        interaction: Interaction,
        handle: Callable[[], Awaitable[None]],
        *,
        table: str | None = None,
        private: bool = True,
    ) -> None:
        """Runs a handler. `table` is the one it is about, for wording what it refuses; an answer that takes
        long is announced as `private` or not."""
        if self._twice(interaction):
            return
        log.debug("asked", extra={"user": interaction.user.id, "asked": dict(interaction.data or {})})
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        late = asyncio.create_task(acknowledge_late(interaction, private=private))
        try:
            with self._calm.disturbed():
                await self._handled(interaction, handle, table)
        finally:
            late.cancel()
            self._under_way.discard(task)

    async def _handled(
        self, interaction: Interaction, handle: Callable[[], Awaitable[None]], table: str | None
    ) -> None:
        """Whatever goes wrong, also before the handler or in wording what it refuses."""
        try:
            await self._done(interaction, handle, table)
        except discord.NotFound as error:
            log.warning("answer came too late", extra={"reason": str(error)})
        except Exception:
            await self.own_up(interaction)

    async def _done(
        self, interaction: Interaction, handle: Callable[[], Awaitable[None]], table: str | None
    ) -> None:
        try:
            await self._service.persons.meet(interaction.user.id)
            await handle()
        except REFUSALS as error:
            await self._refuse(interaction, error, table)

    def _twice(self, interaction: Interaction) -> bool:
        if interaction.id in self._seen:
            return True
        self._seen[interaction.id] = None
        if len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)
        return False

    async def _refuse(self, interaction: Interaction, error: Refusal, table_id: str | None) -> None:
        if isinstance(error, StorageError):  # for whoever runs the bot; the others are the player's to mend
            log.error("the database refused", exc_info=error, extra={"user": interaction.user.id})
        text = words(self._service.language(interaction))
        try:
            table = await self._service.house.table(table_id) if table_id is not None else None
        except REFUSALS:
            table = None
        await self._tell(interaction, wording(error, text, table))

    async def own_up(self, interaction: Interaction) -> None:
        """A defect: the player gets a reference, the log everything that stands behind it."""
        reference = secrets.token_hex(2).upper()
        about = {
            "reference": reference,
            "user": interaction.user.id,
            "channel": interaction.channel_id,
            "asked": dict(interaction.data or {}),
        }
        log.exception("a defect", extra=about)
        text = words(self._service.language(interaction))
        await self._tell(interaction, text("refused-defect", reference=reference))

    async def _tell(self, interaction: Interaction, said: str) -> None:
        try:
            await Reply(interaction).tell(said)
        except discord.HTTPException as error:
            log.warning("could not answer", extra={"reason": str(error), "user": interaction.user.id})

    async def finish(self, seconds: float) -> None:
        """Lets what is under way come to its end, for so long at most."""
        running = self._under_way - {asyncio.current_task()}
        if running:
            await asyncio.wait(running, timeout=seconds)
