"""What the bot needs to be allowed, and whether it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from bot.words import words
from tables import Refused
from texts import FALLBACK

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
    use_external_emojis=True,
)


def missing(guild: discord.Guild) -> list[str]:
    """The names of the permissions the bot lacks in that guild."""
    granted = guild.me.guild_permissions
    return [name for name, needed in NEEDED if needed and not getattr(granted, name)]


def named(permissions: Iterable[str], language: str = FALLBACK) -> str:
    """As Discord's settings call them."""
    return ", ".join(words(language)(f"permission-{name}") for name in permissions)


IN_THREADS = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)
IN_CHANNELS = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)
TO_OPEN_THREADS = IN_THREADS | discord.Permissions(create_public_threads=True)


def check_allowed(interaction: discord.Interaction[Any], *, threads: bool = False) -> None:
    """Raises Refused, naming what the bot would need to host a table here, or in a thread opened here.

    An answer to a command needs no permission; the posts of a table do.
    """
    if interaction.guild_id is None:
        return
    inside = isinstance(interaction.channel, discord.Thread)
    needed = TO_OPEN_THREADS if threads else IN_THREADS if inside else IN_CHANNELS
    granted = interaction.app_permissions
    lacking = [name for name, wanted in needed if wanted and not getattr(granted, name)]
    if lacking:
        raise Refused("bot-lacks", permissions=tuple(lacking))


def is_moderator(interaction: discord.Interaction[Any]) -> bool:
    """Who may end the tables of others: whoever may delete their messages."""
    return interaction.guild_id is not None and interaction.permissions.manage_messages


def invite_link(application: int) -> str:
    """Where a host lets the bot onto a server, with exactly what it needs."""
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=("bot", "applications.commands"))
