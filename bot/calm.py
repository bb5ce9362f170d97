"""Standing back: what nobody waits for is done when nothing that people wait for is under way."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

PATIENCE = 5.0
"""Seconds after which even that is done, however much is going on."""


class Calm:
    """Answers and posts are counted here for as long as they are under way."""

    def __init__(self) -> None:
        self._under_way = 0
        self._reached = asyncio.Event()
        self._reached.set()

    @contextmanager
    def disturbed(self) -> Iterator[None]:
        """For as long as somebody waits for what is done inside."""
        self._under_way += 1
        self._reached.clear()
        try:
            yield
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._reached.set()

    async def reached(self) -> None:
        """Until nothing is under way, for so long at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._reached.wait()
