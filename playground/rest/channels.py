"""Channels and threads: reading, changing, deleting, and who is in a thread."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground import limits, shown
from playground.checks.form import Form
from playground.errors import Problems, refusal
from playground.objects import ChannelType, GuildChannel, Overwrite, PrivateChannel, Thread
from playground.permissions import P
from playground.rest.call import Call, Reply, Route

if TYPE_CHECKING:
    from playground.objects import Channel, Json, Post


def _seen(call: Call, permission: P = P.VIEW_CHANNEL) -> Channel:
    channel = call.world.channel(call.params["channel_id"])
    call.world.need(channel, call.bot.id, permission)
    return channel


def _parent(call: Call) -> GuildChannel:
    channel = _seen(call)
    if not isinstance(channel, GuildChannel) or channel.type not in (
        ChannelType.TEXT,
        ChannelType.ANNOUNCEMENT,
    ):
        raise refusal("channel type")
    return channel


def _thread(call: Call) -> Thread:
    channel = _seen(call)
    if not isinstance(channel, Thread):
        raise refusal("channel type")
    return channel


def read(call: Call) -> Any:
    return shown.channel(call.world, _seen(call), call.bot.id)


def change(call: Call) -> Any:
    channel = _seen(call)
    if isinstance(channel, Thread):
        call.parts.threads.change(channel, call.form, by=call.bot.id)
    elif isinstance(channel, PrivateChannel):
        raise refusal("dm only")
    else:
        call.world.need(channel, call.bot.id, P.MANAGE_CHANNELS)
        _change(channel, call.form)
        call.world.put_channel(channel)
        call.world.tell(
            "CHANNEL_UPDATE", shown.plain(channel), guild_id=channel.guild_id, channel_id=channel.id
        )
    return shown.channel(call.world, channel, call.bot.id)


def _change(channel: GuildChannel, body: Json) -> None:
    problems = Problems()
    form = Form(problems, body)
    name = form.text("name", limits.CHANNEL_NAME, least=1)
    topic = form.text("topic", limits.CHANNEL_TOPIC)
    pause = form.number("rate_limit_per_user", 0, limits.SLOWMODE)
    position = form.number("position", 0, limits.CHANNELS)
    nsfw = form.flag("nsfw")
    minutes = form.choice("default_auto_archive_duration", limits.ARCHIVE_MINUTES)
    problems.refuse()
    channel.name = name or channel.name
    channel.topic = topic if "topic" in body else channel.topic
    channel.rate_limit_per_user = channel.rate_limit_per_user if pause is None else pause
    channel.position = channel.position if position is None else position
    channel.nsfw = channel.nsfw if nsfw is None else nsfw
    channel.default_auto_archive_duration = minutes or channel.default_auto_archive_duration


def delete(call: Call) -> Any:
    channel = _seen(call)
    before = shown.channel(call.world, channel, call.bot.id)
    if isinstance(channel, PrivateChannel):
        return before
    thread = isinstance(channel, Thread)
    call.world.need(channel, call.bot.id, P.MANAGE_THREADS if thread else P.MANAGE_CHANNELS)
    remove(call, channel)
    return before


def remove(call: Call, channel: GuildChannel | Thread) -> None:
    """Take a channel away with its threads, telling of each while it can still be found."""
    world = call.world
    if isinstance(channel, Thread):
        call.parts.threads.forget(channel)
        about = {name: getattr(channel, name) for name in ("id", "guild_id", "parent_id", "type")}
        world.tell("THREAD_DELETE", about, guild_id=channel.guild_id, channel_id=channel.id)
    else:
        for thread in [one for one in world.threads(channel.guild_id) if one.parent_id == channel.id]:
            remove(call, thread)
        world.tell("CHANNEL_DELETE", shown.plain(channel), guild_id=channel.guild_id, channel_id=channel.id)
    world.drop_channel(channel)


def overwrite(call: Call) -> None:
    channel = _parent(call)
    call.world.need(channel, call.bot.id, P.MANAGE_ROLES)
    problems = Problems()
    form = Form(problems, call.form)
    kind = form.choice("type", {0, 1}, required=True)
    allow, deny = form.number("allow", 0, 2**63) or 0, form.number("deny", 0, 2**63) or 0
    problems.refuse()
    target = call.params["overwrite_id"]
    others = [one for one in channel.permission_overwrites if one.id != target]
    new = Overwrite(id=target, type=kind, allow=str(allow), deny=str(deny))
    _put_overwrites(call, channel, [*others, new])


def drop_overwrite(call: Call) -> None:
    channel = _parent(call)
    call.world.need(channel, call.bot.id, P.MANAGE_ROLES)
    left = [one for one in channel.permission_overwrites if one.id != call.params["overwrite_id"]]
    if len(left) == len(channel.permission_overwrites):
        raise refusal("unknown overwrite")
    _put_overwrites(call, channel, left)


def _put_overwrites(call: Call, channel: GuildChannel, overwrites: list[Overwrite]) -> None:
    channel.permission_overwrites = overwrites
    call.world.put_channel(channel)
    call.world.tell("CHANNEL_UPDATE", shown.plain(channel), guild_id=channel.guild_id, channel_id=channel.id)


# Threads


def start_thread(call: Call) -> Any:
    thread = call.parts.threads.start(_parent(call), call.bot.id, call.form)
    return Reply(201, shown.channel(call.world, thread, call.bot.id))


def start_thread_from(call: Call) -> Any:
    parent = _parent(call)
    post: Post = call.world.post(parent.id, call.params["message_id"])
    if post.only_for is not None:
        raise refusal("unknown message")
    thread = call.parts.threads.start(parent, call.bot.id, call.form, post=post)
    call.parts.posting.updated(post)
    return Reply(201, shown.channel(call.world, thread, call.bot.id))


def thread_members(call: Call) -> Any:
    thread = _thread(call)
    members = call.world.thread_members.get(thread.id, {}).values()
    return [_thread_member(call, thread, member.user_id) for member in members]


def thread_member(call: Call) -> Any:
    return _thread_member(call, _thread(call), _who(call))


def _who(call: Call) -> str:
    return call.bot.id if call.params["user_id"] == "@me" else call.params["user_id"]


def _thread_member(call: Call, thread: Thread, user_id: str) -> Json:
    member = call.world.thread_members.get(thread.id, {}).get(user_id)
    if member is None:
        raise refusal("unknown member")
    result: Json = shown.plain(member)
    if call.flag("with_member"):
        result["member"] = shown.member(call.world, thread.guild_id, user_id)
    return result


def join_thread(call: Call) -> None:
    thread = _thread(call)
    if thread.thread_metadata.archived:
        raise refusal("thread archived")
    user_id = _who(call)
    call.world.member(thread.guild_id, user_id)
    if user_id != call.bot.id:
        call.world.need(thread, call.bot.id, P.SEND_MESSAGES_IN_THREADS)
    call.parts.threads.join(thread, user_id)


def leave_thread(call: Call) -> None:
    thread = _thread(call)
    if thread.thread_metadata.archived:
        raise refusal("thread archived")
    user_id = _who(call)
    if user_id not in (call.bot.id, thread.owner_id):
        call.world.need(thread, call.bot.id, P.MANAGE_THREADS)
    call.parts.threads.leave(thread, user_id)


def _archived(call: Call, kind: int, *, joined: bool = False) -> Any:
    parent = _parent(call)
    world, limit = call.world, call.number("limit", 50, 2, 100)
    members = world.thread_members
    found = [
        thread
        for thread in world.threads(parent.guild_id)
        if thread.parent_id == parent.id
        and thread.type == kind
        and thread.thread_metadata.archived
        and world.may_see(thread, call.bot.id)
        and (not joined or call.bot.id in members.get(thread.id, {}))
    ]
    found.sort(key=lambda thread: thread.thread_metadata.archive_timestamp, reverse=True)
    if (before := call.query.get("before")) is not None:
        found = [t for t in found if t.thread_metadata.archive_timestamp < before]
    return {**thread_list(call, found[:limit]), "has_more": len(found) > limit}


def thread_list(call: Call, threads: list[Thread]) -> Json:
    """Threads, and the bot's membership in those it is in."""
    members = call.world.thread_members
    own = [members[t.id][call.bot.id] for t in threads if call.bot.id in members.get(t.id, {})]
    return {
        "threads": [shown.channel(call.world, t, call.bot.id) for t in threads],
        "members": shown.plain(own),
    }


def public_archive(call: Call) -> Any:
    return _archived(call, ChannelType.PUBLIC_THREAD)


def private_archive(call: Call) -> Any:
    call.world.need(_parent(call), call.bot.id, P.MANAGE_THREADS)
    return _archived(call, ChannelType.PRIVATE_THREAD)


def own_private_archive(call: Call) -> Any:
    return _archived(call, ChannelType.PRIVATE_THREAD, joined=True)


def create(call: Call) -> Any:
    """A new channel of a guild."""
    guild = call.world.guild(call.params["guild_id"])
    if not call.world.base_permissions(guild.id, call.bot.id) & P.MANAGE_CHANNELS:
        raise refusal("missing permissions")
    problems = Problems()
    form = Form(problems, call.form)
    form.text("name", limits.CHANNEL_NAME, least=1, required=True)
    kind = (
        form.choice("type", {ChannelType.TEXT, ChannelType.CATEGORY, ChannelType.ANNOUNCEMENT})
        or ChannelType.TEXT
    )
    parent = form.snowflake("parent_id")
    problems.refuse()
    if len(call.world.guild_channels(guild.id)) >= limits.CHANNELS:
        raise refusal("too many channels")
    channel = GuildChannel(
        id=call.world.ids.new(), type=kind, guild_id=guild.id, name=call.form["name"], parent_id=parent
    )
    _change(channel, call.form)
    call.world.put_channel(channel)
    call.world.tell("CHANNEL_CREATE", shown.plain(channel), guild_id=guild.id, channel_id=channel.id)
    return Reply(201, shown.channel(call.world, channel, call.bot.id))


ROUTES = [
    Route("GET", "/channels/{channel_id}", read),
    Route("PATCH", "/channels/{channel_id}", change),
    Route("DELETE", "/channels/{channel_id}", delete),
    Route("PUT", "/channels/{channel_id}/permissions/{overwrite_id}", overwrite),
    Route("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}", drop_overwrite),
    Route("POST", "/channels/{channel_id}/threads", start_thread),
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", start_thread_from),
    Route("GET", "/channels/{channel_id}/thread-members", thread_members),
    Route("GET", "/channels/{channel_id}/thread-members/{user_id}", thread_member),
    Route("PUT", "/channels/{channel_id}/thread-members/{user_id}", join_thread),
    Route("DELETE", "/channels/{channel_id}/thread-members/{user_id}", leave_thread),
    Route("GET", "/channels/{channel_id}/threads/archived/public", public_archive),
    Route("GET", "/channels/{channel_id}/threads/archived/private", private_archive),
    Route("GET", "/channels/{channel_id}/users/@me/threads/archived/private", own_private_archive),
    Route("POST", "/guilds/{guild_id}/channels", create),
]
