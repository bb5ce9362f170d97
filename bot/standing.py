"""What the bot needs to be allowed, and whether it is."""

from __future__ import annotations

import discord

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


def invite_link(application: int) -> str:
    """Where a host lets the bot onto a server, with exactly what it needs."""
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=("bot", "applications.commands"))
