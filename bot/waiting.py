"""What falls due while nobody clicks: reminders, clocks that run out, digests, tidying up."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.clock import Clock, first_of
from bot.opponents import stand_in
from tables import Consequences, Expired, House, StaleTable, Timer
from tables.agreement import AI_SEAT
from tables.desk import PREMOVE
from tables.digests import DIGEST
from tables.waits import WAIT

if TYPE_CHECKING:
    from bot.opponents import Opponents

log = logging.getLogger(__name__)

TIDY, DAY = "tidy", 86400.0
AGAIN = 600.0
"""Seconds until something that did not work is tried once more."""


class Waiting:
    """Runs beside the bot for as long as it lives. All it does later stands in the house's timers."""

    def __init__(self, house: House, opponents: Opponents, clock: Clock) -> None:
        self._house = house
        self._opponents = opponents
        self._clock = clock

    async def run(self) -> None:
        if await self._house.timers.get(TIDY) is None:
            await self._house.timers.set(Timer(TIDY, TIDY, self._clock.now() + DAY))
        while True:
            for timer in await self._house.timers.due():
                await self._wake(timer)
            await first_of(self._clock, await self._house.timers.next_due(), self._house.timers.wait())

    async def _wake(self, timer: Timer) -> None:
        """One that fails is tried again later; it does not hold up the others."""
        try:
            if timer.kind == WAIT:
                await self._wait_over(timer)
            elif timer.kind == PREMOVE:
                await self._house.play.premove(timer)
            elif timer.kind == DIGEST:
                await self._house.digests.wake(timer)
            elif timer.kind == TIDY:
                await self._house.outbox.tidy()
                await self._later(timer, DAY)
            else:
                log.warning("a timer of no known kind", extra={"timer": timer.key})
                await self._later(timer, DAY)
        except StaleTable:
            return  # somebody has just moved: then this timer is gone, or will be due again
        except Exception:
            log.exception("not done in time", extra={"timer": timer.key})
            await self._later(timer, AGAIN)

    async def _wait_over(self, timer: Timer) -> None:
        expired = await self._house.waits.wake(timer)
        if expired is not None:
            await self._time_is_up(expired)

    async def _time_is_up(self, expired: Expired) -> None:
        """What the table agreed: an AI plays this turn, or takes the seat until its person is back.

        The last person keeps their seat: among AIs the game would be over before anybody is back.
        """
        level = stand_in(self._house.games[expired.table.game])
        if expired.expiry == AI_SEAT and len(expired.table.people) > 1:
            await self._house.seats.hand_over(expired.table.id, expired.seat, level)
        else:
            await self._opponents.stand_in(expired.table.id, expired.seat, level)

    async def _later(self, timer: Timer, seconds: float) -> None:
        following = replace(timer, due_at=self._clock.now() + seconds)
        await self._house.timers.fire(timer, Consequences(timers=(following,)))
