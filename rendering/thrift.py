"""Memory a process that draws has done with goes back to the system."""

from __future__ import annotations

import ctypes
import sys

_TRIM, _MAP = -1, -3
"""Which of malloc's settings."""
_MOST_SPARE = 6 << 20
_LARGE = 4 << 20
"""Larger than a finished picture: what is drawn larger, to be reduced, is given back at once."""


def practise() -> None:
    """For the beginning of such a process.

    By itself, glibc keeps up to 64 MB it has once had: every backdrop needs that much for a moment.
    Elsewhere nothing is changed.
    """
    if not sys.platform.startswith("linux"):
        return
    settle = getattr(ctypes.CDLL(None), "mallopt", None)
    if settle is not None:
        settle(_TRIM, _MOST_SPARE)
        settle(_MAP, _LARGE)
