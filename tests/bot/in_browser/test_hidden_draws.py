"""Two people in two windows: what one of them drew never reaches the other."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.bot.in_browser.hands import Hands
from tests.browser import keep

if TYPE_CHECKING:
    from playwright.async_api import Page

    from tests.bot.stage import Stage
    from tests.browser import PeoplesWindows

pytestmark = pytest.mark.browser
DRAWN = "seen only by you"
EPHEMERAL = 64
PAIRS = (("Anna", "Ben"), ("Ben", "Anna"))


async def sit_down(anna: Page, ben: Page) -> None:
    """A table opened by a command, joined and started by buttons."""
    await anna.get_by_role("combobox", name="Message #general").press_sequentially("/game new")
    await anna.keyboard.press("Enter")
    await anna.get_by_role("combobox", name="game", exact=True).press_sequentially("Gl")
    await anna.get_by_role("option", name="Glück Auf").click()
    await anna.get_by_role("button", name="Add the option seats").click()
    await anna.get_by_role("combobox", name="seats").fill("2")
    await anna.keyboard.press("Enter")
    await ben.get_by_role("button", name="Join").click()
    await anna.get_by_role("button", name="Start").click()


class Drawing(Hands):
    """Looks at what is hidden whenever that can be done, and remembers it."""

    def __init__(self, page: Page, other: Page) -> None:
        super().__init__(page, likes=("Look at", "Workshops"))
        self.other = other
        self.drawn: list[str] = []

    async def looks(self, panel: str) -> None:
        if DRAWN in panel:
            self.drawn.append(panel)
            await keep(self.page, "hidden-draw")
            await keep(self.other, "hidden-draw-of-the-other")


async def whose_turn(page: Page, before: str) -> tuple[str, str]:
    """Waits for a newer post than that; who is called by it, and its id."""
    newest = page.locator(".message:not(.ephemeral)").last
    await expect(newest.and_(page.locator(f":not([id='{before}'])"))).to_contain_text("it is your turn")
    words = await newest.inner_text()
    return words.partition(", it is your turn")[0].rpartition("@")[2], await newest.get_attribute("id") or ""


def private(told: str) -> set[str]:
    """The ids of messages to this window's person alone, and of what was attached to them."""
    letters = [json.loads(line)["data"] for line in told.splitlines() if line.startswith('{"n":')]
    letters = [data for data in letters if data.get("flags", 0) & EPHEMERAL]
    return {data["id"] for data in letters} | {one["id"] for data in letters for one in data["attachments"]}


async def test_neither_window_ever_shows_what_the_other_drew(windows: PeoplesWindows, stage: Stage) -> None:
    for name in ("Anna", "Ben"):
        stage.person(name, locale="en-US")
    pages = {"Anna": await windows.of("Anna"), "Ben": await windows.of("Ben")}
    await sit_down(pages["Anna"], pages["Ben"])
    hands = {one: Drawing(pages[one], pages[other]) for one, other in PAIRS}
    post = ""
    while not all(one.drawn for one in hands.values()):
        name, post = await whose_turn(pages["Anna"], post)
        await hands[name].take_turn()
    for one, other in PAIRS:
        secrets, heard = private(await windows.told(pages[one])), await windows.told(pages[other])
        assert len(secrets) > 4
        assert [secret for secret in secrets if secret in heard] == []
        for words in hands[one].drawn:
            await expect(pages[other].locator("body")).not_to_contain_text(words)
