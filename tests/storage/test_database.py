"""Transactions: all or nothing, safe when they return, shared commits in which each fails alone."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from storage import Conflict, Database, StorageError, delete, insert, readings, update, upsert
from storage.errors import ReadOnly
from storage.rows import PersonRow, TimerRow
from storage.statements import change
from tests.storage.samples import IMPOSSIBLE, people, person, timer


async def test_what_was_written_is_read_again(database: Database) -> None:
    await database.write(insert(person(1, "pl")))
    assert await database.read(readings.person, 1) == person(1, "pl")
    assert await database.read(readings.person, 2) is None


async def test_a_transaction_is_done_wholly_or_not_at_all(database: Database) -> None:
    with pytest.raises(Conflict):
        await database.write(insert(person(1)), IMPOSSIBLE)
    assert await database.read(people) == []


async def test_what_is_written_at_once_fails_or_succeeds_each_alone(database: Database) -> None:
    writes = [
        database.write(insert(person(user)), *([IMPOSSIBLE] if user % 3 == 0 else [])) for user in range(300)
    ]
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [user % 3 == 0 for user in range(300)]
    assert await database.read(people) == [user for user in range(300) if user % 3]


async def test_who_is_cancelled_waits_for_the_outcome(database: Database) -> None:
    writing = asyncio.create_task(database.write(insert(person(1))))
    await asyncio.sleep(0)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert await database.read(people) == [1]


async def test_closing_finishes_what_is_under_way(path: Path) -> None:
    async with Database(path) as database:
        writing = asyncio.create_task(database.write(insert(person(1))))
        await asyncio.sleep(0)
    await writing
    async with Database(path) as database:
        assert await database.read(people) == [1]


async def test_a_reading_sees_one_moment(database: Database) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def twice(connection: sqlite3.Connection) -> tuple[list[int], list[int]]:
        first = people(connection)
        loop.call_soon_threadsafe(begun.set)
        asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()
        return first, people(connection)

    reading = asyncio.create_task(database.read(twice))
    await begun.wait()
    await database.write(insert(person(1)))
    go_on.set()
    assert await reading == ([], [])


async def test_a_reader_cannot_write(path: Path, database: Database) -> None:
    async with Database(path, writing=False) as reader:
        with pytest.raises(ReadOnly):
            await reader.write(insert(person(1)))

        def sneak(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM people")

        with pytest.raises(StorageError):
            await reader.read(sneak)


async def test_a_closed_database_says_so(path: Path) -> None:
    async with Database(path) as database:
        pass
    with pytest.raises(StorageError, match="closed"):
        await database.read(people)
    with pytest.raises(ReadOnly):
        await database.write(insert(person(1)))


async def test_rows_are_changed_only_as_long_as_they_are_as_they_were(database: Database) -> None:
    old, new = timer("a"), timer("a", '{"n":1}')
    await database.write(insert(old))
    await database.write(*change(old, new, "payload"))
    with pytest.raises(Conflict):
        await database.write(*change(old, timer("a", '{"n":2}'), "payload"))
    assert await database.read(readings.timer, "a") == new
    assert change(new, new) == ()


async def test_upsert_overwrites_and_delete_takes_away(database: Database) -> None:
    await database.write(upsert(person(1)), upsert(person(1, "de")))
    await database.write(update(PersonRow, {"user_id": 1}, language="hu"))
    assert await database.read(readings.person, 1) == person(1, "hu")
    await database.write(insert(timer("a")), delete(TimerRow, key="a"), delete(TimerRow, key="a"))
    assert await database.read(readings.timer, "a") is None


async def test_numbers_too_large_and_rows_that_do_not_fit_are_conflicts(database: Database) -> None:
    with pytest.raises(Conflict, match="too large"):
        await database.write(insert(person(2**63)))
    await database.write(insert(person(1)))
    with pytest.raises(Conflict):
        await database.write(insert(person(1)))


@pytest.mark.parametrize("change", ["UPDATE actions SET action = 'b'", "DELETE FROM actions"])
async def test_the_log_can_only_grow(database: Database, path: Path, change: str) -> None:
    connection = sqlite3.connect(path)
    connection.execute("INSERT INTO actions VALUES ('T', 1, 0, 1, NULL, 'a', NULL, NULL, 0, 0)")
    with pytest.raises(sqlite3.IntegrityError, match="append only"):
        connection.execute(change)
    connection.close()


async def test_what_is_asked_often_is_never_searched_for_in_everything(database: Database) -> None:
    """SQLite's own plans of the questions asked with every click, at every start and in lists."""
    asked: list[str] = []

    def record(connection: sqlite3.Connection) -> None:
        connection.set_trace_callback(asked.append)
        readings.table_file(connection, "T", "R")
        readings.log(connection, "T")
        readings.latest_in(connection, 1)
        readings.unfinished_in(connection, 1)
        readings.unfinished_counts(connection, 1, 1)
        readings.tables_of_person(connection, 1, 1)
        readings.tables_of_guild(connection, 1)
        readings.waiting_for_ai(connection)
        readings.outbox_heads(connection)
        readings.timers_due(connection, 0.0)
        readings.next_timer(connection)
        readings.open_votes(connection, "T")
        readings.leaderboard(connection, "g", 1, 25)
        readings.results_of_person(connection, 1, "g", None)
        connection.set_trace_callback(None)

    await database.read(record)

    def plans(connection: sqlite3.Connection) -> list[str]:
        steps = [row[3] for sql in asked for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}")]
        return [step for step in steps if step.startswith("SCAN") and "INDEX" not in step]

    assert len(asked) >= 15
    assert await database.read(plans) == []
