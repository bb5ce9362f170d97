"""Whole games through real discord.py, from the lobby to the final sheet."""

import pytest

from bot.ids import ClickId
from tests.bot.end_to_end.test_forged import click_forged
from tests.bot.stage import Stage, play

NAMES = ("Anna", "Ben", "Csilla", "Dieter")


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_people_play_a_game_to_the_final_sheet(stage: Stage, seats: int) -> None:
    people = [stage.person(name) for name in NAMES[:seats]]
    async with stage.bot():
        table = await stage.table(*people)
        await play(stage, table, *people, seed=seats)
        await people[0].sees("points!")
        assert stage.playground.record.refused == []


async def test_one_person_plays_with_two_ais(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        table = await stage.table(anna, ais=2)
        await play(stage, table, anna)
        final = await anna.sees("points!")
        late = await click_forged(anna, final, str(ClickId("turn", table.id)))
        assert "This game is over." in late
        assert stage.playground.record.refused == []
