"""What can be asked of the file. Each reading is a function of a connection, given to `Database.read`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from storage.rows import (
    ActionRow,
    BallotRow,
    EntryRow,
    OutlivedRow,
    PersonRow,
    PlanRow,
    PostRow,
    RatingRow,
    RequestRow,
    ResultRow,
    SeatChangeRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    TimerRow,
    VacationRow,
    VoteRow,
    WaitRow,
)
from storage.statements import fetch, fetch_one

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

UNFINISHED = "status IN ('lobby', 'running')"


class TableFile(Struct, frozen=True):
    """Everything a click needs to know about its table."""

    table: TableRow
    seats: list[SeatRow]
    snapshot: SnapshotRow | None
    plans: list[PlanRow]
    waits: list[WaitRow]
    request: RequestRow | None
    """The request of that name, if it was carried out before; of whatever table it was."""


def table_file(connection: sqlite3.Connection, table_id: str, name: str | None = None) -> TableFile | None:
    """With the request of that name, if one is asked for."""
    row = table(connection, table_id)
    if row is None:
        return None
    return TableFile(
        row,
        seats(connection, table_id),
        snapshot(connection, table_id),
        fetch(connection, PlanRow, "WHERE table_id = ?", table_id),
        fetch(connection, WaitRow, "WHERE table_id = ? ORDER BY seat", table_id),
        request(connection, name) if name is not None else None,
    )


def table(connection: sqlite3.Connection, table_id: str) -> TableRow | None:
    return fetch_one(connection, TableRow, "WHERE id = ?", table_id)


def seats(connection: sqlite3.Connection, table_id: str) -> list[SeatRow]:
    return fetch(connection, SeatRow, "WHERE table_id = ? ORDER BY seat", table_id)


def seat_changes(connection: sqlite3.Connection, table_id: str) -> list[SeatChangeRow]:
    return fetch(connection, SeatChangeRow, "WHERE table_id = ? ORDER BY id", table_id)


def request(connection: sqlite3.Connection, name: str) -> RequestRow | None:
    return fetch_one(connection, RequestRow, "WHERE request = ?", name)


def snapshot(connection: sqlite3.Connection, table_id: str) -> SnapshotRow | None:
    return fetch_one(connection, SnapshotRow, "WHERE table_id = ?", table_id)


def log(connection: sqlite3.Connection, table_id: str) -> list[ActionRow]:
    """All of a table's log, oldest first."""
    return fetch(connection, ActionRow, "WHERE table_id = ? ORDER BY version", table_id)


def table_and_log(connection: sqlite3.Connection, table_id: str) -> tuple[TableFile, list[ActionRow]]:
    """Both of the same moment; for a table that is there."""
    file = table_file(connection, table_id)
    if file is None:
        raise LookupError(table_id)
    return file, log(connection, table_id)


def unfinished_in(connection: sqlite3.Connection, channel_id: int) -> str | None:
    """The unfinished table of a channel, of which there is at most one."""
    found = fetch_one(connection, TableRow, f"WHERE channel_id = ? AND {UNFINISHED}", channel_id)
    return found.id if found else None


def rematch_of(connection: sqlite3.Connection, table_id: str) -> str | None:
    """The lobby that was opened for the same people once more."""
    order = "WHERE rematch_of = ? AND status = 'lobby' ORDER BY created_at LIMIT 1"
    found = fetch_one(connection, TableRow, order, table_id)
    return found.id if found else None


def latest_in(connection: sqlite3.Connection, channel_id: int) -> str | None:
    """The unfinished table of a channel, or else the game that ended there last."""
    begun = f"WHERE channel_id = ? AND ({UNFINISHED} OR started_at IS NOT NULL)"
    order = f"ORDER BY {UNFINISHED} DESC, ended_at DESC, created_at DESC LIMIT 1"
    found = fetch_one(connection, TableRow, f"{begun} {order}", channel_id)
    return found.id if found else None


def tables_of_person(
    connection: sqlite3.Connection, user_id: int, guild_id: int | None
) -> list[tuple[TableRow, list[SeatRow]]]:
    """The unfinished tables where a person sits, is awaited or is away from; of one guild, or of all."""
    mine = "SELECT table_id FROM seats WHERE user_id = ?1 OR home_id = ?1 OR reserved_for = ?1"
    rest = f"WHERE id IN ({mine}) AND {UNFINISHED} AND (?2 IS NULL OR guild_id = ?2) ORDER BY created_at, id"
    return _seated(connection, fetch(connection, TableRow, rest, user_id, guild_id))


def tables_of_guild(connection: sqlite3.Connection, guild_id: int) -> list[tuple[TableRow, list[SeatRow]]]:
    rest = f"WHERE guild_id = ? AND {UNFINISHED} ORDER BY created_at, id"
    return _seated(connection, fetch(connection, TableRow, rest, guild_id))


def _seated(connection: sqlite3.Connection, rows: list[TableRow]) -> list[tuple[TableRow, list[SeatRow]]]:
    return [(row, seats(connection, row.id)) for row in rows]


def unfinished_counts(connection: sqlite3.Connection, owner_id: int, guild_id: int | None) -> tuple[int, int]:
    """How many unfinished tables that person opened, and how many that guild has."""
    owned = f"SELECT count(*) FROM tables WHERE owner_id = ? AND {UNFINISHED}"  # noqa: S608  # a constant
    housed = f"SELECT count(*) FROM tables WHERE guild_id = ? AND {UNFINISHED}"  # noqa: S608  # a constant
    return (
        connection.execute(owned, (owner_id,)).fetchone()[0],
        connection.execute(housed, (guild_id,)).fetchone()[0] if guild_id is not None else 0,
    )


def waiting_for_ai(connection: sqlite3.Connection) -> list[str]:
    """The tables at which an AI is to act."""
    return [found for (found,) in connection.execute("SELECT id FROM tables WHERE ai_to_act = 1 ORDER BY id")]


def all_tables(connection: sqlite3.Connection) -> list[str]:
    return [found for (found,) in connection.execute("SELECT id FROM tables ORDER BY created_at, id")]


def posts(connection: sqlite3.Connection, table_id: str) -> list[PostRow]:
    return fetch(connection, PostRow, "WHERE table_id = ?", table_id)


def outlived(connection: sqlite3.Connection) -> list[OutlivedRow]:
    """The oldest first."""
    return fetch(connection, OutlivedRow, "ORDER BY message_id")


def outbox_heads(connection: sqlite3.Connection) -> list[EntryRow]:
    """Of each channel the entry that must go out next, whether its pause is over or not."""
    heads = "SELECT min(id) FROM outbox WHERE state = 'waiting' GROUP BY channel_id"
    return fetch(connection, EntryRow, f"WHERE id IN ({heads}) ORDER BY id")


def owes_more(connection: sqlite3.Connection, channel_id: int) -> bool:
    """Whether something still has to go out to that channel."""
    waiting = "SELECT 1 FROM outbox WHERE state = 'waiting' AND channel_id = ? LIMIT 1"
    return connection.execute(waiting, (channel_id,)).fetchone() is not None


def newest_entry(connection: sqlite3.Connection) -> int:
    """The number of the newest entry there ever was; 0 for none."""
    return int(connection.execute("SELECT coalesce(max(id), 0) FROM outbox").fetchone()[0])


def outbox_given_up(connection: sqlite3.Connection) -> list[EntryRow]:
    return fetch(connection, EntryRow, "WHERE state = 'given-up' ORDER BY id")


def timers_due(connection: sqlite3.Connection, now: float) -> list[TimerRow]:
    return fetch(connection, TimerRow, "WHERE due_at <= ? ORDER BY due_at, key", now)


def next_timer(connection: sqlite3.Connection) -> float | None:
    found: float | None = connection.execute("SELECT min(due_at) FROM timers").fetchone()[0]
    return found


def timer(connection: sqlite3.Connection, key: str) -> TimerRow | None:
    return fetch_one(connection, TimerRow, "WHERE key = ?", key)


def timers_of(connection: sqlite3.Connection, table_id: str) -> list[TimerRow]:
    return fetch(connection, TimerRow, "WHERE table_id = ? ORDER BY due_at, key", table_id)


def vote(connection: sqlite3.Connection, vote_id: str) -> tuple[VoteRow, list[BallotRow]] | None:
    found = fetch_one(connection, VoteRow, "WHERE id = ?", vote_id)
    return (found, _ballots(connection, vote_id)) if found else None


def open_votes(connection: sqlite3.Connection, table_id: str) -> list[tuple[VoteRow, list[BallotRow]]]:
    found = fetch(
        connection, VoteRow, "WHERE table_id = ? AND state = 'open' ORDER BY opened_at, id", table_id
    )
    return [(row, _ballots(connection, row.id)) for row in found]


def _ballots(connection: sqlite3.Connection, vote_id: str) -> list[BallotRow]:
    return fetch(connection, BallotRow, "WHERE vote_id = ? ORDER BY at, user_id", vote_id)


def person(connection: sqlite3.Connection, user_id: int) -> PersonRow | None:
    return fetch_one(connection, PersonRow, "WHERE user_id = ?", user_id)


def vacations(connection: sqlite3.Connection, user_id: int) -> list[VacationRow]:
    return fetch(connection, VacationRow, "WHERE user_id = ? ORDER BY first_day", user_id)


def habits(
    connection: sqlite3.Connection, user_ids: Iterable[int]
) -> dict[int, tuple[PersonRow | None, list[VacationRow]]]:
    """What each of those people chose, and when they are away."""
    return {user: (person(connection, user), vacations(connection, user)) for user in user_ids}


def waits_for(connection: sqlite3.Connection, user_id: int) -> list[WaitRow]:
    """All turns everywhere that wait for that person."""
    return fetch(
        connection, WaitRow, "WHERE user_id = ? AND since IS NOT NULL ORDER BY since, table_id", user_id
    )


def results(connection: sqlite3.Connection, table_id: str) -> list[ResultRow]:
    return fetch(connection, ResultRow, "WHERE table_id = ? ORDER BY seat", table_id)


def ratings(
    connection: sqlite3.Connection, game: str, guild_id: int, user_ids: Iterable[int]
) -> dict[int, RatingRow]:
    where = "WHERE game = ? AND guild_id = ? AND user_id = ?"
    found = (fetch_one(connection, RatingRow, where, game, guild_id, user_id) for user_id in user_ids)
    return {row.user_id: row for row in found if row is not None}


def leaderboard(connection: sqlite3.Connection, game: str, guild_id: int, limit: int) -> list[RatingRow]:
    """The best first, by what a person is worth at least: doubt counts against them."""
    order = "WHERE game = ? AND guild_id = ? ORDER BY mu - 3 * sigma DESC, games DESC, user_id LIMIT ?"
    return fetch(connection, RatingRow, order, game, guild_id, limit)


def results_of_person(
    connection: sqlite3.Connection, user_id: int, game: str, guild_id: int | None
) -> list[tuple[ResultRow, TableRow]]:
    """A person's finished games, the newest first; of one guild, or of all."""
    found = fetch(connection, ResultRow, "WHERE user_id = ?", user_id)
    played = [
        (row, held)
        for row in found
        if (held := table(connection, row.table_id)) is not None
        and held.game == game
        and guild_id in (None, held.guild_id)
    ]
    return sorted(played, key=lambda pair: (-(pair[1].ended_at or 0.0), pair[1].id))


def totals(connection: sqlite3.Connection) -> dict[str, int]:
    """Figures of the whole file, for whoever runs it."""
    figures = dict.fromkeys(("lobby", "running", "finished", "abandoned"), 0)
    figures |= dict(connection.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall())
    questions = {
        "actions": "SELECT count(*) FROM actions",
        "people": "SELECT count(DISTINCT user_id) FROM seats WHERE user_id IS NOT NULL",
        "posts waiting": "SELECT count(*) FROM outbox WHERE state = 'waiting'",
        "posts given up": "SELECT count(*) FROM outbox WHERE state = 'given-up'",
        "timers": "SELECT count(*) FROM timers",
        "bytes": "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
    }
    return figures | {name: connection.execute(sql).fetchone()[0] for name, sql in questions.items()}


def faults(connection: sqlite3.Connection) -> list[str]:
    """What SQLite itself finds wrong with the file: damaged pages, indexes, references."""
    damage = [str(found) for (found,) in connection.execute("PRAGMA integrity_check") if found != "ok"]
    strays = [
        f"a row of {name} refers to a missing row of {parent}"
        for name, _, parent, _ in connection.execute("PRAGMA foreign_key_check")
    ]
    return damage + strays
