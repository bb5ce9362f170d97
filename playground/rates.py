"""Rate limits as Discord announces them: a bucket per route and place, one for everything, and a ban for
the deaf.

They go by real time and not by the world's clock, because whoever is told to wait waits in real time.
"""

from __future__ import annotations

import hashlib
import time
from collections import deque
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import Struct

from playground import limits

if TYPE_CHECKING:
    from collections.abc import Callable

# Requests and seconds, by route. Discord publishes no figures and says to read them from the headers.
ALLOWED: Final[dict[str, tuple[int, float]]] = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "POST /channels/{channel_id}/messages/bulk-delete": (1, 3.0),
    "GET /channels/{channel_id}/messages": (5, 5.0),
    "POST /channels/{channel_id}/typing": (5, 5.0),
    "PATCH /channels/{channel_id}": (5, 15.0),
    "POST /channels/{channel_id}/threads": (50, 300.0),
    "POST /channels/{channel_id}/messages/{message_id}/threads": (50, 300.0),
    "PUT /channels/{channel_id}/messages/pins/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/pins/{message_id}": (5, 5.0),
    "POST /webhooks/{application_id}/{token}": (5, 2.0),
    "PATCH /webhooks/{application_id}/{token}/messages/{which}": (5, 2.0),
    "PUT /applications/{application_id}/commands": (2, 60.0),
    "POST /applications/{application_id}/emojis": (50, 60.0),
    "POST /users/@me/channels": (10, 10.0),
}
OTHERS: Final = (20, 5.0)
MAJOR: Final = ("channel_id", "guild_id", "token")
K = TypeVar("K")


class Taken(Struct, frozen=True):
    """What a request is told about its bucket; `wait` is the seconds to wait when it was one too many."""

    headers: dict[str, str]
    wait: float = 0.0
    everywhere: bool = False


class _Bucket(Struct):
    left: int
    until: float


class Rates:
    """Counts requests. `times` multiplies what Discord allows: more than 1 for tests that have no time."""

    def __init__(self, times: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self.times = times
        self._now = now
        self._buckets: dict[tuple[str, str, str], _Bucket] = {}
        self._second: dict[str, _Bucket] = {}
        self._invalid: deque[float] = deque()

    def take(self, token: str, route: str, params: dict[str, str], *, exempt: bool = False) -> Taken:
        """One request of the bot with the token. Interaction routes are exempt from the limit on
        everything."""
        allowed, seconds = ALLOWED.get(route, OTHERS)
        most = max(1, int(allowed * self.times))
        place = "/".join(params[name] for name in MAJOR if name in params)
        bucket = self._current(self._buckets, (token, route, place), most, seconds)
        name = hashlib.sha256(route.encode()).hexdigest()[:32]
        if not exempt:
            second = self._current(self._second, token, max(1, int(limits.GLOBAL_REQUESTS * self.times)), 1.0)
            if second.left == 0:
                wait = second.until - self._now()
                return Taken(_refused(wait, "global"), wait, everywhere=True)
            second.left -= 1
        wait = bucket.until - self._now()
        if bucket.left == 0:
            return Taken({**_announced(name, most, 0, wait), **_refused(wait, "user")}, wait)
        bucket.left -= 1
        return Taken(_announced(name, most, bucket.left, wait))

    def _current(self, buckets: dict[K, _Bucket], key: K, most: int, seconds: float) -> _Bucket:
        now = self._now()
        bucket = buckets.get(key)
        if bucket is None or bucket.until <= now:
            if len(buckets) > 10_000:
                for old in [k for k, b in buckets.items() if b.until <= now]:
                    del buckets[old]
            bucket = buckets[key] = _Bucket(most, now + seconds)
        return bucket

    def invalid(self) -> None:
        """A request was answered 401, 403 or 429: too many of them in ten minutes are a ban."""
        self._invalid.append(self._now())
        if len(self._invalid) > limits.INVALID_REQUESTS:
            self._invalid.popleft()

    @property
    def banned(self) -> bool:
        full = len(self._invalid) >= limits.INVALID_REQUESTS
        return full and self._now() - self._invalid[0] < limits.INVALID_WINDOW


def _announced(name: str, most: int, left: int, wait: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(most),
        "X-RateLimit-Remaining": str(left),
        "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
        "X-RateLimit-Reset-After": f"{wait:.3f}",
        "X-RateLimit-Bucket": name,
    }


def _refused(wait: float, scope: str) -> dict[str, str]:
    headers = {"Retry-After": str(int(wait) + 1), "X-RateLimit-Scope": scope}
    return {**headers, "X-RateLimit-Global": "true"} if scope == "global" else headers
