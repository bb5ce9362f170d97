"""Reminders and the daily list: what they say, and their buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.components import Look, button, framed, row, small
from bot.ids import ClickId
from bot.links import jump, newest_post
from bot.moments import moment
from bot.posts import Post
from bot.reply import Reply
from bot.words import words
from tables import Entry, Table, Wait
from tables.agreement import BANK, agreement

if TYPE_CHECKING:
    from bot.clicks import Click
    from bot.service import Service
    from texts import Texts

REMINDER_ROLE = "reminder-"
"""The roles of reminders in a channel, by seat, among the posts of a table."""
AT_ONCE = 25
"""How many tables a list names."""


class Reminders:
    """Makes what is owed into posts, and answers their buttons."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._house = service.house

    async def post(self, entry: Entry, table_id: str) -> tuple[Post, ...]:
        """One line to whoever is still waited for; nothing if they moved or were reminded since."""
        table, wait = await self.awaited(table_id, entry)
        if wait is None or wait.muted or wait.reminded != entry.data["step"]:
            return ()
        text = await self._words(table, wait.user, direct=bool(entry.data.get("direct")))
        who = self._service.naming.mention(table.seats[wait.seat], text.language)
        said = [text("reminder", who=who, since=moment(wait.since, "f"))]
        if wait.deadline is not None:
            said.append(text("deadline", when=moment(wait.deadline)))
        said += await self._small_print(text, table, wait.user)
        look = Look(ClickId("turn", table.id), text, self._service.emojis.get)
        view = framed(look, ui.TextDisplay("\n".join(said)), row(*self._buttons(look, table, wait)))
        role = "" if entry.data.get("direct") else f"{REMINDER_ROLE}{wait.seat}"
        return (Post(view, (), (wait.user,), role),)

    async def _small_print(self, text: Texts, table: Table, user: int) -> list[str]:
        """Where the table stands, and what is missing for good nights."""
        lines = [text("reminder-where", where=await self._link(table))]
        if (await self._house.people.get(user)).time_zone is None:
            lines.append(text("reminder-zone", command=self._service.links.to("me")))
        return [small(line) for line in lines]

    async def awaited(self, table_id: str, entry: Entry) -> tuple[Table, Wait | None]:
        """The turn an entry is about, if the table still waits for it."""
        about = (entry.data["seat"], entry.data["version"])
        found = [one for one in await self._house.waits.at(table_id) if (one.seat, one.version) == about]
        return await self._house.table(table_id), found[0] if found else None

    async def digest(self, entry: Entry) -> tuple[Post, ...]:
        """All tables that wait for a person, the longest wait first; nothing if there is none any more."""
        user = int(entry.data["user"])
        waits = [
            (wait, table)
            for table in await self._house.tables_of(user)
            for wait in await self._house.waits.at(table.id)
            if wait.user == user
        ]
        if not waits:
            return ()
        text = words((await self._house.people.get(user)).language or waits[0][1].language)
        waits.sort(key=lambda pair: pair[0].since)
        lines = [await self._digest_line(text, wait, table) for wait, table in waits[:AT_ONCE]]
        look = Look(ClickId("turn"), text, self._service.emojis.get)
        said = "\n".join([f"### {text('digest', count=len(waits))}", *lines])
        return (Post(framed(look, ui.TextDisplay(said)), (), (user,)),)

    async def _digest_line(self, text: Texts, wait: Wait, table: Table) -> str:
        game, where = (
            self._service.faces[table.game].title(text),
            await self._link(table),
        )
        line = text("digest-line", game=game, where=where, since=moment(wait.since, "f"))
        return line if wait.deadline is None else f"{line} · {text('deadline', when=moment(wait.deadline))}"

    async def _link(self, table: Table) -> str:
        return await newest_post(self._house, table) or jump(table.guild, table.channel)

    async def _words(self, table: Table, user: int, *, direct: bool) -> Texts:
        """A channel reads the table's language, a person their own."""
        own = (await self._house.people.get(user)).language if direct else None
        return words(own or table.language)

    def _buttons(self, look: Look, table: Table, wait: Wait) -> list[ui.Item[Any]]:
        text, primary = look.text, discord.ButtonStyle.primary
        turn = self._service.faces[table.game].labels(text.language).turn
        more = not wait.granted and agreement(table.settings).clock != BANK
        return [
            button(look, "turn", turn.text, emoji=turn.emoji, style=primary),
            button(look, "mute", text("mute"), emoji="🔕"),
            *([button(look, "more", text("more-time"), emoji="⏳")] if more else []),
        ]

    async def mute(self, click: Click) -> None:
        await self._house.waits.mute(click.id.table, click.user, request=click.request)
        await Reply(click.interaction).tell(words(self._service.language(click.interaction))("muted"))

    async def more_time(self, click: Click) -> None:
        wait = await self._house.waits.more_time(click.id.table, click.user, request=click.request)
        text = words(self._service.language(click.interaction))
        until = text("more-until", when=moment(wait.deadline, "f")) if wait.deadline is not None else ""
        await Reply(click.interaction).tell(f"{text('more-taken')} {until}".strip())
