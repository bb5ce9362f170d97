"""A real Chromium on a playground with a stranger's bot. Nothing may go wrong in the browser unnoticed."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import Error, Page, ViewportSize, async_playwright

from tests.playground.page.showcase import Showcase
from tests.playground.stranger import running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser

    from playground.server import Playground

OUT = Path(__file__).parents[3] / "out" / "page"
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
DESKTOP: ViewportSize = {"width": 1280, "height": 800}


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    async with async_playwright() as playwright:
        try:
            opened = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        except Error as error:
            if os.environ.get("PITHEAD_BROWSER") == "required":
                pytest.fail(f"These tests need Chromium: {error.message}")
            pytest.skip("There is no Chromium here: install one, or run `playwright install chromium`.")
        yield opened
        await opened.close()


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[Showcase]:
    client = Showcase()
    async with running(playground, client):
        yield client


class Windows:
    """Windows on the playground, each as somebody. Keeps what the browser complained about."""

    def __init__(self, browser: Browser, playground: Playground) -> None:
        self.browser = browser
        self.playground = playground
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()

    async def open(self, name: str = "Anna", size: ViewportSize = DESKTOP, **context: Any) -> Page:
        opened = await self.browser.new_context(viewport=size, color_scheme="dark", **context)
        page = await opened.new_page()
        page.set_default_timeout(10_000)
        page.on("console", lambda message: self._complain(message.type in ("error", "warning"), message.text))
        page.on("pageerror", lambda error: self._complain(True, str(error)))
        page.on("requestfailed", lambda request: self._complain(True, f"failed: {request.url}"))
        page.on(
            "response", lambda answer: self._complain(answer.status >= 400, f"{answer.status} {answer.url}")
        )
        person = self.playground.person(name)
        await page.goto(f"{self.playground.address}&person={person.id}")
        await page.get_by_role("combobox", name="Message #general").wait_for()
        return page

    def _complain(self, really: bool, text: str) -> None:
        if really and not any(part in text for part in self.forgiven):
            self.complaints.append(text)


@pytest.fixture
async def windows(browser: Browser, playground: Playground) -> AsyncIterator[Windows]:
    opened = Windows(browser, playground)
    yield opened
    assert opened.complaints == []


async def keep(page: Page, name: str) -> None:
    """A picture of the window among the artefacts of the run."""
    OUT.mkdir(parents=True, exist_ok=True)
    with suppress(Error):
        await page.wait_for_load_state("networkidle", timeout=2000)
    await page.screenshot(path=OUT / f"{name}.png")
