"""Bodies of requests: JSON or multipart, read within bounds and refused in Discord's words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import BodyPartReader, web

from playground import limits
from playground.errors import refusal, wrong_field
from playground.uploads import Upload

if TYPE_CHECKING:
    from collections.abc import Iterator

_FILE = re.compile(r"files\[([^\[\]]{1,100})\]")
_CHUNK = 64 * 1024
_DEEPEST = 40
_PARTS = limits.ATTACHMENTS + 5


async def read(request: web.Request) -> tuple[Any, list[Upload]]:
    """The request's JSON (None when it has no body) and its files."""
    if request.content_type.startswith("multipart/"):
        return await _multipart(request)
    if not request.body_exists:
        return None, []
    raw = bytearray()
    while chunk := await request.content.read(_CHUNK):
        raw += chunk
        if len(raw) > limits.JSON_BYTES:
            raise refusal("request too large")
    return (parse(bytes(raw)) if raw else None), []


def parse(raw: bytes) -> Any:
    try:
        value = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise refusal("invalid json") from error
    if raw.count(b"[") + raw.count(b"{") > _DEEPEST and _too_deep(value):
        raise refusal("invalid json")
    return value


def _too_deep(value: Any) -> bool:
    """Whether lists and objects stand in each other deeper than anything Discord knows."""
    level = [value]
    for _ in range(_DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return False
    return True


def _inside(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        yield from (inner for inner in value.values() if isinstance(inner, dict | list))
    elif isinstance(value, list):
        yield from (inner for inner in value if isinstance(inner, dict | list))


async def _multipart(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = None
    uploads: dict[str, Upload] = {}
    left = limits.REQUEST_BYTES
    try:
        reader = await request.multipart()
        for _ in range(_PARTS):
            part = await reader.next()
            if part is None:
                return body, list(uploads.values())
            if not isinstance(part, BodyPartReader) or part.name is None:
                raise refusal("bad request")
            data = await _bounded(part, min(left, limits.ATTACHMENT_BYTES))
            left -= len(data)
            if part.name == "payload_json":
                body = parse(data)
            elif (match := _FILE.fullmatch(part.name)) is not None:
                uploads[match[1]] = Upload(match[1], part.filename or "unknown", data)
    except (ValueError, AssertionError, LookupError, RuntimeError) as error:
        # aiohttp's words for a boundary, header or encoding that is none
        raise refusal("bad request") from error
    raise wrong_field(
        ("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {limits.ATTACHMENTS} or fewer in length."
    )


async def _bounded(part: BodyPartReader, most: int) -> bytes:
    data = bytearray()
    while chunk := await part.read_chunk(_CHUNK):
        data += chunk
        if len(data) > most:
            raise refusal("request too large")
    return bytes(data)
