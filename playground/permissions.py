"""Discord's permission bits, and what a member may do in a channel."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playground.objects import Overwrite


class Permission(IntFlag):
    CREATE_INSTANT_INVITE = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


P = Permission
ALL = (1 << 53) - 1
EVERYONE = (
    P.CREATE_INSTANT_INVITE
    | P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS
    | P.CHANGE_NICKNAME
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS
    | P.SEND_MESSAGES_IN_THREADS
)
# What a bot is usually invited with
BOT = EVERYONE | P.MANAGE_MESSAGES | P.MANAGE_THREADS | P.PIN_MESSAGES | P.MENTION_EVERYONE
DIRECT = EVERYONE | P.MENTION_EVERYONE


def overwritten(
    base: int, overwrites: Iterable[Overwrite], guild_id: str, roles: set[str], user_id: str
) -> int:
    """What is left of a member's permissions in a channel: @everyone's overwrite, the roles' together,
    their own."""
    by_id = {overwrite.id: overwrite for overwrite in overwrites}
    if (everyone := by_id.get(guild_id)) is not None:
        base = base & ~int(everyone.deny) | int(everyone.allow)
    allow = deny = 0
    for role in roles & by_id.keys():
        allow |= int(by_id[role].allow)
        deny |= int(by_id[role].deny)
    base = base & ~deny | allow
    if (own := by_id.get(user_id)) is not None:
        base = base & ~int(own.deny) | int(own.allow)
    return base
