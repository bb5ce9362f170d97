"""After a game: once more with the same people, and the game as a text to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from bot.clicks import Click
from bot.opening import Openings
from bot.reply import Reply, attachment

if TYPE_CHECKING:
    from bot.service import Service


class Afterwards:
    def __init__(self, service: Service) -> None:
        self._service = service

    async def rematch(self, click: Click) -> None:
        """Opens a table like this one, with seats kept for the same people."""
        await Openings(self._service).rematch(click)

    async def export(self, click: Click) -> None:
        """The record of a game that is over."""
        record = await self._service.house.records.export(click.id.table)
        name = f"{click.id.table}.txt"
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.File(f"attachment://{name}"))
        await Reply(click.interaction).show(view, [attachment(name, record.encode(), "")])
