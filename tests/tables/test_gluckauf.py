"""Whole games of Glück Auf at a table: planned, confirmed, stepped back from, restarted in the middle."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games import GAMES
from games.core import Event
from storage import Database
from tables import Ai, House, Look, Origin, Table, checking
from tests.tables.rooms import CHANNEL, GUILD, PEOPLE, RED, Clock, do, lobby, open_house, started


async def some_turns(house: House, table: Table, chance: Random, clicks: int) -> Look:
    """Everybody clicks at random on what they see, and sometimes steps back."""
    look = await house.sight.look(table.id)
    for _ in range(clicks):
        if look.table.status != "running":
            break
        user = look.table.seats[look.table.to_act[0]].user
        assert user is not None
        mine = await house.sight.look(table.id, user)
        if mine.steps and chance.random() < 0.1:
            await house.play.back(table.id, user, revision=mine.revision)
        else:
            await do(house, table, user, str(chance.choice(mine.legal)))
        look = await house.sight.look(table.id)
    return look


@pytest.mark.parametrize("people", [2, 3, 4])
async def test_a_whole_game_with_a_restart_every_hundred_clicks(tmp_path: Path, people: int) -> None:
    path, chance = tmp_path / "pithead.sqlite", Random(people)
    async with open_house(path, GAMES) as house:
        table = await started(house, "gluckauf", people)
    status = "running"
    while status == "running":
        async with open_house(path, GAMES) as house:
            status = (await some_turns(house, table, chance, clicks=100)).table.status
    async with Database(path) as database:
        assert [fault async for fault in checking.faults(database, GAMES)] == []
        house = House(database, clock=Clock())
        results = await house.results.of_table(table.id)
        assert [sum(result.parts.values()) for result in results] == [result.score for result in results]
        assert len(await house.results.leaderboard("gluckauf", GUILD)) == people
        text = await house.records.export(table.id)
        again = await house.records.take_in(text, Origin(CHANNEL, RED))
        assert await house.records.export(again.id) == text


async def test_nothing_planned_was_ever_hidden_and_nothing_hidden_is_told(tmp_path: Path) -> None:
    """Every step that stays a plan reveals nothing; every event is told as its witness saw it."""
    async with open_house(tmp_path / "pithead.sqlite", GAMES) as house:
        table, chance, game = await started(house, "gluckauf", 3), Random(3), GAMES["gluckauf"]
        for _ in range(12):
            look = await some_turns(house, table, chance, clicks=20)
            for user in look.table.people:
                mine = await house.sight.look(table.id, user)
                assert not any(event.reveals for step in mine.steps for event in step.events)
        told: dict[int | None, list[Event]] = {}
        for witness in (*PEOPLE[:3], None):
            story = await house.sight.story(table.id, witness)
            told[witness] = [event for entry in story for event in entry.events]
        assert told[None] == [game.witness(event, None) for event in told[RED]]
        assert any(event.reveals for event in told[None])


async def test_an_ai_plays_its_turns_to_the_end(tmp_path: Path) -> None:
    async with open_house(tmp_path / "pithead.sqlite", GAMES) as house:
        table = await lobby(house, "gluckauf", people=1)
        await house.lobby.add_ai(table.id, RED, "random")
        table = await house.lobby.start(table.id, RED)
        chance = Random(5)
        while (await house.table(table.id)).status == "running":
            for waiting in await house.waiting_for_ai():
                position = await house.sight.position(waiting)
                seat = position.table.to_act[0]
                action = str(chance.choice(position.game.legal(position.state, seat)))
                await house.play.act(waiting, Ai(seat, "random"), action, version=position.table.version)
            look = await house.sight.look(table.id, RED)
            if look.legal:
                await do(house, table, RED, str(chance.choice(look.legal)))
        me, other = await house.results.of_table(table.id)
        assert (me.user, other.ai, me.mu) == (RED, "random", None)
