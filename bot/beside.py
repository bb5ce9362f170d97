"""What runs beside the answers for as long as the bot lives, and begins anew when it broke off."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

log = logging.getLogger(__name__)

AGAIN = 10.0
"""Seconds until what broke off begins anew: a disk that is full now may have room again later."""


class Part(Protocol):
    async def run(self) -> None:
        """To its end, or for ever. All it has to do stands in the database, so that it may begin anew."""


async def kept_up(part: Part) -> None:
    """Runs it, again and again if need be."""
    while True:
        try:
            return await part.run()
        except Exception:
            log.exception("broke off", extra={"part": type(part).__name__})
            await asyncio.sleep(AGAIN)
