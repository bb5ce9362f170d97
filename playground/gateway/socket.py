"""One websocket of a bot: hello, heartbeats, and what the bot may say."""

from __future__ import annotations

import asyncio
import zlib
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import WSMsgType, web

from playground import limits
from playground.gateway.session import Op

if TYPE_CHECKING:
    from collections.abc import Callable

    from playground.gateway.session import Session

_MOST_WAITING = 20_000
_AWAY = 0.05
"""Seconds that an acknowledgement takes, as it would from far away: discord.py looks at the clock only when a
heartbeat is out, and takes an answer that is there by then for that to the one before."""


class Close(Exception):
    """The connection is to be closed with one of Discord's codes."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """Sends in order from a queue, so that nobody who tells an event waits for a slow bot."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport | None,
        *,
        compressed: bool,
        heartbeat: float,
    ) -> None:
        self.socket = socket
        self._transport = transport
        self.session: Session | None = None
        self._deflate = zlib.compressobj(level=1) if compressed else None
        self._heartbeat = heartbeat
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())
        self._watch: asyncio.TimerHandle | None = None
        self._said: deque[float] = deque()

    def send(self, frame: bytes) -> None:
        if self._waiting.qsize() > _MOST_WAITING:
            self.cut()
        self._waiting.put_nowait(frame)

    def send_op(self, op: int, data: Any = None) -> None:
        self.send(msgspec.json.encode({"t": None, "s": None, "op": op, "d": data}))

    async def _write(self) -> None:
        try:
            while (frame := await self._waiting.get()) is not None:
                if self._deflate is None:
                    await self.socket.send_str(frame.decode())
                else:
                    packed = self._deflate.compress(frame) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
        except ConnectionError:
            self.cut()

    def acknowledge(self) -> None:
        """A heartbeat was heard."""
        asyncio.get_running_loop().call_later(_AWAY, self.send_op, Op.HEARTBEAT_ACK)

    def cut(self) -> None:
        """Lose the connection without a word, as a network does."""
        if self._transport is not None:
            self._transport.abort()

    async def close(self, code: int, reason: str = "") -> None:
        self._waiting.put_nowait(None)
        await asyncio.wait([self._writer])  # it may be cancelled meanwhile, when the bot is gone
        await self.socket.close(code=code, message=reason.encode())

    async def converse(self, hear: Callable[[Connection, int, Any], None]) -> None:
        """Say hello and pass on what the bot says until either side ends it."""
        self.send_op(Op.HELLO, {"heartbeat_interval": int(self._heartbeat * 1000), "_trace": []})
        self.alive()
        try:
            async for message in self.socket:
                hear(self, *self._understood(message.type, message.data))
        except Close as close:
            await self.close(close.code, close.reason)
        finally:
            if self._watch is not None:
                self._watch.cancel()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)

    def alive(self) -> None:
        """A heartbeat came; the next must come in time."""
        if self._watch is not None:
            self._watch.cancel()
        loop = asyncio.get_running_loop()
        self._watch = loop.call_later(self._heartbeat * 1.5, self._silent)

    def _silent(self) -> None:
        self._closing = asyncio.create_task(self.close(4009, "Session timed out."))

    def _understood(self, kind: WSMsgType, raw: Any) -> tuple[int, Any]:
        now = asyncio.get_running_loop().time()
        self._said.append(now)
        while now - self._said[0] > limits.GATEWAY_WINDOW:
            self._said.popleft()
        if len(self._said) > limits.GATEWAY_SENDS:
            raise Close(4008, "You are sending requests too quickly.")
        if kind is not WSMsgType.TEXT or len(raw) > limits.GATEWAY_PAYLOAD:
            raise Close(4002, "Error while decoding payload.")
        try:
            payload = msgspec.json.decode(raw)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Close(4002, "Error while decoding payload.") from error
        if not isinstance(payload, dict) or not isinstance(payload.get("op"), int):
            raise Close(4001, "Unknown opcode.")
        return payload["op"], payload.get("d")
