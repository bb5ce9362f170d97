"""Misfortunes on demand: requests that fail or crawl, events that come twice, late or in the wrong order."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable


class Fault(Struct, kw_only=True):
    """What happens to the requests it meets. It stays until it is lifted or has happened `times` times.

    `status` answers with that status instead of acting; `after` acts first and then answers with it, so that
    the bot does not learn that it succeeded; `cut` closes the connection without a word; `seconds` is how
    long it takes.
    """

    pattern: str  # of "METHOD /path", as a regular expression
    status: int | None = None
    after: bool = False
    cut: bool = False
    seconds: float = 0.0
    retry_after: float = 0.05
    times: int | None = None
    met: int = 0

    @property
    def spent(self) -> bool:
        return self.times is not None and self.met >= self.times


class EventFault(Struct, kw_only=True):
    """What happens to the events it meets, on their way to bots: told `copies` times, each `seconds` late,
    or kept back until the next event has passed (`swap`)."""

    name: str
    copies: int = 1
    seconds: float = 0.0
    swap: bool = False
    times: int | None = None
    met: int = 0

    @property
    def spent(self) -> bool:
        return self.times is not None and self.met >= self.times


class Faults:
    def __init__(self) -> None:
        self.requests: list[Fault] = []
        self.events: list[EventFault] = []
        self.deaf = False  # heartbeats are not acknowledged: a zombie
        self._kept_back: list[Callable[[], None]] = []

    def request(
        self,
        pattern: str = "",
        *,
        status: int | None = None,
        after: bool = False,
        cut: bool = False,
        seconds: float = 0.0,
        times: int | None = None,
    ) -> Fault:
        """Let requests of bots fail from now on: those whose "METHOD /path" the pattern is found in."""
        fault = Fault(pattern=pattern, status=status, after=after, cut=cut, seconds=seconds, times=times)
        self.requests.append(fault)
        return fault

    def event(
        self,
        name: str,
        *,
        copies: int = 1,
        seconds: float = 0.0,
        swap: bool = False,
        times: int | None = None,
    ) -> EventFault:
        """Let events of the name come twice, late or after the next one, from now on."""
        fault = EventFault(name=name, copies=copies, seconds=seconds, swap=swap, times=times)
        self.events.append(fault)
        return fault

    def lift(self) -> None:
        """Everything works again."""
        self.requests.clear()
        self.events.clear()
        self.deaf = False
        self._release()

    def meet(self, method: str, path: str) -> Fault | None:
        """The fault a request runs into, counted."""
        for fault in self.requests:
            if not fault.spent and re.search(fault.pattern, f"{method} {path}"):
                fault.met += 1
                return fault
        return None

    def deliver(self, name: str, send: Callable[[], None]) -> None:
        """Send an event, as the faults have it."""
        fault = next((one for one in self.events if one.name == name and not one.spent), None)
        if fault is None:
            send()
            self._release()
            return
        fault.met += 1
        if fault.swap:
            self._kept_back.extend([send] * fault.copies)
            return
        for _ in range(fault.copies):
            if fault.seconds:
                asyncio.get_running_loop().call_later(fault.seconds, send)
            else:
                send()

    def _release(self) -> None:
        kept, self._kept_back = self._kept_back, []
        for send in kept:
            send()
