"""What a table agrees on about time, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.moments import day, moment
from tables.agreement import BANK, CLOCK, NO_CLOCK, PAUSES, agreement

if TYPE_CHECKING:
    from tables import Table, Wait
    from texts import Texts


HOUR, DAY = 3600, 86400


def agreed_option(text: Texts, key: str, choice: str | None = None) -> str:
    """One of `tables.AGREED`, or one of its choices, as a list offers it."""
    if choice is None:
        return text(f"agreed-{key}")
    if key == CLOCK.key and choice != NO_CLOCK:
        clock, _, days = choice.partition("-")
        return text("agreed-clock-bank" if clock == BANK else "agreed-clock-turn", days=int(days))
    return text(f"agreed-{key}-{choice}")


def agreed_words(text: Texts, table: Table) -> str:
    """All of it in one line, for the card of a lobby."""
    agreed = agreement(table.settings)
    if agreed.clock == NO_CLOCK:
        return agreed_option(text, CLOCK.key, NO_CLOCK)
    settings = {key: str(value) for key, value in table.settings.items()}
    parts = [agreed_option(text, CLOCK.key, settings[CLOCK.key])]
    if agreed.nights or agreed.weekends:
        parts.append(agreed_option(text, PAUSES.key, settings[PAUSES.key]))
    return " · ".join([*parts, agreed_option(text, "expiry", agreed.expiry)])


def times_left(text: Texts, waits: Sequence[Wait], mentions: Sequence[str]) -> list[str]:
    """Until when each one has time, and who is on vacation, a line for each."""
    lines = []
    for wait in waits:
        said = _time_left(text, wait)
        who = [mentions[wait.seat]] if len(waits) > 1 else []
        if said:
            lines.append(" · ".join((*who, *said)))
    return lines


def _time_left(text: Texts, wait: Wait) -> list[str]:
    if wait.away is not None:
        return [text("away-until", when=day(wait.away.last))]
    said = [] if wait.deadline is None else [text("deadline", when=moment(wait.deadline))]
    if wait.bank is not None:
        days, hours = int(wait.bank // DAY), int(wait.bank // HOUR)
        said.append(text("bank-days", days=days) if days else text("bank-hours", hours=hours))
    return said
