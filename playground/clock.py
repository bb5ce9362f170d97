"""Time as an argument: a clock that runs, and can be set forward or held still."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Timer:
    """Something that happens once at a given moment of a clock, unless it is cancelled."""

    __slots__ = ("callback", "cancelled")

    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Clock:
    """Seconds since 1970. It runs with real time unless held, and `advance` sets it forward at once.

    Every deadline of the playground (three seconds to answer, fifteen minutes for a token, a thread's rest)
    is a timer of this clock, so a test passes a day in no time. Heartbeats alone go by real time: the bot's
    do too.
    """

    def __init__(self, *, held: bool = False, start: float | None = None) -> None:
        self._held = held
        self._offset = 0.0
        self._start = time.time() if start is None else start
        self._zero = time.monotonic()
        self._timers: list[tuple[float, int, Timer]] = []
        self._order = itertools.count()
        self._wake: asyncio.TimerHandle | None = None

    def now(self) -> float:
        run = 0.0 if self._held else time.monotonic() - self._zero
        return self._start + run + self._offset

    def iso(self) -> str:
        """The present moment as Discord writes it."""
        return iso(self.now())

    def at(self, moment: float, callback: Callable[[], None]) -> Timer:
        """Call back when the clock reaches the moment."""
        timer = Timer(callback)
        heapq.heappush(self._timers, (moment, next(self._order), timer))
        self._schedule()
        return timer

    def after(self, seconds: float, callback: Callable[[], None]) -> Timer:
        return self.at(self.now() + seconds, callback)

    def advance(self, seconds: float) -> None:
        """Set the clock forward, and let everything happen that falls due on the way, in order."""
        if seconds < 0:
            raise ValueError("a clock only goes forward")
        target = self.now() + seconds
        while self._timers and self._timers[0][0] <= target:
            self._offset += max(0.0, self._timers[0][0] - self.now())
            self._fire()
        self._offset += max(0.0, target - self.now())
        self._schedule()

    def close(self) -> None:
        """Forget every timer."""
        self._timers.clear()
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None

    def _fire(self) -> None:
        _, _, timer = heapq.heappop(self._timers)
        if not timer.cancelled:
            timer.callback()

    def _fire_due(self) -> None:
        self._wake = None
        while self._timers and self._timers[0][0] <= self.now():
            self._fire()
        self._schedule()

    def _schedule(self) -> None:
        while self._timers and self._timers[0][2].cancelled:
            heapq.heappop(self._timers)
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None
        if self._held or not self._timers:
            return
        delay = max(0.0, self._timers[0][0] - self.now())
        self._wake = asyncio.get_running_loop().call_later(delay, self._fire_due)


def iso(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
