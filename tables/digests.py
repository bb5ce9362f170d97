"""Once a day, for who wants it: a list of all tables that wait for a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage import Conflict, readings
from tables.aftermath import Consequences, Notice, Timer
from tables.habits import habits
from tables.owed import fired

if TYPE_CHECKING:
    from tables.desk import Desk
    from tables.waiting import Habits

DIGEST = "digest"


class Digests:
    """Timers of kind DIGEST belong here: give each one that is due to `wake`."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def wake(self, timer: Timer) -> None:
        """Owes the list, if any table waits, and sets the timer for the next day. Late ones come once."""
        assert timer.user is not None
        user, now = timer.user, self._desk.clock()
        known = await habits(self._desk.database, [user], self._desk.limits.time_zone)
        waiting = await self._desk.database.read(readings.waits_for, user)
        wanted = waiting and known[user].calendar.away(now) is None
        notices = (Notice(DIGEST, {"user": user, "direct": True}, channel=user),) if wanted else ()
        following = Consequences(notices, digest_timers(user, known[user], now))
        try:
            await self._desk.store(following, *fired(timer))
        except Conflict:
            return  # chosen anew meanwhile


def digest_timers(user: int, chosen: Habits, now: float) -> tuple[Timer, ...]:
    """The next one; none for who wants none."""
    hour = chosen.reminders.digest
    if hour is None:
        return ()
    return (Timer(digest_key(user), DIGEST, chosen.calendar.at_hour(hour, now), user=user),)


def digest_key(user: int) -> str:
    return f"{DIGEST} {user}"
