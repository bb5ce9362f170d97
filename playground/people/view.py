"""What one person sees: guilds, channels, messages, and what is new to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground import limits, shown
from playground.objects import PrivateChannel, Thread

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playground.objects import Channel, Json, Person, Post
    from playground.parts import Parts
    from playground.world import World

MOST_COUNTED = 99


def visible(world: World, person: Person, channel: Channel) -> Iterator[Post]:
    """The messages of the channel that the person sees, oldest first."""
    return (post for post in world.posts[channel.id].values() if post.only_for in (None, person.id))


def person(world: World, value: Person) -> Json:
    """A person as anybody at the playground knows them."""
    user = world.users[value.id]
    return {
        "user": shown.plain(user),
        "locale": value.locale,
        "timezone": value.timezone,
        "accepts_messages": value.accepts_messages,
    }


def unread(world: World, value: Person, channel: Channel) -> Json:
    """What is new in the channel since the person last read it, and how often it calls them."""
    last_read = int(value.read.get(channel.id, "0"))
    messages = mentions = 0
    for post in reversed(world.posts[channel.id].values()):
        if int(post.message.id) <= last_read or messages >= MOST_COUNTED:
            break
        if post.only_for is None and post.message.author.id != value.id:
            messages += 1
            mentions += value.id in post.pings or isinstance(channel, PrivateChannel)
    return {"last_read_id": value.read.get(channel.id), "messages": messages, "mentions": mentions}


def channel(world: World, value: Person, place: Channel) -> Json:
    """A channel with what the person may do in it and what is new there."""
    result = shown.partial_channel(world, place, value.id)
    return {**result, "unread": unread(world, value, place)}


def channels(world: World, value: Person, guild_id: str) -> list[Json]:
    return [channel(world, value, c) for c in world.guild_channels(guild_id) if world.may_see(c, value.id)]


def threads(world: World, value: Person, guild_id: str) -> list[Json]:
    """Every thread the person may see, the archived ones too."""
    found = (thread for thread in world.threads(guild_id) if world.may_see(thread, value.id))
    return [{**channel(world, value, t), "joined": joined(world, value, t)} for t in found]


def joined(world: World, value: Person, thread: Thread) -> bool:
    return value.id in world.thread_members.get(thread.id, {})


def state(parts: Parts, value: Person) -> Json:
    """Everything a page needs to begin with."""
    world = parts.world
    guilds = [guild for guild in world.guilds.values() if value.id in world.members[guild.id]]
    own = [c for c in world.channels.values() if isinstance(c, PrivateChannel) and value.id in c.people]
    return {
        "me": person(world, value),
        "people": [person(world, one) for one in world.people.values()],
        "bots": [
            {"user": shown.plain(world.users[bot]), "online": parts.gateway.online(bot)}
            for bot in world.applications
        ],
        "guilds": [
            {
                "id": guild.id,
                "name": guild.name,
                "owner_id": guild.owner_id,
                "preferred_locale": guild.preferred_locale,
                "roles": shown.plain(list(world.roles[guild.id].values())),
                "members": shown.plain(list(world.members[guild.id].values())),
                "channels": channels(world, value, guild.id),
                "threads": threads(world, value, guild.id),
            }
            for guild in guilds
        ],
        "private_channels": [channel(world, value, one) for one in own],
        "modals": [
            i.modal for i in world.interactions.values() if i.user_id == value.id and i.modal is not None
        ],
        "emojis": {bot: shown.plain(list(own.values())) for bot, own in world.emojis.items()},
        "limits": {
            "content": limits.CONTENT,
            "attachments": limits.ATTACHMENTS,
            "attachment_bytes": limits.ATTACHMENT_BYTES,
        },
        "now": world.clock.iso(),
    }
