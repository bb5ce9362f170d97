"""The processes that draw: started with the bot, with everything imported that draws."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from bot.face import Face
from bot.processes import undisturbed

P = ParamSpec("P")
T = TypeVar("T")


def _ready() -> None:
    from rendering.thrift import practise

    undisturbed()
    practise()


class Easels(Executor):
    """As many as there are cores, ready before the first picture is asked for.

    One that dies (a small machine may run out of memory) takes all of them with it: what was being drawn
    fails, and for the next picture they are set up anew.
    """

    def __init__(self, faces: Iterable[Face], count: int | None = None) -> None:
        self._count = count or os.cpu_count() or 1
        self._context = get_context("forkserver")
        # Imported once, where the others are forked from: they start in no time and share its memory.
        self._context.set_forkserver_preload([module for face in faces for module in face.drawn_by])
        self._pool = self._set_up()

    def _set_up(self) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(self._count, mp_context=self._context, initializer=_ready)
        for _ in range(self._count):
            pool.submit(os.getpid)
        return pool

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        try:
            return self._pool.submit(fn, *args, **kwargs)
        except BrokenExecutor:
            self._pool.shutdown(wait=False)
            self._pool = self._set_up()
            return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._pool.shutdown(wait, cancel_futures=cancel_futures)
