"""What went wrong, in words that say what to do."""

from __future__ import annotations

from datetime import date
from typing import Any, TypeAlias

from bot.moments import day
from bot.standing import named
from games.core import GameError
from storage import StorageError
from tables import NotYourTurn, StaleTable, Table, TableError, TableFrozen
from texts import Texts, UnknownTextError

SNOWFLAKES = 1 << 40
"""Numbers from here on name people, roles and channels."""
PERMISSIONS = "permissions"
"""Under this name a refusal tells what the bot is not allowed, as Discord's API calls it."""
REFUSALS = (TableError, GameError, StorageError)
Refusal: TypeAlias = TableError | GameError | StorageError
"""Everything that is refused in an orderly way. Anything else is a defect of ours."""


def wording(error: Refusal, text: Texts, table: Table | None = None) -> str:
    """One or two sentences for the person who asked."""
    if isinstance(error, StaleTable):
        return text("refused-stale")
    if isinstance(error, NotYourTurn) and table is not None:
        return text("refused-not-your-turn", who=_acting(table, text))
    if isinstance(error, TableFrozen):
        return text("refused-table-frozen")
    if isinstance(error, StorageError):
        return text("refused-storage")
    try:
        return text(f"refused-{error.code}", **_values(error.data, text))
    except UnknownTextError:
        return text("refused-other", code=error.code)


def _acting(table: Table, text: Texts) -> str:
    seats = (table.seats[seat] for seat in table.to_act)
    return ", ".join(f"<@{seat.user}>" if seat.user else text(f"ai-{seat.ai}") for seat in seats)


def _values(data: dict[str, Any], text: Texts) -> dict[str, str | int]:
    """What a text may be filled with."""
    if PERMISSIONS in data:
        data = {**data, PERMISSIONS: named(data[PERMISSIONS], text.language)}
    return {key: _value(value) for key, value in data.items()}


def _value(value: Any) -> str | int:
    """A number counts something, unless it is one of Discord's, which are names. Discord shows days."""
    if isinstance(value, date):
        return day(value)
    if isinstance(value, int) and abs(value) < SNOWFLAKES:
        return value
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
