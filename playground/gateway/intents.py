"""What a bot asked to hear of, and how much of it."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING, Final

from playground.objects import PrivateChannel

if TYPE_CHECKING:
    from playground.objects import Channel, Json
    from playground.world import Event, World


class Intent(IntFlag):
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


I = Intent  # noqa: E741 - short, and only the table below uses it
PRIVILEGED: Final = I.GUILD_MEMBERS | I.GUILD_PRESENCES | I.MESSAGE_CONTENT
LARGEST: Final = (1 << 26) - 1
# event: (what asks for it in a guild, what asks for it in a direct conversation)
NEEDED: Final[dict[str, tuple[int, int]]] = {
    "INTERACTION_CREATE": (0, 0),
    "APPLICATION_COMMAND_PERMISSIONS_UPDATE": (0, 0),
    "GUILD_CREATE": (I.GUILDS, 0),
    "GUILD_DELETE": (I.GUILDS, 0),
    "GUILD_UPDATE": (I.GUILDS, 0),
    "GUILD_ROLE_CREATE": (I.GUILDS, 0),
    "GUILD_ROLE_UPDATE": (I.GUILDS, 0),
    "GUILD_ROLE_DELETE": (I.GUILDS, 0),
    "CHANNEL_CREATE": (I.GUILDS, 0),
    "CHANNEL_UPDATE": (I.GUILDS, 0),
    "CHANNEL_DELETE": (I.GUILDS, 0),
    "CHANNEL_PINS_UPDATE": (I.GUILDS, I.DIRECT_MESSAGES),
    "THREAD_CREATE": (I.GUILDS, 0),
    "THREAD_UPDATE": (I.GUILDS, 0),
    "THREAD_DELETE": (I.GUILDS, 0),
    "THREAD_MEMBERS_UPDATE": (I.GUILD_MEMBERS, 0),
    "GUILD_MEMBER_ADD": (I.GUILD_MEMBERS, 0),
    "GUILD_MEMBER_UPDATE": (I.GUILD_MEMBERS, 0),
    "GUILD_MEMBER_REMOVE": (I.GUILD_MEMBERS, 0),
    "MESSAGE_CREATE": (I.GUILD_MESSAGES, I.DIRECT_MESSAGES),
    "MESSAGE_UPDATE": (I.GUILD_MESSAGES, I.DIRECT_MESSAGES),
    "MESSAGE_DELETE": (I.GUILD_MESSAGES, I.DIRECT_MESSAGES),
    "MESSAGE_DELETE_BULK": (I.GUILD_MESSAGES, 0),
    "TYPING_START": (I.GUILD_MESSAGE_TYPING, I.DIRECT_MESSAGE_TYPING),
}
_CONTENT: Final = {"content": "", "embeds": [], "attachments": [], "components": []}


def hears(world: World, event: Event, bot_id: str, intents: int) -> bool:
    """Whether a bot with the intents is told of the event."""
    if event.name not in NEEDED or event.only_for is not None:
        return False
    if event.application_id is not None:
        return event.application_id == bot_id
    needed = NEEDED[event.name][0 if event.guild_id is not None else 1]
    if not intents & needed and not _concerns(event, bot_id):
        return False
    if event.guild_id is not None and bot_id not in world.members.get(event.guild_id, {}):
        return False
    channel: Channel | None = world.channels.get(event.channel_id or "")
    if channel is None:
        return event.guild_id is not None
    if isinstance(channel, PrivateChannel):
        return bot_id in channel.people
    return world.may_see(channel, bot_id)


def _concerns(event: Event, bot_id: str) -> bool:
    """A bot hears of its own membership in threads and guilds whatever it asked for."""
    if event.name == "THREAD_MEMBERS_UPDATE":
        added = (member["user_id"] for member in event.data["added_members"])
        return bot_id in added or bot_id in event.data["removed_member_ids"]
    return event.name == "GUILD_MEMBER_UPDATE" and bool(event.data["user"]["id"] == bot_id)


def seen_by(event: Event, bot_id: str, intents: int) -> Json:
    """The event's data, without the content of messages that are not the bot's business."""
    data: Json = event.data
    if not event.name.startswith("MESSAGE_") or "author" not in data or event.guild_id is None:
        return data
    own = data["author"]["id"] == bot_id or any(user["id"] == bot_id for user in data["mentions"])
    return data if own or intents & I.MESSAGE_CONTENT else {**data, **_CONTENT}
