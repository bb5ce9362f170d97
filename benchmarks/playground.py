"""How fast the embedded Discord is: clicks answered by a bot in a process of its own, and memory.

A click is timed from the person's act until the bot's answer is on their screen: twice through sockets and
through all of discord.py. The bare way, an empty request answered by the same server, is timed in the same
run, and clicks are told as multiples of it. The server's share is its processor time while clicks were
answered, the person's included.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from multiprocessing import get_context
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any

import aiohttp
from msgspec import Struct

from benchmarks._echo import GO, SHOW
from playground.driver import Actor
from playground.objects import Application, Post
from playground.server import Playground

CLICKS = 300
AT_ONCE = 100
ROUNDS = 5
MESSAGES = 10_000
UNLIMITED = 1e6
"""Times Discord's rate limits."""


class Timed(Struct, frozen=True):
    """Seconds of each click, of all of them together, and of the server's processor meanwhile."""

    each: list[float]
    whole: float
    server: float


async def main_async() -> None:
    async with Playground(rates=UNLIMITED) as playground, echo(playground) as bot:
        anna = playground.person("Anna")
        posts = [post(playground, bot) for _ in range(AT_ONCE)]
        bare = await bare_requests(playground)
        print(f"{'':<40}{'p50 ms':>9}{'p99 ms':>9}{'bare':>7}{'clicks/s':>10}{'server':>9}")
        show("a bare request", bare, bare)
        for custom_id, words in ((GO, "a click, text"), (SHOW, "a click, 200 KB picture")):
            await one_by_one(anna, posts[0], custom_id, 20)  # warm
            show(f"{words}, one by one", await one_by_one(anna, posts[0], custom_id, CLICKS), bare)
            show(f"{words}, {AT_ONCE} at once", await at_once(anna, posts, custom_id), bare)


@asynccontextmanager
async def echo(playground: Playground) -> AsyncIterator[Application]:
    bot = playground.add_bot("Echo")
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "benchmarks._echo", playground.url, bot.token, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        while not playground.gateway.online(bot.id):  # noqa: ASYNC110  # another process tells nobody
            await asyncio.sleep(0.05)
        yield bot
    finally:
        process.terminate()
        await process.wait()


def post(playground: Playground, bot: Application) -> Post:
    """A message of the bot's with a button of each kind."""
    buttons = [{"type": 2, "style": 1, "label": name, "custom_id": name} for name in (GO, SHOW)]
    body = {"content": "0", "components": [{"type": 1, "components": buttons}]}
    channel = playground.person("Anna").channel
    return playground.parts.posting.send(channel, playground.world.users[bot.id], body, [])


async def bare_requests(playground: Playground) -> Timed:
    async with aiohttp.ClientSession() as session:

        async def ask() -> None:
            async with session.get(f"{playground.url}/api/v10/gateway") as answer:
                await answer.read()

        return await timed([ask] * CLICKS)


async def one_by_one(person: Actor, message: Post, custom_id: str, clicks: int) -> Timed:
    async def click() -> None:
        await person.click(message, custom_id)

    return await timed([click] * clicks)


async def at_once(person: Actor, messages: list[Post], custom_id: str) -> Timed:
    """Rounds of clicks on different messages, all begun in the same moment."""
    each: list[float] = []
    began, used = perf_counter(), process_time()
    for _ in range(ROUNDS):
        each += await asyncio.gather(*(_clicked(person, message, custom_id) for message in messages))
    return Timed(each, perf_counter() - began, process_time() - used)


async def _clicked(person: Actor, message: Post, custom_id: str) -> float:
    began = perf_counter()
    await person.click(message, custom_id)
    return perf_counter() - began


async def timed(acts: list[Callable[[], Any]]) -> Timed:
    each: list[float] = []
    began, used = perf_counter(), process_time()
    for act in acts:
        start = perf_counter()
        await act()
        each.append(perf_counter() - start)
    return Timed(each, perf_counter() - began, process_time() - used)


def show(words: str, it: Timed, bare: Timed) -> None:
    cuts, unit = quantiles(it.each, n=100), bare.whole / len(bare.each)
    print(
        f"  {words:<38}{cuts[49] * 1000:>9.2f}{cuts[98] * 1000:>9.2f}{it.whole / len(it.each) / unit:>7.1f}"
        f"{len(it.each) / it.whole:>10,.0f}{it.server / it.whole:>9.0%}"
    )


async def _filled(messages: int) -> tuple[int, int]:
    """Resident bytes of a playground without and with so many messages."""
    async with Playground(rates=UNLIMITED) as playground:
        bot = playground.add_bot("Echo")
        before = resident()
        for _ in range(messages):
            post(playground, bot)
        return before, resident()


def resident() -> int:
    """Bytes of memory this process really uses."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def filled(messages: int) -> tuple[int, int]:
    return asyncio.run(_filled(messages))


def main() -> None:
    print("The embedded Discord: an echo bot's clicks, and memory")
    asyncio.run(main_async())
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        before, after = process.submit(filled, MESSAGES).result()
    each = (after - before) / MESSAGES
    print(
        f"  {MESSAGES:,} messages: {after / 2**20:,.0f} MiB, {each / 1024:.1f} KiB a message "
        f"(without any: {before / 2**20:,.0f} MiB)"
    )
