"""The people's API: reading and writing messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground import shown
from playground.checks.form import Form
from playground.errors import Problems, refusal
from playground.people import view
from playground.people.asked import channel_of, person_of, post_of
from playground.permissions import P
from playground.rest.call import Reply
from playground.rest.messages import page

if TYPE_CHECKING:
    from playground.objects import Json
    from playground.rest.call import Call


def history(call: Call) -> Any:
    posts = view.visible(call.world, person_of(call), channel_of(call))
    return [shown.message(call.world, post) for post in page(call, posts)]


def one(call: Call) -> Any:
    return shown.message(call.world, post_of(call))


def say(call: Call) -> Any:
    body: Json = {
        name: call.form[name] for name in ("content", "nonce", "message_reference") if name in call.form
    }
    author = call.world.users[person_of(call).id]
    post = call.parts.posting.send(channel_of(call), author, body, call.uploads)
    return Reply(201, shown.message(call.world, post))


def edit(call: Call) -> Any:
    post = post_of(call)
    if post.message.author.id != person_of(call).id:
        raise refusal("another's message")
    call.parts.posting.edit(post, {"content": call.form.get("content")}, ())
    return shown.message(call.world, post)


def delete(call: Call) -> None:
    """Delete a message, or dismiss one that only this person sees."""
    post, person = post_of(call), person_of(call)
    if person.id not in (post.only_for, post.message.author.id):
        call.world.need(channel_of(call), person.id, P.MANAGE_MESSAGES)
    call.parts.posting.delete(post)


def pin(call: Call) -> None:
    post, person = post_of(call), person_of(call)
    call.world.need(channel_of(call), person.id, P.PIN_MESSAGES)
    call.parts.posting.pin(post, call.world.users[person.id])


def unpin(call: Call) -> None:
    post, person = post_of(call), person_of(call)
    call.world.need(channel_of(call), person.id, P.PIN_MESSAGES)
    call.parts.posting.unpin(post)


def pins(call: Call) -> Any:
    channel = channel_of(call)
    pinned = [post for post in call.world.posts[channel.id].values() if post.message.pinned]
    return [shown.message(call.world, post) for post in reversed(pinned)]


def typing(call: Call) -> None:
    call.parts.posting.typing(channel_of(call), call.world.users[person_of(call).id])


def mark_read(call: Call) -> Any:
    channel, person = channel_of(call), person_of(call)
    problems = Problems()
    message_id = Form(problems, call.form).snowflake("message_id", required=True) or "0"
    problems.refuse()
    person.read[channel.id] = message_id
    call.world.put_person(person)
    unread = view.unread(call.world, person, channel)
    data = {"channel_id": channel.id, "unread": unread}
    call.world.tell("READ_UPDATE", data, only_for=person.id, channel_id=channel.id)
    return unread
