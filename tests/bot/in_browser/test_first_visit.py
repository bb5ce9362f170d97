"""Somebody who never saw it: one command, one address, one button, a game to its end."""

from __future__ import annotations

import asyncio
import re
import sys
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.bot.in_browser.hands import Hands
from tests.browser import PHONE, Windows, chromium, keep, said, serious

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.async_api import Page

    from tests.bot.stage import Stage
    from tests.browser import PeoplesWindows

pytestmark = pytest.mark.browser


async def welcomed(page: Page) -> Hands:
    """Presses the one button of the welcome."""
    await expect(said(page, "Glück auf!")).to_be_visible()
    await page.get_by_role("button", name="Play now: Glück Auf").click()
    return Hands(page, seed=1)


async def test_one_command_prints_an_address_that_opens_a_game(tmp_path: Path) -> None:
    flags = ("--port", "0", "--database", str(tmp_path / "pithead.sqlite"), "--pause", "0")
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *flags, stdout=asyncio.subprocess.PIPE, env={"DISCORD_TOKEN": ""}
    )
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
        address = re.search(r"http://\S+", line)
        assert address, line
        async with chromium() as browser:
            windows = Windows(browser)
            page = await windows.open(address[0])
            hands = await welcomed(page)
            assert await hands.called()
            await hands.take_turn()
            assert windows.complaints == []
    finally:
        process.terminate()
        await process.wait()


async def test_a_game_is_played_to_its_end_by_clicking_what_is_on_the_screen(
    windows: PeoplesWindows, stage: Stage
) -> None:
    page = await windows.open(stage.playground.address)
    await expect(said(page, "Glück auf!")).to_be_visible()
    await keep(page, "first-visit")
    assert await serious(page) == []
    hands = await welcomed(page)
    turns = 0
    while await hands.called():
        await hands.take_turn()
        turns += 1
        if turns == 8:
            await keep(page, "turn")
    await keep(page, "game-over")
    assert await serious(page) == []
    assert turns > 10


async def test_a_turn_on_a_phone(windows: PeoplesWindows, stage: Stage) -> None:
    page = await windows.open(stage.playground.address, PHONE, has_touch=True, is_mobile=True)
    hands = await welcomed(page)
    await hands.called()
    await keep(page, "phone-post")
    await hands.take_turn()
    await hands.called()
    await hands.open_panel()
    await keep(page, "phone-panel")
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert await serious(page) == []
