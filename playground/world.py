"""Everything there is: guilds, channels, threads, people, bots, messages. One place, plain dictionaries.

The world holds and finds; it tells whoever listens what happened, and which value changed so that it can be
kept. What is allowed is decided by whoever changes it.
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from playground import permissions
from playground.errors import refusal
from playground.links import Links
from playground.objects import (
    Application,
    Blob,
    Channel,
    Command,
    CommandPermissions,
    Emoji,
    Guild,
    GuildChannel,
    Interaction,
    Member,
    Person,
    Post,
    PrivateChannel,
    Role,
    Secret,
    Thread,
    ThreadMember,
    User,
)
from playground.snowflakes import Snowflakes, moment_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playground.clock import Clock
    from playground.store import Store

P = permissions.Permission


class Event(Struct, frozen=True, kw_only=True):
    """Something that happened, under Discord's name for it."""

    name: str
    data: Any
    guild_id: str | None = None
    channel_id: str | None = None
    only_for: str | None = None  # a person's id: nobody else, and no bot, is told
    application_id: str | None = None  # a bot's id: nobody else is told
    pings: tuple[str, ...] = ()


T = TypeVar("T")


class World:
    def __init__(self, clock: Clock, store: Store) -> None:
        self.clock = clock
        self.store = store
        self.ids = Snowflakes(clock)
        self.secret = Secret(links=secrets.token_hex(32), key=secrets.token_urlsafe(32))
        self.links = Links(clock, self.secret.links)
        self.users: dict[str, User] = {}
        self.people: dict[str, Person] = {}
        self.applications: dict[str, Application] = {}
        self.guilds: dict[str, Guild] = {}
        self.members: dict[str, dict[str, Member]] = {}
        self.roles: dict[str, dict[str, Role]] = {}
        self.channels: dict[str, Channel] = {}
        self.thread_members: dict[str, dict[str, ThreadMember]] = {}
        self.posts: dict[str, dict[str, Post]] = {}
        self.commands: dict[str, Command] = {}
        self.command_permissions: dict[str, CommandPermissions] = {}
        self.emojis: dict[str, dict[str, Emoji]] = {}
        self.interactions: dict[str, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.listeners: list[Callable[[Event], None]] = []
        self.old_edits: dict[str, deque[float]] = {}

    # Telling

    def tell(self, name: str, data: Any, **about: Any) -> None:
        event = Event(name=name, data=data, **about)
        for listener in tuple(self.listeners):
            listener(event)

    def keep(self, kind: str, key: str, value: Struct | None) -> None:
        """Write down that a value is new or changed (or, as None, gone), if the playground keeps its data."""
        if self.store.kept:
            self.store.keep(kind, key, value)

    # Finding, or refusing as Discord does

    def channel(self, channel_id: str) -> Channel:
        channel: Channel | None = self.channels.get(channel_id)
        if channel is None:
            raise refusal("unknown channel")
        return channel

    def thread(self, channel_id: str) -> Thread:
        channel = self.channel(channel_id)
        if not isinstance(channel, Thread):
            raise refusal("channel type")
        return channel

    def guild(self, guild_id: str) -> Guild:
        return _found(self.guilds.get(guild_id), "unknown guild")

    def user(self, user_id: str) -> User:
        return _found(self.users.get(user_id), "unknown user")

    def member(self, guild_id: str, user_id: str) -> Member:
        return _found(self.members.get(guild_id, {}).get(user_id), "unknown member")

    def role(self, guild_id: str, role_id: str) -> Role:
        return _found(self.roles.get(guild_id, {}).get(role_id), "unknown role")

    def post(self, channel_id: str, message_id: str) -> Post:
        return _found(self.posts.get(channel_id, {}).get(message_id), "unknown message")

    def threads(self, guild_id: str) -> Iterator[Thread]:
        return (c for c in self.channels.values() if isinstance(c, Thread) and c.guild_id == guild_id)

    def guild_channels(self, guild_id: str) -> list[GuildChannel]:
        own = (c for c in self.channels.values() if isinstance(c, GuildChannel) and c.guild_id == guild_id)
        return sorted(own, key=lambda channel: (channel.position, int(channel.id)))

    def guild_id_of(self, channel: Channel) -> str | None:
        return None if isinstance(channel, PrivateChannel) else channel.guild_id

    def private_channel(self, one: str, other: str) -> PrivateChannel:
        """The direct conversation of the two, opened if there is none."""
        for channel in self.channels.values():
            if isinstance(channel, PrivateChannel) and set(channel.people) == {one, other}:
                return channel
        channel = PrivateChannel(id=self.ids.new(), people=(one, other))
        self.put_channel(channel)
        return channel

    # Who may do what

    def base_permissions(self, guild_id: str, user_id: str) -> int:
        guild, member = self.guilds[guild_id], self.members[guild_id].get(user_id)
        if member is None:
            return 0
        if guild.owner_id == user_id:
            return permissions.ALL
        roles = self.roles[guild_id]
        granted = int(roles[guild_id].permissions)
        for role_id in member.roles:
            granted |= int(roles[role_id].permissions) if role_id in roles else 0
        return permissions.ALL if granted & P.ADMINISTRATOR else granted

    def permissions(self, channel: Channel, user_id: str) -> int:
        """What the user may do in the channel, as bits. In a thread, its parent's overwrites count."""
        if isinstance(channel, PrivateChannel):
            return int(permissions.DIRECT) if user_id in channel.people else 0
        base = self.base_permissions(channel.guild_id, user_id)
        if base in (permissions.ALL, 0):
            return base
        place = self.channels.get(channel.parent_id) if isinstance(channel, Thread) else channel
        if not isinstance(place, GuildChannel):
            return base
        roles = set(self.members[channel.guild_id][user_id].roles)
        return permissions.overwritten(base, place.permission_overwrites, channel.guild_id, roles, user_id)

    def may(self, channel: Channel, user_id: str, permission: P) -> bool:
        return self.permissions(channel, user_id) & permission == permission

    def may_see(self, channel: Channel, user_id: str) -> bool:
        if not self.may(channel, user_id, P.VIEW_CHANNEL):
            return False
        if isinstance(channel, Thread) and channel.type == 12:
            inside = user_id in self.thread_members.get(channel.id, {})
            return inside or self.may(channel, user_id, P.MANAGE_THREADS)
        return True

    def need(self, channel: Channel, user_id: str, permission: P) -> None:
        """Refuse as Discord does: 50001 if the channel cannot be seen, 50013 if the permission is missing."""
        if not self.may_see(channel, user_id):
            raise refusal("missing access")
        if not self.may(channel, user_id, permission):
            raise refusal("missing permissions")

    # Keeping

    def put_user(self, user: User) -> None:
        self.users[user.id] = user
        self.keep("users", user.id, user)

    def put_person(self, person: Person) -> None:
        self.people[person.id] = person
        self.keep("people", person.id, person)

    def put_application(self, application: Application) -> None:
        self.applications[application.id] = application
        self.keep("applications", application.id, application)

    def put_guild(self, guild: Guild) -> None:
        self.guilds[guild.id] = guild
        self.members.setdefault(guild.id, {})
        self.roles.setdefault(guild.id, {})
        self.keep("guilds", guild.id, guild)

    def put_member(self, guild_id: str, member: Member) -> None:
        self.members.setdefault(guild_id, {})[member.user.id] = member
        self.keep("members", f"{guild_id}/{member.user.id}", member)

    def put_role(self, guild_id: str, role: Role) -> None:
        self.roles.setdefault(guild_id, {})[role.id] = role
        self.keep("roles", f"{guild_id}/{role.id}", role)

    def drop_role(self, guild_id: str, role_id: str) -> None:
        del self.roles[guild_id][role_id]
        self.keep("roles", f"{guild_id}/{role_id}", None)

    def put_channel(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        self.posts.setdefault(channel.id, {})
        kinds = {GuildChannel: "channels", PrivateChannel: "private", Thread: "threads"}
        self.keep(kinds[type(channel)], channel.id, channel)

    def drop_channel(self, channel: Channel) -> None:
        del self.channels[channel.id]
        for message_id in self.posts.pop(channel.id, {}):
            self.keep("posts", f"{channel.id}/{message_id}", None)
        for user_id in self.thread_members.pop(channel.id, {}):
            self.keep("thread_members", f"{channel.id}/{user_id}", None)
        for kind in ("channels", "private", "threads"):
            self.keep(kind, channel.id, None)

    def put_thread_member(self, member: ThreadMember) -> None:
        self.thread_members.setdefault(member.id, {})[member.user_id] = member
        self.keep("thread_members", f"{member.id}/{member.user_id}", member)

    def drop_thread_member(self, thread_id: str, user_id: str) -> None:
        self.thread_members.get(thread_id, {}).pop(user_id, None)
        self.keep("thread_members", f"{thread_id}/{user_id}", None)

    def put_post(self, post: Post) -> None:
        channel_id, message_id = post.message.channel_id, post.message.id
        self.posts.setdefault(channel_id, {})[message_id] = post
        self.keep("posts", f"{channel_id}/{message_id}", post)

    def drop_post(self, post: Post) -> None:
        self.posts[post.message.channel_id].pop(post.message.id, None)
        for attachment in post.message.attachments:
            self.store.let_go(attachment.id)
        self.keep("posts", f"{post.message.channel_id}/{post.message.id}", None)

    def put_command(self, command: Command) -> None:
        self.commands[command.id] = command
        self.keep("commands", command.id, command)

    def drop_command(self, command_id: str) -> None:
        del self.commands[command_id]
        self.keep("commands", command_id, None)

    def put_emoji(self, application_id: str, emoji: Emoji) -> None:
        self.emojis.setdefault(application_id, {})[emoji.id] = emoji
        self.keep("emojis", f"{application_id}/{emoji.id}", emoji)

    def drop_emoji(self, application_id: str, emoji_id: str) -> None:
        del self.emojis[application_id][emoji_id]
        self.store.drop_blob(emoji_id)
        self.keep("emojis", f"{application_id}/{emoji_id}", None)

    def put_interaction(self, interaction: Interaction) -> None:
        self.interactions[interaction.id] = interaction
        self.tokens[interaction.token] = interaction
        self.keep("interactions", interaction.id, interaction)

    def drop_interaction(self, interaction: Interaction) -> None:
        self.interactions.pop(interaction.id, None)
        self.tokens.pop(interaction.token, None)
        self.keep("interactions", interaction.id, None)

    def put_blob(self, blob: Blob) -> None:
        self.store.put_blob(blob)

    def put_command_permissions(self, settings: CommandPermissions) -> None:
        key = f"{settings.guild_id}/{settings.id}"
        self.command_permissions[key] = settings
        self.keep("command_permissions", key, settings)

    def put_secret(self, secret: Secret) -> None:
        self.secret = secret
        self.links.secret = secret.links.encode()
        self.keep("secrets", "", secret)

    def age(self, snowflake: str) -> float:
        """Seconds since the id was made."""
        return self.clock.now() - moment_of(snowflake)


def _found(value: T | None, refused_as: str) -> T:
    if value is None:
        raise refusal(refused_as)
    return value
