"""Processes beside the bot: they end when it does."""

from __future__ import annotations

import os
import signal


def undisturbed(politeness: int = 0) -> None:
    """For the beginning of one: Ctrl + C reaches all processes of a terminal, but only the bot ends by it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(politeness)
