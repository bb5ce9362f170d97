"""Links to the CDN: signed, and good for a day only, so that nobody stores them."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING

from playground import limits

if TYPE_CHECKING:
    from playground.clock import Clock


class Links:
    def __init__(self, clock: Clock, secret: str) -> None:
        self.base = ""  # known when the server listens
        self.secret = secret.encode()
        self._clock = clock

    def attachment(self, channel_id: str, attachment_id: str, filename: str) -> str:
        # Rounded down to ten minutes, so that a picture shown twice is fetched once.
        issued = int(self._clock.now()) // 600 * 600
        expires = issued + int(limits.CDN_LINK_LIVES)
        path = f"/attachments/{channel_id}/{attachment_id}/{filename}"
        return f"{self.base}{path}?ex={expires:x}&is={issued:x}&hm={self._sign(path, f'{expires:x}')}&"

    def good(self, path: str, expires: str, signature: str) -> bool:
        """Whether the link was made here and has not expired. `path` begins after the CDN's base."""
        try:
            alive = int(expires, 16) > self._clock.now()
        except ValueError:
            return False
        return alive and hmac.compare_digest(self._sign(path, expires).encode(), signature.encode())

    def _sign(self, path: str, expires: str) -> str:
        return hmac.new(self.secret, f"{path}?{expires}".encode(), hashlib.sha256).hexdigest()
