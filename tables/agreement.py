"""What a table agrees on about time: the clock of a turn, when it pauses, what happens when it runs out.

It stands in `table.settings` as plain texts, each one of a few choices, so that a list can offer them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from games.core import Option
from tables.errors import Refused

DAY = 86400.0

NO_CLOCK, TURN, BANK = "none", "turn", "bank"
NIGHTS, WEEKENDS = "nights", "weekends"
AI_TURN, AI_SEAT, VOTE = "ai-turn", "ai-seat", "vote"

CLOCK = Option(
    "clock",
    (NO_CLOCK, *(f"{TURN}-{days}" for days in range(1, 15)), *(f"{BANK}-{days}" for days in (7, 14, 21, 30))),
)
"""None; so many days for each turn; or a day for each turn and so many more to spend over the whole game."""
PAUSES = Option("pauses", ("never", NIGHTS, WEEKENDS, f"{NIGHTS}-{WEEKENDS}"))
"""When the clock stands still, by the day and night of whoever is to act."""
EXPIRY = Option("expiry", (AI_TURN, AI_SEAT, VOTE))
"""When time is up: an AI plays this turn, an AI takes the seat until the person is back, the others vote."""

AGREED = (CLOCK, PAUSES, EXPIRY)
"""What `/game new` and the options of a lobby offer beyond the game's own options."""


class Agreement(Struct, frozen=True):
    """The same, ready to be used."""

    clock: str = NO_CLOCK
    """NO_CLOCK, TURN or BANK."""
    days: int = 0
    nights: bool = False
    weekends: bool = False
    expiry: str = AI_TURN

    @property
    def turn_seconds(self) -> float:
        """What each turn has for itself."""
        return self.days * DAY if self.clock == TURN else DAY

    @property
    def bank_seconds(self) -> float:
        """What a seat may spend beyond that over the whole game."""
        return self.days * DAY if self.clock == BANK else 0.0


def agreement(settings: Mapping[str, Any]) -> Agreement:
    """What the settings of a table say; the defaults where they say nothing. Raises Refused for nonsense."""
    chosen = {option.key: _chosen(option, settings) for option in AGREED}
    clock, _, days = chosen[CLOCK.key].partition("-")
    pauses = chosen[PAUSES.key]
    return Agreement(
        clock=clock,
        days=int(days or 0),
        nights=NIGHTS in pauses,
        weekends=WEEKENDS in pauses,
        expiry=chosen[EXPIRY.key],
    )


def _chosen(option: Option, settings: Mapping[str, Any]) -> str:
    value = settings.get(option.key, option.default)
    if value not in option.choices:
        raise Refused("no-such-choice", option=option.key, choice=str(value))
    return str(value)
