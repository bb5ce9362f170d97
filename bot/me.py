"""`/me`: what people choose for themselves, in one private panel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import discord
from discord import ui

from bot.clicks import Click
from bot.components import Look, framed, picker, row, small
from bot.ids import ClickId
from bot.persons import DESCRIBE
from bot.reply import Reply
from bot.words import words
from tables import LADDERS, Person, Refused, reminders
from tables.reminders import CHANNEL, DIRECT, NIGHTS
from texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from bot.service import Service

AS_DISCORD = "discord"
"""The language of the person's Discord, unless they choose another."""
PICTURES = ("shown", "described")


def _key(hours: Sequence[int]) -> str:
    return "-".join(map(str, hours)) or "none"


LADDERS_OFFERED: Mapping[str, dict[str, Any]] = {_key(hours): {"hours": hours} for hours in LADDERS}
PLACES_OFFERED: Mapping[str, dict[str, Any]] = {place: {"where": place} for place in (CHANNEL, DIRECT)}
NIGHTS_OFFERED: Mapping[str, dict[str, Any]] = {_key(night): {"night": night} for night in NIGHTS}
DIGESTS_OFFERED: Mapping[str, dict[str, Any]] = {
    str(hour): {"digest": hour} for hour in (None, 7, 8, 9, 12, 17, 18, 19, 20, 21)
}
"""What each entry of a list changes in `Person.reminders`."""
OFFERED = {
    "ladder": LADDERS_OFFERED,
    "where": PLACES_OFFERED,
    "night": NIGHTS_OFFERED,
    "digest": DIGESTS_OFFERED,
}


class Me:
    """The panel, and every choice made in it. A choice is in force with the next answer."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def me(self, click: Click) -> None:
        """Shows the panel, after making the choice that came with the click."""
        match click.id.detail:
            case "":
                pass
            case "language":
                await self._language(click)
            case "pictures":
                await self._pictures(click)
            case "zone":
                await self._service.persons.choose(click.user, time_zone=click.picked)
            case "ladder" | "where" | "night" | "digest":
                await self._reminders(click, click.id.detail)
            case _:
                raise Refused("unknown-button")
        person = await self._service.persons.meet(click.user)
        await Reply(click.interaction, updates=click.in_private).show(self._panel(click, person))

    async def _language(self, click: Click) -> None:
        if click.picked not in (AS_DISCORD, *LANGUAGES):
            raise Refused("unknown-button")
        language = None if click.picked == AS_DISCORD else click.picked
        await self._service.persons.choose(click.user, language=language)

    async def _reminders(self, click: Click, about: str) -> None:
        """When and where to be reminded, when not; and the daily list."""
        offered = OFFERED[about]
        if click.picked not in offered:
            raise Refused("unknown-button")
        before = self._service.persons.get(click.user).reminders
        chosen = {**before, **offered[click.picked]}
        await self._service.persons.choose(click.user, reminders=chosen)

    async def _pictures(self, click: Click) -> None:
        if click.picked not in PICTURES:
            raise Refused("unknown-button")
        before = self._service.persons.get(click.user).accessibility
        described = click.picked == "described"
        await self._service.persons.choose(click.user, accessibility={**before, DESCRIBE: described})

    def _panel(self, click: Click, person: Person) -> ui.LayoutView:
        text = words(self._service.language(click.interaction))
        look = Look(ClickId("me"), text, self._service.emojis.get)
        spoken = [(AS_DISCORD, text("me-language-discord"))]
        spoken += [(language, text(f"language-{language}")) for language in LANGUAGES]
        described = PICTURES[bool(person.accessibility.get(DESCRIBE))]
        pictures = [(choice, text(f"me-pictures-{choice}")) for choice in PICTURES]
        return framed(
            look,
            ui.TextDisplay(f"### {text('me-title')}\n{_zone(person, look, self._service.house.now())}"),
            ui.TextDisplay(text("me-language")),
            _list(look, "language", spoken, person.language or AS_DISCORD),
            ui.TextDisplay(text("me-pictures")),
            _list(look, "pictures", pictures, described),
            ui.TextDisplay(text("me-reminders")),
            *_reminder_lists(look, person),
            ui.TextDisplay(small(text("me-note"))),
        )


def _reminder_lists(look: Look, person: Person) -> Iterator[ui.ActionRow[Any]]:
    text, chosen = look.text, reminders(person.reminders)
    ladders = [(key, _ladder(text, hours["hours"])) for key, hours in LADDERS_OFFERED.items()]
    yield _list(look, "ladder", ladders, _key(chosen.hours))
    places = [(key, text(f"me-where-{key}")) for key in PLACES_OFFERED]
    yield _list(look, "where", places, chosen.where)
    nights = [(key, _night(text, *choice["night"])) for key, choice in NIGHTS_OFFERED.items()]
    yield _list(look, "night", nights, _key(chosen.night))
    digests = [(key, _digest(text, choice["digest"])) for key, choice in DIGESTS_OFFERED.items()]
    yield _list(look, "digest", digests, str(chosen.digest))


def _ladder(text: Texts, hours: Sequence[int]) -> str:
    if not hours:
        return text("me-ladder-none")
    return text("me-ladder-hours", hours=", ".join(map(str, hours)))


def _night(text: Texts, falls: int, rises: int) -> str:
    if falls == rises:
        return text("me-night-none")
    return text("me-night-hours", falls=f"{falls:02}:00", rises=f"{rises:02}:00")


def _digest(text: Texts, hour: int | None) -> str:
    return text("me-digest-none") if hour is None else text("me-digest-at", hour=f"{hour:02}:00")


def _zone(person: Person, look: Look, at: float) -> str:
    if person.time_zone is None:
        return look.text("me-no-zone")
    now = datetime.fromtimestamp(at, ZoneInfo(person.time_zone))
    return look.text("me-zone", zone=person.time_zone.replace("_", " "), now=f"{now:%H:%M}")


def _list(look: Look, detail: str, choices: Sequence[tuple[str, str]], chosen: str) -> ui.ActionRow[Any]:
    options = [
        discord.SelectOption(label=label[:100], value=value, default=value == chosen)
        for value, label in choices
    ]
    return row(picker(look, "me", look.text(f"me-{detail}"), options, detail=detail))
