"""Discord's limits, each just within and just beyond: accepted, or refused with the code and the path of
the field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.playground import bodies as b
from tests.playground.limit_tables import (
    COMMANDS,
    COMPLETIONS,
    LONG,
    MESSAGES,
    MODALS,
    THREADS,
    TOO_MANY,
    Limit,
    many,
    x,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playground.server import Playground
    from tests.playground.api import Answered, Api


async def _judge(limit: Limit, answer: Callable[[Any], Any]) -> None:
    within: Answered = await answer(limit.make(limit.figure))
    assert within.status < 300, within.body
    beyond: Answered = await answer(limit.make(limit.figure + limit.step))
    assert (beyond.status, beyond.code) == (400, 50035)
    assert limit.code in beyond.error(*limit.path.split(".")), beyond.body


@pytest.mark.parametrize("limit", MESSAGES, ids=str)
async def test_messages(api: Api, limit: Limit) -> None:
    await _judge(limit, api.send)


@pytest.mark.parametrize("limit", MODALS, ids=str)
async def test_modals(api: Api, limit: Limit) -> None:
    await _judge(limit, lambda body: _answer(api, body))


@pytest.mark.parametrize("limit", COMPLETIONS, ids=str)
async def test_completions(api: Api, limit: Limit) -> None:
    await _judge(limit, lambda body: _answer(api, body, focused="how"))


@pytest.mark.parametrize("limit", COMMANDS, ids=str)
async def test_commands(api: Api, limit: Limit) -> None:
    await _judge(limit, lambda body: api("PUT", f"/applications/{api.bot.id}/commands", body))


@pytest.mark.parametrize("limit", THREADS, ids=str)
async def test_threads(api: Api, limit: Limit) -> None:
    await _judge(limit, lambda body: api("POST", f"/channels/{api.channel('games')}/threads", body))


async def _answer(api: Api, body: Any, focused: str | None = None) -> Answered:
    """Somebody uses a command, and the bot answers with the body."""
    await api(
        "PUT", f"/applications/{api.bot.id}/commands", [b.command(options=[b.argument(autocomplete=True)])]
    )
    anna = api.playground.person("Anna")
    command = next(iter(api.playground.world.commands))
    interaction = api.playground.parts.acts.command(
        anna.person, anna.channel, command, path=[], values={}, uploads={}, focused=focused
    )
    return await api("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", body)


# Limits on numbers and sizes of things


async def test_ten_files_of_a_message(api: Api) -> None:
    def files(number: int) -> dict[str, tuple[str, bytes]]:
        return {f"files[{i}]": (f"{i}.txt", b"x") for i in range(number)}

    assert (await api.send({}, files=files(10))).status == 200
    beyond = await api.send({}, files=files(11))
    assert (beyond.status, beyond.code) == (400, 50035)


async def test_ten_mebibytes_of_a_file(api: Api) -> None:
    size = 10 * 1024 * 1024
    assert (await api.send({}, files={"files[0]": ("a.bin", bytes(size))})).status == 200
    beyond = await api.send({}, files={"files[0]": ("a.bin", bytes(size + 1))})
    assert (beyond.status, beyond.code) == (413, 40005)


async def test_description_of_an_attachment(api: Api) -> None:
    def body(length: int) -> Any:
        return {"attachments": [{"id": 0, "description": x(length)}]}

    files = {"files[0]": ("a.txt", b"x")}
    assert (await api.send(body(1024), files=files)).status == 200
    assert (await api.send(body(1025), files=files)).error("attachments", 0, "description") == [LONG]


async def test_hundred_messages_of_a_history(api: Api) -> None:
    path = f"/channels/{api.channel('general')}/messages?limit="
    assert (await api("GET", path + "100")).status == 200
    assert (await api("GET", path + "101")).error("limit") == [TOO_MANY]
    assert (await api("GET", path + "0")).error("limit") == [TOO_MANY]


async def test_two_to_a_hundred_messages_of_a_bulk_deletion(api: Api, playground: Playground) -> None:
    channel = api.channel("general")
    anna = playground.person("Anna")

    async def delete(number: int) -> Answered:
        ids = [anna.says("x").message.id for _ in range(number)]
        return await api("POST", f"/channels/{channel}/messages/bulk-delete", {"messages": ids})

    assert (await delete(2)).status == 204
    assert (await delete(100)).status == 204
    assert (await delete(1)).code == 50016
    assert (await delete(101)).code == 50016


async def test_a_bulk_deletion_reaches_back_fourteen_days(api: Api, playground: Playground) -> None:
    anna, channel = playground.person("Anna"), api.channel("general")
    old = [anna.says("x").message.id, anna.says("x").message.id]
    playground.clock.advance(14 * 86400 - 60)
    assert (await api("POST", f"/channels/{channel}/messages/bulk-delete", {"messages": old})).status == 204
    old = [anna.says("x").message.id, anna.says("x").message.id]
    playground.clock.advance(14 * 86400 + 60)
    assert (await api("POST", f"/channels/{channel}/messages/bulk-delete", {"messages": old})).code == 50034


async def test_two_hundred_and_fifty_pins(api: Api, playground: Playground) -> None:
    anna = playground.person("Anna")
    user = playground.world.users[anna.id]
    for _ in range(249):
        playground.parts.posting.pin(anna.says("x"), user)
    path = f"/channels/{anna.channel.id}/messages/pins/"
    assert (await api("PUT", path + anna.says("last").message.id)).status == 204
    assert (await api("PUT", path + anna.says("one too many").message.id)).code == 30003


async def test_hundred_commands(api: Api) -> None:
    path = f"/applications/{api.bot.id}/commands"
    assert (await api("PUT", path, many(100, lambda i: b.command(f"c{i}")))).status == 200
    assert (await api("POST", path, b.command("c99", description="changed"))).status == 200
    assert (await api("POST", path, b.command("one-more"))).code == 30032
    assert (await api("PUT", path, many(101, lambda i: b.command(f"c{i}")))).code == 30032


@pytest.mark.parametrize("kind", [2, 3])
async def test_fifteen_commands_of_each_context_menu(api: Api, kind: int) -> None:
    path = f"/applications/{api.bot.id}/commands"
    assert (await api("PUT", path, many(15, lambda i: {"type": kind, "name": f"c{i}"}))).status == 200
    assert (await api("PUT", path, many(16, lambda i: {"type": kind, "name": f"c{i}"}))).code == 30032


async def test_edits_of_a_message_older_than_an_hour(api: Api, playground: Playground) -> None:
    sent = (await api.send({"content": "old"})).body
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    for _ in range(40):
        assert (await api("PATCH", path, {"content": "while it is young"})).status == 200
    playground.clock.advance(3601)
    for _ in range(30):
        assert (await api("PATCH", path, {"content": "late"})).status == 200
    refused = await api("PATCH", path, {"content": "too late"})
    assert (refused.status, refused.code) == (429, 30046)
    playground.clock.advance(3601)
    assert (await api("PATCH", path, {"content": "again"})).status == 200
