"""Taking a turn: the private panel, planned step by step."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from discord import ui
from msgspec import Struct

from bot.clicks import Click
from bot.components import ASK, JOIN, SEAT_ACCENTS, Look, panel_view
from bot.face import Face, Names, Panel, Picture
from bot.ids import ClickId
from bot.posts import style_of
from bot.reply import Reply
from bot.words import words
from tables import Look as TableLook
from tables import NotAtTable, WrongStatus

if TYPE_CHECKING:
    from bot.service import Service

QUICK = 0.4
"""Seconds the answer waits for its picture; if that takes longer, the text is shown first."""


class Shown(Struct, frozen=True):
    """A panel on its way to the screen."""

    look: TableLook
    panel: Panel
    names: Names
    news: str


class Turns:
    """Every click in a turn panel, and the one that opens it."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._house = service.house

    async def open(self, click: Click) -> None:
        """Take your turn, or look around when it is somebody else's."""
        await self._show(Reply(click.interaction), click, tab="")

    async def tab(self, click: Click) -> None:
        await self._show(Reply(click.interaction, updates=True), click, tab=click.id.detail)

    async def act(self, click: Click) -> None:
        await self._act(click, click.id.detail)

    async def ask(self, click: Click) -> None:
        """A final choice is shown once more, to be confirmed."""
        await self._ask(click, click.id.detail)

    async def pick(self, click: Click) -> None:
        if click.picked.startswith(ASK):
            await self._ask(click, click.picked.removeprefix(ASK))
        else:
            await self._act(click, click.picked)

    async def _ask(self, click: Click, actions: str) -> None:
        reply = Reply(click.interaction, updates=True)
        await self._show(reply, click, tab="", chosen=tuple(actions.split(JOIN)))

    async def confirm(self, click: Click) -> None:
        await self._act(click, click.id.detail)

    async def back(self, click: Click) -> None:
        """One choice back: steps that had no alternative go with the one that led to them."""
        reply = Reply(click.interaction, updates=True)
        revision = click.id.revision
        for number in range(len((await self._look(click)).steps)):
            answer = await self._house.play.back(
                click.id.table, click.user, revision=revision, request=f"{click.request}:{number}"
            )
            revision = answer.revision
            if self._face(look := await self._look(click)).forced(look) is None:
                break
        await self._show(reply, click, tab="")

    async def start_over(self, click: Click) -> None:
        reply = Reply(click.interaction, updates=True)
        await self._house.play.back(
            click.id.table, click.user, revision=click.id.revision, all_steps=True, request=click.request
        )
        await self._show(reply, click, tab="")

    async def _act(self, click: Click, actions: str) -> None:
        reply = Reply(click.interaction, updates=True)
        answer = await self._house.play.act(
            click.id.table,
            click.user,
            *actions.split(JOIN),
            version=click.id.version,
            revision=click.id.revision,
            request=click.request,
        )
        if answer.turn_over:
            await self._done(reply, click)
        else:
            await self._take_forced(click)
            await self._show(reply, click, tab="")

    async def _take_forced(self, click: Click) -> None:
        """What has no alternative is done without a click."""
        number = 0
        while (forced := self._face(look := await self._look(click)).forced(look)) is not None:
            number += 1
            await self._house.play.act(
                click.id.table,
                click.user,
                forced,
                version=look.version,
                revision=look.revision,
                request=f"{click.request}:{number}",
            )

    async def _done(self, reply: Reply, click: Click) -> None:
        table = await self._house.table(click.id.table)
        text = words(self._service.language(click.interaction))
        names = await self._service.naming.names(table)
        following = ", ".join(names.mentions[seat] for seat in table.to_act)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(text("done-next", who=following) if following else text("done-over")))
        await reply.show(view)

    async def _show(self, reply: Reply, click: Click, *, tab: str, chosen: tuple[str, ...] = ()) -> None:
        shown = await self._shown(click, tab, chosen)
        drawing = asyncio.ensure_future(self._service.pictures.files(shown.panel.pictures))
        done, _ = await asyncio.wait([drawing], timeout=QUICK)
        if not done:
            await reply.show(self._view(click, shown, ()))
        await reply.show(self._view(click, shown, shown.panel.pictures), await drawing)

    async def _shown(self, click: Click, tab: str, chosen: tuple[str, ...]) -> Shown:
        look = await self._look(click)
        if look.seat is None:
            raise NotAtTable("not-at-table", user=click.user)
        if not look.table.unfinished:
            raise WrongStatus("over", status=look.table.status)
        language = self._service.language(click.interaction)
        names = await self._service.naming.names(look.table)
        face = self._face(look)
        style = style_of(look.table)
        told = await self._house.sight.since_last_turn(click.id.table, click.user)
        news = " ".join(face.tell(told, names, style))
        return Shown(
            look,
            face.panel(look, names, style, tab, chosen),
            names,
            words(language)("since", what=news) if news else "",
        )

    def _view(self, click: Click, shown: Shown, pictures: tuple[Picture, ...]) -> ui.LayoutView:
        look = shown.look
        assert look.seat is not None
        common = Look(
            ClickId("turn", look.table.id, look.version, look.revision),
            words(self._service.language(click.interaction)),
            self._service.emojis.get,
            SEAT_ACCENTS[shown.names.colours[look.seat]],
        )
        return panel_view(common, shown.panel, news=shown.news, planned=bool(look.steps), pictures=pictures)

    async def _look(self, click: Click) -> TableLook:
        return await self._house.sight.look(click.id.table, click.user)

    def _face(self, look: TableLook) -> Face:
        return self._service.faces[look.table.game]
