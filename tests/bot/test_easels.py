"""Drawing goes on when a process that draws is killed, as small machines do when memory runs out."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial

import pytest

from bot.easels import Easels
from bot.face import Picture
from bot.pictures import Pictures
from tests.bot.plain_face import PlainFace, grey


def die() -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return b""


@pytest.fixture
def easels() -> Iterator[Easels]:
    with Easels([PlainFace()], 1) as drawing:
        yield drawing


async def test_a_killed_easel_is_replaced(easels: Easels) -> None:
    pictures = Pictures(easels)
    for shade in (10, 20):
        killed = easels.submit(die)
        picture = Picture("grey.png", "grey", partial(grey, shade))
        assert (await pictures.draw(picture)).startswith(b"\x89PNG")
        assert killed.exception() is not None
