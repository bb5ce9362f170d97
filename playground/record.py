"""A record of everything bots send: one JSON line a request, to be checked against Discord's
specification."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from playground.uploads import Upload


NOTHING: Final = msgspec.Raw(b"null")


class File(msgspec.Struct, frozen=True):
    field: str
    filename: str
    content_type: str | None
    size: int


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """A request as it came and the status it got. `code` is Discord's error code when it was refused."""

    method: str
    path: str
    query: dict[str, str]
    body: msgspec.Raw
    """The JSON as it came, whatever was made of it."""
    files: list[File]
    status: int
    code: int | None = None


class Record:
    """Keeps the last requests in memory, and each of them in a file if there is one."""

    def __init__(self, path: Path | None = None, *, remember: int = 10_000) -> None:
        self._file = None if path is None else path.open("ab")
        self._remember = remember
        self.requests: list[Request] = []

    def add(self, request: Request) -> None:
        self.requests.append(request)
        if len(self.requests) > self._remember:
            del self.requests[: self._remember // 2]
        if self._file is not None:
            self._file.write(msgspec.json.encode(request) + b"\n")
            self._file.flush()

    @property
    def refused(self) -> list[Request]:
        """What the bot got wrong: requests answered 4xx, other than being told to wait."""
        return [one for one in self.requests if 400 <= one.status < 500 and one.status != 429]

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def body_of(value: Any) -> msgspec.Raw:
    return NOTHING if value is None else msgspec.Raw(msgspec.json.encode(value))


def files_of(uploads: Sequence[Upload]) -> list[File]:
    return [File(f"files[{u.index}]", u.filename, u.content_type, len(u.data)) for u in uploads]
