"""Misfortune on demand, and what an unmodified discord.py makes of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import aiohttp
import discord
import pytest

from playground.driver import Failed
from playground.server import Playground
from tests.playground.stranger import Stranger, running

if TYPE_CHECKING:
    from pathlib import Path

    from tests.playground.api import Api


async def test_a_request_fails_as_often_as_it_should(api: Api, playground: Playground) -> None:
    fault = playground.faults.request("POST /channels/.*/messages", status=503, times=2)
    answers = [(await api.send({"content": "x"})).status for _ in range(3)]
    assert answers == [503, 503, 200]
    assert fault.met == 2
    assert len(playground.person("Anna").messages()) == 1


async def test_a_request_may_act_and_still_fail(api: Api, playground: Playground) -> None:
    playground.faults.request("POST", status=500, after=True, times=1)
    assert (await api.send({"content": "it was sent"})).status == 500
    assert playground.person("Anna").looks_for("it was sent") is not None


async def test_a_connection_is_cut(api: Api, playground: Playground) -> None:
    playground.faults.request("POST", cut=True, times=1)
    with pytest.raises(aiohttp.ClientError):
        await api.send({"content": "x"})
    assert (await api.send({"content": "x"})).status == 200


async def test_a_request_is_slow(api: Api, playground: Playground) -> None:
    playground.faults.request("GET /users/@me$", seconds=0.3)
    slow = asyncio.create_task(api("GET", "/users/@me"))
    assert (await api("GET", "/users/@me/guilds")).status == 200
    assert not slow.done()
    assert (await slow).status == 200


async def test_everything_works_again_once_faults_are_lifted(api: Api, playground: Playground) -> None:
    playground.faults.request(status=500)
    assert (await api("GET", "/users/@me")).status == 500
    playground.faults.lift()
    assert (await api("GET", "/users/@me")).status == 200


async def test_discord_py_tries_again_when_told_to_wait(playground: Playground) -> None:
    async with running(playground) as client:
        playground.faults.request("POST /channels", status=429, times=2)
        anna = playground.person("Anna")
        await client.get_partial_messageable(int(anna.channel.id)).send("at last")
        await anna.sees("at last")


async def test_discord_py_gives_up_on_503(playground: Playground) -> None:
    async with running(playground) as client:
        playground.faults.request("POST /channels", status=503)
        channel = client.get_partial_messageable(int(playground.person("Anna").channel.id))
        with pytest.raises(discord.DiscordServerError):
            await channel.send("never")


async def test_events_come_twice(playground: Playground) -> None:
    async with running(playground):
        playground.faults.event("MESSAGE_CREATE", copies=2, times=1)
        anna = playground.person("Anna")
        anna.says("ping")
        await anna.until(lambda: _pongs(anna.screen()) == 2 or None, "two answers")


def _pongs(screen: str) -> int:
    return screen.count("pong")


async def test_events_come_in_the_wrong_order(playground: Playground) -> None:
    async with running(playground) as client:
        playground.faults.event("MESSAGE_CREATE", swap=True, times=1)
        anna = playground.person("Anna")
        anna.says("first")
        anna.says("second")
        anna.says("ping")
        await anna.sees("pong")
        assert [message.content for message in client.heard][:3] == ["second", "first", "ping"]


async def test_events_come_late(playground: Playground) -> None:
    async with running(playground) as client:
        playground.faults.event("MESSAGE_CREATE", seconds=0.1, times=1)
        anna = playground.person("Anna")
        anna.says("late")
        anna.says("ping")
        await anna.sees("pong")
        assert client.heard[0].content == "ping"


async def test_a_click_while_the_gateway_is_lost_fails_or_is_heard_after_resuming(
    playground: Playground,
) -> None:
    async with running(playground) as client:
        anna = playground.person("Anna")
        await anna.slash("/classic")
        playground.gateway.drop()
        await anna.click("Count")
        assert client.resumed.is_set()
        await anna.sees("1")


async def test_a_zombie_is_noticed_by_discord_py() -> None:
    async with (
        Playground(rates=10_000, heartbeat=0.3) as playground,
        running(playground, Stranger(heartbeat_timeout=0.5)) as client,
    ):
        playground.faults.deaf = True
        await asyncio.wait_for(client.resumed.wait(), 15)
        playground.faults.lift()


async def test_a_restart_keeps_what_is_in_the_file_and_the_bot_goes_on(tmp_path: Path) -> None:
    async with (
        Playground(rates=10_000, keep=tmp_path / "kept.db") as playground,
        running(playground) as client,
    ):
        anna = playground.person("Anna")
        await anna.slash("/classic")
        client.up.clear()
        await playground.restart()
        await asyncio.wait_for(client.up.wait(), 30)
        again = playground.person("Anna")
        await again.click("Count")
        await again.sees("1")


async def test_without_a_bot_an_interaction_fails_after_three_seconds(playground: Playground) -> None:
    async with running(playground):
        await playground.person("Anna").slash("/classic")
    anna = playground.person("Anna")
    playground.world.listeners.append(
        lambda event: playground.clock.advance(3.1) if event.name == "INTERACTION_CREATE" else None
    )
    with pytest.raises(Failed, match="On the screen"):
        await anna.click("Count")
