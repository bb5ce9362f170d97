"""Positions as bytes: a header that tells damage and versions, then the position itself."""

from __future__ import annotations

from struct import Struct
from zlib import crc32

import msgspec

from games.core import CorruptState
from games.zoo.invariants import flaw
from games.zoo.state import State

VERSION = 1
"""Raised whenever states change their form; every older version must stay readable."""

_MAGIC = b"ZO"
_HEADER = Struct(">2sBI")
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(State)


def encode(state: State) -> bytes:
    body = _encoder.encode(state)
    return _HEADER.pack(_MAGIC, VERSION, crc32(body)) + body


def decode(data: bytes) -> State:
    """The position, proved to be one that can be played on. Raises CorruptState."""
    if not isinstance(data, bytes) or len(data) < _HEADER.size:
        raise CorruptState("not-a-state")
    magic, version, checksum = _HEADER.unpack_from(data)
    if magic != _MAGIC or version < 1:
        raise CorruptState("not-a-state")
    if version > VERSION:
        raise CorruptState("newer-version", version=version, known=VERSION)
    body = data[_HEADER.size :]
    if crc32(body) != checksum:
        raise CorruptState("damaged")
    return _sound(body)


def _sound(body: bytes) -> State:
    try:
        state = _decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise CorruptState("damaged") from error
    broken = flaw(state)
    if broken is not None:
        raise CorruptState("unsound", invariant=broken)
    return state
