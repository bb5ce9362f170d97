"""Two people at a table of Glück Auf whose orders were dealt; the first of them is in turn."""

from __future__ import annotations

from playground.driver import Actor
from tables import Table
from tests.bot.stage import TAKE, Stage

DEALT = {"orders": "dealt", "start": "first-seat"}


class Seated:
    """Two people at a table of Glück Auf whose orders were dealt; the first of them is in turn."""

    def __init__(self, stage: Stage, table: Table, people: list[Actor]) -> None:
        self.stage = stage
        self.table = table
        self.first, self.second = people

    async def now(self) -> Table:
        return await self.stage.house.table(self.table.id)


async def seated(stage: Stage) -> Seated:
    people = [stage.person("Anna"), stage.person("Ben")]
    opening = (await people[0].slash("/game new", game="gluckauf", seats=2)).message
    assert opening is not None
    table = await stage.house.table_in(int(people[0].channel.id))
    assert table is not None
    await stage.house.lobby.configure(table.id, int(people[0].id), options=DEALT)
    await people[1].click(opening, "Join")
    await people[0].click(opening, "Start")
    await people[0].sees(TAKE)
    return Seated(stage, table, people)
