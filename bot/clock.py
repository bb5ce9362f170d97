"""Time as an argument: what the bot does later, it does by one clock that tests set forward."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import Protocol

LONGEST_SLEEP = 60.0
"""The wall clock may be set anew while we sleep."""


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""

    async def reach(self, moment: float) -> None:
        """Returns when that moment has come."""


class WallClock:
    def now(self) -> float:
        return time.time()

    async def reach(self, moment: float) -> None:
        while (left := moment - time.time()) > 0:  # noqa: ASYNC110  # nothing tells when a clock is set
            await asyncio.sleep(min(left, LONGEST_SLEEP))


async def first_of(clock: Clock, moment: float | None, news: Awaitable[None]) -> None:
    """Waits for the moment, if there is one, or the news, whatever comes first."""
    waits = [asyncio.ensure_future(news)]
    if moment is not None:
        waits.append(asyncio.ensure_future(clock.reach(moment)))
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
