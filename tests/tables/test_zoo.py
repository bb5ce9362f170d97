"""Whole games of Spółka ZOO at a table: chosen in secret and at once, changed, confirmed, bots beside."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.zoo.state import Choosing
from storage import Database
from tables import House, Look, NotYourTurn, Opening, Origin, StaleTable, Table, checking, history
from tables.desk import Desk
from tests.tables.rooms import CHANNEL, GUILD, PEOPLE, RED, Clock, do, open_house


async def seated(house: House, people: int, bots: int = 0) -> Table:
    """A table of so many people that has just begun; the first seat is first player."""
    options = {"bots": str(bots), "start": "first-seat"}
    table = await house.lobby.open(Opening("zoo", CHANNEL, RED, guild=GUILD, options=options))
    for user in PEOPLE[1:people]:
        table = await house.lobby.join(table.id, user)
    return await house.lobby.start(table.id, RED)


async def some_turns(house: House, table: Table, chance: Random, clicks: int) -> Look:
    """Whoever is waited for clicks at random on what they see, and sometimes steps back."""
    look = await house.sight.look(table.id)
    for _ in range(clicks):
        if look.table.status != "running":
            break
        user = look.table.seats[chance.choice(look.table.to_act)].user
        assert user is not None
        mine = await house.sight.look(table.id, user)
        texts = list(map(str, mine.legal))
        if mine.steps and chance.random() < 0.1:
            await house.play.back(table.id, user, revision=mine.revision)
        else:
            await do(house, table, user, "ready" if "ready" in texts else chance.choice(texts))
        look = await house.sight.look(table.id)
    return look


@pytest.mark.parametrize(("people", "bots"), [(1, 3), (2, 0), (3, 2)])
async def test_a_whole_game_with_restarts_bots_beside(tmp_path: Path, people: int, bots: int) -> None:
    path, chance = tmp_path / "pithead.sqlite", Random(people)
    async with open_house(path, GAMES) as house:
        table = await seated(house, people, bots)
    status = "running"
    while status == "running":
        async with open_house(path, GAMES) as house:
            status = (await some_turns(house, table, chance, clicks=80)).table.status
    async with Database(path) as database:
        assert [fault async for fault in checking.faults(database, GAMES)] == []
        house = House(database, clock=Clock())
        results = await house.results.of_table(table.id)
        assert len(results) == people
        assert [sum(result.parts.values()) for result in results] == [result.score for result in results]
        assert len(await house.results.leaderboard("zoo", GUILD)) == (people if people > 1 else 0)
        text = await house.records.export(table.id)
        again = await house.records.take_in(text, Origin(CHANNEL, RED))
        assert await house.records.export(again.id) == text


async def test_a_choice_is_made_in_private_and_owes_no_post_until_the_last_one_is_made(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path / "pithead.sqlite", GAMES) as house:
        table = await seated(house, 3)
        red, blue, green = PEOPLE[:3]
        answer = await do(house, table, red, "pick shares")
        assert not answer.committed
        answer = await do(house, table, red, "ready")
        assert (answer.committed, answer.table.to_act) == (True, (1, 2))
        for other in (blue, None):
            story = await house.sight.story(table.id, other)
            assert [getattr(event, "token", None) for entry in story for event in entry.events] == [-2, None]
        await do(house, table, blue, "pick hire", "ready")
        assert (await house.table(table.id)).turn == 0
        answer = await do(house, table, green, "pick lobby", "ready")
        assert answer.table.turn > 0


async def test_a_choice_can_be_changed_while_somebody_thinks_and_stands_until_that_is_confirmed(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path / "pithead.sqlite", GAMES) as house:
        table = await seated(house, 2)
        red, blue = PEOPLE[:2]
        await do(house, table, red, "pick shares", "ready")
        answer = await do(house, table, red, "rethink", "rethink", "pick lobby")
        assert not answer.committed
        assert (await house.table(table.id)).to_act == (1,)  # nobody sees that red is wavering
        await do(house, table, red, "ready")
        await do(house, table, blue, "pick speculate", "ready")
        view = (await house.sight.look(table.id, red)).view
        assert [player.played for player in view.state.players] == [(3,), (4,)]
        with pytest.raises(NotYourTurn):
            await do(house, table, blue, "rethink")


async def test_a_half_made_change_falls_with_the_reveal_and_the_first_choice_counts(tmp_path: Path) -> None:
    async with open_house(tmp_path / "pithead.sqlite", GAMES) as house:
        table = await seated(house, 2)
        red, blue = PEOPLE[:2]
        await do(house, table, red, "pick speculate", "ready")
        await do(house, table, red, "rethink", "rethink", "pick lobby")
        await do(house, table, blue, "pick hire", "ready")
        look = await house.sight.look(table.id, red)
        assert look.view.state.players[0].played == (4,)
        assert look.dropped == ("rethink", "rethink", "pick lobby")


async def test_whoever_gave_orders_is_not_waited_for(tmp_path: Path) -> None:
    async with open_house(tmp_path / "pithead.sqlite", GAMES) as house:
        table = await seated(house, 2)
        for user in PEOPLE[:2]:
            await do(house, table, user, "pick shares", "orders", "wish buy share lemon", "limit 3", "back")
            answer = await do(house, table, user, "ready")
        assert answer.table.to_act == (0, 1)
        state = (await house.sight.look(table.id)).view.state
        assert isinstance(state.phase, Choosing)
        assert (state.step, [player.shares for player in state.players]) == (2, [(0, 1, 0)] * 2)


async def test_what_nobody_can_know_of_is_found_out_once_for_each_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed, replay = [], history.moments

    def moments(*given: Any) -> Iterator[history.Moment]:
        replayed.append(given)
        return replay(*given)

    async with open_house(tmp_path / "pithead.sqlite", GAMES) as house:
        table = await seated(house, 3)
        await do(house, table, PEOPLE[0], "pick shares", "ready")
        monkeypatch.setattr(history, "moments", moments)
        for _ in range(3):
            assert [(await house.sight.look(table.id, user)).known for user in PEOPLE[:3]] == [2, 0, 0]
        assert len(replayed) == 1
        await do(house, table, PEOPLE[1], "pick lobby", "ready")
        assert [(await house.sight.look(table.id, user)).known for user in PEOPLE[:3]] == [2, 2, 0]
        assert len(replayed) == 2


async def test_who_acts_while_somebody_looks_does_not_count_for_what_was_seen(tmp_path: Path) -> None:
    async with open_house(tmp_path / "pithead.sqlite", GAMES) as house:
        table = await seated(house, 3)
        await do(house, table, PEOPLE[0], "pick shares", "ready")
        desk: Desk = house.sight._desk
        seen = await desk.file(table.id)
        await do(house, table, PEOPLE[1], "pick lobby", "ready")
        assert [*map(sorted, await desk.unseen(seen))] == [[], [1, 2], [1, 2]]
        now = await desk.file(table.id)
        assert [*map(sorted, await desk.unseen(now))] == [[3, 4], [1, 2], [1, 2, 3, 4]]


async def test_how_long_a_secret_choice_took_to_make_cannot_be_told_from_what_is_known_of_the_log(
    tmp_path: Path,
) -> None:
    """With orders it is longer than without: in the log, but for nobody else before the tokens are open."""
    known = []
    for number, orders in enumerate(((), ("orders", "wish buy share lemon", "limit 3", "back"))):
        async with open_house(tmp_path / f"{number}.sqlite", GAMES) as house:
            table = await seated(house, 3)
            red, blue, green = PEOPLE[:3]
            await do(house, table, red, "pick shares", *orders, "ready")
            looks = [await house.sight.look(table.id, blue)]
            for steps in (("pick lobby", "ready"), ("rethink", "rethink", "pick hire", "ready")):
                last = looks[-1]
                await house.play.act(table.id, blue, *steps, known=last.known, revision=last.revision)
                with pytest.raises(StaleTable):
                    await house.play.act(table.id, blue, "rethink", known=last.known)
                looks.append(await house.sight.look(table.id, blue))
            known.append([look.known for look in looks])
            assert (await house.table(table.id)).version == looks[-1].known + 2 + len(orders)
            await do(house, table, green, "pick speculate", "ready")
            look = await house.sight.look(table.id, blue)
            assert look.known == look.version
    assert known == [[0, 2, 6]] * 2
