"""A month at two tables, through real discord.py, with a restart every few days and a day without the bot.

Dieter opens a table with a clock of three days a turn, Csilla, Ben and Yuki play with him. Each of them looks
into Discord once a day, by their own clock:

- Csilla (Budapest) at 18:00. She takes her turn whenever it is hers.
- Ben (New York) at 08:00. He too, but he is on vacation from the 9th to the 15th.
- Yuki (Tokyo) at 21:00. She plays every third day only, and mutes a turn as soon as she is reminded of it.
- Dieter (Berlin) at 20:00, until the 10th. Then he is never heard of again.

Emma (London) and Anna (Warsaw) have a table without a clock. Anna plays at 18:00, Emma on Sundays at 10:00.
She has chosen reminders by direct message after one and two days, and a list of her tables at 9:00.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest
from msgspec import Struct

from playground import words
from playground.clock import Clock
from playground.objects import Post, PrivateChannel
from playground.server import Playground
from tests.bot.end_to_end.timetable import TIMETABLE
from tests.bot.stage import TAKE, Stage

START = datetime(2026, 3, 2, 9, tzinfo=UTC)
DAYS = 30
RESTARTS = (4, 8, 12, 16, 24, 28)
"""On these days the bot is started anew, at midnight."""
DOWN = (
    (datetime(2026, 3, 9, 13, tzinfo=UTC), datetime(2026, 3, 10, 20, tzinfo=UTC)),
    (datetime(2026, 3, 21, 3, tzinfo=UTC), datetime(2026, 3, 22, 9, 30, tzinfo=UTC)),
)
"""In between, nobody runs it."""

KINDS = {
    "Here you play at your own pace": "welcome",
    "· a table for": "card of a table",
    "has been waiting for you": "reminder",
    "how to go on": "late",
    "must agree": "vote",
    "takes over from": "seat changed",
    "on vacation from": "vacation",
    "1 table waits for you": "list",
    "an AI played this turn": "turn, after an AI stood in",
    "it is your turn": "turn",
}


class Routine(Struct, frozen=True):
    name: str
    zone: str
    hour: int

    def looks(self) -> Iterator[tuple[datetime, str]]:
        """When this person looks into Discord, all month."""
        for number in range(DAYS):
            day = START.date() + timedelta(number)
            yield datetime(day.year, day.month, day.day, self.hour, tzinfo=ZoneInfo(self.zone)), self.name


ROUTINES = (
    Routine("Anna", "Europe/Warsaw", 18),
    Routine("Csilla", "Europe/Budapest", 18),
    Routine("Ben", "America/New_York", 8),
    Routine("Yuki", "Asia/Tokyo", 21),
    Routine("Dieter", "Europe/Berlin", 20),
    Routine("Emma", "Europe/London", 10),
)


class Month:
    """Five people, two tables, and a bot that comes and goes."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.chance = Random(5)
        self.people = {routine.name: stage.person(routine.name) for routine in ROUTINES}
        self.games, self.quiet = "", ""
        self.bot = AsyncExitStack()

    async def start_bot(self) -> None:
        await self.bot.enter_async_context(self.stage.bot(seeds=lambda: 7, ai_seeds=lambda: 7))

    async def stop_bot(self) -> None:
        await self.bot.aclose()

    async def begin(self) -> None:
        house, people = self.stage.house, self.people
        for routine in ROUTINES:
            await house.people.choose(int(people[routine.name].id), time_zone=routine.zone)
        chosen = {"hours": [24, 48], "where": "direct", "digest": 9}
        await house.people.choose(int(people["Emma"].id), reminders=chosen)
        players = [people[name].goes("games") for name in ("Dieter", "Csilla", "Ben", "Yuki")]
        self.games = (await self.stage.table(*players, clock="turn-3")).id
        couple = [people[name].goes("quiet") for name in ("Emma", "Anna")]
        self.quiet = (await self.stage.table(*couple)).id

    async def pass_to(self, moment: datetime) -> None:
        """With everything that befalls the bot until then."""
        for number in RESTARTS:
            midnight = datetime(2026, 3, 1, tzinfo=UTC) + timedelta(number)
            if self.now < midnight <= moment:
                await self.stage.pass_to(midnight.timestamp())
                await self.stop_bot()
                await self.start_bot()
        for stopped, started in DOWN:
            if self.now < stopped <= moment:
                await self.stage.pass_to(stopped.timestamp())
                await self.stop_bot()
                self.stage.playground.clock.advance((started - stopped).total_seconds())
                await self.start_bot()
        await self.stage.pass_to(max(moment, self.now).timestamp())

    @property
    def now(self) -> datetime:
        return datetime.fromtimestamp(self.stage.playground.clock.now(), UTC)

    async def looks(self, name: str) -> None:
        day = self.now.day
        if name == "Anna" or (name == "Emma" and self.now.weekday() == 6):
            await self.move(name, "quiet", self.quiet)
        away = (name == "Dieter" and day > 10) or (name == "Ben" and 9 <= day <= 15)
        if away or name in ("Anna", "Emma"):
            return
        if name == "Ben" and day == 5:
            await self.people["Ben"].slash("/vacation", first="2026-03-09", last="2026-03-15")
        if name == "Yuki":
            await self.mute()
        if name != "Yuki" or day % 3 == 0:
            await self.move(name, "games", self.games)
        await self.vote(name)

    async def move(self, name: str, channel: str, table_id: str) -> None:
        """One turn, if it is theirs."""
        person, house = self.people[name].goes(channel), self.stage.house
        seat = (await house.table(table_id)).seat_of(int(person.id))
        if seat is None or seat.seat not in (await house.table(table_id)).to_act:
            return
        answer = await person.click(TAKE)
        while "Done." not in answer.text:
            panel = answer.message
            assert panel is not None, answer.text
            legal = [str(action) for action in (await house.sight.look(table_id, int(person.id))).legal]
            others = [text for text in legal if text != "done"]
            if "done" in legal and (not others or self.chance.random() < 0.3):
                answer = await person.click(panel, "Confirm")
            else:
                answer = await person.choose(panel, self.chance.choice(others))
        await self.stage.settle()

    async def mute(self) -> None:
        yuki = self.people["Yuki"].goes("games")
        reminder = yuki.looks_for(f"{yuki.mention}, the table has been waiting for you")
        waits = await self.stage.house.waits.at(self.games)
        if reminder is not None and any(w.user == int(yuki.id) and w.reminded and not w.muted for w in waits):
            await yuki.click(reminder, "Mute this turn")

    async def vote(self, name: str) -> None:
        """Csilla asks for an AI in Dieter's seat as soon as she is told that she may; Yuki agrees."""
        person = self.people[name].goes("games")
        votes = await self.stage.house.voting.open_at(self.games)
        late = person.looks_for("how to go on")
        seat = (await self.stage.house.table(self.games)).seats[0]
        if name == "Csilla" and late is not None and seat.user is not None and not votes:
            await person.click(late, "Let an AI play on")
        elif name == "Yuki" and votes:
            await person.click("Agree")
        await self.stage.settle()

    def said(self) -> list[str]:
        """Everything the bot said, in the order of the clock: when, where, what, and whom it called."""
        names = {person.id: name for name, person in self.people.items()}
        world = self.stage.playground.world
        lines = []
        for channel in world.channels.values():
            place = "direct" if isinstance(channel, PrivateChannel) else channel.name
            for post in world.posts[channel.id].values():
                kind = _kind(post, self.stage.application.id)
                if kind is not None:
                    at = datetime.fromisoformat(post.message.timestamp).strftime("%a %d %H:%M")
                    called = ", ".join(sorted(names[user] for user in post.pings)) or "-"
                    lines.append((post.message.timestamp, f"{at} | {place:6} | {kind:26} | {called}"))
        return [line for _, line in sorted(lines)]


def _kind(post: Post, bot: str) -> str | None:
    if post.message.author.id != bot or post.only_for is not None:
        return None
    text = words.message(post)
    return next((kind for words_of_it, kind in KINDS.items() if words_of_it in text), "something else")


@pytest.fixture
async def month(tmp_path: Path) -> AsyncIterator[Month]:
    async with Playground(rates=10_000, clock=Clock(held=True, start=START.timestamp())) as playground:
        yield Month(Stage(playground, tmp_path / "pithead.sqlite"))


async def test_everybody_gets_the_messages_they_should_when_they_should(month: Month) -> None:
    await month.start_bot()
    await month.begin()
    for moment, name in sorted(look for routine in ROUTINES for look in routine.looks()):
        if moment >= START and not any(stopped <= moment <= started for stopped, started in DOWN):
            await month.pass_to(moment)
            await month.looks(name)
    await month.stop_bot()
    assert month.stage.playground.record.refused == []
    assert month.said() == [line for line in TIMETABLE.splitlines() if line and not line.startswith("#")]
