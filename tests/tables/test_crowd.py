"""Fifty tables, four people at each, all clicking at once, with double and stale clicks among them."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

from games.core import GameError
from storage import Database, readings
from tables import Answer, House, Limits, Look, TableError, checking
from tests.tables.rooms import PEOPLE, do, open_house, started
from tests.tables.toys import TOYS

TABLES, ROUNDS = 50, 8


class Crowd:
    """Clicks on tables and what became of each click, by its request."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.chance = Random(seed)
        self.answers: dict[str, list[Answer | Exception]] = {}

    async def click(self, look: Look, user: int, action: str, request: str) -> None:
        try:
            answer: Answer | Exception = await self.house.play.act(
                look.table.id, user, action, version=look.version, revision=look.revision, request=request
            )
        except (TableError, GameError) as error:
            answer = error
        self.answers.setdefault(request, []).append(answer)

    async def all_click(self, tables: list[str], number: int) -> None:
        """Everybody clicks on what they see now: once, or twice, or something else as well."""
        clicks = []
        for table in tables:
            for user in PEOPLE:
                look = await self.house.sight.look(table, user)
                action = str(self.chance.choice(look.legal)) if look.legal else "rest"
                request = f"{table} {user} {number}"
                clicks += [
                    self.click(look, user, action, request) for _ in range(self.chance.choice((1, 1, 2)))
                ]
                clicks.append(self.click(look, user, "rest", f"{request} other"))
        self.chance.shuffle(clicks)
        await asyncio.gather(*clicks)


async def test_the_log_is_what_one_click_after_another_would_allow(tmp_path: Path) -> None:
    path = tmp_path / "pithead.sqlite"
    limits = Limits(per_person=TABLES, per_guild=TABLES)
    async with open_house(path, limits=limits) as house:
        games = ("dig", "fists")
        tables = [
            (await started(house, games[number % 2], people=4, channel=number)).id for number in range(TABLES)
        ]
        crowd = Crowd(house, seed=1)
        for number in range(ROUNDS):
            await crowd.all_click(tables, number)
    async with Database(path) as database:
        assert [fault async for fault in checking.faults(database, TOYS)] == []
        logs = [await database.read(readings.log, table) for table in tables]
    check_answers(crowd)
    logged = Counter(row.request for log in logs for row in log)
    assert set(logged.values()) == {1}
    committed = {
        request
        for request, answers in crowd.answers.items()
        if isinstance(answers[0], Answer) and answers[0].committed
    }
    assert committed <= set(logged)
    acted = {request for request, answers in crowd.answers.items() if isinstance(answers[0], Answer)}
    assert set(logged) <= acted
    assert len(logged) > TABLES * 4


def check_answers(crowd: Crowd) -> None:
    """A click that came twice did something at most once, and was answered the same both times."""
    for answers in crowd.answers.values():
        first, *again = answers
        for other in again:
            assert type(other) is type(first)
            if isinstance(first, Answer) and isinstance(other, Answer):
                assert not first.repeated
                assert other.repeated
                assert (first.version, first.events) == (other.version, other.events)
            else:
                assert str(first) == str(other)


async def test_a_second_players_click_waits_its_turn_and_is_not_turned_away(house: House) -> None:
    table = await started(house, "fists", people=4)
    look = await house.sight.look(table.id)
    hands = [
        house.play.act(table.id, user, "rock", version=look.version, request=str(user)) for user in PEOPLE
    ]
    answers = await asyncio.gather(*hands)
    assert sorted(answer.version for answer in answers) == [1, 2, 3, 4]


async def test_an_idle_house_remembers_no_table(house: House) -> None:
    for channel in range(10):
        await do(house, await started(house, channel=channel), PEOPLE[0], "dig 1")
    assert len(house._desk.queues) == 0
