"""Positions of any game as bytes: a header that tells damage and versions, then the position itself."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Generic, TypeVar
from zlib import crc32

import msgspec

from games.core import CorruptState

S = TypeVar("S", bound=msgspec.Struct)

_HEADER = struct.Struct(">2sBI")


class Codec(Generic[S]):
    """For the states of one game. Its `version` is raised whenever they change their form."""

    def __init__(self, magic: bytes, version: int, kind: type[S], flaw: Callable[[S], str | None]) -> None:
        """`flaw` names what makes a state one that cannot be played on; None for a sound one."""
        self.version = version
        self._magic = magic
        self._flaw = flaw
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(kind)

    def encode(self, state: S) -> bytes:
        body = self._encoder.encode(state)
        return _HEADER.pack(self._magic, self.version, crc32(body)) + body

    def decode(self, data: bytes) -> S:
        """The position, proved to be one that can be played on. Raises CorruptState."""
        if not isinstance(data, bytes) or len(data) < _HEADER.size:
            raise CorruptState("not-a-state")
        magic, version, checksum = _HEADER.unpack_from(data)
        if magic != self._magic or version < 1:
            raise CorruptState("not-a-state")
        if version > self.version:
            raise CorruptState("newer-version", version=version, known=self.version)
        body = data[_HEADER.size :]
        if crc32(body) != checksum:
            raise CorruptState("damaged")
        return self._sound(body)

    def _sound(self, body: bytes) -> S:
        try:
            state = self._decoder.decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise CorruptState("damaged") from error
        broken = self._flaw(state)
        if broken is not None:
            raise CorruptState("unsound", invariant=broken)
        return state
