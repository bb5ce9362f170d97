"""Emojis an application owns: uploaded once, shown from the CDN, two thousand at most."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

import pytest

from playground.objects import Emoji
from tests.playground.stranger import picture

if TYPE_CHECKING:
    from playground.server import Playground
    from tests.playground.api import Api

PNG = picture().getvalue()


def data(content: bytes = PNG, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def path(api: Api, emoji_id: str = "") -> str:
    return f"/applications/{api.bot.id}/emojis" + (f"/{emoji_id}" if emoji_id else "")


async def test_an_emoji_is_uploaded_listed_renamed_shown_and_deleted(api: Api) -> None:
    made = await api("POST", path(api), {"name": "coal", "image": data()})
    assert made.status == 201
    assert [one["name"] for one in (await api("GET", path(api))).body["items"]] == ["coal"]
    emoji_id = made.body["id"]
    assert (await api("PATCH", path(api, emoji_id), {"name": "ore"})).body["name"] == "ore"
    assert (await api.fetch("GET", f"/cdn/emojis/{emoji_id}.png", None, {})).body == PNG
    assert (await api("DELETE", path(api, emoji_id))).status == 204
    assert (await api("GET", path(api, emoji_id))).code == 10014
    assert (await api.fetch("GET", f"/cdn/emojis/{emoji_id}.png", None, {})).status == 404


@pytest.mark.parametrize("name", ["ab", "x" * 32])
async def test_a_name_just_long_enough(api: Api, name: str) -> None:
    assert (await api("POST", path(api), {"name": name, "image": data()})).status == 201


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"name": "a", "image": data()}, "name"),
        ({"name": "x" * 33, "image": data()}, "name"),
        ({"name": "two words", "image": data()}, "name"),
        ({"image": data()}, "name"),
        ({"name": "coal"}, "image"),
        ({"name": "coal", "image": "https://example.org/x.png"}, "image"),
        ({"name": "coal", "image": data(b"no picture")}, "image"),
        ({"name": "coal", "image": "data:image/png;base64,%%%"}, "image"),
        ({"name": "coal", "image": 5}, "image"),
    ],
)
async def test_what_is_no_emoji_is_refused(api: Api, body: Any, field: str) -> None:
    refused = await api("POST", path(api), body)
    assert (refused.status, refused.code) == (400, 50035)
    assert refused.error(field)


async def test_a_quarter_of_a_mebibyte(api: Api) -> None:
    within, beyond = PNG.ljust(256 * 1024, b"\0"), PNG.ljust(256 * 1024 + 1, b"\0")
    assert (await api("POST", path(api), {"name": "coal", "image": data(within)})).status == 201
    refused = await api("POST", path(api), {"name": "ore", "image": data(beyond)})
    assert refused.error("image") == ["BINARY_TYPE_MAX_SIZE"]


async def test_two_thousand_and_not_one_more(api: Api, playground: Playground) -> None:
    world = playground.world
    for number in range(1999):
        emoji = Emoji(id=world.ids.new(), name=f"e{number}", user=world.users[api.bot.id])
        world.put_emoji(api.bot.id, emoji)
    assert (await api("POST", path(api), {"name": "last", "image": data()})).status == 201
    assert (await api("POST", path(api), {"name": "more", "image": data()})).code == 30008


async def test_a_bot_puts_on_an_avatar_and_takes_it_off(api: Api, playground: Playground) -> None:
    put_on = (await api("PATCH", "/users/@me", {"avatar": data(), "banner": data()})).body
    for kind in ("avatar", "banner"):
        path = f"/cdn/{kind}s/{api.bot.id}/{put_on[kind]}.png?size=256"
        assert (await api.fetch("GET", path, None, {})).body == PNG
    assert playground.world.users[api.bot.id].avatar == put_on["avatar"]
    assert (await api("PATCH", "/users/@me", {"avatar": None})).body["avatar"] is None
    assert (await api("PATCH", "/users/@me", {"avatar": "no picture"})).error("avatar") == ["IMAGE_INVALID"]
