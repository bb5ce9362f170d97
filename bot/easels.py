"""The processes that draw: started with the bot, with everything imported that draws."""

from __future__ import annotations

import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from bot.face import Face
from bot.processes import undisturbed


def easels(faces: Iterable[Face], count: int | None = None) -> ProcessPoolExecutor:
    """As many as there are cores, ready before the first picture is asked for."""
    processes = count or os.cpu_count() or 1
    context = get_context("forkserver")
    # Imported once, in the process the others are forked from: they start in no time and share its memory.
    context.set_forkserver_preload([module for face in faces for module in face.drawn_by])
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=undisturbed)
    for _ in range(processes):
        pool.submit(os.getpid)
    return pool
