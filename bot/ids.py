"""Custom ids: what a button or list remembers about the table it was made for.

A click carries nothing else, and it may come months later or be forged; so an id says which table, on which
version of it and of the plan it was made, and what it stands for. Whoever reads one trusts none of it.
"""

from __future__ import annotations

import re

from msgspec import Struct

LONGEST = 100
"""Discord's limit."""

TEMPLATE = re.compile(
    r"p1/(?P<verb>[a-z-]{1,16})/(?P<table>[0-9A-Z]{8}|-)/(?P<version>[0-9]{1,9})\.(?P<revision>[0-9]{1,9})"
    r"/(?P<detail>.{0,50})",
    re.DOTALL,
)
NO_TABLE = "-"
DETAIL = 50
"""How much of an id is left for what the verb needs."""


class ClickId(Struct, frozen=True):
    """What a click is about."""

    verb: str
    """What to do: one of the names handlers are registered by."""
    table: str = NO_TABLE
    version: int = 0
    revision: int = 0
    detail: str = ""
    """More, as the verb has it: an action's text, a tab, a seat."""

    def __str__(self) -> str:
        text = f"p1/{self.verb}/{self.table}/{self.version}.{self.revision}/{self.detail}"
        if TEMPLATE.fullmatch(text) is None:
            raise ValueError(f"no custom id: {text!r}")
        return text


def parse_id(text: str) -> ClickId | None:
    """What the id says; None for anything that is none of ours."""
    found = TEMPLATE.fullmatch(text)
    if found is None:
        return None
    return ClickId(
        found["verb"], found["table"], int(found["version"]), int(found["revision"]), found["detail"]
    )
