"""Collecting garbage without a pause: what lives as long as the bot is not looked through again and again."""

from __future__ import annotations

import gc
from collections.abc import Awaitable


async def spare_what_stays(ready: Awaitable[None]) -> None:
    """Once everything is loaded. With it a full collection takes longer than a dozen answers."""
    await ready
    gc.collect()
    gc.freeze()
