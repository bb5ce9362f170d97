"""Discord's ids: the moment in milliseconds since 2015, then 22 bits that tell ids of one moment apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playground.clock import Clock

EPOCH_MS = 1_420_070_400_000
LARGEST = 2**63 - 1


class Snowflakes:
    """Makes ids that grow, also when the clock stands still and after a restart."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def new(self) -> str:
        moment = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self._last = max(self._last + 1, moment)
        return str(self._last)

    def seen(self, snowflake: str) -> None:
        """Never make an id up to this one: it was read from a file."""
        self._last = max(self._last, int(snowflake))


def moment_of(snowflake: str) -> float:
    """When the id was made, in seconds since 1970."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000


def is_snowflake(value: object) -> bool:
    """Discord takes ids as text or as number."""
    if isinstance(value, bool) or not isinstance(value, str | int):
        return False
    text = str(value)
    return text.isascii() and text.isdigit() and len(text) <= 20 and int(text) <= LARGEST
