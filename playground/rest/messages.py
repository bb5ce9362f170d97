"""Messages of a channel: reading, sending, editing, deleting, pinning."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from playground import limits, shown
from playground.checks.form import Form
from playground.errors import Problems, refusal
from playground.permissions import P
from playground.posting import SYSTEM_TYPES
from playground.rest.call import Call, Route

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playground.objects import Channel, Post


def _channel(call: Call, permission: P = P.VIEW_CHANNEL) -> Channel:
    channel = call.world.channel(call.params["channel_id"])
    call.world.need(channel, call.bot.id, permission)
    return channel


def _post(call: Call) -> Post:
    """The message meant; one only a person sees is unknown here."""
    post = call.world.post(call.params["channel_id"], call.params["message_id"])
    if post.only_for is not None:
        raise refusal("unknown message")
    return post


def page(call: Call, posts: Iterable[Post]) -> list[Post]:
    """The page of a history that `limit` and one of `before`, `after`, `around` ask for, newest first."""
    limit = call.number("limit", 50, 1, limits.HISTORY_PAGE)
    ordered = list(posts)
    if (around := call.snowflake("around")) is not None:
        older = [p for p in ordered if int(p.message.id) < int(around)][-(limit // 2) :] if limit > 1 else []
        newer = islice((p for p in ordered if int(p.message.id) >= int(around)), limit - len(older))
        return [*older, *newer][::-1]
    if (after := call.snowflake("after")) is not None:
        return list(islice((p for p in ordered if int(p.message.id) > int(after)), limit))[::-1]
    before = int(call.snowflake("before") or 2**63)
    return list(islice((p for p in reversed(ordered) if int(p.message.id) < before), limit))


def history(call: Call) -> Any:
    channel = _channel(call)
    if not call.world.may(channel, call.bot.id, P.READ_MESSAGE_HISTORY):
        return []
    public = (post for post in call.world.posts[channel.id].values() if post.only_for is None)
    return [shown.message(call.world, post) for post in page(call, public)]


def read(call: Call) -> Any:
    _channel(call, P.READ_MESSAGE_HISTORY)
    return shown.message(call.world, _post(call))


def send(call: Call) -> Any:
    channel = call.world.channel(call.params["channel_id"])
    post = call.parts.posting.send(channel, call.bot_user, call.form, call.uploads)
    return shown.message(call.world, post)


def edit(call: Call) -> Any:
    _channel(call)
    post = _post(call)
    if post.message.author.id != call.bot.id:
        raise refusal("another's message")
    call.parts.posting.limit_old_edits(post)
    call.parts.posting.edit(post, call.form, call.uploads)
    return shown.message(call.world, post)


def delete(call: Call) -> None:
    channel = _channel(call)
    post = _post(call)
    if post.message.author.id != call.bot.id:
        call.world.need(channel, call.bot.id, P.MANAGE_MESSAGES)
    call.parts.posting.delete(post)


def delete_many(call: Call) -> None:
    channel = _channel(call, P.MANAGE_MESSAGES)
    problems = Problems()
    ids = Form(problems, call.form).snowflakes("messages", 10_000)
    problems.refuse()
    least, most = limits.BULK_DELETE
    if not least <= len(ids) <= most:
        raise refusal("bulk delete number")
    if any(call.world.age(one) > limits.BULK_DELETE_AGE for one in ids):
        raise refusal("bulk delete age")
    known = (call.world.posts[channel.id].get(one) for one in dict.fromkeys(ids))
    call.parts.posting.delete_many(channel, [p for p in known if p is not None and p.only_for is None])


def typing(call: Call) -> None:
    channel = _channel(call, P.SEND_MESSAGES)
    call.parts.posting.typing(channel, call.bot_user)


def pins(call: Call) -> Any:
    channel = _channel(call, P.READ_MESSAGE_HISTORY)
    limit = call.number("limit", 50, 1, 50)
    before = call.query.get("before", "9")
    pinned = [(p.pinned_at, p) for p in call.world.posts[channel.id].values() if p.pinned_at is not None]
    newest = sorted(pinned, key=lambda one: (one[0], int(one[1].message.id)), reverse=True)
    wanted = [(at, post) for at, post in newest if at < before]
    return {
        "items": [
            {"pinned_at": at, "message": shown.message(call.world, post)} for at, post in wanted[:limit]
        ],
        "has_more": len(wanted) > limit,
    }


def pins_at_once(call: Call) -> Any:
    return [item["message"] for item in pins(call)["items"]]


def pin(call: Call) -> None:
    _channel(call, P.PIN_MESSAGES)
    post = _post(call)
    if post.message.type in SYSTEM_TYPES:
        raise refusal("system message")
    call.parts.posting.pin(post, call.bot_user)


def unpin(call: Call) -> None:
    _channel(call, P.PIN_MESSAGES)
    call.parts.posting.unpin(_post(call))


ROUTES = [
    Route("GET", "/channels/{channel_id}/messages", history),
    Route("POST", "/channels/{channel_id}/messages", send),
    Route("POST", "/channels/{channel_id}/messages/bulk-delete", delete_many),
    Route("GET", "/channels/{channel_id}/messages/pins", pins),
    Route("PUT", "/channels/{channel_id}/messages/pins/{message_id}", pin),
    Route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}", unpin),
    Route("GET", "/channels/{channel_id}/pins", pins_at_once),
    Route("PUT", "/channels/{channel_id}/pins/{message_id}", pin),
    Route("DELETE", "/channels/{channel_id}/pins/{message_id}", unpin),
    Route("GET", "/channels/{channel_id}/messages/{message_id}", read),
    Route("PATCH", "/channels/{channel_id}/messages/{message_id}", edit),
    Route("DELETE", "/channels/{channel_id}/messages/{message_id}", delete),
    Route("POST", "/channels/{channel_id}/typing", typing),
]
