"""What was loaded when the bot is ready is spared by collections; what comes later is not."""

from __future__ import annotations

import asyncio
import gc
import weakref

from bot.garbage import spare_what_stays


class Knot:
    """Something that only a collection can free."""

    def __init__(self) -> None:
        self.itself = self


async def test_only_what_was_there_when_the_bot_was_ready_is_spared() -> None:
    ready = asyncio.Event()
    sparing = asyncio.create_task(spare_what_stays(_once(ready)))
    await asyncio.sleep(0)
    assert gc.get_freeze_count() == 0
    ready.set()
    await sparing
    try:
        assert gc.get_freeze_count() > 10_000
        later = weakref.ref(Knot())
        gc.collect()
        assert later() is None
    finally:
        gc.unfreeze()


async def _once(ready: asyncio.Event) -> None:
    await ready.wait()
