"""A real Chromium for tests: nothing may go wrong in it unnoticed. Screenshots go to `out/screenshots`."""

from __future__ import annotations

import asyncio
import os
import shutil
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import Error, Page, ViewportSize, async_playwright

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser, Locator, Response, WebSocket

    from playground.server import Playground

ROOT = Path(__file__).parents[1]
OUT = ROOT / "out" / "screenshots"
AXE = Path(__file__).parent / "axe" / "axe.min.js"
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
LOADED = """async () => {
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().bottom > 0
        && image.checkVisibility({ contentVisibilityAuto: true }));
    await Promise.race([
        Promise.allSettled(inSight.map((image) => image.decode())),
        new Promise((go) => setTimeout(go, 3000)),
    ]);
}"""
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 780}


@asynccontextmanager
async def chromium(*flags: str) -> AsyncIterator[Browser]:
    """Chromium, wherever it is. Where there is none, the test is skipped, unless a browser is required."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    async with async_playwright() as playwright:
        try:
            opened = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox", *flags])
        except Error as error:
            if os.environ.get("PITHEAD_BROWSER") == "required":
                pytest.fail(f"These tests need Chromium: {error.message}")
            pytest.skip("There is no Chromium here: install one, or run `playwright install chromium`.")
        yield opened
        await opened.close()


class Windows:
    """Windows of a browser. Keeps what the browser complained about, and all that each window was told."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self._told: dict[Page, list[str]] = {}
        self._reading: set[asyncio.Task[None]] = set()

    async def open(self, address: str, size: ViewportSize = DESKTOP, **context: Any) -> Page:
        options = {"locale": "en-US", "color_scheme": "dark", **context}
        opened = await self.browser.new_context(viewport=size, **options)
        page = await opened.new_page()
        page.set_default_timeout(10_000)
        self._listen(page)
        await page.goto(address)
        return page

    async def told(self, page: Page) -> str:
        """Every address the window asked for, every answer and every word from its websocket, up to now."""
        await asyncio.gather(*self._reading)
        return "\n".join(self._told[page])

    def _listen(self, page: Page) -> None:
        told = self._told[page] = []

        def connected(socket: WebSocket) -> None:
            socket.on("framereceived", lambda frame: told.append(str(frame)))

        page.on("websocket", connected)
        page.on("request", lambda request: told.append(request.url))
        page.on("response", lambda answer: self._read(answer, told))
        page.on("console", lambda message: self._complain(message.type in ("error", "warning"), message.text))
        page.on("pageerror", lambda error: self._complain(True, str(error)))
        page.on("requestfailed", lambda request: self._complain(True, f"failed: {request.url}"))
        page.on(
            "response", lambda answer: self._complain(answer.status >= 400, f"{answer.status} {answer.url}")
        )

    def _read(self, answer: Response, told: list[str]) -> None:
        async def read() -> None:
            with suppress(Error):  # the window was closed before the answer was whole
                told.append(await answer.text())

        if "json" in answer.headers.get("content-type", ""):
            task = asyncio.ensure_future(read())
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    def _complain(self, really: bool, text: str) -> None:
        if really and not any(part in text for part in self.forgiven):
            self.complaints.append(text)


class PeoplesWindows(Windows):
    """Windows on a playground, each somebody's."""

    def __init__(self, browser: Browser, playground: Playground) -> None:
        super().__init__(browser)
        self._playground = playground

    async def of(self, name: str, size: ViewportSize = DESKTOP, **context: Any) -> Page:
        person = self._playground.person(name)
        page = await self.open(f"{self._playground.address}&person={person.id}", size, **context)
        await page.get_by_role("combobox", name="Message #general").wait_for()
        return page


def said(page: Page, text: str) -> Locator:
    """Words on the screen, wherever; not what is only told to screen readers."""
    return page.locator("#app, dialog").get_by_text(text)


async def keep(page: Page, name: str) -> None:
    """A picture of the window among the artefacts of the run, when all that is in sight is there."""
    OUT.mkdir(parents=True, exist_ok=True)
    await page.evaluate(LOADED)
    await page.screenshot(path=OUT / f"{name}.png")


async def serious(page: Page) -> list[str]:
    """What axe-core finds that keeps people out."""
    await page.evaluate(AXE.read_text(encoding="utf-8"))
    found = await page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
