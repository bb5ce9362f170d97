"""Files and tables that are not as they should be: found by `check`, and never in the way of the others."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from storage import Database
from tables import Table, TableFrozen, checking
from tests.tables.rooms import BLUE, CHANNEL, RED, do, open_house, started, turn
from tests.tables.toys import TOYS

OLD_FILES = sorted(Path(__file__).parents[1].joinpath("storage", "files").glob("*.db"))


async def played(path: Path) -> Table:
    async with open_house(path) as house:
        table = await started(house)
        await turn(house, table, RED, "dig 2")
        return table


def spoil(path: Path, *statements: str) -> None:
    """Changes the file behind the program's back."""
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


async def faults(path: Path) -> list[str]:
    async with Database(path, writing=False) as database:
        return [fault async for fault in checking.faults(database, TOYS)]


UNLOCK = "DROP TRIGGER actions_stay", "DROP TRIGGER actions_are_kept"


async def test_a_sound_file_has_no_faults(tmp_path: Path) -> None:
    path = tmp_path / "pithead.sqlite"
    await played(path)
    assert await faults(path) == []


@pytest.mark.parametrize(
    ("statements", "found"),
    [
        (["UPDATE tables SET turn = 7"], "its turn is not what its log leads to"),
        (["UPDATE tables SET game = 'chess'"], "it is frozen: unknown-game"),
        (["""UPDATE tables SET options = '{"soil": "gold"}'"""], "it is frozen: unknown-options"),
        (["UPDATE waits SET since = NULL"], "it does not wait for those who are to act"),
        (["DELETE FROM waits"], "it does not wait for those who are to act"),
        (["DELETE FROM seats"], "it is frozen: unknown-setup"),
        ([*UNLOCK, "DELETE FROM actions WHERE version = 1"], "its log does not count from 1 to 2"),
        ([*UNLOCK, "UPDATE actions SET action = 'keep' WHERE version = 1"], "it is frozen: unreplayable"),
        (["INSERT INTO ballots VALUES ('none', 1, 1, 0)"], "ballots refers to a missing row of votes"),
    ],
)
async def test_what_does_not_fit_is_found(tmp_path: Path, statements: list[str], found: str) -> None:
    path = tmp_path / "pithead.sqlite"
    await played(path)
    spoil(path, *statements)
    assert any(found in fault for fault in await faults(path))


async def test_a_snapshot_of_another_position_is_found(tmp_path: Path) -> None:
    path = tmp_path / "pithead.sqlite"
    await played(path)
    game = TOYS["dig"]
    connection = sqlite3.connect(path)
    connection.execute("UPDATE snapshots SET state = ?", (game.encode(game.new(2, 1)),))
    connection.commit()
    connection.close()
    assert any("snapshot is not what its log leads to" in fault for fault in await faults(path))


@pytest.mark.parametrize(
    "statement",
    ["DELETE FROM snapshots", "UPDATE snapshots SET state = x'00'", "UPDATE snapshots SET version = 1"],
)
async def test_without_a_good_snapshot_the_log_tells(tmp_path: Path, statement: str) -> None:
    path = tmp_path / "pithead.sqlite"
    table = await played(path)
    spoil(path, statement)
    async with open_house(path) as house:
        assert (await house.sight.look(table.id)).view.dug == (2, 0)
        await turn(house, table, BLUE, "dig 3")
        assert (await house.sight.look(table.id)).view.dug == (2, 3)
    assert await faults(path) == []


async def test_a_table_this_version_does_not_know_is_frozen_and_the_others_play_on(tmp_path: Path) -> None:
    path = tmp_path / "pithead.sqlite"
    async with open_house(path) as house:
        frozen, other = await started(house), await started(house, channel=1)
    spoil(path, "UPDATE tables SET game = 'zoo' WHERE channel_id = 5000")
    async with open_house(path) as house:
        for asked in (
            house.sight.look(frozen.id, RED),
            house.sight.story(frozen.id),
            house.play.act(frozen.id, RED, "rest", version=0),
            house.play.back(frozen.id, RED, revision=0),
            house.records.export(frozen.id, unfinished=True),
            house.voting.ask_undo(frozen.id, RED),
        ):
            with pytest.raises(TableFrozen, match="unknown-game"):
                await asked
        await do(house, other, RED, "rest")
        assert {table.id for table in await house.tables_of(RED)} == {frozen.id, other.id}
        assert (await house.seats.end(frozen.id, by=RED)).status == "abandoned"


@pytest.mark.parametrize("old", OLD_FILES, ids=lambda file: file.stem)
async def test_games_of_an_older_file_go_on(tmp_path: Path, old: Path) -> None:
    path = tmp_path / "pithead.sqlite"
    shutil.copy(old, path)
    async with open_house(path) as house:
        table = await house.table_in(CHANNEL + 1)
        assert table is not None
        look = await house.sight.look(table.id, RED)
        assert [str(step.action) for step in look.steps] == ["dig 2", "dig 1"]
        (vote,) = await house.voting.open_at(table.id)
        assert (vote.opened_by, vote.agreed) == (BLUE, (BLUE,))
        assert [timer.data for timer in await house.timers.of_table(table.id)] == [{}, {"step": 1}]
        assert [wait.user for wait in await house.waits.at(table.id)] == [RED]
        assert (await house.people.get(RED)).language == "hu"
        assert len(await house.results.leaderboard("dig", 70)) == 3
        await do(house, table, RED, "rest")
    assert await faults(path) == []
