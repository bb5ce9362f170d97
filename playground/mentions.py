"""Who a message calls: what its text names, less what its author forbids or may not do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec import Struct

from playground.objects import GuildChannel, PrivateChannel, Thread
from playground.permissions import Permission

if TYPE_CHECKING:
    from playground.objects import Channel, Json, User
    from playground.world import World

_USER = re.compile(r"<@!?(\d{1,20})>")
_ROLE = re.compile(r"<@&(\d{1,20})>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


class Mentions(Struct, frozen=True):
    users: list[User]
    roles: list[str]
    everyone: bool
    pings: tuple[str, ...]


def resolve(
    world: World, channel: Channel, author_id: str, text: str, *, allowed: Json | None, replied_to: str | None
) -> Mentions:
    may_all = world.may(channel, author_id, Permission.MENTION_EVERYONE)
    users = [u for u in _named(_USER, text) if u in world.users and _permits(allowed, "users", u)]
    if (
        replied_to is not None
        and (allowed is None or allowed.get("replied_user"))
        and replied_to not in users
    ):
        users.append(replied_to)
    everyone = may_all and bool(_EVERYONE.search(text)) and _permits(allowed, "everyone", "")
    roles: list[str] = []
    if isinstance(channel, GuildChannel | Thread):
        known = world.roles[channel.guild_id]
        roles = [
            r
            for r in _named(_ROLE, text)
            if r in known and (known[r].mentionable or may_all) and _permits(allowed, "roles", r)
        ]
    return Mentions(
        users=[world.users[user] for user in users],
        roles=roles,
        everyone=everyone,
        pings=_called(world, channel, users, roles, everyone) if users or roles or everyone else (),
    )


def _named(pattern: re.Pattern[str], text: str) -> list[str]:
    return list(dict.fromkeys(pattern.findall(text)))


def _permits(allowed: Json | None, kind: str, identity: str) -> bool:
    if allowed is None:
        return True
    if kind in (allowed.get("parse") or ()):
        return True
    return identity in [str(one) for one in allowed.get(kind) or ()] if identity else False


def _called(
    world: World, channel: Channel, users: list[str], roles: list[str], everyone: bool
) -> tuple[str, ...]:
    if isinstance(channel, PrivateChannel):
        return tuple(user for user in users if user in channel.people)
    members = world.members[channel.guild_id].values()
    return tuple(
        member.user.id
        for member in members
        if (everyone or member.user.id in users or not set(roles).isdisjoint(member.roles))
        and world.may_see(channel, member.user.id)
    )
