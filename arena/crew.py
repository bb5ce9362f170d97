"""Work shared out to all cores, with a bar that tells how far it is."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import monotonic
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

_WIDTH = 30


def shared_out(
    work: Callable[[Task], Done], tasks: Iterable[Task], *, label: str, workers: int | None = None
) -> Iterator[Done]:
    """What the work makes of each task, in the order of the tasks."""
    waiting = list(tasks)
    began = monotonic()
    with ProcessPoolExecutor(workers or os.cpu_count(), mp_context=get_context("spawn")) as crew:
        for number, done in enumerate(crew.map(work, waiting), start=1):
            _show(label, number, len(waiting), monotonic() - began)
            yield done
    if sys.stderr.isatty():
        print(file=sys.stderr)


def _show(label: str, done: int, of: int, seconds: float) -> None:
    """On a terminal the bar grows in place; in a file it is a line at every tenth."""
    if not sys.stderr.isatty() and done != of and done * 10 // of == (done - 1) * 10 // of:
        return
    filled = _WIDTH * done // of
    left = seconds / done * (of - done)
    bar = f"{label} [{'█' * filled}{'·' * (_WIDTH - filled)}] {done}/{of}, {left:.0f} s left"
    print(
        f"\r{bar}" if sys.stderr.isatty() else bar, end="" if sys.stderr.isatty() else "\n", file=sys.stderr
    )
