"""`/stats`, `/leaderboard`, `/me`, `/vacation`: what people have done, and what they chose for themselves."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any
from zoneinfo import available_timezones

import discord
from discord import app_commands

from bot.commands.counter import EVERYWHERE, INSTALLED
from bot.commands.wording import explained, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.commands.counter import Counter

Interaction = discord.Interaction[Any]
Command = app_commands.Command[Any, ..., None]


def people_commands(counter: Counter) -> Iterator[Command]:
    for made in (_stats(counter), _leaderboard(counter), _me(counter), _vacation(counter)):
        made.allowed_contexts, made.allowed_installs = EVERYWHERE, INSTALLED
        yield made


def _games(counter: Counter) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=spoken(face.title), value=key) for key, face in counter.service.faces.items()
    ]


def _stats(counter: Counter) -> Command:
    first = next(iter(counter.service.faces))

    @app_commands.command(name="stats", description=explained("command-stats"))
    @app_commands.describe(person=explained("option-person"), game=explained("option-game"))
    @app_commands.choices(game=_games(counter))
    async def stats(interaction: Interaction, person: discord.User | None = None, game: str = first) -> None:
        whose = person or interaction.user
        counter.service.naming.meet(whose)
        await counter.ask(interaction, "stats", game, str(whose.id))

    return stats


def _leaderboard(counter: Counter) -> Command:
    first = next(iter(counter.service.faces))

    @app_commands.command(name="leaderboard", description=explained("command-leaderboard"))
    @app_commands.describe(game=explained("option-game"))
    @app_commands.choices(game=_games(counter))
    async def leaderboard(interaction: Interaction, game: str = first) -> None:
        await counter.ask(interaction, "leaderboard", game)

    return leaderboard


def _me(counter: Counter) -> Command:
    @app_commands.command(name="me", description=explained("command-me"))
    @app_commands.describe(timezone=explained("option-time-zone"))
    async def me(interaction: Interaction, timezone: str = "") -> None:
        if timezone:
            await counter.ask(interaction, "me", "zone", timezone)
        else:
            await counter.ask(interaction, "me")

    @me.autocomplete("timezone")
    async def zones(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=zone.replace("_", " "), value=zone) for zone in zones_like(typed)]

    return me


def _vacation(counter: Counter) -> Command:
    @app_commands.command(name="vacation", description=explained("command-vacation"))
    @app_commands.describe(first=explained("option-first-day"), last=explained("option-last-day"))
    async def vacation(interaction: Interaction, first: str = "", last: str = "") -> None:
        if first or last:
            await counter.ask(interaction, "vacation", "book", first, last)
        else:
            await counter.ask(interaction, "vacation")

    return vacation


def zones_like(typed: str) -> list[str]:
    """Time zones by any part of their names; those of Europe first, where most of our players live."""
    wanted = typed.strip().casefold().replace(" ", "_")
    found = (zone for zone in _zones() if wanted in zone.casefold())
    return sorted(found, key=lambda zone: (not zone.startswith("Europe/"), zone))[:25]


@cache
def _zones() -> tuple[str, ...]:
    """Places; not the old abbreviations, which say nothing about summer time."""
    places = (zone for zone in available_timezones() if "/" in zone and not zone.startswith("Etc/"))
    return tuple(sorted(places))
