"""A session: what one shard of a bot was told, so that it can be told again after a lost connection."""

from __future__ import annotations

import secrets
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from playground import limits

if TYPE_CHECKING:
    from playground.gateway.socket import Connection


class Op:
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Session:
    def __init__(self, bot_id: str, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.bot_id = bot_id
        self.intents = intents
        self.shard = shard
        self.connection: Connection | None = None
        self.lost_at: float | None = None
        self.sequence = 0
        self._told: deque[tuple[int, bytes]] = deque(maxlen=limits.REPLAY_EVENTS)

    def dispatch(self, name: str, data: Any) -> None:
        """Number an event, remember it, and send it if the bot is there."""
        self.sequence += 1
        frame = b'{"t":"%s","s":%d,"op":0,"d":%s}' % (name.encode(), self.sequence, msgspec.json.encode(data))
        self._told.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.send(frame)

    def carries(self, guild_id: str | None) -> bool:
        """Whether events of the guild belong to this shard; direct messages belong to the first."""
        number, count = self.shard
        return number == 0 if guild_id is None else (int(guild_id) >> 22) % count == number

    def missed(self, sequence: int) -> list[bytes] | None:
        """What was told after that number; None when it is no longer known or was never reached."""
        if sequence > self.sequence:
            return None
        frames = [frame for number, frame in self._told if number > sequence]
        return frames if len(frames) == self.sequence - sequence else None
