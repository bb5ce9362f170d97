"""Somebody who never saw it: one command, one address, one button, a game to its end."""

from __future__ import annotations

import asyncio
import re
import sys
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.bot.in_browser.hands import Hands
from tests.browser import Windows, chromium, keep, said, serious

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

pytestmark = pytest.mark.browser


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """What `make run` prints, without a token and with AIs that do not pause."""
    flags = ("--port", "0", "--database", str(tmp_path / "pithead.sqlite"), "--pause", "0")
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *flags,
        stdout=asyncio.subprocess.PIPE,
        env={"PATH": "", "DISCORD_TOKEN": ""},
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
    found = re.search(r"http://\S+", line)
    assert found, line
    yield found[0]
    process.terminate()
    await process.wait()


async def test_a_game_is_played_to_its_end_by_clicking_what_is_on_the_screen(address: str) -> None:
    async with chromium() as browser:
        windows = Windows(browser)
        page = await windows.open(address)
        await expect(said(page, "Glück auf!")).to_be_visible()
        await keep(page, "first-visit")
        assert await serious(page) == []
        await page.get_by_role("button", name="Play now").click()
        hands = Hands(page, seed=1)
        turns = 0
        while await hands.called():
            await hands.take_turn()
            turns += 1
            if turns in (2, 8):
                await keep(page, f"turn-{turns}")
        await keep(page, "game-over")
        assert turns > 10
        assert windows.complaints == []
