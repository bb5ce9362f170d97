"""Ideas for whoever asks in their panel: hints and plans, thought out in another process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from bot.face import Idea, Style
from bot.settings import HINTS, setting_of
from tables import Look, Refused

if TYPE_CHECKING:
    from bot.face import Panel
    from bot.service import Service
    from tables import Table


class Thoughts(Struct, frozen=True):
    """What came of asking for HINT or PLANS."""

    about: str
    ideas: tuple[Idea, ...]


class Ideas:
    """Nobody gets any at a table that wants none."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def offered(self, table: Table, panel: Panel) -> tuple[str, ...]:
        """What can be asked for in that panel."""
        return panel.helps if _welcome(table) else ()

    async def thoughts(self, about: str, look: Look, style: Style) -> Thoughts:
        """The same look leads to the same thoughts. Raises Refused where the table wants none."""
        if not _welcome(look.table):
            raise Refused("hints-off")
        face = self._service.faces[look.table.game]
        names = await self._service.naming.names(look.table, style.language)
        made = face.ideas(about, look, names, style) if look.legal else None
        return Thoughts(about, () if made is None else await self._service.thinking.think(made))

    async def idea(self, which: str, look: Look, style: Style) -> Idea:
        """One that was shown, by what was asked for and its number. Raises Refused for any other."""
        about, _, number = which.partition(".")
        ideas = (await self.thoughts(about, look, style)).ideas
        at = int(number) if number.isascii() and number.isdecimal() else len(ideas)
        if at >= len(ideas) or not ideas[at].actions:
            raise Refused("unknown-button")
        return ideas[at]


def _welcome(table: Table) -> bool:
    return setting_of(table, HINTS) == HINTS.default
