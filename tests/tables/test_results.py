"""Final scores, ratings per game and guild, statistics read from events."""

from __future__ import annotations

import asyncio

from tables import House, Table
from tests.tables.rooms import BLUE, GREEN, GUILD, RED, do, lobby, started, turn


async def red_wins(house: House, table: Table) -> None:
    for user in (RED, BLUE) * 3:
        await turn(house, table, user, *(["dig 3", "dig 2"] if user == RED else ["dig 1"]))


async def test_a_finished_game_leaves_scores_with_their_parts(house: House) -> None:
    table = await started(house)
    await red_wins(house, table)
    table = await house.table(table.id)
    assert (table.status, table.ended_by, table.to_act) == ("finished", "game", ())
    first, second = await house.results.of_table(table.id)
    assert (first.user, first.score, first.rank, first.parts) == (RED, 15, 1, {"depth": 15})
    assert (second.user, second.score, second.rank) == (BLUE, 3, 2)
    assert first.events == {"Dug": 6, "Rested": 3}
    look = await house.sight.look(table.id)
    assert look.outcome is not None
    assert look.outcome.scores == (15, 3)


async def test_winning_raises_a_rating_and_losing_lowers_it(house: House) -> None:
    assert await house.results.rating(RED, "dig", GUILD) is None
    await red_wins(house, await started(house))
    board = await house.results.leaderboard("dig", GUILD)
    assert [(rating.user, rating.games, rating.wins) for rating in board] == [(RED, 1, 1), (BLUE, 1, 0)]
    assert board[0].mu > 25 > board[1].mu
    assert board[0].worth > board[1].worth
    assert (await house.results.of_person(RED, "dig"))[0].mu == board[0].mu


async def test_ratings_are_kept_per_game_and_guild(house: House) -> None:
    await red_wins(house, await started(house))
    assert await house.results.leaderboard("dig", GUILD + 1) == ()
    assert await house.results.leaderboard("dig", None) == ()
    assert await house.results.leaderboard("fists", GUILD) == ()


async def test_games_that_end_at_once_all_count(house: House) -> None:
    tables = [await started(house, channel=channel) for channel in range(8)]
    for table in tables:
        for user in (RED, BLUE, RED, BLUE, RED):
            await turn(house, table, user, *(["dig 3"] if user == RED else []))
    await asyncio.gather(*(do(house, table, BLUE, "rest") for table in tables))
    for user, wins in ((RED, 8), (BLUE, 0)):
        rating = await house.results.rating(user, "dig", GUILD)
        assert rating is not None
        assert (rating.games, rating.wins) == (8, wins)


async def test_a_person_alone_against_ais_is_not_rated(house: House) -> None:
    table = await lobby(house, people=1)
    table = await house.lobby.start(table.id, RED)
    for _ in range(3):
        await turn(house, table, RED, "dig 1")
    (result,) = await house.results.of_table(table.id)
    assert (result.score, result.mu) == (3, None)
    assert await house.results.leaderboard("dig", GUILD) == ()


async def test_statistics_of_a_person(house: House) -> None:
    assert (await house.results.statistics(RED, "dig")).games == 0
    await red_wins(house, await started(house))
    await red_wins(house, await started(house))
    statistics = await house.results.statistics(RED, "dig", GUILD)
    assert (statistics.games, statistics.wins, statistics.best, statistics.average) == (2, 2, 15, 15.0)
    assert (statistics.parts, statistics.events) == ({"depth": 15.0}, {"Dug": 12, "Rested": 6})
    assert (await house.results.statistics(RED, "dig", GUILD + 1)).games == 0
    assert (await house.results.statistics(GREEN, "dig")).average is None
