"""How smooth the page stays in a full channel: 2,000 messages, 500 of them with a picture, in Chromium.

Frames are counted in the browser: of a window at rest, while it scrolls up and fetches older messages on the
way, at a reader's pace, and in one go from the first message to the last. A frame takes 16.7 ms where nothing
is late; "late" is the share of frames that took more than two of those. Memory is what Chromium says of the
page's scripts and its nodes.
"""

from __future__ import annotations

import asyncio
import io
import random
import shutil
from functools import cache
from time import perf_counter
from typing import Any

from PIL import Image
from playwright.async_api import CDPSession, Error, Page, async_playwright

from playground.server import Playground
from playground.uploads import Upload

MESSAGES = 2000
PICTURED_EVERY = 4
SECONDS = 6.0
"""How long each passage is scrolled."""
PACE = 3.0
"""Pixels a millisecond: four screens a second."""
DIFFERENT = 8
NEW = 20
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
WORDS = ("the cage", "goes down", "to the grey level", "and brings up", "two cubes", "for the truck")
FRAMES = """async (seconds) => {
    const scroller = document.querySelector(".scroller");
    const taken = [];
    const began = performance.now();
    let last = began;
    while (last - began < seconds * 1000) {
        const now = await new Promise((frame) => requestAnimationFrame(frame));
        taken.push(now - last);
        scroller.scrollTop += STEP * (now - last);
        last = now;
    }
    return taken.slice(1);
}"""


async def main_async() -> None:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    async with Playground(rates=1e6) as playground, async_playwright() as playwright:
        fill(playground)
        try:
            browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        except Error:
            print("  There is no Chromium here, so nothing was measured.")
            return
        page = await browser.new_page(viewport={"width": 1280, "height": 800})
        began = perf_counter()
        await page.goto(playground.address)
        await page.locator(".message", has_text=f"number {MESSAGES - 1}.").wait_for()
        print(f"  opened in {(perf_counter() - began) * 1000:,.0f} ms")
        session = await page.context.new_cdp_session(page)
        await scrolled(page)
        await heard(playground, page, session)
        await memory(session)
        await browser.close()


def fill(playground: Playground) -> None:
    """Messages of several people and a bot; each picture is another file."""
    chance = random.Random(5)
    people = [playground.person(name) for name in ("Anna", "Ben", "Csilla")]
    bot = playground.world.users[playground.add_bot("Echo").id]
    for number in range(MESSAGES):
        words = " ".join(chance.choices(WORDS, k=chance.randrange(1, 16)))
        if number % PICTURED_EVERY == 0:
            send_picture(playground, bot, f"**{words}**, number {number}.", number)
        else:
            chance.choice(people).says(f"{words}, number {number}.")


def send_picture(playground: Playground, bot: Any, words: str, number: int) -> None:
    picture = {"media": {"url": "attachment://board.png"}, "description": "The board"}
    parts = [{"type": 10, "content": words}, {"type": 12, "items": [picture]}]
    buttons = [{"type": 2, "style": 1, "label": name, "custom_id": name} for name in ("Take", "Mines", "Log")]
    inside = [*parts, {"type": 1, "components": buttons}]
    body = {"flags": 1 << 15, "components": [{"type": 17, "components": inside}]}
    upload = Upload("0", "board.png", drawn(number % DIFFERENT))
    playground.parts.posting.send(playground.person("Anna").channel, bot, body, [upload])


@cache
def drawn(number: int) -> bytes:
    """A picture of the size of a board."""
    picture = Image.effect_mandelbrot((1100, 700), (-2, -1.2 + number / 10, 0.8, 1.2), 40).convert("P")
    held = io.BytesIO()
    picture.save(held, "PNG")
    return held.getvalue()


async def scrolled(page: Page) -> None:
    print(f"  {'':<34}{'frames':>8}{'p50 ms':>9}{'p95 ms':>9}{'p99 ms':>9}{'late':>8}")
    show("at rest", await frames(page, 0, 2.0))
    show("up, fetching older messages", await frames(page, -PACE, SECONDS))
    for _ in range(MESSAGES):
        if await page.locator(".loading-more").count() == 0:
            break
        await page.evaluate("document.querySelector('.scroller').scrollTop = 0")
        await page.wait_for_timeout(30)
    assert await page.locator(".message").count() == MESSAGES
    show("down, at a reader's pace", await frames(page, PACE, SECONDS))
    await page.evaluate("document.querySelector('.scroller').scrollTop = 0")
    height = await page.evaluate("document.querySelector('.scroller').scrollHeight")
    show("from the first to the last", await frames(page, height / SECONDS / 1000, SECONDS))


async def frames(page: Page, step: float, seconds: float) -> list[float]:
    """Milliseconds of each frame, scrolling so many pixels a millisecond."""
    found: list[float] = await page.evaluate(FRAMES.replace("STEP", str(step)), seconds)
    return sorted(found)


def show(words: str, taken: list[float]) -> None:
    at = [taken[int(len(taken) * part)] for part in (0.5, 0.95, 0.99)]
    late = sum(frame > 2 * 16.7 for frame in taken) / len(taken)
    print(f"  {words:<34}{len(taken):>8}{at[0]:>9.1f}{at[1]:>9.1f}{at[2]:>9.1f}{late:>8.1%}")


async def heard(playground: Playground, page: Page, session: CDPSession) -> None:
    """What a new message costs the page while all the others are there."""
    before = await metrics(session)
    for number in range(NEW):
        playground.person("Ben").says(f"new, number {number}.")
        await page.wait_for_timeout(100)  # looking for it would cost more than drawing it
    after = await metrics(session)
    spent = {name: (after[name] - before[name]) / NEW * 1000 for name in ("ScriptDuration", "TaskDuration")}
    print(
        f"  a new message: {spent['TaskDuration']:.1f} ms of the page's time, "
        f"{spent['ScriptDuration']:.1f} ms of it in scripts"
    )


async def metrics(session: CDPSession) -> dict[str, float]:
    await session.send("Performance.enable")
    found = (await session.send("Performance.getMetrics"))["metrics"]
    return {one["name"]: one["value"] for one in found}


async def memory(session: CDPSession) -> None:
    await session.send("HeapProfiler.collectGarbage")
    used = await metrics(session)
    print(
        f"  {MESSAGES:,} messages open: {used['JSHeapUsedSize'] / 2**20:.0f} MiB of scripts' memory, "
        f"{used['Nodes']:,.0f} nodes"
    )


def main() -> None:
    print(f"The page: a channel with {MESSAGES:,} messages and {MESSAGES // PICTURED_EVERY} pictures")
    asyncio.run(main_async())
