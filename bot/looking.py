"""Looking around at a table: how it stands, its board, what belongs to whom. Nothing changes by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.agreed import times_left
from bot.clicks import Click
from bot.components import Look, button, framed, picker, row, small
from bot.describing import pictured
from bot.face import Face, Names, Picture, Style
from bot.ids import ClickId
from bot.links import newest_post
from bot.reply import Reply
from bot.settings import agreed
from bot.words import words
from tables import LOBBY, NotAtTable, Refused, Table
from tables import Look as TableLook

if TYPE_CHECKING:
    from bot.service import Service

PRIMARY = discord.ButtonStyle.primary


class Looking:
    """What a person sees of the table, in their own language."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def status(self, click: Click) -> None:
        """Whose turn it is and since when, the points, what was agreed."""
        table = await self._service.house.table(click.id.table)
        look = self._common(click, table)
        names = await self._names(click, table)
        lines = [
            await self._standing(click, table, look, names),
            small(agreed(table, self._face(table), look.text)),
        ]
        if (link := await newest_post(self._service.house, table)) is not None:
            lines.append(look.text("status-post", link=link))
        await Reply(click.interaction, updates=click.in_private).show(
            framed(look, ui.TextDisplay("\n".join(lines)), *self._buttons(click, look, table))
        )

    async def _standing(self, click: Click, table: Table, look: Look, names: Names) -> str:
        text, face = look.text, self._face(table)
        if table.status == LOBBY:
            return "\n".join(
                (f"### {face.title(text)}", text("status-lobby", host=f"<@{table.owner}>"), *names.mentions)
            )
        seen = await self._look(click)
        title = f"### {face.title(text)} · {face.standing(seen.view, self._style(click, table))}"
        points = face.tally(seen.view, names, self._style(click, table))
        waits = await self._service.house.waits.at(table.id)
        times = map(small, times_left(text, waits, names.mentions))
        return "\n".join((title, _waits_for(table, names, look), *times, points))

    def _buttons(self, click: Click, look: Look, table: Table) -> list[ui.Item[Any]]:
        """What one may look at or do next."""
        text, labels = look.text, self._face(table).labels(look.text.language)
        if table.status == LOBBY:
            return [row(button(look, "anew", text("card-anew"), emoji="📌"))]
        if table.started_at is None:
            return []
        seat, turn = table.seat_of(click.user), labels.turn
        mine = seat is not None and seat.seat in table.to_act
        take = [button(look, "turn", turn.text, emoji=turn.emoji, style=PRIMARY)] if mine else []
        return [
            row(
                *take,
                button(look, "board", text("board"), emoji="🗺️"),
                button(look, "mines", labels.own.text, emoji=labels.own.emoji),
                button(look, "cards", labels.cards.text, emoji=labels.cards.emoji),
                button(look, "log", text("log"), emoji="📜"),
            )
        ]

    async def board(self, click: Click) -> None:
        """The board as it is now; from here a turn can be taken, should its post be lost."""
        seen = await self._look(click)
        look, names = self._common(click, seen.table), await self._names(click, seen.table)
        picture = self._face(seen.table).board_picture(seen.view, names, self._style(click, seen.table))
        head: ui.Item[Any] = ui.TextDisplay(_waits_for(seen.table, names, look))
        await self._show(click, look, [head], [picture], self._buttons(click, look, seen.table))

    async def mines(self, click: Click) -> None:
        """One's own mine first; every other by a list."""
        await self._of_seat(click, "mines", lambda face: face.own_picture)

    async def cards(self, click: Click) -> None:
        """The outstanding orders of everybody, one's own first."""
        await self._of_seat(click, "cards", lambda face: face.cards_picture)

    async def secrets(self, click: Click) -> None:
        """What only its owner may look at: in Glück Auf, the orders one has delivered."""
        seen = await self._look(click)
        if seen.seat is None:
            raise NotAtTable("not-at-table", user=click.user)
        look, names = self._common(click, seen.table), await self._names(click, seen.table)
        picture = self._face(seen.table).secrets_picture(
            seen.view, seen.seat, names, self._style(click, seen.table)
        )
        note: ui.Item[Any] = ui.TextDisplay(small(look.text("only-you")))
        await self._show(click, look, [note], [] if picture is None else [picture], [])

    async def _of_seat(self, click: Click, verb: str, draws: Any) -> None:
        seen = await self._look(click)
        seat = _seat(click, seen)
        look, names = self._common(click, seen.table), await self._names(click, seen.table)
        draw = draws(self._face(seen.table))
        picture = draw(seen.view, seat, names, self._style(click, seen.table))
        options = [
            discord.SelectOption(label=name[:100], value=str(number), default=number == seat)
            for number, name in enumerate(names.plain)
        ]
        choice = row(picker(look, verb, look.text("whose"), options))
        await self._show(click, look, [], [] if picture is None else [picture], [choice])

    async def _show(
        self,
        click: Click,
        look: Look,
        head: Sequence[ui.Item[Any]],
        pictures: Sequence[Picture],
        rest: Sequence[ui.Item[Any]],
    ) -> None:
        shown = list(pictured(pictures, described=self._service.describes(click.interaction)))
        nothing: list[ui.Item[Any]] = [] if shown else [ui.TextDisplay(look.text("nothing-there"))]
        files = await self._service.pictures.files(pictures)
        await Reply(click.interaction, updates=click.in_private).show(
            framed(look, *head, *shown, *nothing, *rest), files
        )

    async def _look(self, click: Click) -> TableLook:
        return await self._service.house.sight.look(click.id.table, click.user)

    def _common(self, click: Click, table: Table) -> Look:
        text = words(self._service.language(click.interaction))
        return Look(ClickId("turn", table.id), text, self._service.emojis.get)

    async def _names(self, click: Click, table: Table) -> Names:
        return await self._service.naming.names(table, self._service.language(click.interaction))

    def _style(self, click: Click, table: Table) -> Style:
        return self._service.style(click.interaction, table)

    def _face(self, table: Table) -> Face:
        return self._service.faces[table.game]


def _waits_for(table: Table, names: Names, look: Look) -> str:
    if not table.unfinished:
        return look.text("over")
    who = ", ".join(names.mentions[seat] for seat in table.to_act)
    since = f"<t:{int(table.moved_at or table.created_at)}:R>"
    return look.text("status-turn", who=who, since=since, count=len(table.to_act))


def _seat(click: Click, look: TableLook) -> int:
    """Whose things to show: the seat picked, or one's own, or the first."""
    seat = click.number if click.values else look.seat or 0
    if seat >= len(look.table.seats):
        raise Refused("unknown-button")
    return seat
