"""Planning ahead: the panel of a turn while it is still somebody else's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord
from discord import ui
from msgspec.structs import replace

from bot.clicks import Click
from bot.components import JOIN, Look, button, framed, row, small
from bot.reply import Reply
from bot.turns import MOVED_ON, Turns
from tables import Look as TableLook
from tables import Refused, StaleTable

if TYPE_CHECKING:
    from bot.service import Service

PREFIX = "a-"
"""Tells the buttons of such a panel from those of a turn."""


class Ahead(Turns):
    """Like a turn, but nothing is played: the plan waits for its turn, or is played by itself if so asked."""

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._premoves = service.house.premoves
        self._now = Turns(service)

    async def open(self, click: Click) -> None:
        await self._planning(click, lambda: self._show_plan(click))

    async def tab(self, click: Click) -> None:
        await self._planning(click, lambda: self._show_plan(click, tab=click.id.detail))

    async def confirm(self, click: Click) -> None:
        """The plan is whole: it is kept already; shall it be played by itself?"""
        await self._planning(click, lambda: self._offer(click))

    async def automatic(self, click: Click) -> None:
        """Has the plan played by itself."""

        async def arm() -> None:
            await self._premoves.arm(
                click.id.table,
                click.user,
                *click.id.detail.split(JOIN),
                revision=click.id.revision,
                request=click.request,
            )
            await self._close(click, "ahead-armed")

        await self._planning(click, arm)

    async def keep(self, click: Click) -> None:
        """Leaves the plan to be looked at when the turn comes."""
        await self._planning(click, lambda: self._close(click, "ahead-kept"))

    async def back(self, click: Click) -> None:
        await self._planning(click, lambda: self._take_back(click, all_steps=False))

    async def start_over(self, click: Click) -> None:
        await self._planning(click, lambda: self._take_back(click, all_steps=True))

    async def idea(self, click: Click) -> None:
        await self._planning(click, lambda: Turns.idea(self, click))

    async def _think(self, click: Click, about: str) -> None:
        await self._planning(click, lambda: Turns._think(self, click, about))

    async def _planning(self, click: Click, work: Callable[[], Awaitable[None]]) -> None:
        """When the turn has come meanwhile, its own panel is shown, with the plan in it."""
        try:
            await work()
        except StaleTable:
            await self._show_plan(click)
        except Refused as refused:
            if refused.code != "no-planning-ahead":
                raise
            await self._now.show_now(click, MOVED_ON)

    async def _act(self, click: Click, actions: str) -> None:
        async def plan() -> None:
            look = await self._premoves.act(
                click.id.table,
                click.user,
                *actions.split(JOIN),
                revision=click.id.revision,
                request=click.request,
            )
            await self._go_on(click, look)

        await self._planning(click, plan)

    async def _go_on(self, click: Click, look: TableLook) -> None:
        """What has no alternative is planned without a click."""
        number = 0
        while (forced := self._face(look).forced(look)) is not None:
            number += 1
            look = await self._premoves.act(
                click.id.table,
                click.user,
                forced,
                revision=look.revision,
                request=f"{click.request}:{number}",
            )
        await self._show_plan(click)

    async def _take_back(self, click: Click, *, all_steps: bool) -> None:
        revision = click.id.revision
        for number in range(len((await self._look(click)).steps) or 1):
            look = await self._premoves.back(
                click.id.table,
                click.user,
                revision=revision,
                all_steps=all_steps,
                request=f"{click.request}:{number}",
            )
            revision = look.revision
            if not look.steps or self._stands(look):
                break
        await self._show_plan(click)

    async def _show_plan(self, click: Click, tab: str = "") -> None:
        armed = await self._premoves.armed(click.id.table, click.user)
        await self._show(click, tab=tab, said="ahead-is-armed" if armed else "ahead-note")

    async def _offer(self, click: Click) -> None:
        look = await self._look(click)
        names = await self._service.naming.names(look.table)
        style = self._service.style(click.interaction, look.table)
        panel = self._face(look).panel(look, names, style)
        text, common = self._text(click), self._common(click, look)
        said = [text("ahead-whole"), panel.summary, small(text("ahead-when"))]
        buttons = (
            button(common, "auto", text("ahead-auto"), detail=click.id.detail, emoji="🤖"),
            button(common, "keep", text("ahead-keep"), emoji="📌", style=discord.ButtonStyle.primary),
            button(common, "tab", text("ahead-change"), emoji="✏️"),
        )
        await self._reply(click).show(
            framed(common, ui.TextDisplay("\n".join(filter(None, said))), row(*buttons))
        )

    async def _close(self, click: Click, said: str) -> None:
        look = await self._look(click)
        common = self._common(click, look)
        change = button(common, "tab", self._text(click)("ahead-change"), emoji="✏️")
        await self._reply(click).show(framed(common, ui.TextDisplay(self._text(click)(said)), row(change)))

    async def _look(self, click: Click) -> TableLook:
        return await self._premoves.look(click.id.table, click.user)

    def _common(self, click: Click, look: TableLook) -> Look:
        return replace(super()._common(click, look), prefix=PREFIX)

    def _reply(self, click: Click) -> Reply:
        return Reply(click.interaction, updates=click.in_private)
