"""A request once it is read: who calls, what about, with what. Routes are functions of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from playground.errors import refusal, wrong_field
from playground.snowflakes import is_snowflake

if TYPE_CHECKING:
    from collections.abc import Callable

    from playground.objects import Application, Json, User
    from playground.parts import Parts
    from playground.uploads import Upload
    from playground.world import World


class Call(Struct, frozen=True, kw_only=True):
    parts: Parts
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: list[Upload]
    caller: Application | None = None  # None on routes that need no token

    @property
    def world(self) -> World:
        return self.parts.world

    @property
    def bot(self) -> Application:
        if self.caller is None:
            raise refusal("unauthorized")
        return self.caller

    @property
    def bot_user(self) -> User:
        return self.world.users[self.bot.id]

    @property
    def form(self) -> Json:
        """The body, which must be an object; no body is an empty one."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise wrong_field((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return self.body

    @property
    def list_of_forms(self) -> list[Json]:
        """The body, which must be a list of objects."""
        if not isinstance(self.body, list):
            raise wrong_field((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        for index, item in enumerate(self.body):
            if not isinstance(item, dict):
                raise wrong_field(
                    (index,), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"
                )
        return self.body

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A number of the query, within bounds."""
        text = self.query.get(name)
        if text is None:
            return default
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise wrong_field((name,), "NUMBER_TYPE_COERCE", f'Value "{text[:20]}" is not int.')
        if not least <= int(text) <= most:
            raise wrong_field((name,), "NUMBER_TYPE_MAX", f"int value should be between {least} and {most}.")
        return int(text)

    def snowflake(self, name: str) -> str | None:
        """An id of the query."""
        text = self.query.get(name)
        if text is not None and not is_snowflake(text):
            raise wrong_field((name,), "NUMBER_TYPE_COERCE", f'Value "{text[:20]}" is not snowflake.')
        return text

    def flag(self, name: str) -> bool:
        return self.query.get(name, "").lower() in ("true", "1")


class Reply(Struct, frozen=True):
    """An answer with a status of its own. Routes that answer 200, or 204 with None, return the value
    itself."""

    status: int
    body: Any


class Route(Struct, frozen=True):
    """`open` routes need no token and are exempt from the limit on everything: their address is the
    secret."""

    method: str
    path: str
    handle: Callable[[Call], Any]
    open: bool = False

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"
