"""The gateway: who may listen, what they hear, and how a lost connection is taken up again."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import discord
import pytest

from playground import scene
from playground.discordpy import pointed_at
from playground.server import Playground
from tests.playground.stranger import Stranger, running
from tests.playground.wire import EVERYTHING, Wire

if TYPE_CHECKING:
    from tests.playground.api import Api

MESSAGES, CONTENT, MEMBERS = 1 << 9, 1 << 15, 1 << 1


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"op": 2, "d": {"token": "wrong", "intents": 0}}, 4004),
        ({"op": 2, "d": {"intents": 0}}, 4004),
        ({"op": 2, "d": None}, 4002),
        ({"op": 2, "d": {"token": "TOKEN"}}, 4013),
        ({"op": 2, "d": {"token": "TOKEN", "intents": 1 << 40}}, 4013),
        ({"op": 2, "d": {"token": "TOKEN", "intents": 0, "shard": [2, 2]}}, 4010),
        ({"op": 2, "d": {"token": "TOKEN", "intents": 0, "shard": "all"}}, 4010),
        ({"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 0}}, 4004),
        ({"op": 3, "d": {}}, 4003),
        ({"op": 99, "d": {}}, 4001),
        ({"d": {}}, 4001),
        ([], 4001),
    ],
)
async def test_what_closes_a_connection(api: Api, playground: Playground, said: Any, code: int) -> None:
    async with Wire(playground) as wire:
        await wire.hear()
        await wire.socket.send_str(json.dumps(said).replace("TOKEN", api.bot.token))
        assert await wire.hear() == {"closed": code}


@pytest.mark.parametrize("raw", ["nonsense", "[" * 4000, '{"op": 1, "d": "' + "x" * 5000 + '"}'])
async def test_what_cannot_be_read_closes_it_too(playground: Playground, raw: str) -> None:
    async with Wire(playground) as wire:
        await wire.hear()
        await wire.socket.send_str(raw)
        assert await wire.hear() == {"closed": 4002}


async def test_another_version_is_not_spoken(playground: Playground) -> None:
    async with Wire(playground, query="?v=6") as wire:
        assert await wire.hear() == {"closed": 4012}


async def test_identifying_twice_is_once_too_often(api: Api, playground: Playground) -> None:
    async with Wire(playground) as wire:
        await wire.identify(api.bot.token, intents=0)
        await wire.say(2, {"token": api.bot.token, "intents": 0})
        assert await wire.hear() == {"closed": 4005}


async def test_privileged_intents_must_be_granted(playground: Playground) -> None:
    bot = playground.add_bot("plain", privileged=False)
    async with Wire(playground) as wire:
        await wire.hear()
        await wire.say(2, {"token": bot.token, "intents": MEMBERS})
        assert await wire.hear() == {"closed": 4014}
    client = Stranger()
    with pointed_at(playground.url), pytest.raises(discord.PrivilegedIntentsRequired):
        await client.start(bot.token)
    await client.close()


async def test_a_hundred_and_twenty_words_a_minute(api: Api, playground: Playground) -> None:
    async with Wire(playground) as wire:
        await wire.hear()
        for _ in range(120):
            await wire.say(1, None)
        assert {(await wire.hear())["op"] for _ in range(120)} == {11}
        await wire.say(1, None)
        assert await wire.hear() == {"closed": 4008}


async def test_a_heartbeat_is_acknowledged_after_its_sender_has_looked_at_the_clock(
    api: Api, playground: Playground
) -> None:
    """Otherwise discord.py measures from the heartbeat before and warns of a gateway that is far behind."""
    async with Wire(playground) as wire:
        await wire.hear()
        await wire.say(1, None)
        await wire.say(2, {"token": api.bot.token, "intents": 0})
        assert [(await wire.hear())["op"] for _ in range(2)] == [0, 11]


async def test_without_the_intent_the_content_of_others_is_hidden(api: Api, playground: Playground) -> None:
    async with Wire(playground) as wire:
        await wire.identify(api.bot.token, intents=MESSAGES)
        anna = playground.person("Anna")
        anna.says("a secret plan")
        assert (await wire.hear_event("MESSAGE_CREATE"))["d"]["content"] == ""
        anna.says(f"<@{api.bot.id}>, hear me")
        assert "hear me" in (await wire.hear_event("MESSAGE_CREATE"))["d"]["content"]
        anna.writes_to(api.bot.id).says("psst")
        await api.send({"content": "my own"})
        assert (await wire.hear_event("MESSAGE_CREATE"))["d"]["content"] == "my own"


async def test_no_intents_no_events_but_interactions(api: Api, playground: Playground) -> None:
    async with Wire(playground) as wire:
        await wire.identify(api.bot.token, intents=0)
        anna = playground.person("Anna")
        anna.says("unheard")
        await api("PUT", f"/applications/{api.bot.id}/commands", [{"name": "go", "description": "x"}])
        command = next(iter(playground.world.commands))
        playground.parts.acts.command(anna.person, anna.channel, command, path=[], values={}, uploads={})
        assert (await wire.hear())["t"] == "INTERACTION_CREATE"


async def test_a_session_is_resumed_with_what_was_missed(api: Api, playground: Playground) -> None:
    anna = playground.person("Anna")
    async with Wire(playground) as wire:
        ready = await wire.identify(api.bot.token)
        await wire.hear_event("GUILD_CREATE")
        anna.says("heard")
        last = (await wire.hear_event("MESSAGE_CREATE"))["s"]
        playground.gateway.drop()
        assert "closed" in await wire.hear()
    anna.says("missed")
    async with Wire(playground) as wire:
        await wire.hear()
        session = ready["d"]["session_id"]
        await wire.say(6, {"token": api.bot.token, "session_id": session, "seq": last})
        missed = await wire.hear()
        assert (missed["d"]["content"], missed["s"]) == ("missed", last + 1)
        assert (await wire.hear())["t"] == "RESUMED"
        anna.says("live again")
        assert (await wire.hear_event("MESSAGE_CREATE"))["d"]["content"] == "live again"


async def test_what_cannot_be_resumed(api: Api, playground: Playground) -> None:
    async with Wire(playground) as wire:
        await wire.hear()
        await wire.say(6, {"token": api.bot.token, "session_id": "gone", "seq": 1})
        assert await wire.hear() == {"t": None, "s": None, "op": 9, "d": False}
        ready = await _identified(wire, api)
        session = ready["d"]["session_id"]
    # Closed with 1000: the session ended with it
    async with Wire(playground) as wire:
        await wire.hear()
        await wire.say(6, {"token": api.bot.token, "session_id": session, "seq": 1})
        assert (await wire.hear())["op"] == 9


async def _identified(wire: Wire, api: Api) -> dict[str, Any]:
    await wire.say(2, {"token": api.bot.token, "intents": EVERYTHING})
    return await wire.hear_event("READY")


async def test_a_number_never_reached_is_an_error(api: Api, playground: Playground) -> None:
    async with Wire(playground) as wire:
        ready = await wire.identify(api.bot.token)
        playground.gateway.drop()
    async with Wire(playground) as wire:
        await wire.hear()
        session = ready["d"]["session_id"]
        await wire.say(6, {"token": api.bot.token, "session_id": session, "seq": 999})
        assert await wire.hear() == {"closed": 4007}


async def test_compressed_and_plain_tell_the_same(api: Api, playground: Playground) -> None:
    async with (
        Wire(playground) as plain,
        Wire(playground, query="?v=10&encoding=json&compress=zlib-stream") as packed,
    ):
        for wire in (plain, packed):
            await wire.identify(api.bot.token)
        playground.person("Anna").says("the same")
        one, other = [await wire.hear_event("MESSAGE_CREATE") for wire in (plain, packed)]
        assert one["d"] == other["d"]


async def test_shards_share_the_guilds_and_the_first_has_direct_messages(playground: Playground) -> None:
    anna = playground.person("Anna")
    for number in range(5):
        playground.clock.advance(0.001 * (number + 1))
        scene.admit(
            playground.world, scene.add_guild(playground.world, f"g{number}", owner_id=anna.id).id, anna.id
        )
    bot = playground.add_bot("sharded")
    guilds: list[str] = []
    async with Wire(playground) as zero, Wire(playground) as one:
        for number, wire in enumerate((zero, one)):
            ready = (await wire.identify(bot.token, shard=[number, 2]))["d"]
            own = [guild["id"] for guild in ready["guilds"]]
            assert all((int(guild) >> 22) % 2 == number for guild in own)
            guilds += own
        assert sorted(guilds) == sorted(playground.world.guilds)
        anna.writes_to(bot.id).says("to the first")
        assert (await zero.hear_event("MESSAGE_CREATE"))["d"]["content"] == "to the first"


async def test_an_auto_sharded_client_runs(playground: Playground) -> None:
    class Sharded(discord.AutoShardedClient):
        async def on_ready(self) -> None:
            up.set()

    up = asyncio.Event()
    bot = playground.add_bot("sharded")
    with pointed_at(playground.url):
        client = Sharded(intents=discord.Intents.default(), guild_ready_timeout=0.05)
        task = asyncio.create_task(client.start(bot.token))
        try:
            await asyncio.wait_for(up.wait(), 10)
            assert client.shard_count == 1
            assert len(client.guilds) == 1
        finally:
            await client.close()
            await task


async def test_sharding_is_asked_for_from_a_number_of_guilds(playground: Playground) -> None:
    bot = playground.add_bot("big")
    bot.sharding_from = 0
    async with Wire(playground) as wire:
        await wire.hear()
        await wire.say(2, {"token": bot.token, "intents": 0})
        assert await wire.hear() == {"closed": 4011}


async def test_a_bot_asks_for_members_by_name_and_by_id(api: Api, playground: Playground) -> None:
    anna = playground.person("Anna")
    async with Wire(playground) as wire:
        await wire.identify(api.bot.token)
        await wire.say(8, {"guild_id": api.guild, "query": "an", "limit": 5, "nonce": "n"})
        chunk = (await wire.hear_event("GUILD_MEMBERS_CHUNK"))["d"]
        assert ([m["user"]["id"] for m in chunk["members"]], chunk["nonce"]) == ([anna.id], "n")
        await wire.say(8, {"guild_id": api.guild, "user_ids": [anna.id, "1"]})
        assert (await wire.hear_event("GUILD_MEMBERS_CHUNK"))["d"]["not_found"] == ["1"]


async def test_who_is_silent_too_long_is_closed() -> None:
    async with Playground(rates=10_000, heartbeat=0.05) as playground, Wire(playground) as wire:
        assert (await wire.hear())["d"]["heartbeat_interval"] == 50
        assert await wire.hear() == {"closed": 4009}


async def test_identifying_too_often_makes_the_session_invalid() -> None:
    async with Playground(rates=1.0) as playground:
        bot = playground.add_bot("hasty")
        async with Wire(playground) as first, Wire(playground) as second:
            await first.identify(bot.token)
            await second.hear()
            await second.say(2, {"token": bot.token, "intents": 0})
            assert (await second.hear())["op"] == 9


async def test_discord_py_resumes_and_hears_what_it_missed(playground: Playground) -> None:
    async with running(playground) as client:
        anna = playground.person("Anna")
        playground.gateway.drop()
        anna.says("while you were away")
        await asyncio.wait_for(client.resumed.wait(), 15)
        anna.says("ping")
        await anna.sees("pong")
        assert [message.content for message in client.heard][:2] == ["while you were away", "ping"]


async def test_discord_py_follows_a_request_to_reconnect(playground: Playground) -> None:
    async with running(playground) as client:
        playground.gateway.ask_to_reconnect()
        await asyncio.wait_for(client.resumed.wait(), 15)


async def test_discord_py_begins_anew_after_an_invalid_session(playground: Playground) -> None:
    async with running(playground) as client:
        client.up.clear()
        playground.gateway.invalidate()
        await asyncio.wait_for(client.up.wait(), 20)
        assert not client.resumed.is_set()


async def test_closing_a_connection_whose_bot_is_just_leaving(playground: Playground) -> None:
    async with Wire(playground) as wire:
        await wire.identify(playground.add_bot().token)
        (connection,) = playground.gateway.connections
        closing = asyncio.create_task(connection.close(1001))
        await asyncio.sleep(0)
        connection._writer.cancel()
        await closing
