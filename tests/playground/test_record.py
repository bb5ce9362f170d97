"""The record: one line of JSON for each request of a bot, enough to check it against a specification."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playground.server import Playground
from tests.playground import bodies as b
from tests.playground.api import Api

if TYPE_CHECKING:
    from pathlib import Path


async def test_each_request_is_a_line(tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    async with Playground(rates=10_000, record=path) as playground:
        async with Api(playground, playground.add_bot("scribe")) as api:
            sent = await api.send({"content": "hello"}, files={"files[0]": ("board.png", b"x" * 20)})
            await api("GET", f"/channels/{sent.body['channel_id']}/messages?limit=5")
            await api.send({"content": "x" * 2001})
            await api("GET", "/users/@me")
            api.token = "wrong"  # noqa: S105 - a token that is none
            await api("GET", "/users/@me")
        channel = sent.body["channel_id"]
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert lines[0] == {
        "method": "POST",
        "path": f"/channels/{channel}/messages",
        "query": {},
        "body": {"content": "hello"},
        "files": [{"field": "files[0]", "filename": "board.png", "content_type": "image/png", "size": 20}],
        "status": 200,
        "code": None,
    }
    assert lines[1]["query"] == {"limit": "5"}
    assert [(line["status"], line["code"]) for line in lines[2:]] == [(400, 50035), (200, None), (401, 0)]


async def test_refused_requests_are_at_hand(api: Api, playground: Playground) -> None:
    await api.send({"content": "fine"})
    await api.send({})
    assert [(one.method, one.code) for one in playground.record.refused] == [("POST", 50006)]


async def test_a_body_is_recorded_as_it_was_sent(tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    emoji = {"id": 1572590830999306243, "name": "coal"}
    async with (
        Playground(rates=10_000, record=path) as playground,
        Api(playground, playground.add_bot("scribe")) as api,
    ):
        body = b.classic(b.row({**b.button(), "emoji": emoji}))
        body["flags"] = "0"
        await api.send(body)
    assert json.loads(path.read_text().splitlines()[0])["body"] == body
