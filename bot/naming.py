"""How seats are called: by mention in posts, by display name in pictures and alt texts."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import discord

from bot.emojis import Emojis
from bot.face import Names
from bot.words import words
from tables import Seat, Table

SEAT_SIGNS = {"red": "🔴", "blue": "🔵", "green": "🟢", "purple": "🟣", "yellow": "🟡", "white": "⚪"}
"""By the colour of a seat. Emojis of a game with these names stand in for them."""
_REMEMBERED = 5000


class Naming:
    """Names of people as Discord shows them, remembered from their clicks or asked for once."""

    def __init__(self, client: discord.Client, emojis: Emojis) -> None:
        self._client = client
        self._emojis = emojis
        self._known: OrderedDict[int, str] = OrderedDict()

    def meet(self, user: discord.abc.User) -> None:
        """Somebody clicked: their name is known now, and newer than what was."""
        self._known[user.id] = user.display_name
        self._known.move_to_end(user.id)
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)

    async def names(self, table: Table, language: str | None = None) -> Names:
        """In the table's language unless another is asked for."""
        language = language or table.language
        return Names(
            mentions=tuple(self.mention(seat, language) for seat in table.seats),
            plain=tuple([await self.plain(seat, language) for seat in table.seats]),
            colours=tuple(seat.colour for seat in table.seats),
        )

    def mention(self, seat: Seat, language: str) -> str:
        """With the seat's sign in front, as it stands in posts."""
        who = unpeopled(seat, language) if seat.user is None else f"<@{seat.user}>"
        return f"{self.sign(seat.colour)} {who}"

    def sign(self, colour: str) -> str:
        """The piece of that colour, whose shape tells it apart too; a plain dot until it is uploaded."""
        return self._emojis.written(colour, SEAT_SIGNS[colour])

    async def plain(self, seat: Seat, language: str) -> str:
        """Without a mention: for pictures, lists and names of threads."""
        holder = seat.user or (None if seat.ai is not None else seat.reserved_for)
        if holder is None:
            return unpeopled(seat, language)
        if holder not in self._known:
            await self._ask(holder)
        return self._known.get(holder, str(holder))

    async def _ask(self, user: int) -> None:
        found: Any = self._client.get_user(user)
        try:
            self.meet(found or await self._client.fetch_user(user))
        except discord.HTTPException:
            return  # a number stands in for the name; the next click of that person brings it


def unpeopled(seat: Seat, language: str) -> str:
    """A seat without a person: its AI, whom it is kept for, or that it is open."""
    text = words(language)
    if seat.ai is not None:
        return text(f"ai-{seat.ai}")
    return text("seat-reserved", who=f"<@{seat.reserved_for}>") if seat.reserved_for else text("seat-open")
