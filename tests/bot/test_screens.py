"""A screen shows the newest panel: older ones are neither drawn nor shown over it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import discord
from discord import ui

from bot.face import Picture
from bot.pictures import Pictures
from bot.reply import Reply
from bot.screens import Screens
from tests.bot.test_pictures import Easel


class Screen:
    """Stands in for Discord's side of a reply: remembers what was shown."""

    def __init__(self, *attached: discord.Attachment) -> None:
        self.attached = list(attached)
        self.shown: list[tuple[str, int]] = []
        self.something = asyncio.Event()
        self.acknowledged = False

    async def show(self, view: ui.LayoutView, files: Sequence[Any] = ()) -> None:
        gone = [file for file in files if isinstance(file, discord.Attachment) and file not in self.attached]
        if gone:
            raise discord.HTTPException(cast(Any, SimpleNamespace(status=400, reason="")), "not attached")
        self.attached = [file for file in files if isinstance(file, discord.Attachment)]
        self.shown.append((cast(Any, view).words, len(files)))
        self.something.set()

    async def acknowledge(self) -> None:
        self.acknowledged = True


def _paint(number: int) -> bytes:
    return bytes([number])


def _picture(number: int) -> Picture:
    return Picture(f"{number}.png", "", partial(_paint, number))


def _attached(number: int) -> discord.Attachment:
    """That picture, as a message has it."""
    data = {"id": number, "filename": _picture(number).stamped.name, "size": 1, "url": "", "proxy_url": ""}
    return discord.Attachment(data=cast(Any, data), state=cast(Any, SimpleNamespace(http=None)))


def _shown(screens: Screens, screen: Screen, *numbers: int, table: str = "T") -> asyncio.Task[None]:
    def view(_: Sequence[Picture]) -> ui.LayoutView:
        return cast(ui.LayoutView, SimpleNamespace(words=f"panel {numbers[0]}"))

    pictures = [_picture(number) for number in numbers]
    return asyncio.create_task(screens.show(cast(Reply, screen), 7, table, view, pictures))


async def test_of_two_panels_for_one_screen_only_the_newer_is_drawn_and_shown() -> None:
    easel, old, new = Easel(), Screen(), Screen()
    screens = Screens(Pictures(easel), quick=60)
    first = _shown(screens, old, 1)
    await easel.be_asked()
    second = _shown(screens, new, 2)
    await easel.be_asked()
    await first
    easel.work()
    await second
    assert easel.drawn == [_paint(2)]
    assert (old.shown, old.acknowledged) == ([], True)
    assert (new.shown, new.acknowledged) == ([("panel 2", 1)], False)


async def test_screens_of_different_tables_do_not_drop_each_other() -> None:
    easel, one, other = Easel(), Screen(), Screen()
    screens = Screens(Pictures(easel), quick=60)
    showing = [_shown(screens, one, 1, table="A"), _shown(screens, other, 2, table="B")]
    await easel.be_asked(2)
    easel.work()
    await asyncio.gather(*showing)
    assert one.shown == [("panel 1", 1)]
    assert other.shown == [("panel 2", 1)]


async def test_words_come_first_where_pictures_take_long() -> None:
    easel, screen = Easel(), Screen()
    screens = Screens(Pictures(easel), quick=0)
    showing = _shown(screens, screen, 1)
    await easel.be_asked()
    await screen.something.wait()
    easel.work()
    await showing
    assert screen.shown == [("panel 1", 0), ("panel 1", 1)]


async def test_what_stays_is_not_taken_off_while_the_rest_is_drawn() -> None:
    easel, screen = Easel(), Screen(_attached(1))
    showing = _shown(Screens(Pictures(easel), quick=0), screen, 1, 2)
    await easel.be_asked()
    await screen.something.wait()
    easel.work()
    await showing
    assert screen.shown == [("panel 1", 1), ("panel 1", 2)]
    assert easel.drawn == [_paint(2)]


async def test_what_another_click_took_off_is_drawn_again() -> None:
    easel, screen = Easel(), Screen(_attached(1))
    showing = _shown(Screens(Pictures(easel), quick=60), screen, 1, 2)
    await easel.be_asked()
    screen.attached = []
    easel.work()
    await easel.be_asked()
    easel.work()
    await showing
    assert screen.shown == [("panel 1", 2)]
    assert screen.attached == []
