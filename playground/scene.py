"""Who and what is there when a playground opens: a guild with three channels and six people."""

from __future__ import annotations

import re
import secrets
import unicodedata
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from playground import permissions, shown
from playground.objects import (
    Application,
    Guild,
    GuildChannel,
    Member,
    Person,
    Role,
    User,
)
from playground.permissions import P

if TYPE_CHECKING:
    from playground.world import World


class Cast(Struct, frozen=True):
    name: str
    locale: str
    timezone: str


PEOPLE: Final = (
    Cast("Anna", "pl", "Europe/Warsaw"),
    Cast("Ben", "en-US", "America/New_York"),
    Cast("Csilla", "hu", "Europe/Budapest"),
    Cast("Dieter", "de", "Europe/Berlin"),
    Cast("Emma", "en-GB", "Europe/London"),
    Cast("Yuki", "ja", "Asia/Tokyo"),
)
GUILD: Final = "Playground"
CHANNELS: Final = (
    ("general", "Talk about anything"),
    ("games", "Tables and their threads"),
    ("quiet", "For trying things out"),
)
MODERATOR: Final = P.MANAGE_MESSAGES | P.MANAGE_THREADS | P.PIN_MESSAGES | P.MANAGE_GUILD | P.MENTION_EVERYONE


def build(world: World) -> Guild:
    """Fill an empty world. The first person owns the guild, the second moderates it."""
    people = [add_person(world, cast.name, cast.locale, cast.timezone) for cast in PEOPLE]
    guild = add_guild(world, GUILD, owner_id=people[0].id)
    moderators = add_role(world, guild.id, "Moderator", MODERATOR)
    for position, (name, topic) in enumerate(CHANNELS):
        add_channel(world, guild.id, name, topic=topic, position=position)
    for person in people:
        admit(world, guild.id, person.id, roles=[moderators.id] if person is people[1] else [])
    world.put_secret(world.secret)
    return guild


def add_person(world: World, name: str, locale: str = "en-US", timezone: str = "UTC") -> Person:
    user = User(id=world.ids.new(), username=_username(world, name), global_name=name)
    person = Person(id=user.id, locale=locale, timezone=timezone)
    world.put_user(user)
    world.put_person(person)
    return person


def _username(world: World, name: str) -> str:
    """The name in small plain letters, with a number if it is taken."""
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    base = re.sub(r"[^a-z0-9_.]+", "_", bare).strip("_") or "person"
    taken = {user.username for user in world.users.values()}
    candidates = (base if number == 1 else f"{base}{number}" for number in range(1, len(taken) + 2))
    return next(candidate for candidate in candidates if candidate not in taken)


def add_bot(
    world: World, name: str, *, token: str | None = None, owner_id: str | None = None, privileged: bool = True
) -> Application:
    """A bot, in every guild there is."""
    user = User(id=world.ids.new(), username=name, bot=True)
    world.put_user(user)
    owner = owner_id or next(iter(world.people))
    application = Application(
        id=user.id, token=token or secrets.token_urlsafe(32), owner_id=owner, privileged=privileged
    )
    world.put_application(application)
    for guild in world.guilds.values():
        invite(world, guild.id, application.id)
    return application


def invite(world: World, guild_id: str, bot_id: str, granted: int = int(permissions.BOT)) -> None:
    """Let a bot into a guild, with a role of its own for what it is granted."""
    role = add_role(world, guild_id, world.users[bot_id].username, granted)
    role.managed, role.tags = True, {"bot_id": bot_id}
    world.put_role(guild_id, role)
    admit(world, guild_id, bot_id, roles=[role.id])


def add_guild(world: World, name: str, *, owner_id: str) -> Guild:
    guild = Guild(id=world.ids.new(), name=name, owner_id=owner_id, created=world.clock.iso())
    world.put_guild(guild)
    world.put_role(guild.id, Role(id=guild.id, name="@everyone", permissions=str(int(permissions.EVERYONE))))
    return guild


def add_role(world: World, guild_id: str, name: str, granted: int) -> Role:
    role = Role(
        id=world.ids.new(), name=name, permissions=str(int(granted)), position=len(world.roles[guild_id])
    )
    world.put_role(guild_id, role)
    return role


def add_channel(
    world: World, guild_id: str, name: str, *, topic: str | None = None, position: int = 0
) -> GuildChannel:
    channel = GuildChannel(id=world.ids.new(), guild_id=guild_id, name=name, topic=topic, position=position)
    world.put_channel(channel)
    world.tell("CHANNEL_CREATE", shown.plain(channel), guild_id=guild_id, channel_id=channel.id)
    return channel


def admit(world: World, guild_id: str, user_id: str, *, roles: list[str] | None = None) -> None:
    """Let somebody into a guild."""
    member = Member(user=world.users[user_id], roles=roles or [], joined_at=world.clock.iso())
    world.put_member(guild_id, member)
    data = {**shown.plain(member), "guild_id": guild_id}
    world.tell("GUILD_MEMBER_ADD", data, guild_id=guild_id)
