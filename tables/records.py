"""Games as text: told in full once they are over, and taken in again after a replay has proved them true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from games.record import IllegalRecord, Record, parse_record
from games.record import Move as RecordedMove
from games.record import replay as replayed
from storage import insert, readings
from storage.readings import TableFile
from storage.rows import ActionRow, SeatRow, SnapshotRow, TableRow
from tables import history
from tables.aftermath import OPENED
from tables.errors import WrongStatus
from tables.results import result_rows
from tables.values import COLOURS, FINISHED, GAME, Access, Table, as_json, table_value

if TYPE_CHECKING:
    from games.core import Outcome
    from tables.desk import Desk


class Origin(Struct, frozen=True):
    """Where a record comes to stand, and who sat at its table, as far as that is known."""

    channel: int
    owner: int
    guild: int | None = None
    users: tuple[int | None, ...] = ()
    language: str = "en"


class Records:
    """Export and import of games."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def export(self, table_id: str, *, unfinished: bool = False) -> str:
        """The game as text. It tells everything, hidden things too: raises WrongStatus while it is played,
        unless it is asked for all the same by whoever runs the bot."""
        file = await self._desk.file(table_id)
        over = not table_value(file.table, file.seats).unfinished
        if file.table.started_at is None or not (over or unfinished):
            raise WrongStatus(
                "not-over" if file.table.started_at else "not-started", status=file.table.status
            )
        game = self._desk.game(file.table)
        log = await self._desk.database.read(readings.log, table_id)
        state = history.state_at(game, file.table, len(file.seats), log)
        outcome = game.outcome(history.closing_state(game, file.table, state))
        record = Record(
            game=file.table.game,
            seats=len(file.seats),
            seed=int(file.table.seed),
            options=table_value(file.table, file.seats).options,
            moves=tuple(RecordedMove(row.seat, row.action or "") for row in history.effective(log)),
            scores=outcome.scores if outcome is not None else None,
        )
        return str(record)

    async def take_in(self, text: str, origin: Origin) -> Table:
        """A finished game from elsewhere, or one cut short, as a table of its own, not rated.

        Every action is played again, and the scores must come out as recorded. Raises IllegalRecord.
        """
        record = parse_record(text)
        positions = [state for state, _, _ in replayed(record, self._desk.games)]
        game = self._desk.games[record.game]
        outcome = game.outcome(positions[-1])
        if outcome is None:
            raise IllegalRecord("not-over")
        state = positions[len(record.moves)]
        row = replace(
            history.moved(_row(self._desk.ids(), record, origin, self._desk.clock()), game, state),
            version=len(record.moves),
            ended_by=GAME if game.outcome(state) is not None else "record",
        )
        chairs = _seats(row, record, origin)
        snapshot = SnapshotRow(row.id, row.version, game.encode(state))
        return await self._store(row, chairs, _log(row, record, chairs), snapshot, outcome)

    async def _store(
        self,
        row: TableRow,
        chairs: list[SeatRow],
        log: list[ActionRow],
        snapshot: SnapshotRow,
        outcome: Outcome,
    ) -> Table:
        file = TableFile(row, chairs, snapshot, [], [], None)
        rows = (row, *chairs, *log, snapshot, *result_rows(self._desk, file, log, outcome, {}))
        return await self._desk.commit_new(OPENED, row, chairs, *map(insert, rows))


def _row(table_id: str, record: Record, origin: Origin, now: float) -> TableRow:
    return TableRow(
        id=table_id,
        guild_id=origin.guild,
        channel_id=origin.channel,
        owner_id=origin.owner,
        game=record.game,
        options=as_json(record.options),
        seed=str(record.seed),
        language=origin.language,
        access=as_json(Access()),
        settings=as_json({}),
        status=FINISHED,
        created_at=now,
        started_at=now,
        moved_at=now,
        ended_at=now,
    )


def _seats(row: TableRow, record: Record, origin: Origin) -> list[SeatRow]:
    users = dict(enumerate(origin.users))
    return [
        SeatRow(row.id, seat, COLOURS[seat], user_id=users.get(seat), joined_at=row.created_at)
        for seat in range(record.seats)
    ]


def _log(row: TableRow, record: Record, chairs: list[SeatRow]) -> list[ActionRow]:
    return [
        ActionRow(
            table_id=row.id,
            version=version,
            seat=move.seat,
            user_id=chairs[move.seat].user_id,
            ai=None,
            action=move.action,
            undo_to=None,
            request=None,
            step=0,
            at=row.created_at,
        )
        for version, move in enumerate(record.moves, 1)
    ]
