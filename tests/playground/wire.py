"""A bare websocket of a bot, for what a library would not say or show."""

from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING, Any, Self

import aiohttp

if TYPE_CHECKING:
    from playground.server import Playground

EVERYTHING = (1 << 26) - 1


class Wire:
    def __init__(self, playground: Playground, *, query: str = "?v=10&encoding=json") -> None:
        self.playground = playground
        self.query = query
        self._inflate = zlib.decompressobj() if "zlib-stream" in query else None

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession()
        self.socket = await self._session.ws_connect(self.playground.gateway.url + self.query)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()
        await self._session.close()

    async def say(self, op: int, data: Any) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def hear(self) -> dict[str, Any]:
        """The next payload; a closed connection is told as `{"closed": code}`."""
        message = await self.socket.receive(timeout=5)
        if message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.CLOSING):
            return {"closed": self.socket.close_code}
        raw = message.data
        if self._inflate is not None:
            raw = self._inflate.decompress(raw)
        payload: dict[str, Any] = json.loads(raw)
        return payload

    async def hear_event(self, name: str) -> dict[str, Any]:
        while True:
            payload = await self.hear()
            if "closed" in payload:
                raise AssertionError(f"closed with {payload['closed']} before {name}")
            if payload.get("t") == name:
                return payload

    async def identify(self, token: str, *, intents: int = EVERYTHING, **more: Any) -> dict[str, Any]:
        """Say who the bot is; returns READY."""
        assert (await self.hear())["op"] == 10
        await self.say(2, {"token": token, "intents": intents, "properties": {}, **more})
        return await self.hear_event("READY")
