"""How fast tables are: committed actions against bare commits, opening a full file, memory of an idle table.

Everything is told as a ratio within one run. Bare commits write as many bytes as an action does, one blob in
a transaction of its own, with the same durability: what is left of their speed is what tables cost.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from msgspec.structs import replace

from games import GAMES
from games.chance import Chance
from storage import Database, Statement, insert, readings
from storage.connection import opened
from tables import Ai, House, Limits, Opening

SEED = 7
SLICES = 12
ACTIONS = 60
"""Actions and commits in a slice; slices take turns, so that all see the same disk."""
AT_ONCE = 50
FEW, MANY = 10, 10_000
OPENINGS = 15
TOUCHED = 150


class Counting(Database):
    """Counts the bytes that are written."""

    bytes_written = 0

    async def write(self, *statements: Statement) -> None:
        for statement in statements:
            for value in statement.values:
                self.bytes_written += len(value) if isinstance(value, str | bytes) else 8
        await super().write(*statements)


class Table:
    """A table whose whole game is known beforehand, so that nothing but acting is timed."""

    def __init__(self, house: House, table_id: str) -> None:
        self.house = house
        self.id = table_id
        self.version = 0
        self._script = script()

    async def act(self, actions: int) -> None:
        for _ in range(actions):
            seat, action = next(self._script)
            actor = Ai(seat, "bench", standing_in=True)
            request = f"{self.id} {self.version}"
            await self.house.play.act(self.id, actor, action, version=self.version, request=request)
            self.version += 1


def script() -> Iterator[tuple[int, str]]:
    """A game of Glück Auf at random, almost to its end."""
    game, chance = GAMES["gluckauf"], Chance(SEED)
    state = game.new(2, SEED)
    while acting := game.to_act(state):
        legal = game.legal(state, acting[0])
        action = legal[chance.below(len(legal))]
        yield acting[0], str(action)
        state = game.advance(state, acting[0], action)


async def seated(house: House, channel: int) -> Table:
    table = await house.lobby.open(Opening("gluckauf", channel, owner=channel + 1, seats=2))
    await house.lobby.join(table.id, 10**6)
    await house.lobby.start(table.id, channel + 1)
    return Table(house, table.id)


def house_of(database: Database) -> House:
    return House(database, seeds=lambda: SEED, limits=Limits(per_person=MANY, per_guild=MANY))


class Bare:
    """SQLite and nothing else."""

    def __init__(self, path: Path) -> None:
        self._connection = opened(path, writing=True, busy_seconds=1)
        self._connection.execute("CREATE TABLE blobs (id INTEGER PRIMARY KEY, data BLOB)")

    def commit(self, size: int, times: int) -> None:
        for _ in range(times):
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.execute("INSERT INTO blobs (data) VALUES (?)", (bytes(size),))
            self._connection.execute("COMMIT")

    def close(self) -> None:
        self._connection.close()


async def compare_commits(folder: Path) -> None:
    bare = Bare(folder / "bare.sqlite")
    spent = {"bare SQLite commits": 0.0, "one table": 0.0, f"{AT_ONCE} tables at once": 0.0}
    async with Counting(folder / "commits.sqlite") as database:
        house = house_of(database)
        crowd = [await seated(house, channel) for channel in range(AT_ONCE)]
        alone = await seated(house, AT_ONCE)
        size = await _bytes_of_an_action(database, await seated(house, AT_ONCE + 1))
        for number in range(SLICES):
            if number % 2 == 0:
                alone = await seated(house, AT_ONCE + 2 + number)
            began = perf_counter()
            bare.commit(size, ACTIONS)
            spent["bare SQLite commits"] += perf_counter() - began
            began = perf_counter()
            await alone.act(ACTIONS)
            spent["one table"] += perf_counter() - began
            began = perf_counter()
            await asyncio.gather(*(table.act(ACTIONS // AT_ONCE + 1) for table in crowd))
            share = ACTIONS / (AT_ONCE * (ACTIONS // AT_ONCE + 1))
            spent[f"{AT_ONCE} tables at once"] += (perf_counter() - began) * share
    bare.close()
    print(f"Tables: committed actions of Glück Auf, {size} bytes each")
    print(f"{'':<26}{'actions/s':>12}{'against bare':>14}")
    floor = spent["bare SQLite commits"]
    for name, seconds in spent.items():
        print(f"  {name:<24}{SLICES * ACTIONS / seconds:>12,.0f}{floor / seconds:>14.2f}")


async def _bytes_of_an_action(database: Counting, table: Table) -> int:
    before = database.bytes_written
    await table.act(100)
    return (database.bytes_written - before) // 100


async def fill(path: Path, tables: int) -> None:
    """As many running tables as asked for, all like one that was really played."""
    async with Database(path) as database:
        played = await seated(house_of(database), 0)
        await played.act(40)
        file, log = await database.read(readings.table_and_log, played.id)
        assert file.snapshot is not None
        copies = [*file.seats, file.snapshot, *(replace(entry, request=None) for entry in log)]
        writes = []
        for number in range(1, tables):
            row = replace(file.table, id=f"T{number}", channel_id=number, owner_id=number)
            rows = [row, *(replace(copy, table_id=row.id) for copy in copies)]
            writes.append(database.write(*map(insert, rows)))
        await asyncio.gather(*writes)


async def ready(path: Path) -> float:
    """Seconds until a house could answer: opened, and everything asked that a start asks."""
    began = perf_counter()
    async with Database(path) as database:
        house = House(database)
        await house.waiting_for_ai()
        await house.timers.due()
        await house.outbox.next_due()
        return perf_counter() - began


async def compare_openings(folder: Path) -> None:
    files = {count: folder / f"{count}.sqlite" for count in (FEW, MANY)}
    for count, path in files.items():
        await fill(path, count)
    times: dict[int, list[float]] = {FEW: [], MANY: []}
    for _ in range(OPENINGS):
        for count, path in files.items():
            times[count].append(await ready(path))
    print("Opening a file, until a house is ready (median)")
    print(f"{'':<26}{'ms':>12}{'against few':>14}")
    few = sorted(times[FEW])[OPENINGS // 2]
    for count in files:
        median = sorted(times[count])[OPENINGS // 2]
        print(f"  {f'{count:,} tables':<24}{median * 1000:>12.1f}{median / few:>14.2f}")


async def measure_memory(folder: Path) -> None:
    """What stays of tables that were played at and left alone."""
    async with Database(folder / "memory.sqlite") as database:
        house = house_of(database)
        tracemalloc.start()
        for channel in range(TOUCHED):  # so that everything made once is made
            await (await seated(house, channel)).act(3)
        before = _held()
        for channel in range(TOUCHED, 3 * TOUCHED):
            await (await seated(house, channel)).act(3)
        grown = _held() - before
        tracemalloc.stop()
    print("Memory of an idle table")
    print(f"  {f'bytes, of {2 * TOUCHED} tables':<24}{max(grown, 0) / (2 * TOUCHED):>12.1f}")


def _held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


async def _all() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        await compare_commits(folder)
        await compare_openings(folder)
        await measure_memory(folder)


def main() -> None:
    asyncio.run(_all())
