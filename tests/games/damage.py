"""Positions as bytes, damaged by accident or on purpose."""

from __future__ import annotations

from collections.abc import Iterator
from struct import pack
from typing import Any
from zlib import crc32

import msgspec
from hypothesis import strategies as st

from games.core import AnyGame, CorruptState

HEADER = 7
Body = list[Any]


def wrapped(tag: bytes, body: bytes, version: int = 1) -> bytes:
    """With a header that vouches for it."""
    return pack(">2sBI", tag, version, crc32(body)) + body


def body_of(data: bytes) -> Body:
    body: Body = msgspec.msgpack.decode(data[HEADER:])
    return body


def decoded(game: AnyGame, data: bytes) -> Any:
    """The position, None where it was refused."""
    try:
        return game.decode(data)
    except CorruptState:
        return None


def odd_values(numbers: list[int], words: list[str]) -> st.SearchStrategy[Any]:
    """What might stand there by mistake: anything, and numbers and words that mean something elsewhere."""
    return st.one_of(
        st.integers(-3, 20),
        st.sampled_from([*numbers, 63, 127, 255, 2**31, 2**63, 2**64 - 1, -(2**63)]),
        st.none(),
        st.booleans(),
        st.floats(),
        st.sampled_from(["", "x", *words]),
        st.binary(max_size=2),
        st.lists(st.integers(-2, 5), max_size=5),
    )


def flip(body: bytearray, data: st.DataObject) -> None:
    """One bit anywhere."""
    body[data.draw(st.integers(0, len(body) - 1))] ^= 1 << data.draw(st.integers(0, 7))


def change(body: Body, data: st.DataObject, values: st.SearchStrategy[Any]) -> None:
    """One thing anywhere becomes another, is doubled, dropped or swapped with the one before."""
    *way, last = data.draw(st.sampled_from(list(_paths(body))))
    place: Body = body
    for index in way:
        place = place[index]
    match data.draw(st.sampled_from(["value", "value", "double", "drop", "swap"])):
        case "value":
            place[last] = data.draw(values)
        case "double":
            place.insert(last, place[last])
        case "drop":
            del place[last]
        case "swap":
            place[last], place[last - 1] = place[last - 1], place[last]


def _paths(value: Any, path: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield (*path, index)
            yield from _paths(item, (*path, index))
