"""How soon a click is answered, against an empty discord.py bot on the same server, in the same run.

Both bots run in processes of their own; the embedded Discord and the people are here. Every click on Pithead
has its like on the echo, which sends as many characters, buttons and bytes of pictures. No picture was drawn
before: each step leads to a mine nobody has seen. The echo is only asked once Pithead is done with everything
it does, also after an answer: nothing of ours makes the floor higher.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from statistics import median
from time import perf_counter

from msgspec import Struct

from playground import scene, words
from playground.checks.components import Kind, walk
from playground.driver import Actor, Failed
from playground.objects import Application, GuildChannel, Post
from playground.server import Playground
from storage import Database
from tables import House, Limits, Opening

TABLES = 100
MANY = 1000
TAKE, CONFIRM = "Take your turn", "Confirm"
AIM, AIM_MEMORY = 3.0, 1.5
PATIENCE = 120.0
GLANCE, AT_REST = 0.01, 0.0002
"""A bot that computes for less than the second in the time of the first has nothing left to do."""


class Course(Struct, frozen=True):
    """A turn of a game, as it is clicked: each label by how it begins, the first one that can be pressed."""

    game: str
    options: dict[str, str]
    look: str
    """What is answered without a new picture."""
    way: tuple[tuple[str, ...], ...]
    """What leads to the pictures."""
    moves: tuple[str, ...]
    """Each shows something nobody has seen."""
    in_secret: bool = False
    """Whether everybody chooses what was looked at, and confirms it, before anybody goes on."""


COURSES = (
    Course(
        "gluckauf",
        {"orders": "dealt", "start": "first-seat"},
        look="Money",
        way=(("Mining",), ("6 steps", "10 steps")),
        moves=("Yellow", "Brown", "Grey"),
    ),
    Course(
        "zoo",
        {"start": "first-seat"},
        look="Share trade",
        way=(),
        moves=("Buy a share", "Buy a share"),
        in_secret=True,
    ),
)


class Sizes(Struct, frozen=True):
    """How much a message has: what the echo is told to send."""

    characters: int
    buttons: int
    pictures: tuple[int, ...]


def sizes(post: Post, *, pictures: bool) -> Sizes:
    parts = list(walk(post.message.components))
    shown = tuple(held.size for held in post.message.attachments) if pictures else ()
    return Sizes(
        characters=sum(len(part.get("content", "")) for part in parts) or 1,
        buttons=sum(part["type"] in {Kind.BUTTON, Kind.STRING_SELECT} for part in parts) or 1,
        pictures=shown,
    )


class Seat(Struct):
    """A person at a table, with Pithead's panel and the echo's message before them."""

    actor: Actor
    echo: Post | None = None
    panel: Post | None = None

    async def open(self) -> None:
        post = await self.actor.until(self._called, "the post of one's turn", within=PATIENCE)
        self.panel = (await self.actor.click(post, TAKE)).message

    def _called(self) -> Post | None:
        post = self.newest()
        said = words.message(post).splitlines() if post is not None else []
        calls = (line.partition(", it is") for line in said)
        return post if any(asked and self.actor.mention in who for who, asked, _ in calls) else None

    def newest(self) -> Post | None:
        """The newest post of the table."""
        posts = (post for post in reversed(self.actor.messages()) if post.only_for is None)
        return next((post for post in posts if TAKE in words.message(post)), None)

    async def press(self, *labels: str) -> None:
        """What begins with one of the labels; done when the answer is there."""
        assert self.panel is not None
        buttons = [part for part in walk(self.panel.message.components) if part["type"] == Kind.BUTTON]
        named = (part for label in labels for part in buttons if part["label"].startswith(label))
        await self.actor.click(
            self.panel, next(part for part in named if not part.get("disabled"))["custom_id"]
        )

    def shown(self) -> list[str]:
        assert self.panel is not None
        return [held.filename for held in self.panel.message.attachments]

    async def press_for_picture(self, label: str) -> None:
        before = self.shown()
        await self.press(label)
        await self.actor.until(lambda: self.shown() not in ([], before) or None, "the new picture")

    async def confirm(self) -> None:
        """Until everybody sees what was done."""
        before = self.newest()
        await self.press(CONFIRM)
        await self.actor.until(
            lambda: self.newest() is not before or None, "the post of the turn", within=PATIENCE
        )

    async def ask_echo(self, answer: Sizes, post: Sizes | None = None) -> None:
        """The same on the echo: its button says how much is wanted."""
        assert self.echo is not None
        button = next(part for part in walk(self.echo.message.components) if part["type"] == Kind.BUTTON)
        held, posted = (".".join(map(str, wanted.pictures)) if wanted else "" for wanted in (answer, post))
        button["custom_id"] = f"echo/{answer.characters}.{answer.buttons}/{held}/{posted}"
        count = len(self.actor.messages())
        await self.actor.click(self.echo, button["custom_id"])
        if post is not None:
            await self.actor.until(lambda: len(self.actor.messages()) > count or None, "the echo's post")


class Row(Struct):
    """Seconds of the same clicks, on Pithead and on the echo."""

    name: str
    pithead: list[float]
    echo: list[float]

    def __str__(self) -> str:
        ours, floor = percentiles(self.pithead), percentiles(self.echo)
        ratios = [ours[0] / floor[0], ours[1] / floor[1]]
        figures = "".join(f"{1000 * value:>9.1f}" for value in (*ours, *floor))
        return f"  {self.name:<34}{figures}{ratios[0]:>8.2f}{ratios[1]:>7.2f}  {verdict(ratios[0], AIM)}"


def percentiles(times: Sequence[float]) -> tuple[float, float]:
    """The middle one, and the one that 99 in 100 are within."""
    ordered = sorted(times)
    return median(ordered), ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]


def verdict(ratio: float, aim: float) -> str:
    return f"{'within' if ratio <= aim else 'MISSES'} {aim:g}"


Act = Callable[[Seat], Awaitable[None]]


async def timed(act: Act, seat: Seat) -> float:
    """Infinitely long where Discord gave up waiting for an answer."""
    began = perf_counter()
    try:
        await act(seat)
    except Failed:
        return inf
    return perf_counter() - began


async def in_turn(name: str, seats: Sequence[Seat], act: Act, like: Act, pithead: int) -> Row:
    """One click after another, each followed by its like on the echo."""
    row = Row(name, [], [])
    for seat in seats:
        row.pithead.append(await timed(act, seat))
        await rest(pithead)
        row.echo.append(await timed(like, seat))
    return row


async def at_once(name: str, seats: Sequence[Seat], act: Act, like: Act, pithead: int) -> Row:
    """Everybody clicks in the same moment."""
    ours = await asyncio.gather(*(timed(act, seat) for seat in seats))
    await rest(pithead)
    floor = await asyncio.gather(*(timed(like, seat) for seat in seats))
    return Row(name, list(ours), list(floor))


async def rest(pid: int) -> None:
    """Until a process and all it started have nothing left to do."""
    before = -inf
    while (now := computed(pid)) - before > AT_REST:
        before = now
        await asyncio.sleep(GLANCE)


def family(pid: int) -> Iterator[int]:
    """A process and all it started."""
    yield pid
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        yield from family(int(child))


def computed(pid: int) -> float:
    """Seconds in which one of their threads was at work."""
    threads = (path for one in family(pid) for path in Path(f"/proc/{one}/task").iterdir())
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


# What is clicked


def press(label: str) -> Act:
    async def pressed(seat: Seat) -> None:
        await seat.press(label)

    return pressed


async def like_press(seat: Seat) -> None:
    assert seat.panel is not None
    await seat.ask_echo(sizes(seat.panel, pictures=False))


def move(label: str) -> Act:
    async def moved(seat: Seat) -> None:
        await seat.press_for_picture(label)

    return moved


async def like_move(seat: Seat) -> None:
    assert seat.panel is not None
    await seat.ask_echo(sizes(seat.panel, pictures=True))


async def confirm(seat: Seat) -> None:
    await seat.confirm()


async def like_confirm(seat: Seat) -> None:
    post = seat.newest()
    assert post is not None
    await seat.ask_echo(Sizes(60, 1, ()), sizes(post, pictures=True))


class Way(Struct, frozen=True):
    """How all of some seats click: one by one, or at once."""

    name: str
    run: Callable[..., Awaitable[Row]]
    seats: list[Seat]
    pithead: int

    async def looked(self, course: Course) -> Row:
        for seat in self.seats:
            await seat.open()
        name = f"click → answered, {self.name}"
        row = await self.run(name, self.seats, press(course.look), like_press, self.pithead)
        if course.in_secret:
            for seat in self.seats:
                await seat.press(CONFIRM)
        return row

    async def moved(self, course: Course) -> Row:
        for seat in self.seats:
            await seat.open()
            for labels in course.way:
                await seat.press(*labels)
        shown = Row(f"click → new picture, {self.name}", [], [])
        for label in course.moves:
            step = await self.run("", self.seats, move(label), like_move, self.pithead)
            shown.pithead += step.pithead
            shown.echo += step.echo
        return shown

    async def confirmed(self) -> Row:
        name = f"confirm → public post, {self.name}"
        return await self.run(name, self.seats, confirm, like_confirm, self.pithead)


async def measure(course: Course, ways: Sequence[Way]) -> AsyncIterator[Row]:
    """All rows, one way of clicking after the other; what is chosen in secret is chosen by all before."""
    chosen = [await way.looked(course) for way in ways] if course.in_secret else []
    for number, way in enumerate(ways):
        yield chosen[number] if chosen else await way.looked(course)
        yield await way.moved(course)
        yield await way.confirmed()


# The stage


class Stage(Struct):
    playground: Playground
    pithead: Application
    echo: Application
    channels: list[GuildChannel]
    people: tuple[str, str]


@asynccontextmanager
async def staged(channels: int) -> AsyncIterator[Stage]:
    """An embedded Discord without rate limits, with that many channels for tables."""
    async with Playground(rates=1e9) as playground:
        pithead, echo = playground.add_bot("Pithead"), playground.add_bot("Echo")
        guild = next(iter(playground.world.guilds))
        made = [scene.add_channel(playground.world, guild, f"table-{number}") for number in range(channels)]
        yield Stage(playground, pithead, echo, made, ("Ben", "Emma"))


async def seat_people(stage: Stage, course: Course, path: Path, tables: int) -> None:
    """A running table in each of the first channels, before any bot is there."""
    first, second = (int(stage.playground.person(name).id) for name in stage.people)
    async with Database(path) as database:
        house = House(database, limits=Limits(per_person=MANY + 1, per_guild=MANY + 1))
        for channel in stage.channels[:tables]:
            place = int(channel.id), first, int(channel.guild_id), 2
            opening = Opening(course.game, *place, options=course.options, language="en")
            table = await house.lobby.open(opening)
            await house.lobby.join(table.id, second)
            await house.lobby.start(table.id, first)


@asynccontextmanager
async def running(kind: str, stage: Stage, application: Application, path: Path) -> AsyncIterator[Process]:
    arguments = (kind, stage.playground.url, application.token, str(path))
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "benchmarks._bots", *arguments)
    try:
        yield process
    finally:
        process.terminate()
        await process.wait()


async def seats_of(stage: Stage, name: str, tables: int) -> list[Seat]:
    """That person at each table, as soon as both bots have posted there."""
    found = []
    for channel in stage.channels[:tables]:
        actor = stage.playground.person(name, channel=channel.name)
        found.append(Seat(actor, await actor.sees("echo", within=PATIENCE)))
    return found


async def compare_clicks(course: Course, folder: Path) -> None:
    async with staged(TABLES) as stage:
        path = folder / f"clicks-{course.game}.sqlite"
        await seat_people(stage, course, path, TABLES)
        async with (
            running("pithead", stage, stage.pithead, path) as pithead,
            running("echo", stage, stage.echo, path),
        ):
            head = ("p50", "p99", "floor", "p99", "p50 ×", "p99 ×")
            print(
                f"{course.game:<36}"
                + "".join(f"{word:>9}" for word in head[:4])
                + f"{head[4]:>8}{head[5]:>7}"
            )
            first, second = [await seats_of(stage, name, TABLES) for name in stage.people]
            ways = (
                Way("one by one", in_turn, first, pithead.pid),
                Way(f"{TABLES} at once", at_once, second, pithead.pid),
            )
            async for row in measure(course, ways):
                print(row, flush=True)


# Memory


def megabytes(pid: int) -> float:
    """A process and all it started, what they share counted once."""
    rollups = (Path(f"/proc/{one}/smaps_rollup").read_text().splitlines() for one in family(pid))
    return (
        sum(int(line.split()[1]) for rollup in rollups for line in rollup if line.startswith("Pss:")) / 1024
    )


async def memory(course: Course, folder: Path, tables: int) -> float:
    """Of a bot that has posted at so many running tables, after a hundred panels."""
    async with staged(MANY) as stage:
        path = folder / f"memory-{course.game}-{tables}.sqlite"
        await seat_people(stage, course, path, tables)
        async with running("pithead", stage, stage.pithead, path) as process:
            for channel in stage.channels[:tables]:
                await stage.playground.person("Ben", channel=channel.name).sees(TAKE, within=PATIENCE)
            for number in range(TABLES):
                channel = stage.channels[number % tables]
                await stage.playground.person("Ben", channel=channel.name).click(TAKE)
            return megabytes(process.pid)


async def compare_memory(course: Course, folder: Path) -> None:
    one, many = await memory(course, folder, 1), await memory(course, folder, MANY)
    ratio = many / one
    print(f"Memory of the bot with its drawing processes, in megabytes: {course.game}")
    print(f"  {'one running table':<34}{one:>9.1f}")
    print(f"  {f'{MANY:,} running tables':<34}{many:>9.1f}{ratio:>8.2f} ×  {verdict(ratio, AIM_MEMORY)}")


async def _all() -> None:
    print("The bot, in milliseconds; the floor is an empty discord.py bot that echoes the same sizes")
    with tempfile.TemporaryDirectory() as name:
        for course in COURSES:
            await compare_clicks(course, Path(name))
        for course in COURSES:
            await compare_memory(course, Path(name))


def main() -> None:
    asyncio.run(_all())
