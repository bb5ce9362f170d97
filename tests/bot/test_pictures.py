"""Pictures are drawn side by side, once each, and not at all for whoever has stopped waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import partial
from typing import Any

import pytest

from bot.face import Picture
from bot.pictures import Pictures


class Easel(Executor):
    """Draws when it is told to; until then everything waits on the list."""

    def __init__(self) -> None:
        self._asked: asyncio.Queue[tuple[Future[Any], Callable[[], Any]]] = asyncio.Queue()
        self._waiting: list[tuple[Future[Any], Callable[[], Any]]] = []
        self.drawn: list[Any] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self._asked.put_nowait((future, partial(fn, *args, **kwargs)))
        return future

    async def be_asked(self, times: int = 1) -> None:
        """Waits until so many more pictures have been asked for."""
        self._waiting += [await self._asked.get() for _ in range(times)]

    def work(self) -> None:
        """Whatever nobody has taken off the list meanwhile."""
        for future, draw in self._waiting:
            if future.set_running_or_notify_cancel():
                self.drawn.append(draw())
                future.set_result(self.drawn[-1])
        self._waiting = []


def _paint(number: int) -> bytes:
    return bytes([number]) * 100


def _picture(number: int) -> Picture:
    return Picture(f"{number}.png", f"number {number}", partial(_paint, number))


async def test_all_pictures_of_a_message_are_asked_for_at_once() -> None:
    easel = Easel()
    asked = asyncio.create_task(Pictures(easel).files([_picture(1), _picture(2)]))
    await easel.be_asked(2)
    easel.work()
    files = await asked
    assert [file.filename for file in files] == ["1.png", "2.png"]
    assert [file.fp.read(1) for file in files] == [b"\1", b"\2"]
    assert [file.description for file in files] == ["number 1", "number 2"]


async def test_what_nobody_waits_for_any_more_is_not_drawn() -> None:
    easel = Easel()
    pictures = Pictures(easel)
    dropped = asyncio.create_task(pictures.draw(_picture(1)))
    wanted = asyncio.create_task(pictures.draw(_picture(2)))
    await easel.be_asked(2)
    dropped.cancel()
    with pytest.raises(asyncio.CancelledError):
        await dropped
    easel.work()
    assert await wanted == _paint(2)
    assert easel.drawn == [_paint(2)]


async def test_what_was_drawn_lately_is_not_drawn_again() -> None:
    easel = Easel()
    pictures = Pictures(easel, kept=250)
    for number in (1, 2, 3):
        asked = asyncio.create_task(pictures.draw(_picture(number)))
        await easel.be_asked()
        easel.work()
        await asked
    assert await pictures.draw(_picture(3)) == _paint(3)
    assert await pictures.draw(_picture(2)) == _paint(2)
    asked = asyncio.create_task(pictures.draw(_picture(1)))
    await easel.be_asked()
    easel.work()
    await asked
    assert easel.drawn == [_paint(number) for number in (1, 2, 3, 1)]
