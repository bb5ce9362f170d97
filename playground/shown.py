"""The world's values as they go over the wire: joined, with fresh links, from one viewer's side where that
matters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from playground import limits
from playground.components import with_media
from playground.objects import Attachment, MessageFlag, PrivateChannel, Thread

if TYPE_CHECKING:
    from playground.errors import Path
    from playground.objects import Application, Channel, Guild, Interaction, Json, Member, Message, Post
    from playground.world import World

EMBED_PICTURES = ("image", "thumbnail")


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def message(world: World, post: Post) -> Json:
    """A message as REST answers it, with the message it replies to and the thread it started."""
    result = _message(world, post)
    reference = post.message.message_reference
    if isinstance(reference, dict) and "message_id" in reference and reference.get("type", 0) == 0:
        answered = world.posts.get(reference["channel_id"], {}).get(reference["message_id"])
        result["referenced_message"] = None if answered is None else _message(world, answered)
    if post.message.flags & MessageFlag.HAS_THREAD and post.message.id in world.channels:
        result["thread"] = plain(world.channels[post.message.id])
    return result


def _message(world: World, post: Post) -> Json:
    kept = post.message
    result: Json = plain(kept)
    if kept.attachments:
        links = {
            one.id: world.links.attachment(kept.channel_id, one.id, one.filename) for one in kept.attachments
        }
        _link_attachments(result, kept, links)
    return result


def _link_attachments(result: Json, kept: Message, links: dict[str, str]) -> None:
    by_id = {one.id: one for one in kept.attachments}

    def media(item: Json, _: Path) -> Json:
        found = by_id.get(item.get("attachment_id", ""))
        return item if found is None else _media(found, links[found.id])

    result["components"] = with_media(kept.components, media)
    by_name = {one.filename: links[one.id] for one in kept.attachments}
    in_embeds: set[str] = set()
    result["embeds"] = [_linked_embed(embed, by_name, in_embeds) for embed in kept.embeds]
    result["attachments"] = [
        {**shown, "url": links[shown["id"]], "proxy_url": links[shown["id"]]}
        for shown in result["attachments"]
        if shown["filename"] not in in_embeds
    ]
    for component in _files(result["components"]):
        found = by_id.get(component["file"].get("attachment_id", ""))
        if found is not None:
            component |= {"name": found.filename, "size": found.size}


def _files(components: list[Json]) -> list[Json]:
    top = [c for c in components if c["type"] == 13]
    return top + [c for outer in components for c in outer.get("components", ()) if c["type"] == 13]


def _media(attachment: Attachment, link: str) -> Json:
    result: Json = {"url": link, "proxy_url": link, "attachment_id": attachment.id, "id": attachment.id}
    for name in ("width", "height", "content_type"):
        value = getattr(attachment, name)
        result[name] = None if value is msgspec.UNSET else value
    return {**result, "flags": 0, "placeholder": None, "placeholder_version": None, "loading_state": 2}


def _linked_embed(embed: Json, by_name: dict[str, str], used: set[str]) -> Json:
    result = {"type": "rich", **embed}
    for name in EMBED_PICTURES:
        url = str(embed.get(name, {}).get("url", ""))
        filename = url.removeprefix("attachment://")
        if url.startswith("attachment://") and filename in by_name:
            result[name] = {**embed[name], "url": by_name[filename], "proxy_url": by_name[filename]}
            used.add(filename)
    return result


def message_event(world: World, post: Post) -> Json:
    """A message as the gateway tells of it: with its guild and the author's membership."""
    result = message(world, post)
    channel = world.channels[post.message.channel_id]
    result["channel_type"] = channel.type
    if not isinstance(channel, PrivateChannel):
        result["guild_id"] = channel.guild_id
        members = world.members[channel.guild_id]
        if (author := members.get(post.message.author.id)) is not None:
            result["member"] = _bare(author)
        for user in result["mentions"]:
            if user["id"] in members:
                user["member"] = _bare(members[user["id"]])
    return result


def _bare(member: Member) -> Json:
    result: Json = plain(member)
    del result["user"]
    return result


def channel(world: World, value: Channel, viewer_id: str) -> Json:
    result: Json = plain(value)
    if isinstance(value, PrivateChannel):
        del result["people"]
        others = [world.users[user] for user in value.people if user != viewer_id]
        result["recipients"] = plain(others)
    elif isinstance(value, Thread):
        own = world.thread_members.get(value.id, {}).get(viewer_id)
        if own is not None:
            result["member"] = plain(own)
    return result


def member(world: World, guild_id: str, user_id: str, *, place: Channel | None = None) -> Json:
    """A member; in an interaction with what they may do in the place."""
    result: Json = plain(world.member(guild_id, user_id))
    if place is not None:
        result["permissions"] = str(world.permissions(place, user_id))
    return result


def guild(world: World, value: Guild) -> Json:
    """A guild as REST answers it."""
    return {
        "id": value.id,
        "name": value.name,
        "icon": value.icon,
        "description": value.description,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": value.features,
        "banner": None,
        "owner_id": value.owner_id,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": value.system_channel_id,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": plain(list(world.roles[value.id].values())),
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": value.preferred_locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def guild_create(world: World, value: Guild, viewer_id: str, *, all_members: bool) -> Json:
    """A guild as the gateway tells of it: with channels, threads and the members it may name."""
    members = world.members[value.id]
    named = members.values() if all_members else [members[viewer_id]]
    return {
        **guild(world, value),
        "joined_at": members[viewer_id].joined_at,
        "large": False,
        "unavailable": False,
        "member_count": len(members),
        "voice_states": [],
        "members": plain(list(named)),
        "channels": [plain(c) for c in world.guild_channels(value.id) if world.may_see(c, viewer_id)],
        "threads": [
            channel(world, thread, viewer_id)
            for thread in world.threads(value.id)
            if not thread.thread_metadata.archived and world.may_see(thread, viewer_id)
        ],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def partial_channel(world: World, value: Channel, user_id: str) -> Json:
    """A channel as an interaction names it."""
    return {**channel(world, value, user_id), "permissions": str(world.permissions(value, user_id))}


def interaction(world: World, value: Interaction) -> Json:
    """An interaction as the bot is told of it."""
    place = world.channels[value.channel_id]
    result: Json = {
        "id": value.id,
        "application_id": value.application_id,
        "type": value.type,
        "token": value.token,
        "version": 1,
        "channel_id": value.channel_id,
        "channel": partial_channel(world, place, value.user_id),
        "locale": world.people[value.user_id].locale,
        "app_permissions": str(world.permissions(place, value.application_id)),
        "entitlements": [],
        "authorizing_integration_owners": {"0": value.guild_id or "0"},
        "context": 1 if value.guild_id is None else 0,
        "attachment_size_limit": limits.ATTACHMENT_BYTES,
        "data": value.data,
    }
    if value.guild_id is None:
        result["user"] = plain(world.users[value.user_id])
    else:
        guild_value = world.guilds[value.guild_id]
        result["guild_id"] = value.guild_id
        result["guild_locale"] = guild_value.preferred_locale
        result["guild"] = {
            "id": guild_value.id,
            "locale": guild_value.preferred_locale,
            "features": guild_value.features,
        }
        result["member"] = member(world, value.guild_id, value.user_id, place=place)
    source = world.posts[value.channel_id].get(value.message_id or "")
    if source is not None:
        result["message"] = message(world, source)
    return result


def application(world: World, value: Application) -> Json:
    user = world.users[value.id]
    return {
        "id": value.id,
        "name": user.username,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": plain(user),
        "bot_public": True,
        "bot_require_code_grant": False,
        "integration_types_config": {"0": {}},
        "verify_key": "0" * 64,
        "flags": _PRIVILEGED_FLAGS if value.privileged else 0,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": plain(world.users[value.owner_id]),
        "approximate_guild_count": sum(value.id in members for members in world.members.values()),
        "approximate_user_install_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "rpc_origins": [],
    }


_PRIVILEGED_FLAGS = (1 << 13) | (1 << 15) | (1 << 19)  # presences, members, message content, for a small bot
