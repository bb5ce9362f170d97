"""Answers to interactions, and their follow-ups. The token in the address is all the authority they need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground import shown
from playground.errors import refusal
from playground.interactions import callback_response
from playground.rest.call import Call, Reply, Route

if TYPE_CHECKING:
    from playground.objects import Interaction, Post


def answer(call: Call) -> Any:
    interactions = call.parts.interactions
    interaction = interactions.waiting(call.params["interaction_id"], call.params["token"])
    post = interactions.answer(interaction, call.form, call.uploads)
    if not call.flag("with_response"):
        return None
    return Reply(200, callback_response(call.world, interaction, post, call.form["type"]))


def _following(call: Call) -> Interaction:
    return call.parts.interactions.following(call.params["application_id"], call.params["token"])


def _post(call: Call) -> Post:
    return call.parts.interactions.message_of(_following(call), call.params["which"])


def follow_up(call: Call) -> Any:
    post = call.parts.interactions.follow_up(_following(call), call.form, call.uploads)
    return shown.message(call.world, post)


def read(call: Call) -> Any:
    return shown.message(call.world, _post(call))


def edit(call: Call) -> Any:
    post = _post(call)
    call.parts.posting.edit(post, call.form, call.uploads)
    return shown.message(call.world, post)


def delete(call: Call) -> None:
    post = _post(call)
    if post.message.author.id != call.params["application_id"]:
        raise refusal("another's message")
    call.parts.posting.delete(post)


ROUTES = [
    Route("POST", "/interactions/{interaction_id}/{token}/callback", answer, open=True),
    Route("POST", "/webhooks/{application_id}/{token}", follow_up, open=True),
    Route("GET", "/webhooks/{application_id}/{token}/messages/{which}", read, open=True),
    Route("PATCH", "/webhooks/{application_id}/{token}/messages/{which}", edit, open=True),
    Route("DELETE", "/webhooks/{application_id}/{token}/messages/{which}", delete, open=True),
]
