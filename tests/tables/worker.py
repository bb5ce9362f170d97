"""A process that plays many tables at once and tells what it acknowledges, until it is killed.

Lines go to standard output: `asked ID` before a click, `done ID` after its answer, `post CHANNEL NONCE` for a
message sent. The parent is Discord here: it hears every line written before the kill, and nothing after it.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from random import Random

from storage import Database
from tables import House, Limits, Opening, StaleTable, TableError
from tests.tables.toys import TOYS

TABLES, PEOPLE = 12, (1, 2, 3, 4)


def tell(line: str) -> None:
    """One write, so that a line is there wholly or not at all."""
    os.write(1, f"{line}\n".encode())


async def click(house: House, table: str, user: int, number: str, chance: Random) -> None:
    """Something a player might do on what they see; sometimes the same click twice at once."""
    look = await house.sight.look(table, user)
    if not look.legal:
        return
    action = str(chance.choice(look.legal))
    asked = f"{table} {user} {number}"
    tell(f"asked {asked}")
    clicks = [
        house.play.act(table, user, action, version=look.version, revision=look.revision, request=asked)
        for _ in range(chance.choice((1, 1, 2)))
    ]
    for answer in await asyncio.gather(*clicks, return_exceptions=True):
        if isinstance(answer, StaleTable):
            return
        if isinstance(answer, BaseException):
            raise answer
    tell(f"done {asked}")


async def play(house: House, channel: int, life: int, chance: Random) -> None:
    """One table after another in a channel; whoever is to act acts."""
    for number in range(1_000_000):
        table = await house.table_in(channel)
        if table is None or not table.unfinished:
            table = await house.lobby.open(Opening(chance.choice(("dig", "fists")), channel, PEOPLE[0]))
        if table.status == "lobby":
            for user in PEOPLE[1:]:
                await house.lobby.join(table.id, user)
            table = await house.lobby.start(table.id, PEOPLE[0])
        users = [table.seats[seat].user or 0 for seat in table.to_act]
        clicks = (click(house, table.id, user, f"{life}.{number}", chance) for user in users)
        await asyncio.gather(*clicks)


async def deliver(house: House) -> None:
    """Sends what is owed, several channels at once."""
    while True:
        for entry in await house.outbox.take():
            tell(f"post {entry.channel} {entry.nonce}")
            await house.outbox.delivered(entry, message=entry.id, role="table", version=1)
        await house.outbox.wait()


async def catch_up(house: House) -> None:
    """Sends all that is still owed, and nothing else."""
    while entries := await house.outbox.take():
        for entry in entries:
            tell(f"post {entry.channel} {entry.nonce}")
            await house.outbox.delivered(entry, message=entry.id)


async def main(path: Path, life: int) -> None:
    async with Database(path) as database:
        house = House(database, TOYS, limits=Limits(per_person=TABLES, per_guild=TABLES))
        tell("ready")
        if life < 0:
            await catch_up(house)
            return
        chance = Random(life)
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(deliver(house))
                for channel in range(TABLES):
                    tasks.create_task(play(house, channel, life, chance))
        except* TableError as errors:
            tell(f"failed {errors.exceptions!r}")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
