"""`/game …`: opening a table, and everything about the one of this channel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.counter import EVERYWHERE, INSTALLED
from bot.commands.wording import explained, spoken
from bot.opening import Openings
from bot.settings import THEME
from bot.words import words
from tables import Access, Opening, Refused
from texts import LANGUAGES

if TYPE_CHECKING:
    from bot.commands.counter import Counter

Interaction = discord.Interaction[Any]

HERE = {
    "status": "status",
    "board": "board",
    "mine": "mines",
    "orders": "cards",
    "delivered": "secrets",
    "log": "log",
    "replay": "replay",
    "undo": "undo",
    "settings": "options",
    "leave": "go",
    "end": "end",
    "export": "export",
}
"""Commands about the table of this channel, and the verbs they share with buttons."""


def game_commands(counter: Counter) -> app_commands.Group:
    group = app_commands.Group(
        name="game",
        description=explained("command-game"),
        allowed_contexts=EVERYWHERE,
        allowed_installs=INSTALLED,
    )
    _add_new(group, counter)
    for name, verb in HERE.items():
        _add_here(group, counter, name, verb)
    return group


def _add_here(group: app_commands.Group, counter: Counter, name: str, verb: str) -> None:
    @group.command(name=name, description=explained(f"command-game-{name}"))
    async def command(interaction: Interaction) -> None:
        await counter.ask_here(interaction, verb)


def _add_new(group: app_commands.Group, counter: Counter) -> None:
    service = counter.service
    games = [app_commands.Choice(name=spoken(face.title), value=key) for key, face in service.faces.items()]
    languages = [
        app_commands.Choice(name=explained(f"language-{language}"), value=language) for language in LANGUAGES
    ]
    themes = [
        app_commands.Choice(name=explained(f"setting-theme-{choice}"), value=choice)
        for choice in THEME.choices
    ]

    @group.command(name="new", description=explained("command-game-new"))
    @app_commands.describe(
        game=explained("option-game"),
        seats=explained("option-seats"),
        options=explained("option-options"),
        language=explained("option-language"),
        role=explained("option-role"),
        invite=explained("option-invite"),
        invite2=explained("option-invite-more"),
        invite3=explained("option-invite-more"),
        only_invited=explained("option-only-invited"),
        theme=explained("option-theme"),
    )
    @app_commands.choices(game=games, language=languages, theme=themes)
    async def new(  # noqa: PLR0917  # Discord gives them by name
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, 1, 6] | None = None,
        options: str = "",
        language: str | None = None,
        role: discord.Role | None = None,
        invite: discord.User | None = None,
        invite2: discord.User | None = None,
        invite3: discord.User | None = None,
        only_invited: bool = False,  # Discord gives it by name
        theme: str = THEME.choices[0],
    ) -> None:
        async def handle() -> None:
            guests = [one for one in (invite, invite2, invite3) if one is not None]
            opening = Opening(
                game=game,
                channel=interaction.channel_id or 0,
                owner=interaction.user.id,
                guild=interaction.guild_id,
                seats=seats,
                options=chosen_options(options),
                language=language or service.language(interaction),
                access=_access(role, only_invited=only_invited),
                settings={THEME.key: theme},
                invited=_people(guests),
            )
            await Openings(service).new(interaction, opening)

        await counter.answering(interaction, handle, private=False)

    @new.autocomplete("options")
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return suggested_options(counter, interaction, typed)


def chosen_options(typed: str) -> dict[str, str]:
    """`orders=dealt, start=first-seat` as options of a game. Raises Refused."""
    pairs = [part.strip().partition("=") for part in typed.split(",") if part.strip()]
    if any(not (key and sign and value) for key, sign, value in pairs):
        raise Refused("options-unread", typed=typed[:50])
    return {key.strip(): value.strip() for key, _, value in pairs}


def suggested_options(
    counter: Counter, interaction: Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """What was chosen so far with one choice more, in words."""
    service, key = counter.service, str(getattr(interaction.namespace, "game", ""))
    if key not in service.faces:
        return []
    face, text = service.faces[key], words(service.language(interaction))
    kept = [part.strip() for part in typed.split(",")[:-1] if part.strip()]
    last = typed.rpartition(",")[2].strip().casefold()
    done = {part.partition("=")[0] for part in kept}
    found = []
    for option in service.house.games[key].options:
        if option.key in done:
            continue
        for choice in option.choices[1:]:
            said = f"{face.option(text, option.key)}: {face.option(text, option.key, choice)}"
            value = f"{option.key}={choice}"
            if last in said.casefold() or last in value:
                name = " · ".join((*kept, said))[:100]
                found.append(app_commands.Choice(name=name, value=", ".join((*kept, value))[:100]))
    return found[:25]


def _access(role: discord.Role | None, *, only_invited: bool) -> Access:
    if only_invited:
        return Access("invited")
    return Access("role", role.id) if role is not None else Access()


def _people(guests: list[discord.User]) -> tuple[int, ...]:
    """Raises Refused for bots, who cannot click."""
    if any(guest.bot for guest in guests):
        raise Refused("no-bots")
    return tuple(guest.id for guest in guests)
