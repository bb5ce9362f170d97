"""An interaction: answered once, within three seconds, followed up for fifteen minutes, private if it says
so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from playground.errors import ApiError
from tests.playground import bodies as b

if TYPE_CHECKING:
    from playground.objects import Interaction, Post
    from playground.server import Playground
    from tests.playground.api import Answered, Api


async def click(api: Api, *, flags: int = 0) -> Interaction:
    """Anna clicks a button of the bot's."""
    sent = await api.send({**b.classic(b.row(b.button())), "flags": flags})
    playground = api.playground
    post = playground.world.post(sent.body["channel_id"], sent.body["id"])
    return playground.parts.acts.component(playground.person("Anna").person, post, "b", [])


async def answer(api: Api, interaction: Interaction, body: Any, query: str = "") -> Answered:
    return await api("POST", f"/interactions/{interaction.id}/{interaction.token}/callback{query}", body)


async def follow(
    api: Api, interaction: Interaction, method: str, path: str = "", body: Any = None
) -> Answered:
    return await api(method, f"/webhooks/{api.bot.id}/{interaction.token}{path}", body)


HELLO = {"type": 4, "data": {"content": "hello"}}


async def test_an_interaction_is_acknowledged_within_three_seconds(api: Api, playground: Playground) -> None:
    in_time, late = await click(api), await click(api)
    playground.clock.advance(2.9)
    assert (await answer(api, in_time, HELLO)).status == 204
    playground.clock.advance(0.2)
    refused = await answer(api, late, HELLO)
    assert (refused.status, refused.code) == (404, 10062)


async def test_an_interaction_is_acknowledged_once(api: Api) -> None:
    interaction = await click(api)
    assert (await answer(api, interaction, HELLO)).status == 204
    refused = await answer(api, interaction, HELLO)
    assert (refused.status, refused.code) == (400, 40060)


async def test_a_token_lives_fifteen_minutes(api: Api, playground: Playground) -> None:
    interaction = await click(api)
    await answer(api, interaction, HELLO)
    playground.clock.advance(15 * 60 - 5)
    assert (await follow(api, interaction, "POST", body={"content": "still"})).status == 200
    playground.clock.advance(10)
    refused = await follow(api, interaction, "POST", body={"content": "too late"})
    assert (refused.status, refused.code) == (401, 50027)
    assert (await follow(api, interaction, "PATCH", "/messages/@original", {"content": "x"})).code == 50027


async def test_nothing_follows_before_the_acknowledgement(api: Api) -> None:
    interaction = await click(api)
    assert (await follow(api, interaction, "POST", body={"content": "x"})).code == 10015


async def test_a_token_nobody_gave_out_is_an_unknown_webhook(api: Api) -> None:
    refused = await api("POST", f"/webhooks/{api.bot.id}/nonsense", {"content": "x"})
    assert (refused.status, refused.code) == (404, 10015)


async def test_a_callback_with_a_wrong_token_is_unknown(api: Api) -> None:
    interaction = await click(api)
    refused = await api("POST", f"/interactions/{interaction.id}/nonsense/callback", HELLO)
    assert (refused.status, refused.code) == (404, 10062)


@pytest.mark.parametrize("kind", [1, 8, 12, "4", None, True])
async def test_a_click_is_not_answered_with_just_anything(api: Api, kind: Any) -> None:
    refused = await answer(api, await click(api), {"type": kind, "data": {}})
    assert (refused.status, refused.code) == (400, 50035)


async def test_a_deferred_answer_carries_only_the_ephemeral_flag(api: Api, playground: Playground) -> None:
    interaction = await click(api)
    await answer(api, interaction, {"type": 5, "data": {"flags": b.EPHEMERAL | b.V2}})
    waiting = playground.world.posts[interaction.channel_id][interaction.response_id or ""]
    assert waiting.message.flags == b.EPHEMERAL | 1 << 7
    edited = await follow(api, interaction, "PATCH", "/messages/@original", b.v2(b.text("at last")))
    assert edited.body["flags"] == b.EPHEMERAL | b.V2


async def test_the_first_follow_up_takes_the_place_of_the_deferred_answer(api: Api) -> None:
    interaction = await click(api)
    await answer(api, interaction, {"type": 5})
    first = await follow(api, interaction, "POST", body={"content": "one"})
    second = await follow(api, interaction, "POST", body={"content": "two"})
    original = await follow(api, interaction, "GET", "/messages/@original")
    assert original.body["id"] == first.body["id"] != second.body["id"]


async def test_a_deleted_answer_is_an_unknown_message(api: Api) -> None:
    interaction = await click(api)
    await answer(api, interaction, HELLO)
    assert (await follow(api, interaction, "DELETE", "/messages/@original")).status == 204
    assert (await follow(api, interaction, "GET", "/messages/@original")).code == 10008


async def test_a_callback_answers_with_its_message_if_asked(api: Api) -> None:
    interaction = await click(api)
    told = await answer(api, interaction, HELLO, "?with_response=true")
    assert told.status == 200
    assert told.body["interaction"]["id"] == interaction.id
    assert told.body["resource"]["message"]["content"] == "hello"


async def private(api: Api) -> Post:
    """A message with a button that only Anna sees."""
    interaction = await click(api)
    data = {**b.classic(b.row(b.button("private"))), "flags": b.EPHEMERAL}
    await answer(api, interaction, {"type": 4, "data": data})
    return api.playground.world.post(interaction.channel_id, interaction.response_id or "")


async def test_only_the_addressed_person_uses_an_ephemeral_message(api: Api, playground: Playground) -> None:
    post = await private(api)
    acts = playground.parts.acts
    assert acts.component(playground.person("Anna").person, post, "private", []).id
    with pytest.raises(ApiError) as refused:
        acts.component(playground.person("Ben").person, post, "private", [])
    assert refused.value.code == 10008


async def test_an_ephemeral_message_is_not_in_the_channel(api: Api) -> None:
    post = await private(api)
    path = f"/channels/{post.message.channel_id}/messages"
    assert post.message.id not in [one["id"] for one in (await api("GET", path)).body]
    for method, body in (("GET", None), ("PATCH", {"content": "x"}), ("DELETE", None)):
        assert (await api(method, f"{path}/{post.message.id}", body)).code == 10008
