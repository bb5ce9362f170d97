"""A bot on an embedded Discord, and people who play by clicking what they see."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.client import Pithead, quiet
from bot.face import Face
from bot.thinking import Thinking
from playground import words
from playground.clock import Clock
from playground.discordpy import pointed_at
from playground.driver import Actor, Answer
from playground.objects import Post
from playground.server import Playground
from storage import Database, readings
from tables import House, Table
from tables.house import fresh_seed
from tests.bot.plain_face import PlainFace

TAKE = "Take your turn"
PLAIN: Mapping[str, Face] = {"gluckauf": PlainFace()}


class StageClock:
    """The bot's clock is the playground's: where that is held and set forward, days pass in no time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def now(self) -> float:
        return self._clock.now()

    async def reach(self, moment: float) -> None:
        if moment <= self.now():
            return  # a held clock rings for what is set to come only
        reached = asyncio.Event()
        timer = self._clock.at(moment, reached.set)
        try:
            await reached.wait()
        finally:
            timer.cancel()


class Stage:
    """A playground with a database; bots come and go on it."""

    def __init__(self, playground: Playground, database: Path) -> None:
        self.playground = playground
        self.path = database
        self.application = playground.add_bot("Pithead")
        self.house: House

    @asynccontextmanager
    async def bot(
        self,
        executor: Executor | None = None,
        faces: Mapping[str, Face] = PLAIN,
        tell_host: Callable[[str], None] = quiet,
        ai_seeds: Callable[[], int] = fresh_seed,
        thinking: Thinking | None = None,
        **house: Any,
    ) -> AsyncIterator[Pithead]:
        """A bot that is ready, until the end of the block."""
        drawing = executor if executor is not None else ThreadPoolExecutor(2)
        async with Database(self.path) as database:
            clock = StageClock(self.playground.clock)
            self.house = House(database, clock=clock.now, **house)
            client = Pithead(
                self.house,
                faces,
                drawing,
                pause=0,
                clock=clock,
                seeds=ai_seeds,
                thinking=thinking,
                tell_host=tell_host,
            )
            # After the last guild discord.py waits for more of them; two seconds in each test are too many.
            client._connection.guild_ready_timeout = 0.05
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

    async def table(
        self,
        *people: Actor,
        ais: int = 0,
        level: str = "random",
        game: str = "gluckauf",
        sees: str = TAKE,
        **settings: str,
    ) -> Table:
        """A running table of these people in the channel of the first; `settings` is what they agree on."""
        first, *others = people
        card = (await first.slash("/game new", game=game, seats=len(people) + ais)).message
        assert card is not None
        for person in others:
            await person.click(card, "Join")
        for _ in range(ais):
            await first.choose(card, level)
        if settings:
            lobby = await self.house.table_in(int(first.channel.id))
            assert lobby is not None
            await self.house.lobby.configure(lobby.id, int(first.id), settings=dict(settings))
        await first.click(card, "Start")
        await first.sees(sees)
        table = await self.house.table_in(int(first.channel.id))
        assert table is not None
        return table

    async def settle(self) -> None:
        """Until everything that is due has been done and said."""
        async with asyncio.timeout(20):
            while not await self._idle():  # noqa: ASYNC110  # what is idle is many things
                await asyncio.sleep(0.002)

    async def _idle(self) -> bool:
        house = self.house
        if await house.timers.due() or await house.waiting_for_ai():
            return False
        waiting = await house._desk.database.read(readings.outbox_heads)
        return all(entry.due_at > self.playground.clock.now() for entry in waiting)

    async def pass_to(self, moment: float) -> None:
        """Time goes on, with a stop wherever something falls due."""
        clock = self.playground.clock
        await self.settle()
        while (due := await self._next_due()) is not None and due <= moment:
            clock.advance(max(due - clock.now(), 0.0))
            await self.settle()
        clock.advance(max(moment - clock.now(), 0.0))
        await self.settle()

    async def _next_due(self) -> float | None:
        dues = (await self.house.timers.next_due(), await self.house.outbox.next_due())
        return min((due for due in dues if due is not None), default=None)


async def _ready(client: Pithead) -> None:
    await client.wait_until_ready()


def take_post(person: Actor) -> Post | None:
    """The newest post that calls this person to take their turn."""
    for post in reversed(person.messages()):
        text = words.message(post)
        if TAKE in text and "has been waiting for you" not in text:
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
        if not legal:
            return answer  # a late answer was not waited for: the turn was over already
        others = [text for text in legal if text != "done"]
        if "done" in legal and (not others or chance.random() < 0.3):
            answer = await person.click(panel, "Confirm")
        else:
            answer = await person.choose(panel, chance.choice(others))
    return answer
