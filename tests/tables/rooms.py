"""Houses, clocks and tables for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from games.core import AnyGame
from storage import Database
from tables import Answer, House, Look, Opening, Table
from tests.tables.toys import TOYS

RED, BLUE, GREEN, YELLOW = 101, 102, 103, 104
PEOPLE = (RED, BLUE, GREEN, YELLOW)
STRANGER, MODERATOR = 666, 999
CHANNEL, GUILD = 5000, 70


class Clock:
    """Time stands still until it is moved on."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


@asynccontextmanager
async def open_house(
    path: Path, games: Mapping[str, AnyGame] = TOYS, **arguments: Any
) -> AsyncIterator[House]:
    async with Database(path) as database:
        yield House(database, games, **{"clock": Clock(), **arguments})


async def lobby(house: House, game: str = "dig", people: int = 2, channel: int = CHANNEL) -> Table:
    """An open table with that many people seated."""
    table = await house.lobby.open(
        Opening(game, channel, RED, guild=GUILD, seats=people if people > 1 else None)
    )
    for user in PEOPLE[1:people]:
        table = await house.lobby.join(table.id, user)
    return table


async def started(house: House, game: str = "dig", people: int = 2, channel: int = CHANNEL) -> Table:
    """A table whose game has just begun."""
    table = await lobby(house, game, people, channel)
    return await house.lobby.start(table.id, RED)


async def do(house: House, table: Table, user: int, *actions: str, request: str | None = None) -> Answer:
    """Acts on what that person sees now."""
    look = await house.sight.look(table.id, user)
    return await house.play.act(
        table.id, user, *actions, version=look.version, revision=look.revision, request=request
    )


async def turn(house: House, table: Table, user: int, *actions: str) -> Answer:
    """Does something, and rests."""
    return await do(house, table, user, *actions, "rest")


async def play_out(house: House, table: Table, *actions: str) -> Look:
    """Everybody does the same until the game is over."""
    while (look := await house.sight.look(table.id)).table.status == "running":
        seat = look.table.seats[look.table.to_act[0]]
        assert seat.user is not None
        await turn(house, table, seat.user, *actions)
    return look
