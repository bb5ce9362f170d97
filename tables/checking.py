"""Whether a file is sound: what SQLite finds, and every table's log against everything derived from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import AnyGame, CorruptState
from storage import readings
from tables import history
from tables.errors import TableFrozen
from tables.values import RUNNING, table_value

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping, Sequence

    from storage import Database
    from storage.readings import TableFile
    from storage.rows import ActionRow


async def faults(database: Database, games: Mapping[str, AnyGame]) -> AsyncIterator[str]:
    """Everything that is wrong, one sentence each; nothing for a sound file. The bot may run meanwhile."""
    for fault in await database.read(readings.faults):
        yield fault
    for table_id in await database.read(readings.all_tables):
        file, log = await database.read(readings.table_and_log, table_id)
        for fault in _table_faults(games, file, log):
            yield f"table {table_id}: {fault}"


def _table_faults(games: Mapping[str, AnyGame], file: TableFile, log: Sequence[ActionRow]) -> list[str]:
    row = file.table
    if [entry.version for entry in log] != list(range(1, row.version + 1)):
        return [f"its log does not count from 1 to {row.version}"]
    if row.started_at is None:
        return ["it has a log though it never started"] if log else []
    try:
        game = history.known_game(games, row)
        state = history.state_at(game, row, len(file.seats), log)
    except TableFrozen as error:
        return [f"it is frozen: {error}"]
    found = []
    if not _snapshot_fits(game, file, game.encode(state)):
        found.append("its snapshot is not what its log leads to")
    if history.moved(row, game, state) != row:
        found.append("its turn is not what its log leads to")
    if row.status == RUNNING and game.outcome(state) is not None:
        found.append("its game is over, and yet it runs")
    if not _waits_fit(file):
        found.append("it does not wait for those who are to act")
    return found


def _waits_fit(file: TableFile) -> bool:
    """Whoever is to act is waited for, and nobody else."""
    table = table_value(file.table, file.seats)
    awaited = {(seat, table.seats[seat].user) for seat in table.to_act if table.seats[seat].user is not None}
    return awaited == {(wait.seat, wait.user_id) for wait in file.waits if wait.since is not None}


def _snapshot_fits(game: AnyGame, file: TableFile, state: bytes) -> bool:
    """A snapshot of another version of the rules is no fault: it is made anew from the log."""
    if file.snapshot is None or file.snapshot.version != file.table.version:
        return True
    try:
        game.decode(file.snapshot.state)
    except CorruptState:
        return True
    return file.snapshot.state == state
