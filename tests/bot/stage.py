"""A bot on an embedded Discord, and people who play by clicking what they see."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.client import Pithead
from playground import words
from playground.discordpy import pointed_at
from playground.driver import Actor, Answer
from playground.objects import Post
from playground.server import Playground
from storage import Database
from tables import House, Table
from tests.bot.plain_face import PlainFace

TAKE = "Take your turn"


class Stage:
    """A playground with a database; bots come and go on it."""

    def __init__(self, playground: Playground, database: Path) -> None:
        self.playground = playground
        self.path = database
        self.application = playground.add_bot("Pithead")
        self.house: House

    @asynccontextmanager
    async def bot(self, executor: Executor | None = None, **house: Any) -> AsyncIterator[Pithead]:
        """A bot that is ready, until the end of the block."""
        drawing = executor if executor is not None else ThreadPoolExecutor(2)
        async with Database(self.path) as database:
            self.house = House(database, **house)
            client = Pithead(self.house, {"gluckauf": PlainFace()}, drawing, pause=0)
            with pointed_at(self.playground.url):
                running = asyncio.create_task(client.start(self.application.token))
                ready = asyncio.create_task(_ready(client))
                await asyncio.wait([running, ready], return_when=asyncio.FIRST_COMPLETED)
                try:
                    yield client
                finally:
                    await client.close()
                    await asyncio.gather(running, ready)
                    drawing.shutdown()

    def person(self, name: str, locale: str = "en-US") -> Actor:
        """Tests read English, whatever the person speaks elsewhere."""
        actor = self.playground.person(name)
        actor.person.locale = locale
        return actor

    async def table(self, *people: Actor, ais: int = 0) -> Table:
        """A running table of these people in the channel of the first."""
        first, *others = people
        card = (await first.slash("/game new", game="gluckauf", seats=len(people) + ais)).message
        assert card is not None
        for person in others:
            await person.click(card, "Join")
        for _ in range(ais):
            await first.choose(card, "random")
        await first.click(card, "Start")
        await first.sees(TAKE)
        table = await self.house.table_in(int(first.channel.id))
        assert table is not None
        return table


async def _ready(client: Pithead) -> None:
    await client.wait_until_ready()


def take_post(person: Actor) -> Post | None:
    """The newest post that calls this person to take their turn."""
    for post in reversed(person.messages()):
        text = words.message(post)
        if TAKE in text:
            return post if person.mention in text.partition("it is your turn")[0].splitlines()[-1] else None
    return None


async def play(
    stage: Stage,
    table: Table,
    *people: Actor,
    seed: int = 0,
    turns: int = 10_000,
    until: Callable[[], bool] = bool,
) -> int:
    """People take turns, choosing at random among what their panel offers; returns how many they took."""
    chance = random.Random(seed)
    by_id = {int(person.id): person for person in people}
    for taken in range(turns):
        now = await _next_turn(stage, table.id)
        if now is None or until():
            return taken
        user = now.seats[now.to_act[0]].user
        assert user is not None
        await take_turn(stage, table.id, by_id[user], chance)
    return turns


async def _next_turn(stage: Stage, table_id: str) -> Table | None:
    """Waits until a person is to act; None when the game is over."""
    async with asyncio.timeout(30):
        while True:
            table = await stage.house.table(table_id)
            if not table.unfinished:
                return None
            if not table.ai_to_act:
                return table
            await asyncio.sleep(0.005)


async def take_turn(stage: Stage, table_id: str, person: Actor, chance: random.Random) -> Answer:
    """From the post to the confirmation."""
    post = await person.until(lambda: take_post(person), "the post of one's turn")
    answer = await person.click(post, TAKE)
    while "Done." not in answer.text:
        panel = answer.message
        assert panel is not None, answer.text
        look = await stage.house.sight.look(table_id, int(person.id))
        legal = [str(action) for action in look.legal]
        others = [text for text in legal if text != "done"]
        if "done" in legal and (not others or chance.random() < 0.3):
            answer = await person.click(panel, "Confirm")
        else:
            answer = await person.choose(panel, chance.choice(others))
    return answer
