"""The people's side: what a page sees and does for a person, over REST and a websocket."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest

from playground.driver import NotSeen
from tests.playground import bodies as b
from tests.playground.api import Api
from tests.playground.stranger import running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playground.driver import Actor
    from playground.server import Playground


class Window:
    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.number = 0

    async def next(self) -> dict[str, Any]:
        letter: dict[str, Any] = json.loads(await self.socket.receive_str(timeout=5))
        self.number = letter["n"]
        return letter

    async def wait(self, event: str) -> dict[str, Any]:
        while (letter := await self.next())["event"] != event:
            pass
        return letter


@asynccontextmanager
async def window(person: Actor, playground: Playground, since: int | None = None) -> AsyncIterator[Window]:
    url = playground.url.replace("http", "ws") + "/people/events"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        await socket.send_json({"key": playground.key, "person_id": person.id, "since": since})
        yield Window(socket)


async def test_the_scene_has_six_people_of_several_languages_and_zones(api: Api) -> None:
    people = (await api.person("GET", "")).body
    assert [one["user"]["global_name"] for one in people] == [
        "Anna",
        "Ben",
        "Csilla",
        "Dieter",
        "Emma",
        "Yuki",
    ]
    assert {"pl", "hu", "de", "en-US"} <= {one["locale"] for one in people}
    assert len({one["timezone"] for one in people}) == 6


async def test_the_state_has_everything_to_begin_with(api: Api, playground: Playground) -> None:
    anna = playground.person("Anna")
    state = (await api.person("GET", f"/{anna.id}/state")).body
    assert state["me"]["user"]["id"] == anna.id
    (guild,) = state["guilds"]
    assert [channel["name"] for channel in guild["channels"]] == ["general", "games", "quiet"]
    assert guild["channels"][0]["unread"] == {"last_read_id": None, "messages": 0, "mentions": 0}
    assert [bot["online"] for bot in state["bots"]] == [False]
    assert len(guild["members"]) == 7


async def test_a_person_is_added_changed_and_joins_every_guild(api: Api) -> None:
    made = await api.person(
        "POST", "", {"name": "Zoë Ågren", "locale": "sv-SE", "timezone": "Europe/Stockholm"}
    )
    assert (made.status, made.body["user"]["username"]) == (201, "zoe_agren")
    path = f"/{made.body['user']['id']}"
    assert (await api.person("PATCH", path, {"locale": "de"})).body["locale"] == "de"
    assert len((await api.person("GET", path + "/state")).body["guilds"]) == 1


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "name"),
        ({"name": "x" * 33}, "name"),
        ({"name": "x", "locale": "xx"}, "locale"),
        ({"name": "x", "timezone": "Nowhere/Land"}, "timezone"),
    ],
)
async def test_a_person_that_cannot_be(api: Api, body: Any, field: str) -> None:
    assert (await api.person("POST", "", body)).error(field)


async def test_two_hundred_people_and_not_one_more(api: Api) -> None:
    answers = [(await api.person("POST", "", {"name": f"p{number}"})).status for number in range(195)]
    assert (answers[193], answers[194]) == (201, 400)


async def test_saying_reading_and_what_is_unread(api: Api, playground: Playground) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    here = f"/channels/{anna.channel.id}"
    said = await api.person("POST", f"/{anna.id}{here}/messages", {"content": f"hello {ben.mention}"})
    assert said.status == 201
    await api.person("POST", f"/{anna.id}{here}/messages", {"content": "and welcome"})
    state = (await api.person("GET", f"/{ben.id}/state")).body
    unread = state["guilds"][0]["channels"][0]["unread"]
    assert (unread["messages"], unread["mentions"]) == (2, 1)
    left = await api.person("PUT", f"/{ben.id}{here}/read", {"message_id": said.body["id"]})
    assert (left.body["messages"], left.body["mentions"]) == (1, 0)
    history = (await api.person("GET", f"/{ben.id}{here}/messages?limit=1")).body
    assert [message["content"] for message in history] == ["and welcome"]
    edited = await api.person("PATCH", f"/{anna.id}{here}/messages/{said.body['id']}", {"content": "hello"})
    assert edited.body["content"] == "hello"
    assert (await api.person("DELETE", f"/{anna.id}{here}/messages/{said.body['id']}")).status == 204


async def test_a_history_is_turned_page_by_page(api: Api, playground: Playground) -> None:
    anna = playground.person("Anna")
    ids = [anna.says(str(number)).message.id for number in range(10)]
    path = f"/{anna.id}/channels/{anna.channel.id}/messages?limit=3&"

    async def page(query: str) -> list[str]:
        return [message["content"] for message in (await api.person("GET", path + query)).body]

    assert await page("") == ["9", "8", "7"]
    assert await page(f"before={ids[5]}") == ["4", "3", "2"]
    assert await page(f"after={ids[5]}") == ["8", "7", "6"]
    assert await page(f"around={ids[5]}") == ["6", "5", "4"]


async def test_events_are_numbered_and_taken_up_where_they_broke_off(
    api: Api, playground: Playground
) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    async with window(ben, playground) as first:
        assert (await first.next())["data"] == {"resumed": False}
        anna.says(f"{ben.mention}, look")
        letter = await first.wait("MESSAGE_CREATE")
        assert letter["pinged"] is True
        number = first.number
    anna.says("while you were away")
    async with window(ben, playground, since=number) as second:
        assert (await second.next())["data"] == {"resumed": True}
        assert (await second.wait("MESSAGE_CREATE"))["data"]["content"] == "while you were away"


@pytest.mark.parametrize("since", [10_000, -1])
async def test_a_number_of_another_stream_begins_anew(playground: Playground, since: int) -> None:
    async with window(playground.person("Ben"), playground, since=since) as opened:
        assert (await opened.next())["data"] == {"resumed": False}


async def test_everybody_hears_only_what_they_may(api: Api, playground: Playground) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    async with running(playground), window(anna, playground) as of_anna, window(ben, playground) as of_ben:
        await of_anna.next()
        await of_ben.next()
        await anna.slash("/secret")
        assert "secret" in (await of_anna.wait("MESSAGE_CREATE"))["data"]["content"]
        playground.person("Csilla").says("for all")
        heard = await of_ben.wait("MESSAGE_CREATE")
        assert heard["data"]["content"] == "for all"


async def test_a_page_uses_commands_components_and_modals(api: Api, playground: Playground) -> None:
    anna = playground.person("Anna")
    here = f"/{anna.id}/channels/{anna.channel.id}"
    async with running(playground), window(anna, playground) as opened:
        offered = {c["name"]: c for c in (await api.person("GET", f"{here}/commands")).body}
        assert {"classic", "table"} <= offered.keys()
        used = await api.person("POST", f"{here}/commands/{offered['classic']['id']}", {"nonce": "one"})
        assert (used.status, used.body["nonce"]) == (202, "one")
        success = await opened.wait("INTERACTION_SUCCESS")
        assert success["data"]["nonce"] == "one"
        message = f"{here}/messages/{success['data']['message_id']}"
        clicked = await api.person("POST", f"{message}/components", {"custom_id": "rename", "nonce": "two"})
        assert clicked.status == 202
        modal = (await opened.wait("INTERACTION_MODAL_CREATE"))["data"]
        assert modal["nonce"] == "two"
        field = modal["modal"]["components"][0]["components"][0]["custom_id"]
        path = f"/{anna.id}/modals/{modal['modal']['id']}"
        assert (await api.person("POST", path, {"values": {field: "x" * 21}})).error("values", field)
        assert (await api.person("POST", path, {"values": {field: "Zeche"}})).status == 202
        await anna.sees("It is called Zeche now.")
        chosen = {"custom_id": "colour", "values": ["blue"]}
        assert (await api.person("POST", f"{message}/components", chosen)).status == 202
        await anna.sees("You chose blue.")


async def test_a_page_gets_suggestions_and_refusals(api: Api, playground: Playground) -> None:
    anna = playground.person("Anna")
    here = f"/{anna.id}/channels/{anna.channel.id}"
    async with running(playground):
        table = next(c for c in playground.world.commands.values() if c.name == "table")
        path = f"{here}/commands/{table.id}"
        typed = {"path": ["new"], "options": {"game": "g"}, "focused": "game"}
        suggested = await api.person("POST", f"{path}/autocomplete", typed)
        assert suggested.body == {"choices": [{"name": "Go", "value": "go"}], "failed": False}
        for body, field in (
            ({"path": ["new"]}, "options.game"),
            ({"path": ["new"], "options": {"game": "go", "seats": 9}}, "options.seats"),
            ({"path": ["new"], "options": {"game": "go", "what": 1}}, "options.what"),
            ({"path": ["old"]}, "path"),
            ({}, "path"),
        ):
            assert (await api.person("POST", path, body)).error(*field.split(".")), body


async def test_a_modal_can_be_closed_and_is_then_gone(api: Api, playground: Playground) -> None:
    anna = playground.person("Anna")
    async with running(playground):
        await anna.slash("/classic")
        modal = (await anna.click("Rename")).modal
        assert modal is not None
        path = f"/{anna.id}/modals/{modal['id']}"
        ben = playground.person("Ben")
        assert (await api.person("DELETE", f"/{ben.id}/modals/{modal['id']}")).code == 10062
        assert (await api.person("DELETE", path)).status == 204
        assert (await api.person("POST", path, {"values": {}})).code == 10062


async def test_forged_clicks_reach_no_bot(api: Api, playground: Playground) -> None:
    anna = playground.person("Anna")
    sent = (await api.send(b.classic(b.row(b.button("b", disabled=True)), b.row(b.select())))).body
    path = f"/{anna.id}/channels/{anna.channel.id}/messages/{sent['id']}/components"
    for body in (
        {"custom_id": "other"},
        {"custom_id": "b"},
        {"custom_id": "s", "values": ["unknown"]},
        {"custom_id": "s", "values": []},
        {"custom_id": "s", "values": "v"},
        {"custom_id": "s", "values": [5]},
        {"custom_id": ["s"]},
        {},
    ):
        assert (await api.person("POST", path, body)).code == 50035, body
    assert playground.world.interactions == {}


async def test_an_ephemeral_message_is_dismissed_by_its_reader(api: Api, playground: Playground) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    async with running(playground):
        post = (await anna.slash("/secret")).message
        assert post is not None
        path = f"channels/{anna.channel.id}/messages/{post.message.id}"
        assert (await api.person("DELETE", f"/{ben.id}/{path}")).code == 10008
        assert (await api.person("DELETE", f"/{anna.id}/{path}")).status == 204
        await anna.sees_no_more("a secret")


async def test_threads_and_pins_of_people(api: Api, playground: Playground) -> None:
    ben = playground.person("Ben", "games")
    here = f"/{ben.id}/channels/{ben.channel.id}"
    started = await api.person("POST", f"{here}/threads", {"name": "our table"})
    assert (started.status, started.body["type"]) == (201, 11)
    inside = f"/{ben.id}/channels/{started.body['id']}"
    assert (await api.person("PATCH", inside, {"archived": True})).body["thread_metadata"]["archived"] is True
    assert (await api.person("DELETE", f"{inside}/membership")).status == 204
    assert (await api.person("PUT", f"{inside}/membership")).status == 204
    said = ben.says("pin me").message.id
    assert (await api.person("PUT", f"{here}/messages/{said}/pin")).status == 204
    assert [one["id"] for one in (await api.person("GET", f"{here}/pins")).body] == [said]
    assert (await api.person("DELETE", f"{here}/messages/{said}/pin")).status == 204


async def test_a_direct_conversation_is_opened_once(api: Api, playground: Playground) -> None:
    anna = playground.person("Anna")
    path = f"/{anna.id}/conversations"
    first = await api.person("POST", path, {"user_id": api.bot.id})
    second = await api.person("POST", path, {"user_id": api.bot.id})
    assert first.body["id"] == second.body["id"]
    assert first.body["recipients"][0]["id"] == api.bot.id


async def test_commands_are_shown_in_the_persons_language(api: Api, playground: Playground) -> None:
    command = b.command(
        "mine", name_localizations={"pl": "kopalnia"}, description_localizations={"hu": "Bánya"}
    )
    await api("PUT", f"/applications/{api.bot.id}/commands", [command])

    async def shown(name: str) -> tuple[str, str]:
        person = playground.person(name)
        (one,) = (await api.person("GET", f"/{person.id}/channels/{person.channel.id}/commands")).body
        return one["name_localized"], one["description_localized"]

    assert await shown("Anna") == ("kopalnia", "What it does")
    assert await shown("Csilla") == ("mine", "Bánya")


async def test_what_people_are_told_of_a_bot_coming_and_going(playground: Playground) -> None:
    anna = playground.person("Anna")
    async with window(anna, playground) as opened:
        await opened.next()
        async with running(playground):
            await opened.wait("COMMANDS_UPDATE")
            assert (await opened.wait("BOT_PRESENCE"))["data"]["status"] == "online"
        assert (await opened.wait("BOT_PRESENCE"))["data"]["status"] == "offline"


async def test_a_failure_is_told_to_whoever_clicked(api: Api, playground: Playground) -> None:
    anna = playground.person("Anna")
    sent = (await api.send(b.classic(b.row(b.button())))).body
    async with window(anna, playground) as opened:
        path = f"/{anna.id}/channels/{anna.channel.id}/messages/{sent['id']}/components"
        await api.person("POST", path, {"custom_id": "b", "nonce": "n"})
        playground.clock.advance(3.1)
        assert (await opened.wait("INTERACTION_FAILURE"))["data"]["nonce"] == "n"


async def test_the_driver_fails_with_the_screen_in_words(playground: Playground) -> None:
    anna = playground.person("Anna")
    anna.says("Glück auf")
    with pytest.raises(NotSeen, match=r"a message with 'never'.*\n.*\n.*anna:\n  Glück auf"):
        await anna.sees("never", within=0.01)


async def test_the_drivers_waits_end_as_soon_as_the_thing_happened(playground: Playground) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    waiting = asyncio.create_task(anna.sees("now"))
    await asyncio.sleep(0)
    ben.says("now")
    assert (await waiting).message.content == "now"


async def test_the_page_is_served_with_a_strict_policy(tmp_path: Any) -> None:
    from playground.server import Playground

    (tmp_path / "index.html").write_text("<!doctype html><title>x</title>")
    (tmp_path / "page.js").write_text("export {};")
    async with Playground(page=tmp_path) as playground, Api(playground, playground.add_bot()) as api:
        for path in ("/", "/page/page.js"):
            got = await api.fetch("GET", path, None, {})
            assert got.status == 200
            assert "script-src 'self'" in got.headers["Content-Security-Policy"]
            assert "unsafe" not in got.headers["Content-Security-Policy"]
            assert got.headers["Referrer-Policy"] == "no-referrer"
        assert (await api.fetch("GET", "/page/../conftest.py", None, {})).status == 404
