"""Bare requests of a bot, for what a library would not send."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING, Any, Self

import aiohttp
from msgspec import Struct

if TYPE_CHECKING:
    from playground.objects import Application
    from playground.server import Playground


class Answered(Struct, frozen=True):
    status: int
    body: Any
    headers: dict[str, str]

    @property
    def code(self) -> int:
        return int(self.body["code"])

    def error(self, *path: str | int) -> list[str]:
        """The codes of what is wrong at the path of a refused form."""
        node = self.body["errors"]
        for step in path:
            node = node[str(step)]
        return [one["code"] for one in node["_errors"]]


class Api:
    def __init__(self, playground: Playground, bot: Application) -> None:
        self.playground = playground
        self.bot = bot
        self.token: str | None = bot.token

    async def __aenter__(self) -> Self:
        self.session = aiohttp.ClientSession()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.session.close()

    async def __call__(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        files: dict[str, tuple[str, bytes]] | None = None,
        raw: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answered:
        """A request to the bots' side. `files` are by field; with them the body goes as `payload_json`."""
        data: Any = raw
        own = {} if self.token is None else {"Authorization": f"Bot {self.token}"}
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
            for name, (filename, content) in files.items():
                data.add_field(name, io.BytesIO(content), filename=filename)
        elif body is not None:
            data, own["Content-Type"] = json.dumps(body).encode(), "application/json"
        return await self.fetch(method, f"/api/v10{path}", data, {**own, **(headers or {})})

    async def person(self, method: str, path: str, body: Any = None, *, key: str | None = None) -> Answered:
        """A request to the people's side."""
        given = self.playground.key if key is None else key
        headers = {"Authorization": f"Playground {given}"}
        return await self.fetch(method, f"/people{path}", None if body is None else json.dumps(body), headers)

    async def fetch(self, method: str, path: str, data: Any, headers: dict[str, str]) -> Answered:
        url = self.playground.url + path
        async with self.session.request(method, url, data=data, headers=headers) as response:
            content = await response.read()
            plain = response.headers.get("Content-Type") == "application/json"
            return Answered(
                response.status, json.loads(content) if plain else content, dict(response.headers)
            )

    async def send(self, body: Any, channel: str = "general", **more: Any) -> Answered:
        """Post a message in a channel."""
        return await self("POST", f"/channels/{self.channel(channel)}/messages", body, **more)

    def channel(self, name: str) -> str:
        return next(c.id for c in self.playground.world.channels.values() if getattr(c, "name", None) == name)

    @property
    def guild(self) -> str:
        return next(iter(self.playground.world.guilds))
