"""Threads: resting, waking, locked, private."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from playground.errors import ApiError
from tests.playground import bodies as b

if TYPE_CHECKING:
    from playground.server import Playground
    from tests.playground.api import Api


async def thread(api: Api, **more: Any) -> str:
    body = {"name": "table", "type": 11, "auto_archive_duration": 60, **more}
    return str((await api("POST", f"/channels/{api.channel('games')}/threads", body)).body["id"])


async def test_a_thread_rests_after_its_time_and_wakes_by_a_message(api: Api, playground: Playground) -> None:
    thread_id = await thread(api)
    playground.clock.advance(59 * 60)
    assert await archived(api, thread_id) is False
    playground.clock.advance(2 * 60)
    assert await archived(api, thread_id) is True
    assert (await api("POST", f"/channels/{thread_id}/messages", {"content": "wake"})).status == 200
    assert await archived(api, thread_id) is False


async def archived(api: Api, thread_id: str) -> bool:
    told = await api("GET", f"/channels/{thread_id}")
    return bool(told.body["thread_metadata"]["archived"])


async def test_commands_do_not_work_in_a_resting_thread(api: Api, playground: Playground) -> None:
    thread_id = await thread(api)
    await api("PUT", f"/applications/{api.bot.id}/commands", [b.command()])
    await api("PATCH", f"/channels/{thread_id}", {"archived": True})
    anna = playground.person("Anna", thread_id)
    with pytest.raises(ApiError) as refused:
        await anna.slash("/go")
    assert refused.value.code == 50083


async def test_a_locked_thread_is_spoken_in_by_those_who_manage_it(api: Api, playground: Playground) -> None:
    thread_id = await thread(api)
    await api("PATCH", f"/channels/{thread_id}", {"locked": True})
    with pytest.raises(ApiError) as refused:
        playground.person("Emma", thread_id).says("hello")
    assert refused.value.code == 160005
    assert playground.person("Ben", thread_id).says("hello").message.content == "hello"


async def test_a_private_thread_is_seen_by_those_inside(api: Api, playground: Playground) -> None:
    thread_id = await thread(api, type=12)
    emma = playground.person("Emma")
    path = f"/{emma.id}/channels/{thread_id}/messages"
    assert (await api.person("GET", path)).code == 50001
    assert (await api("PUT", f"/channels/{thread_id}/thread-members/{emma.id}")).status == 204
    assert (await api.person("GET", path)).status == 200


async def test_one_thread_a_message(api: Api) -> None:
    sent = (await api.send({"content": "x"})).body
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}/threads"
    assert (await api("POST", path, {"name": "one"})).status == 201
    assert (await api("POST", path, {"name": "two"})).code == 160004


async def test_archived_threads_are_listed(api: Api) -> None:
    thread_id = await thread(api)
    path = f"/channels/{api.channel('games')}/threads/archived/public"
    assert (await api("GET", path)).body["threads"] == []
    await api("PATCH", f"/channels/{thread_id}", {"archived": True})
    assert [one["id"] for one in (await api("GET", path)).body["threads"]] == [thread_id]
    assert (await api("GET", f"/guilds/{api.guild}/threads/active")).body["threads"] == []
