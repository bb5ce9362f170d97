"""What a table agrees on about time, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tables.agreement import BANK, CLOCK, NO_CLOCK, PAUSES, agreement

if TYPE_CHECKING:
    from tables import Table
    from texts import Texts


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
