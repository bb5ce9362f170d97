"""The people's API: conversations and threads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground.checks.form import Form
from playground.errors import Problems, refusal
from playground.objects import GuildChannel, Thread
from playground.people import view
from playground.people.asked import channel_of, person_of
from playground.rest.call import Reply

if TYPE_CHECKING:
    from playground.rest.call import Call


def open_conversation(call: Call) -> Any:
    problems = Problems()
    user_id = Form(problems, call.form).snowflake("user_id", required=True) or ""
    problems.refuse()
    person, other = person_of(call), call.world.user(user_id)
    channel = call.world.private_channel(person.id, other.id)
    return view.channel(call.world, person, channel)


def start_thread(call: Call) -> Any:
    parent, person = channel_of(call), person_of(call)
    if not isinstance(parent, GuildChannel):
        raise refusal("channel type")
    message_id = call.form.get("message_id")
    post = None if message_id is None else call.world.post(parent.id, str(message_id))
    if post is not None and post.only_for is not None:
        raise refusal("unknown message")
    thread = call.parts.threads.start(parent, person.id, {"type": 11, **call.form}, post=post)
    if post is not None:
        call.parts.posting.updated(post)
    return Reply(201, view.channel(call.world, person, thread))


def _thread(call: Call) -> Thread:
    channel = channel_of(call)
    if not isinstance(channel, Thread):
        raise refusal("channel type")
    return channel


def change_thread(call: Call) -> Any:
    thread = call.parts.threads.change(_thread(call), call.form, by=person_of(call).id)
    return view.channel(call.world, person_of(call), thread)


def join_thread(call: Call) -> None:
    call.parts.threads.join(_thread(call), person_of(call).id)


def leave_thread(call: Call) -> None:
    call.parts.threads.leave(_thread(call), person_of(call).id)
