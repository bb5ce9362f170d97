"""Who the bot is, whom it knows, and where it connects."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from playground import limits, shown
from playground.checks.form import Form
from playground.errors import Problems, refusal
from playground.objects import Blob
from playground.rest.call import Call, Route
from playground.rest.pictures import picture_of

if TYPE_CHECKING:
    from playground.objects import Json, User


def _own(user: User) -> Json:
    plain: Json = shown.plain(user)
    return {
        **plain,
        "verified": True,
        "mfa_enabled": False,
        "email": None,
        "locale": "en-US",
        "premium_type": 0,
    }


def me(call: Call) -> Any:
    return _own(call.bot_user)


def change_me(call: Call) -> Any:
    problems = Problems()
    name = Form(problems, call.form).text("username", limits.PERSON_NAME, least=2)
    problems.refuse()
    user = call.bot_user
    pictures = {field: _worn(call, field) for field in ("avatar", "banner") if field in call.form}
    if name is not None or pictures:
        user.username = name or user.username
        user.avatar, user.banner = pictures.get("avatar", user.avatar), pictures.get("banner", user.banner)
        call.world.put_user(user)
        call.world.tell("USER_UPDATE", shown.plain(user))
    return _own(user)


def _worn(call: Call, field: str) -> str | None:
    """The name under which the CDN has the bot's picture; None when it takes it off."""
    if call.form[field] is None:
        return None
    content_type, data = picture_of(call.form, field, limits.AVATAR_BYTES)
    name = hashlib.sha256(data).hexdigest()[:32]
    blob = Blob(id=f"{call.bot.id}/{name}", content_type=content_type, filename=field, data=data)
    call.world.put_blob(blob)
    return name


def user(call: Call) -> Any:
    return shown.plain(call.world.user(call.params["user_id"]))


def my_guilds(call: Call) -> Any:
    return [
        {
            "id": guild.id,
            "name": guild.name,
            "icon": guild.icon,
            "banner": None,
            "owner": guild.owner_id == call.bot.id,
            "permissions": str(call.world.base_permissions(guild.id, call.bot.id)),
            "features": guild.features,
            "approximate_member_count": len(call.world.members[guild.id]),
            "approximate_presence_count": len(call.world.members[guild.id]),
        }
        for guild in call.world.guilds.values()
        if call.bot.id in call.world.members[guild.id]
    ]


def open_conversation(call: Call) -> Any:
    problems = Problems()
    recipient = Form(problems, call.form).snowflake("recipient_id", required=True)
    problems.refuse()
    person = call.world.user(recipient or "")
    if person.bot:
        raise refusal("cannot message user")
    channel = call.world.private_channel(call.bot.id, person.id)
    return shown.channel(call.world, channel, call.bot.id)


def application(call: Call) -> Any:
    return shown.application(call.world, call.bot)


def where(call: Call) -> Any:
    return {"url": call.parts.gateway.url}


def where_for_bots(call: Call) -> Any:
    guilds = sum(call.bot.id in members for members in call.world.members.values())
    return {
        "url": call.parts.gateway.url,
        "shards": guilds // call.bot.sharding_from + 1,
        "session_start_limit": {
            "total": limits.IDENTIFIES_A_DAY,
            "remaining": max(0, limits.IDENTIFIES_A_DAY - call.parts.gateway.identified),
            "reset_after": 24 * 3600 * 1000,
            "max_concurrency": 1,
        },
    }


ROUTES = [
    Route("GET", "/users/@me", me),
    Route("PATCH", "/users/@me", change_me),
    Route("GET", "/users/@me/guilds", my_guilds),
    Route("POST", "/users/@me/channels", open_conversation),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/gateway", where, open=True),
    Route("GET", "/gateway/bot", where_for_bots),
]
