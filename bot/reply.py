"""Answering an interaction in time, whatever else takes long."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from io import BytesIO
from typing import Any, TypeAlias

import discord
from discord import ui

PATIENCE = 1.0
"""Seconds until an interaction is acknowledged without anything to show yet. Discord gives three."""

File: TypeAlias = discord.File | discord.Attachment
"""Something new, or something attached already that stays."""

NOBODY = discord.AllowedMentions.none()


def _lock(interaction: discord.Interaction[Any]) -> asyncio.Lock:
    """Two answers at once would be one too many for Discord."""
    lock = interaction.extras.setdefault("answering", asyncio.Lock())
    assert isinstance(lock, asyncio.Lock)
    return lock


class Reply:
    """One interaction's answer: its own message, or the one clicked, shown anew as often as needed."""

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        *,
        updates: bool = False,
        private: bool = True,
        calls: Sequence[int] = (),
    ) -> None:
        self._interaction = interaction
        self._updates = updates
        self._private = private
        self._calls = discord.AllowedMentions(users=[discord.Object(user) for user in calls])
        self._message: discord.InteractionMessage | discord.WebhookMessage | None = None

    @property
    def attached(self) -> list[discord.Attachment]:
        """What is attached to the message that was clicked, where that is the one to be shown anew."""
        message = self._interaction.message
        return message.attachments if self._updates and message is not None else []

    async def show(self, view: ui.LayoutView, files: Sequence[File] = ()) -> None:
        """The answer, or a newer form of it. Of what is attached to a message only what is given stays."""
        async with _lock(self._interaction):
            if self._message is not None:
                await self._message.edit(view=view, attachments=list(files), allowed_mentions=NOBODY)
            elif self._interaction.response.is_done():
                await self._show_late(view, files)
            else:
                await self._show_first(view, files)

    async def _show_first(self, view: ui.LayoutView, files: Sequence[File]) -> None:
        response = self._interaction.response
        if self._updates:
            await response.edit_message(view=view, attachments=list(files), allowed_mentions=NOBODY)
            return
        sent = await response.send_message(
            view=view, files=_new(files), ephemeral=self._private, allowed_mentions=self._calls
        )
        message = sent.resource
        self._message = message if isinstance(message, discord.InteractionMessage) else None

    async def _show_late(self, view: ui.LayoutView, files: Sequence[File]) -> None:
        """After an acknowledgement: a click gets its message now, a command has one pending."""
        interaction = self._interaction
        if self._updates or interaction.type is discord.InteractionType.application_command:
            await interaction.edit_original_response(
                view=view, attachments=list(files), allowed_mentions=NOBODY
            )
        else:
            self._message = await interaction.followup.send(
                view=view, files=_new(files), ephemeral=self._private, allowed_mentions=self._calls, wait=True
            )

    async def acknowledge(self) -> None:
        """Nothing to show: a newer answer is on its way."""
        async with _lock(self._interaction):
            if not self._interaction.response.is_done():
                await self._interaction.response.defer()

    async def message_id(self) -> int:
        """Of the answer that was shown."""
        return (self._message or await self._interaction.original_response()).id

    async def tell(self, text: str) -> None:
        """A private word that leaves the message that was clicked as it is."""
        interaction, view = self._interaction, said(text)
        async with _lock(interaction):
            if interaction.response.is_done():
                await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
            else:
                await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


def _new(files: Sequence[File]) -> list[discord.File]:
    """A message that is sent has nothing attached yet that could stay."""
    return [file for file in files if isinstance(file, discord.File)]


async def acknowledge_late(interaction: discord.Interaction[Any], *, private: bool = True) -> None:
    """When there is still no answer after a while, tells Discord that one is coming."""
    await asyncio.sleep(PATIENCE)
    async with _lock(interaction):
        if interaction.response.is_done():
            return
        if interaction.type is discord.InteractionType.component:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=private, thinking=True)


def said(text: str) -> ui.LayoutView:
    """A few sentences and nothing else."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    return view


def attachment(name: str, data: bytes, alt: str) -> discord.File:
    return discord.File(BytesIO(data), filename=name, description=alt)
