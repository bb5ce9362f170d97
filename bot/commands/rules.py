"""`/rules` and `/help`: how it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.counter import EVERYWHERE, INSTALLED
from bot.commands.wording import explained
from bot.words import words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.commands.counter import Counter
    from bot.service import Service

Interaction = discord.Interaction[Any]
Command = app_commands.Command[Any, ..., None]


def rules_commands(counter: Counter) -> Iterator[Command]:
    for made in (_rules(counter), _help(counter)):
        made.allowed_contexts, made.allowed_installs = EVERYWHERE, INSTALLED
        yield made


def _rules(counter: Counter) -> Command:
    @app_commands.command(name="rules", description=explained("command-rules"))
    @app_commands.describe(topic=explained("option-topic"))
    async def rules(interaction: Interaction, topic: str = "") -> None:
        await counter.ask(interaction, "rules-of", "", topic)

    @rules.autocomplete("topic")
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return topics_like(counter.service, counter.service.language(interaction), typed)

    return rules


def _help(counter: Counter) -> Command:
    @app_commands.command(name="help", description=explained("command-help"))
    async def help_(interaction: Interaction) -> None:
        await counter.ask(interaction, "help")

    return help_


def topics_like(service: Service, language: str, typed: str) -> list[app_commands.Choice[str]]:
    """Topics whose title begins like that, then those whose title or text has all the words."""
    wanted, text = typed.strip().casefold(), words(language)
    found = [
        (not topic.title.casefold().startswith(wanted), wanted not in topic.title.casefold(), face, topic)
        for face in service.faces.values()
        for topic in face.rules(language)
        if topic.found_by(wanted)
    ]
    found.sort(key=lambda one: one[:2])
    return [
        app_commands.Choice(name=f"{face.title(text)} · {topic.title}"[:100], value=f"{face.key}/{topic.key}")
        for *_, face, topic in found[:25]
    ]
