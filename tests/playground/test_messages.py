"""Messages: nonces, edits, attachments, mentions, pins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground import scene
from playground.store import LINGERING
from tests.playground import bodies as b

if TYPE_CHECKING:
    from playground.server import Playground
    from tests.playground.api import Api


async def test_a_nonce_enforced_sends_a_message_once(api: Api) -> None:
    body = {"content": "once", "nonce": "n", "enforce_nonce": True}
    first, second = await api.send(body), await api.send(body)
    assert first.body["id"] == second.body["id"]
    assert (await api.send({**body, "enforce_nonce": False})).body["id"] != first.body["id"]


async def test_an_edit_keeps_only_the_attachments_it_lists(api: Api) -> None:
    files = {"files[0]": ("a.txt", b"aa"), "files[1]": ("b.txt", b"bbb")}
    sent = (await api.send({}, files=files)).body
    first, second = sent["attachments"]
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    edited = await api("PATCH", path, {"content": "less", "attachments": [{"id": second["id"]}]})
    assert [one["filename"] for one in edited.body["attachments"]] == ["b.txt"]
    gone = await api("PATCH", path, {"attachments": [{"id": first["id"]}]})
    assert gone.error("attachments", 0, "id") == ["ATTACHMENT_NOT_FOUND"]


async def test_files_of_an_edit_go_under_the_number_they_came_with(api: Api) -> None:
    sent = (await api.send({"content": "x"})).body
    body = {"attachments": [{"id": 1, "filename": "one.txt"}, {"id": 0, "filename": "zero.txt"}]}
    files = {"files[0]": ("0", b"zero"), "files[1]": ("1", b"one")}
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    edited = (await api("PATCH", path, body, files=files)).body
    contents = {}
    for one in edited["attachments"]:
        got = await api.fetch("GET", one["url"].removeprefix(api.playground.url), None, {})
        contents[one["filename"]] = got.body
    assert contents == {"one.txt": b"one", "zero.txt": b"zero"}


async def test_a_classic_message_becomes_v2_only_without_its_content(api: Api) -> None:
    sent = (await api.send({"content": "words"})).body
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    refused = await api("PATCH", path, b.v2(b.text()))
    assert refused.error("content") == ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]
    assert (await api("PATCH", path, b.v2(b.text(), content=None))).body["flags"] == b.V2


async def test_an_empty_message_is_none(api: Api) -> None:
    assert (await api.send({})).code == 50006
    assert (await api.send({"content": ""})).code == 50006


async def test_only_allowed_mentions_call_people(api: Api, playground: Playground) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    body = {"content": f"{anna.mention} {ben.mention} @everyone", "allowed_mentions": {"users": [ben.id]}}
    sent = (await api.send(body)).body
    assert [user["id"] for user in sent["mentions"]] == [ben.id]
    assert sent["mention_everyone"] is False
    assert playground.world.post(sent["channel_id"], sent["id"]).pings == (ben.id,)


async def test_a_role_calls_its_members_also_from_a_text_component(api: Api, playground: Playground) -> None:
    role = scene.add_role(playground.world, api.guild, "Miners", 0)
    dieter = playground.person("Dieter")
    playground.world.member(api.guild, dieter.id).roles.append(role.id)
    sent = (await api.send(b.v2(b.text(f"<@&{role.id}>, to the pithead")))).body
    assert sent["mention_roles"] == [role.id]
    assert playground.world.post(sent["channel_id"], sent["id"]).pings == (dieter.id,)


async def test_a_link_of_the_cdn_expires_after_a_day(api: Api, playground: Playground) -> None:
    sent = (await api.send({}, files={"files[0]": ("a.txt", b"bytes")})).body
    link = sent["attachments"][0]["url"].removeprefix(playground.url)
    assert (await api.fetch("GET", link, None, {})).body == b"bytes"
    assert (await api.fetch("GET", link.replace("a.txt", "b.txt"), None, {})).status == 404
    assert (await api.fetch("GET", link.split("?")[0], None, {})).status == 404
    playground.clock.advance(25 * 3600)
    assert (await api.fetch("GET", link, None, {})).status == 404


async def test_a_file_that_was_taken_away_can_still_be_loaded_for_a_while(
    api: Api, playground: Playground
) -> None:
    sent = (await api.send({"content": "the board"}, files={"files[0]": ("a.txt", b"bytes")})).body
    link = sent["attachments"][0]["url"].removeprefix(playground.url)
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    assert (await api("PATCH", path, {"attachments": []})).body["attachments"] == []
    assert (await api.fetch("GET", link, None, {})).body == b"bytes"
    for number in range(LINGERING):
        playground.store.let_go(str(number))
    assert (await api.fetch("GET", link, None, {})).status == 404


async def test_pins_are_announced_listed_and_taken_away(api: Api) -> None:
    sent = (await api.send({"content": "the rules"})).body
    base = f"/channels/{sent['channel_id']}/messages"
    assert (await api("PUT", f"{base}/pins/{sent['id']}")).status == 204
    listed = (await api("GET", f"{base}/pins")).body
    assert [item["message"]["id"] for item in listed["items"]] == [sent["id"]]
    assert (await api("GET", f"{base}?limit=1")).body[0]["type"] == 6
    assert (await api("DELETE", f"{base}/pins/{sent['id']}")).status == 204
    assert (await api("GET", f"{base}/pins")).body == {"items": [], "has_more": False}
