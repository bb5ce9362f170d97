"""Links into Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tables import House, Table

ROLES = ("table", "card")
"""The posts of a table worth going to: the newest of its turns, or before it began its card."""


def jump(guild: int | None, channel: int, message: int | None = None) -> str:
    """To a message, or to the end of a channel."""
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return place if message is None else f"{place}/{message}"


async def newest_post(house: House, table: Table) -> str | None:
    """To the post a table goes on from; None where nothing of it was posted yet."""
    posts = await house.outbox.posts(table.id)
    post = next((posts[role] for role in ROLES if role in posts), None)
    return None if post is None else jump(table.guild, post.channel, post.message)


class CommandLinks:
    """Commands as links that can be clicked, once Discord has told their numbers."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def learn(self, numbers: Mapping[str, int]) -> None:
        self._numbers = dict(numbers)

    def to(self, command: str) -> str:
        """`game new` as Discord shows it in a text."""
        number = self._numbers.get(command.partition(" ")[0])
        return f"`/{command}`" if number is None else f"</{command}:{number}>"
