"""After a game: once more with the same people, and the game as a text to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import ui

from bot.clicks import Click
from bot.components import Look, framed
from bot.ids import ClickId
from bot.opening import Openings
from bot.reply import Reply, attachment
from bot.reviewing import fitting
from bot.words import words
from tables import Refused

if TYPE_CHECKING:
    from bot.service import Service


class Afterwards:
    def __init__(self, service: Service) -> None:
        self._service = service

    async def rematch(self, click: Click) -> None:
        """Opens a table like this one, with seats kept for the same people."""
        await Openings(self._service).rematch(click)

    async def review(self, click: Click) -> None:
        """Where everybody's game was won and lost; thought out elsewhere, since it takes a moment."""
        service, interaction = self._service, click.interaction
        look = await service.house.sight.look(click.id.table, click.user)
        style = service.style(interaction, look.table)
        names = await service.naming.names(look.table, style.language)
        face = service.faces[look.table.game]
        if look.outcome is None:
            raise Refused("nothing-to-review")
        record = await service.house.records.export(click.id.table)
        made = face.review(record, look.outcome, names, style)
        if made is None:
            raise Refused("nothing-to-review")
        text = words(style.language)
        common = Look(ClickId("review", look.table.id), text, service.emojis.get)
        accounts = fitting(await service.thinking.think(made))
        told: list[ui.TextDisplay[Any]] = [ui.TextDisplay(one) for one in accounts]
        await Reply(interaction).show(framed(common, ui.TextDisplay(f"### {text('review')}"), *told))

    async def export(self, click: Click) -> None:
        """The record of a game that is over."""
        record = await self._service.house.records.export(click.id.table)
        name = f"{click.id.table}.txt"
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.File(f"attachment://{name}"))
        await Reply(click.interaction).show(view, [attachment(name, record.encode(), "")])
