"""What happened at a table: its log page by page, and the game played again turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.clicks import Click
from bot.components import Look, button, framed, picker, row, small
from bot.describing import pictured
from bot.face import Face, Names, Style
from bot.ids import ClickId
from bot.reply import Reply
from bot.words import words
from tables import Passage, Refused, Table

if TYPE_CHECKING:
    from bot.service import Service

PAGE = 3000
"""Characters of a page of the log."""
LEAFED = 8
"""With so many turns one can leaf through them; with more, a list leads into the middle."""
LISTED = 25


class Stories:
    """Private answers, each with buttons to leaf through."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def log(self, click: Click) -> None:
        """The newest page, or the one asked for."""
        table = await self._service.house.table(click.id.table)
        told = await self._service.house.sight.story(table.id, click.user)
        look, names, style = await self._told(click, table, "log")
        lines = self._service.faces[table.game].tell(told, names, style)
        pages = paged(lines)
        page = _index(click.id.detail, len(pages))
        text = look.text
        shown = "\n".join(pages[page]) if lines else text("nothing-there")
        head = f"### {text('log')}\n{shown}"
        if len(pages) > 1:
            head += f"\n{small(text('page', page=page + 1, pages=len(pages)))}"
        children: list[ui.Item[Any]] = [ui.TextDisplay(head)]
        if len(pages) > 1:
            children.append(row(*_leaves(look, "log", page, len(pages))))
        await Reply(click.interaction, updates=click.in_private).show(framed(look, *children))

    async def replay(self, click: Click) -> None:
        """The table after one of its turns, from the first on: what was done, and the pictures of then."""
        interaction = click.interaction
        table = await self._service.house.table(click.id.table)
        turns = await self._turns(click)
        picked = f"+{click.number}" if click.values else click.id.detail or "+0"
        at = _index(picked, len(turns))
        look, names, style = await self._told(click, table, "replay")
        face, turn = self._service.faces[table.game], turns[at]
        pictures = face.post_pictures(turn, names, style)
        standing = face.standing(turn.view, style)
        where = look.text("replay-title", turn=at + 1, turns=len(turns), standing=standing)
        head: ui.Item[Any] = ui.TextDisplay("\n".join((f"### {where}", *face.tell(turn.told, names, style))))
        film = row(button(look, "film", look.text("film"), emoji="🎞️"))
        files = await self._service.pictures.files(pictures)
        shown = pictured(pictures, described=self._service.describes(interaction))
        leaves = [row(*_leaves(look, "replay", at, len(turns)))]
        if len(turns) > LEAFED:
            leaves.append(row(_table_of_contents(look, face, turns, style)))
        await Reply(interaction, updates=click.in_private).show(
            framed(look, head, *shown, *leaves, film), files
        )

    async def film(self, click: Click) -> None:
        """The whole game so far as one moving picture."""
        table = await self._service.house.table(click.id.table)
        turns = await self._turns(click)
        look, names, style = await self._told(click, table, "film")
        picture = self._service.faces[table.game].replay(turns, names, style)
        if picture is None:
            raise Refused("nothing-to-replay")
        files = await self._service.pictures.files([picture])
        shown = pictured([picture], described=self._service.describes(click.interaction))
        await Reply(click.interaction).show(framed(look, *shown), files)

    async def _turns(self, click: Click) -> tuple[Passage, ...]:
        turns = await self._service.house.sight.turns(click.id.table, click.user)
        if not turns:
            raise Refused("nothing-to-replay")
        return turns

    async def _told(self, click: Click, table: Table, verb: str) -> tuple[Look, Names, Style]:
        """How things are said to whoever clicked."""
        language = self._service.language(click.interaction)
        look = Look(ClickId(verb, table.id), words(language), self._service.emojis.get)
        names = await self._service.naming.names(table, language)
        return look, names, self._service.style(click.interaction, table)


def paged(lines: Sequence[str]) -> list[list[str]]:
    """The lines in pages that fit into a message; one empty page where there are none."""
    pages: list[list[str]] = [[]]
    room = PAGE
    for line in lines:
        room -= len(line) + 1
        if room < 0 and pages[-1]:
            pages.append([])
            room = PAGE - len(line) - 1
        pages[-1].append(line)
    return pages


def _table_of_contents(look: Look, face: Face, turns: Sequence[Passage], style: Style) -> ui.Item[Any]:
    """Turns from the first to the last, as many as a list holds, with where the game stood."""
    last, places = len(turns) - 1, min(len(turns), LISTED)
    numbers = sorted({round(place * last / (places - 1)) for place in range(places)})
    options = [
        discord.SelectOption(
            label=look.text("leaf-turn", turn=number + 1, standing=face.standing(turns[number].view, style))[
                :100
            ],
            value=str(number),
        )
        for number in numbers
    ]
    return picker(look, "replay", look.text("leaf-to"), options)


def _leaves(look: Look, verb: str, at: int, count: int) -> list[ui.Item[Any]]:
    """To the first, one back, one on, to the last. The sign in front keeps ids of the same target apart."""
    text, last = look.text, count - 1
    there = (
        ("first", f"<{0}", "⏮️", at == 0),
        ("previous", f"-{max(at - 1, 0)}", "◀️", at == 0),
        ("next", f"+{min(at + 1, last)}", "▶️", at == last),
        ("last", f">{last}", "⏭️", at == last),
    )
    return [
        button(look, verb, text(f"leaf-{name}"), detail=detail, emoji=emoji, disabled=disabled)
        for name, detail, emoji, disabled in there
    ]


def _index(detail: str, count: int) -> int:
    """Which page: the one in the id, or without one the last. Raises Refused for nonsense."""
    if not detail:
        return count - 1
    digits = detail[1:]
    if detail[0] not in "<-+>" or not (digits.isascii() and digits.isdecimal() and len(digits) <= 6):
        raise Refused("unknown-button")
    return min(int(digits), count - 1)
