"""Processes beside the bot: they end when it does."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread


def undisturbed(politeness: int = 0) -> None:
    """For the beginning of one: Ctrl + C reaches all processes of a terminal, but only the bot ends by it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(politeness)
    Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    """A bot that was killed tells nobody; what waits for its next order would wait for ever."""
    bot = parent_process()
    assert bot is not None
    wait([bot.sentinel])
    os._exit(1)
