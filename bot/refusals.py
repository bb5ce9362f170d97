"""What went wrong, in words that say what to do."""

from __future__ import annotations

from typing import Any, TypeAlias

from games.core import GameError
from storage import StorageError
from tables import NotYourTurn, StaleTable, Table, TableError
from texts import Texts, UnknownTextError

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
    if isinstance(error, StorageError):
        return text("refused-storage")
    try:
        return text(f"refused-{error.code}", **_values(error.data, text))
    except UnknownTextError:
        return text("refused-other", code=error.code)


def _acting(table: Table, text: Texts) -> str:
    seats = (table.seats[seat] for seat in table.to_act)
    return ", ".join(f"<@{seat.user}>" if seat.user else text("ai", level=seat.ai or "") for seat in seats)


def _values(data: dict[str, Any], text: Texts) -> dict[str, str | int]:
    """What a text may be filled with."""
    if PERMISSIONS in data:
        data = {**data, PERMISSIONS: tuple(text(f"permission-{name}") for name in data[PERMISSIONS])}
    return {
        key: value
        if isinstance(value, int)
        else ", ".join(map(str, value))
        if isinstance(value, tuple)
        else str(value)
        for key, value in data.items()
    }
