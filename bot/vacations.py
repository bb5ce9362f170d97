"""`/vacation`: days on which no clock runs and nobody is reminded."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.clicks import Click
from bot.components import Look, framed, picker, row, small
from bot.ids import ClickId
from bot.moments import day
from bot.reply import Reply
from bot.words import words
from tables import Refused, Vacation

if TYPE_CHECKING:
    from bot.service import Service

WRITTEN = re.compile(r"(?P<year>\d{4})(?:-|\. ?)(?P<month>\d{1,2})(?:-|\. ?)(?P<day>\d{1,2})\.?", re.ASCII)
TURNED = re.compile(r"(?P<day>\d{1,2})[./](?P<month>\d{1,2})[./](?P<year>\d{4})", re.ASCII)
LISTED = 25


class Vacations:
    """The panel, and what is booked or cancelled in it."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._people = service.house.people

    async def vacation(self, click: Click) -> None:
        """Shows what is booked, after doing what came with the click: days to book, or one to cancel."""
        if click.id.detail == "book":
            await self._book(click)
        elif click.id.detail == "cancel":
            await self._people.cancel_vacation(click.user, written_day(click.picked))
        await self._show(click)

    async def _book(self, click: Click) -> None:
        """Nothing but a first day is a vacation of that day, nothing but a last one begins today."""
        days = [written_day(value) if value else None for value in click.values]
        if not any(days):
            raise Refused("no-such-day", given="")
        first = days[0] or await self._people.today(click.user)
        await self._people.book(click.user, first, days[-1] or first)

    async def _show(self, click: Click) -> None:
        text = words(self._service.language(click.interaction))
        look = Look(ClickId("vacation"), text, self._service.emojis.get)
        today = await self._people.today(click.user)
        booked = [one for one in await self._people.vacations(click.user) if one.last >= today]
        lines = [
            text("vacation-line", first=day(one.first), last=day(one.last), days=one.days) for one in booked
        ]
        left = await self._people.days_left(click.user, today.year)
        said = [
            f"### {text('vacation-title')}",
            *(lines or [text("vacation-none")]),
            small(text("vacation-left", days=left, year=str(today.year))),
            small(text("vacation-how")),
        ]
        children: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(said))]
        if booked:
            children.append(_cancelling(look, booked[:LISTED]))
        await Reply(click.interaction, updates=click.in_private).show(framed(look, *children))


def written_day(text: str) -> date:
    """2026-07-01, 2026. 07. 01. or 1.7.2026. Raises Refused."""
    found = WRITTEN.fullmatch(text.strip()) or TURNED.fullmatch(text.strip())
    try:
        if found is not None:
            return date(int(found["year"]), int(found["month"]), int(found["day"]))
    except ValueError:
        pass
    raise Refused("no-such-day", given=text[:50])


def _cancelling(look: Look, booked: Sequence[Vacation]) -> ui.ActionRow[Any]:
    options = [discord.SelectOption(label=_days(one), value=one.first.isoformat()) for one in booked]
    return row(picker(look, "vacation", look.text("vacation-cancel"), options, detail="cancel"))


def _days(booked: Vacation) -> str:
    """A list shows no days as Discord would."""
    return f"{booked.first} – {booked.last}" if booked.days > 1 else str(booked.first)
