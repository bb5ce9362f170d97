"""Who and what a request of the people's API is about, if the person may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.errors import refusal

if TYPE_CHECKING:
    from playground.objects import Channel, Person, Post
    from playground.rest.call import Call


def person_of(call: Call) -> Person:
    person = call.world.people.get(call.params["person_id"])
    if person is None:
        raise refusal("unknown user")
    return person


def channel_of(call: Call) -> Channel:
    channel = call.world.channel(call.params["channel_id"])
    if not call.world.may_see(channel, person_of(call).id):
        raise refusal("missing access")
    return channel


def post_of(call: Call) -> Post:
    channel, person = channel_of(call), person_of(call)
    post = call.world.post(channel.id, call.params["message_id"])
    if post.only_for not in (None, person.id):
        raise refusal("unknown message")
    return post
