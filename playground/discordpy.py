"""Pointing discord.py at a playground. Three class attributes, none of them documented API: the version is
pinned."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

if TYPE_CHECKING:
    from collections.abc import Iterator


def point_at(url: str) -> None:
    """From now on discord.py knows no other Discord than the playground at the address. Call it before
    login."""
    base = yarl.URL(url)
    Route.BASE = f"{base.origin()}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = base.origin().with_scheme("ws") / "gateway"
    Asset.BASE = f"{base.origin()}/cdn"


@contextmanager
def pointed_at(url: str) -> Iterator[None]:
    """The same, until the end of the block."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    point_at(url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before
