"""Ending a table before its game is over: with the scores as they stand, where there are any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from storage import Statement, insert, readings
from tables.errors import TableFrozen
from tables.results import result_rows
from tables.values import ABANDONED, FINISHED, RUNNING

if TYPE_CHECKING:
    from storage.readings import TableFile
    from storage.rows import TableRow
    from tables.desk import Desk


async def ended(desk: Desk, file: TableFile, reason: str) -> tuple[TableRow, tuple[Statement, ...]]:
    """The table once it has ended for that reason, and its results. They leave all ratings as they are.

    There are none before the first turn is over, nor where this version cannot play the table.
    """
    try:
        results = await _results(desk, file)
    except TableFrozen:
        results = ()
    status = FINISHED if results else ABANDONED
    return replace(file.table, status=status, ended_at=desk.clock(), ended_by=reason), results


async def _results(desk: Desk, file: TableFile) -> tuple[Statement, ...]:
    if file.table.status != RUNNING:
        return ()
    game, state = desk.game(file.table), await desk.state(file)
    outcome = game.outcome(game.cut_short(state)) if game.turn(state) else None
    if outcome is None:
        return ()
    log = await desk.database.read(readings.log, file.table.id)
    return tuple(map(insert, result_rows(desk, file, log, outcome, {})))
