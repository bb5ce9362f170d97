"""How seats are called: by mention in posts, by display name in pictures and alt texts."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import discord

from bot.face import Names
from bot.words import words
from tables import Seat, Table

SEAT_COLOURS = ("red", "blue", "green", "purple")
"""By seat, as pictures have them."""
SEAT_SIGNS = {"red": "🔴", "blue": "🔵", "green": "🟢", "purple": "🟣"}
_REMEMBERED = 5000


class Naming:
    """Names of people as Discord shows them, remembered from their clicks or asked for once."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known: OrderedDict[int, str] = OrderedDict()

    def meet(self, user: discord.abc.User) -> None:
        """Somebody clicked: their name is known now, and newer than what was."""
        self._known[user.id] = user.display_name
        self._known.move_to_end(user.id)
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)

    async def names(self, table: Table) -> Names:
        return Names(
            mentions=tuple(mention(seat, table.language) for seat in table.seats),
            plain=tuple([await self._plain(seat, table.language) for seat in table.seats]),
            colours=tuple(SEAT_COLOURS[seat.seat] for seat in table.seats),
        )

    async def _plain(self, seat: Seat, language: str) -> str:
        if seat.user is None:
            return _unpeopled(seat, language)
        if seat.user not in self._known:
            await self._ask(seat.user)
        return self._known.get(seat.user, str(seat.user))

    async def _ask(self, user: int) -> None:
        found: Any = self._client.get_user(user)
        try:
            self.meet(found or await self._client.fetch_user(user))
        except discord.HTTPException:
            return  # a number stands in for the name; the next click of that person brings it


def mention(seat: Seat, language: str) -> str:
    """With the colour in front, as it stands in posts."""
    who = _unpeopled(seat, language) if seat.user is None else f"<@{seat.user}>"
    return f"{SEAT_SIGNS[SEAT_COLOURS[seat.seat]]} {who}"


def _unpeopled(seat: Seat, language: str) -> str:
    text = words(language)
    if seat.ai is not None:
        return text(f"ai-{seat.ai}")
    return text("seat-reserved", who=f"<@{seat.reserved_for}>") if seat.reserved_for else text("seat-open")
