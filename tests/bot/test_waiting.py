"""What falls due while nobody clicks is done, each thing for itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

from bot.clock import WallClock, first_of
from bot.opponents import Opponents
from bot.waiting import AGAIN, DAY, Waiting
from tables import House, Timer
from tests.tables.rooms import Clock, open_house


class Stopped:
    """A clock that stands still and never rings."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def now(self) -> float:
        return self._clock()

    async def reach(self, moment: float) -> None:
        await asyncio.Event().wait()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def house(tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    async with open_house(tmp_path / "pithead.sqlite", clock=clock) as house:
        yield house


async def run_once(house: House, clock: Clock) -> None:
    """Until nothing is due any more."""
    running = asyncio.create_task(Waiting(house, cast(Opponents, None), Stopped(clock)).run())
    async with asyncio.timeout(5):
        while await house.timers.get("tidy") is None or await house.timers.due():  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_one_that_fails_is_tried_again_later_and_holds_up_no_other(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(timer: Timer) -> Any:
        raise RuntimeError("no luck today")

    monkeypatch.setattr(house.waits, "wake", broken)
    await house.timers.set(
        Timer("wait X 0", "wait", clock() - 2), Timer("digest 5", "digest", clock() - 1, user=5)
    )
    await run_once(house, clock)
    later = await house.timers.get("wait X 0")
    assert later is not None
    assert later.due_at == clock() + AGAIN
    assert await house.timers.get("digest 5") is None
    assert "no luck today" in caplog.text


async def test_a_timer_of_no_known_kind_does_no_harm(house: House, clock: Clock) -> None:
    await house.timers.set(Timer("odd", "sundial", clock()))
    await run_once(house, clock)
    assert await house.timers.next_due() == clock() + DAY


async def test_what_was_delivered_long_ago_is_tidied_up_once_a_day(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    tidied = []

    async def tidy() -> None:
        tidied.append(clock())

    monkeypatch.setattr(house.outbox, "tidy", tidy)
    await run_once(house, clock)
    assert tidied == []
    clock.pass_by(3 * DAY)
    await run_once(house, clock)
    assert tidied == [clock()]
    assert await house.timers.next_due() == clock() + DAY


async def test_waiting_ends_with_the_moment_or_the_news() -> None:
    wall, news = WallClock(), asyncio.Event()
    await first_of(wall, wall.now() - 1, _wait(news))
    news.set()
    await first_of(wall, None, _wait(news))
    await first_of(wall, wall.now() + 1000, _wait(news))


async def _wait(event: asyncio.Event) -> None:
    await event.wait()
