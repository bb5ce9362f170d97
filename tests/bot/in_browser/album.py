"""The pictures of README.md. `python -m tests.bot.in_browser.album` plays a game and takes them anew."""

from __future__ import annotations

import asyncio
import io
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image
from playwright.async_api import expect

from bot.faces import FACES
from games.chance import Chance
from games.opponents import decision, opponents
from playground.server import Playground
from tests.bot.stage import TAKE, Stage
from tests.browser import PeoplesWindows, chromium

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page, ViewportSize

    from playground.driver import Actor
    from tables import Table

DOCS = Path("docs")
SEED = 11
TURNS = 52
"""Into the second shift, where there is something to see."""
SCALE = 1.5
TALL: ViewportSize = {"width": 1300, "height": 1500}
COLOURS = 192
"""Enough for flat art, and a quarter of the bytes."""
LEVEL = "hewer"


async def main() -> None:
    DOCS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with Playground(rates=10_000) as playground:
            stage = Stage(playground, Path(folder) / "pithead.sqlite")
            async with stage.bot(ThreadPoolExecutor(2), FACES, seeds=lambda: SEED), chromium() as browser:
                anna, ben = stage.person("Anna"), stage.person("Ben")
                windows = PeoplesWindows(browser, playground)
                first = await windows.of("Anna", device_scale_factor=SCALE)
                await expect(first.get_by_role("button", name="Play now").first).to_be_visible()
                await _keep(first, "first-visit")
                await _take_all(stage, await windows.of("Anna", TALL, device_scale_factor=SCALE), anna, ben)


async def _take_all(stage: Stage, page: Page, anna: Actor, ben: Actor) -> None:
    card = (await anna.slash("/game new", game="gluckauf", seats=4, invite=ben.id)).message
    assert card is not None
    await ben.click(card, "Join")
    await anna.choose(card, LEVEL)
    await _keep(page.locator(".message:not(.ephemeral)").last, "lobby")
    await anna.click(card, "Start")
    await anna.sees(TAKE)
    table = await stage.house.table_in(int(anna.channel.id))
    assert table is not None
    await _play(stage, table, anna, ben)
    newest = page.locator(".message:not(.ephemeral)").last
    await expect(newest.get_by_role("button", name=TAKE)).to_be_visible(timeout=20_000)
    await _keep(newest, "table")
    await newest.get_by_role("button", name=TAKE).click()
    panel = page.locator(".message.ephemeral").last
    await panel.get_by_role("button", name="Mining").click()
    await panel.get_by_role("button", name="steps", disabled=False).last.click()
    await expect(panel.get_by_role("button", name="Start over")).to_be_enabled(timeout=20_000)
    await _keep(panel, "panel")


async def _play(stage: Stage, table: Table, anna: Actor, ben: Actor) -> None:
    """People play as well as the AI beside them, until Anna may mine after so many turns."""
    house, chance = stage.house, Chance(SEED)
    people = {int(person.id) for person in (anna, ben)}
    while True:
        position = await house.sight.position(table.id)
        now = position.table
        user = now.seats[now.to_act[0]].user
        if now.turn >= TURNS and user == int(anna.id) and await _may_mine(stage, table, anna):
            return
        if user not in people:
            await asyncio.sleep(0.05)
            continue
        seat, turn, state = now.to_act[0], now.turn, position.state
        actions: list[str] = []
        while position.game.turn(state) == turn and seat in position.game.to_act(state):
            plan = opponents(position.game)[LEVEL].plan(decision(position.game, state, seat), chance)
            for action in plan:
                state = position.game.advance(state, seat, action)
                actions.append(str(action))
        look = await house.sight.look(table.id, user)
        await house.play.act(table.id, user, *actions, version=look.version, revision=look.revision)


async def _may_mine(stage: Stage, table: Table, person: Actor) -> bool:
    look = await stage.house.sight.look(table.id, int(person.id))
    return any(str(action).startswith("work mining") for action in look.legal)


async def _keep(what: Page | Locator, name: str) -> None:
    await asyncio.sleep(1.5)  # pictures fade in
    taken = Image.open(io.BytesIO(await what.screenshot())).convert("RGB")
    taken.quantize(COLOURS, dither=Image.Dither.NONE).save(DOCS / f"{name}.png", optimize=True)


if __name__ == "__main__":
    asyncio.run(main())
