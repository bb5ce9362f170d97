"""Buttons and lists whose meaning stands in their custom id, so that they work after any restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import ui
from msgspec import Struct

from bot.ids import TEMPLATE, ClickId, parse_id
from tables import Refused


class Click(Struct, frozen=True):
    """Somebody pressed a button or picked from a list."""

    interaction: discord.Interaction[Any]
    id: ClickId
    values: tuple[str, ...] = ()
    """What was picked; () for a button."""

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def in_private(self) -> bool:
        """Whether it was made in a message that only that person sees, and that may be shown anew."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def picked(self) -> str:
        """The one thing picked. Raises Refused for a click that cannot have come from a list of ours."""
        if len(self.values) != 1:
            raise Refused("unknown-button")
        return self.values[0]

    @property
    def number(self) -> int:
        """What was picked, where only numbers are offered."""
        if not (self.picked.isascii() and self.picked.isdecimal()) or len(self.picked) > 4:
            raise Refused("unknown-button")
        return int(self.picked)

    @property
    def entities(self) -> tuple[int, ...]:
        """The people or roles picked."""
        if not self.values or not all(value.isascii() and value.isdecimal() for value in self.values):
            raise Refused("unknown-button")
        return tuple(map(int, self.values))

    @property
    def entity(self) -> int:
        """The one person or role picked."""
        return Click(self.interaction, self.id, (self.picked,)).entities[0]

    @property
    def request(self) -> str:
        """The same for the same click, however often it arrives."""
        return str(self.interaction.id)


Handler: TypeAlias = Callable[[Click], Awaitable[None]]


class Clickable(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """The one kind of item the bot sends: discord.py makes it anew from the custom id of a click."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Clickable:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Nothing: the client answers every click in one place, the ones no item was made for included."""


def click_of(interaction: discord.Interaction[Any]) -> Click | None:
    """The click, if its custom id is one of ours."""
    data: dict[str, Any] = dict(interaction.data or {})
    click_id = parse_id(str(data.get("custom_id", "")))
    return None if click_id is None else Click(interaction, click_id, tuple(data.get("values", ())))
