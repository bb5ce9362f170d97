"""A person at the browser: looks at the screen and clicks what is there, knowing nothing of the rules."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from playwright.async_api import Error, expect

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

TAKE = "Take your turn"
CONFIRM = "Confirm"
LEADS_NOWHERE = re.compile(r"\b(Back|Start over|Hint|Plans|Rules|Log)\b")
CLICKS_IN_A_TURN = 80
PATIENCE = 20_000
HESITATION = 4_000


class Hands:
    """Plays by clicking. `likes` are words on buttons and lists that are clicked before any other."""

    def __init__(self, page: Page, seed: int = 0, likes: Sequence[str] = ()) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.likes = likes
        self.clicks = 0
        self.answered = ""

    @property
    def panel(self) -> Locator:
        """The newest message to this person alone that is more than a note."""
        return self.page.locator(".message.ephemeral:has(.row, :text('Done.'))").last

    @property
    def newest(self) -> Locator:
        """The newest message everybody can see."""
        return self.page.locator(".message:not(.ephemeral)").last

    async def called(self) -> bool:
        """Waits until the newest post calls this person; False when the game is over."""
        new = self.newest.and_(self.page.locator(f".calls:not([id='{self.answered}'])"))
        over = self.page.get_by_role("button", name="Rematch")
        await expect(new.get_by_role("button", name=TAKE).or_(over).first).to_be_visible(timeout=PATIENCE)
        return await over.count() == 0

    async def take_turn(self) -> list[str]:
        """From the post to the end of the turn; returns what the panel said on the way."""
        await self.open_panel()
        seen: list[str] = []
        for _ in range(CLICKS_IN_A_TURN):
            seen.append(await self.panel.inner_text())
            await self.looks(seen[-1])
            if "Done." in seen[-1]:
                return seen
            await self._choose()
        raise AssertionError(f"No end of the turn after {CLICKS_IN_A_TURN} clicks:\n{seen[-1]}")

    async def open_panel(self) -> None:
        await self.tidy()
        self.answered = await self.newest.get_attribute("id") or ""
        await self._click(self.newest.get_by_role("button", name=TAKE))
        await self.panel.wait_for()

    async def looks(self, panel: str) -> None:
        """Before each click, at what the panel says."""

    async def tidy(self) -> None:
        """Dismiss what is done with."""
        notes = self.page.locator(".message.ephemeral")
        while await notes.count():
            note = self.page.locator(f"[id='{await notes.last.get_attribute('id')}']")
            await self._click(note.get_by_role("button", name="Dismiss message"))
            await expect(note).to_have_count(0)

    async def _choose(self) -> None:
        """Confirm as soon as it can be; before, anything that leads on. Then wait for the panel to change."""
        before = await self.panel.inner_html()
        with suppress(Error):  # the panel changed under the hand, as it may: look again
            await self._choose_one()
        with suppress(TimeoutError):  # not every click changes something
            async with asyncio.timeout(3):
                while (  # noqa: ASYNC110  # the screen tells nobody
                    await self.panel.inner_html() == before or await self._waiting()
                ):
                    await asyncio.sleep(0.02)

    async def _choose_one(self) -> None:
        confirm = self.panel.get_by_role("button", name=CONFIRM, disabled=False)
        if await confirm.count():
            await self._click(confirm)
            return
        await self._click(await self._wanted())
        options = await self.page.get_by_role("option").all()
        if options:
            await self._click(self.chance.choice(options))

    async def _waiting(self) -> bool:
        return await self.panel.locator("[aria-busy]").count() > 0

    async def _wanted(self) -> Locator:
        controls = self.panel.locator(".row :is(.button:not(.primary), .select):enabled")
        words = await controls.all_inner_texts()
        leading = [at for at, text in enumerate(words) if not LEADS_NOWHERE.search(text)]
        assert leading, f"Nothing to click on:\n{await self.panel.inner_text()}"
        liked = [at for like in self.likes for at in leading if like in words[at]]
        wanted = controls.nth(liked[0] if liked else self.chance.choice(leading))
        # By its id, which stays when the panel gets its picture.
        return self.panel.locator(f"[data-custom-id='{await wanted.get_attribute('data-custom-id')}']")

    async def _click(self, control: Locator) -> None:
        self.clicks += 1
        await control.click(timeout=HESITATION)
