"""What a person chose about reminders: when, where, and when they sleep. Kept with their other choices."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from tables.errors import Refused

CHANNEL, DIRECT = "channel", "direct"
LADDERS = ((24, 48, 72), (12, 24, 48), (48, 96), (24,), ())
"""Ladders to choose from: hours after it became one's turn. The default stands first; () is no reminder."""
NIGHTS = ((22, 8), (21, 7), (23, 7), (23, 9), (0, 8), (0, 10), (20, 10), (0, 0))
"""Nights to choose from, by the hours of one's own clock. The default stands first; the last is none."""
LONGEST_LADDER, LONGEST_HOURS = 10, 14 * 24


class Reminders(Struct, frozen=True, forbid_unknown_fields=True):
    """A person's choices; what they did not choose is as it stands here."""

    hours: tuple[int, ...] = LADDERS[0]
    """Hours after it became one's turn, growing."""
    where: str = CHANNEL
    """CHANNEL or DIRECT."""
    night: tuple[int, int] = NIGHTS[0]
    """From when to when, by the hours of one's own clock, nothing is sent. The same hour twice: never."""
    digest: int | None = None
    """At which hour a list of all tables that wait for this person is sent directly; None for no list."""


def reminders(chosen: dict[str, Any]) -> Reminders:
    """Raises Refused for what is no choice at all."""
    try:
        found = msgspec.convert(chosen, Reminders)
    except msgspec.ValidationError as error:
        raise Refused("no-such-reminders", reason=str(error)) from error
    hours = found.hours
    if (
        list(hours) != sorted(set(hours))
        or len(hours) > LONGEST_LADDER
        or not all(0 < each <= LONGEST_HOURS for each in hours)
        or found.where not in (CHANNEL, DIRECT)
        or not all(0 <= hour < 24 for hour in (*found.night, found.digest or 0))
    ):
        raise Refused("no-such-reminders", reason=str(found))
    return found
