"""Tables that are ended before their game is over: by vote, by their owner, by a moderator."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games import GAMES
from tables import House, Origin, Table, checking
from tests.tables.rooms import BLUE, CHANNEL, GUILD, MODERATOR, RED, do, open_house, started, turn
from tests.tables.toys import TOYS


async def under_way(house: House) -> Table:
    """Red has dug three deep, blue one, and red has begun to dig again."""
    table = await started(house)
    await turn(house, table, RED, "dig 3")
    await turn(house, table, BLUE, "dig 1")
    await do(house, table, RED, "dig 2", "peek")
    return table


async def test_a_game_that_is_ended_has_its_result_as_it_stands(house: House) -> None:
    table = await under_way(house)
    table = await house.seats.end(table.id, by=MODERATOR, moderator=True, request="end")
    assert (table.status, table.ended_by, table.cut_short) == ("finished", "ended", True)
    assert table.to_act == ()
    first, second = await house.results.of_table(table.id)
    assert (first.user, first.score, first.rank, first.parts) == (RED, 5, 1, {"depth": 5})
    assert (second.user, second.score, second.rank, second.early) == (BLUE, 1, 2, True)
    assert first.events == {"Dug": 2, "Rested": 1, "Peeked": 1}
    assert await house.seats.end(table.id, by=MODERATOR, request="end") == table


async def test_so_has_one_that_is_voted_to_its_end(house: House) -> None:
    table = await under_way(house)
    vote = await house.voting.ask_end(table.id, BLUE)
    await house.voting.cast(vote.id, RED, agrees=True)
    table = await house.table(table.id)
    assert (table.status, table.ended_by, table.cut_short) == ("finished", "vote", True)
    assert [result.score for result in await house.results.of_table(table.id)] == [5, 1]


async def test_it_is_looked_at_with_everything_counted_and_earlier_as_it_was(house: House) -> None:
    table = await under_way(house)
    await house.seats.end(table.id)
    look = await house.sight.look(table.id, BLUE)
    assert look.outcome is not None
    assert (look.outcome.scores, look.outcome.winners, look.legal) == ((5, 1), (0,), ())
    assert (await house.sight.turns(table.id))[-1].view == look.view
    for version in (2, look.version):
        before = await house.sight.look(table.id, version=version)
        assert (before.outcome, before.view.last_turn) == (None, 6)


async def test_ratings_stay_as_they_were(house: House) -> None:
    table = await under_way(house)
    await house.seats.end(table.id)
    assert await house.results.leaderboard("dig", GUILD) == ()
    assert [result.mu for result in await house.results.of_table(table.id)] == [None, None]


async def test_statistics_number_such_games_and_count_nothing_else_of_them(house: House) -> None:
    for _ in range(2):
        await house.seats.end((await under_way(house)).id)
    red, blue = [await house.results.statistics(user, "dig", GUILD) for user in (RED, BLUE)]
    assert (red.games, red.wins, red.best, red.average, red.events) == (0, 0, None, None, {})
    assert (red.early, red.ahead) == (2, 2)
    assert (blue.early, blue.ahead) == (2, 0)


async def test_its_record_tells_the_scores_and_is_taken_in_again(house: House) -> None:
    table = await under_way(house)
    await house.seats.end(table.id)
    text = await house.records.export(table.id)
    assert text.endswith("\nscores 5 1\n")
    again = await house.records.take_in(text, Origin(CHANNEL, RED))
    assert (again.cut_short, again.ended_by) == (True, "record")
    assert await house.records.export(again.id) == text
    assert [fault async for fault in checking.faults(house._desk.database, TOYS)] == []


async def test_the_same_people_can_play_again(house: House) -> None:
    table = await under_way(house)
    await house.seats.end(table.id)
    again = await house.lobby.rematch(table.id, BLUE)
    assert again.rematch_of == table.id


async def test_before_the_first_turn_is_over_there_is_nothing_to_count(house: House) -> None:
    table = await started(house)
    await do(house, table, RED, "dig 2", "peek")
    table = await house.seats.end(table.id, by=RED)
    assert (table.status, table.ended_by, table.cut_short) == ("abandoned", "ended", False)
    assert await house.results.of_table(table.id) == ()
    assert (await house.sight.look(table.id)).outcome is None


async def test_nor_where_the_game_counts_at_its_end_alone(house: House) -> None:
    table = await started(house, "fists")
    await do(house, table, RED, "rock")
    await do(house, table, BLUE, "paper")
    table = await house.seats.end(table.id)
    assert (table.status, table.turn, table.to_act) == ("abandoned", 1, ())
    assert not (await house.records.export(table.id)).splitlines()[-1].startswith("scores")


async def test_a_table_this_version_cannot_play_can_still_be_ended(tmp_path: Path) -> None:
    path = tmp_path / "pithead.sqlite"
    async with open_house(path) as house:
        table = await under_way(house)
    async with open_house(path, GAMES) as house:
        table = await house.seats.end(table.id, by=RED)
        assert table.status == "abandoned"


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_every_game_we_have_can_be_ended_with_a_result(tmp_path: Path, key: str) -> None:
    async with open_house(tmp_path / "pithead.sqlite", GAMES) as house:
        table, chance = await started(house, key), Random(1)
        while (table := await house.table(table.id)).turn < 8:
            user = table.seats[table.to_act[0]].user
            assert user is not None
            legal = (await house.sight.look(table.id, user)).legal
            await do(house, table, user, str(chance.choice(legal)))
        table = await house.seats.end(table.id)
        assert table.cut_short
        results = await house.results.of_table(table.id)
        assert [sum(result.parts.values()) for result in results] == [result.score for result in results]
        assert 1 in {result.rank for result in results}
