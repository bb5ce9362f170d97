"""The house: all tables of one database, and everything that may be asked of them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from games import GAMES
from storage import readings
from tables.aftermath import Aftermath, plain
from tables.desk import Desk, Limits
from tables.digests import Digests
from tables.lobby import Lobby
from tables.outbox import Outbox
from tables.people import People
from tables.play import Play
from tables.premoves import Premoves
from tables.records import Records
from tables.results import Results
from tables.seats import Seats
from tables.sight import Sight
from tables.timers import Timers
from tables.values import Table, table_value
from tables.voting import Voting
from tables.waits import Waits

if TYPE_CHECKING:
    from games.core import AnyGame
    from storage import Database

ID_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No letter that is mistaken for another."""


def fresh_id() -> str:
    """Thirty letters to the eighth: too many to guess or to meet twice."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(8))


def fresh_seed() -> int:
    return secrets.randbits(64)


class House:
    """Give it an open `storage.Database`. What is random, and the time, can be given too, for tests."""

    def __init__(
        self,
        database: Database,
        games: Mapping[str, AnyGame] = GAMES,
        *,
        clock: Callable[[], float] = time.time,
        ids: Callable[[], str] = fresh_id,
        seeds: Callable[[], int] = fresh_seed,
        aftermath: Aftermath = plain,
        limits: Limits | None = None,
    ) -> None:
        desk = Desk(
            database,
            games,
            clock=clock,
            ids=ids,
            seeds=seeds,
            aftermath=aftermath,
            limits=limits if limits is not None else Limits(),
        )
        self._desk = desk
        self.games = games
        self.lobby = Lobby(desk)
        self.play = Play(desk)
        self.premoves = Premoves(desk)
        self.sight = Sight(desk)
        self.seats = Seats(desk)
        self.voting = Voting(desk)
        self.results = Results(desk)
        self.records = Records(desk)
        self.outbox = Outbox(desk)
        self.timers = Timers(desk)
        self.people = People(desk)
        self.waits = Waits(desk)
        self.digests = Digests(desk)

    def now(self) -> float:
        """The time by the house's clock."""
        return self._desk.clock()

    async def table(self, table_id: str) -> Table:
        """Raises NoSuchTable."""
        return await self._desk.table(table_id)

    async def table_in(self, channel: int) -> Table | None:
        """The unfinished table of a channel, or else the game that ended there last."""
        found = await self._desk.database.read(readings.latest_in, channel)
        return await self.table(found) if found is not None else None

    async def tables_of(self, user: int, guild: int | None = None) -> tuple[Table, ...]:
        """The unfinished tables where a person sits, is awaited or is away from; of one guild, or of all."""
        found = await self._desk.database.read(readings.tables_of_person, user, guild)
        return tuple(table_value(row, chairs) for row, chairs in found)

    async def tables_in_guild(self, guild: int) -> tuple[Table, ...]:
        """All unfinished ones."""
        found = await self._desk.database.read(readings.tables_of_guild, guild)
        return tuple(table_value(row, chairs) for row, chairs in found)

    async def waiting_for_ai(self) -> tuple[str, ...]:
        """The tables at which an AI is to act."""
        return tuple(await self._desk.database.read(readings.waiting_for_ai))

    async def ai_due(self) -> None:
        """Waits until an AI has become due somewhere. Ask `waiting_for_ai` first, once, after a start."""
        await self._desk.ai_due.wait()
