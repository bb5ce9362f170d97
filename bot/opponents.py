"""AIs at the table: seats without a person take their turns here, with a pause so that people can follow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.thinking import Thinking, turn
from games.core import AnyGame
from games.opponents import opponents
from tables import ACTIONS_AT_ONCE, Ai, House, NotAtTable, Position, StaleTable, WrongStatus

log = logging.getLogger(__name__)

AGAIN = 60.0
"""Seconds until an AI that could not play tries again."""


def stand_in(game: AnyGame) -> str:
    """The level that plays on for somebody who left: neither the weakest nor the strongest."""
    levels = list(game.levels or opponents(game))
    return levels[len(levels) // 2]


class Opponents:
    """Runs beside the bot for as long as it lives.

    A turn is committed as a whole once it is thought out: after a restart it is thought out anew.
    """

    def __init__(self, house: House, thinking: Thinking, *, pause: float, seeds: Callable[[], int]) -> None:
        self._house = house
        self._thinking = thinking
        self._pause = pause
        self._seeds = seeds
        self._busy: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        async with asyncio.TaskGroup() as playing:
            while True:
                for table in await self._house.waiting_for_ai():
                    if table not in self._busy:
                        task = playing.create_task(self._play(table))
                        self._busy[table] = task
                await self._house.ai_due()

    async def _play(self, table: str) -> None:
        """Every AI turn that is due at one table."""
        try:
            while await self._tried(table):  # noqa: ASYNC110  # waits for nothing: people read meanwhile
                await asyncio.sleep(self._pause)
        finally:
            del self._busy[table]

    async def _tried(self, table: str) -> bool:
        """Whether more may be due. What goes wrong here is no matter of other tables."""
        try:
            return await self._turn(table)
        except (StaleTable, NotAtTable, WrongStatus):
            return True  # the table has moved on or ended, or the AI was replaced: what is due is seen anew
        except Exception:
            log.exception("an AI cannot play", extra={"table": table})
            await asyncio.sleep(AGAIN)
            return True

    async def _turn(self, table_id: str) -> bool:
        """One turn of one AI seat; False when none is due."""
        position = await self._house.sight.position(table_id)
        table = position.table
        if not table.ai_to_act:
            return False
        seat = table.ai_to_act[0]
        await self._act(position, Ai(seat, table.seats[seat].ai or "random"))
        return True

    async def stand_in(self, table_id: str, seat: int, level: str) -> None:
        """Plays one turn for a person whose time is up, unless they have just moved."""
        position = await self._house.sight.position(table_id)
        if seat in position.table.to_act:
            await self._act(position, Ai(seat, level, standing_in=True))

    async def _act(self, position: Position, ai: Ai) -> None:
        """A turn as a whole; who plays at random may wander for longer than is taken at once."""
        actions = await self._thinking.think(
            turn, type(position.game), position.state, ai.seat, ai.level, self._seeds()
        )
        version = position.table.version
        for first in range(0, len(actions), ACTIONS_AT_ONCE):
            part = actions[first : first + ACTIONS_AT_ONCE]
            version = (await self._house.play.act(position.table.id, ai, *part, version=version)).version
