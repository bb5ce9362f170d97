"""Whole games through real discord.py, from the lobby to the final sheet, with all that can be done."""

import asyncio
from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest
from msgspec.structs import replace

from bot.faces import FACES
from bot.ids import ClickId
from games import GAMES
from games.gluckauf.actions import BY_TEXT, Work
from games.gluckauf.components import SPACES
from games.gluckauf.game import GluckAuf
from games.gluckauf.state import State
from games.record import parse_record
from playground import words
from playground.driver import Actor
from tables import Table
from tests.bot.end_to_end.test_forged import click_forged
from tests.bot.player import Player, Sketching
from tests.bot.stage import Stage

NAMES = ("Anna", "Ben", "Csilla", "Dieter")


async def play_out(
    stage: Stage, table: Table, *people: Actor, seed: int, kind: type[Player] = Player
) -> None:
    """Everybody takes turns until the game is over."""
    tried: Counter[str] = Counter()
    players = {int(person.id): kind(person, Random(seed), tried) for person in people}
    while (now := await stage.house.table(table.id)).unfinished:
        if now.ai_to_act:
            await asyncio.sleep(0.005)
            continue
        user = now.seats[now.to_act[0]].user
        assert user is not None
        await players[user].take_turn()


async def kinds_used(stage: Stage, table: Table) -> set[str]:
    """The kinds of actions in a game's record; for work, where."""
    record = parse_record(await stage.house.records.export(table.id))
    return {kind(move.action) for move in record.moves}


def kind(text: str) -> str:
    action = BY_TEXT[text]
    if not isinstance(action, Work):
        return type(action).__name__
    space = SPACES[action.space]
    return f"Work at {space.area}{' (drawing)' if space.draws else ''}"


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_people_do_everything_there_is_to_the_final_sheet(stage: Stage, seats: int) -> None:
    people = [stage.person(name) for name in NAMES[:seats]]
    async with stage.bot(Sketching(), FACES, seeds=lambda: seats):
        table = await stage.table(*people)
        await play_out(stage, table, *people, seed=seats)
        final = await people[0].sees("points!")
        used = await kinds_used(stage, table)
    assert used >= {kind(text) for text in BY_TEXT} - {"Fill"}
    assert stage.playground.record.refused == []
    text = words.message(final)
    shown = ("final.png", "course.png", "replay.gif", "Ratings: ", " 0 → ", "Rematch", "Export")
    assert all(name in text for name in shown)


class Scarce(GluckAuf):
    """With hardly any coal in the supply, so that carts have to be filled with other colours."""

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> State:
        return replace(super().new(seats, seed, options), supply=(2, 2, 2, 2))


async def test_one_person_plays_with_two_ais_where_coal_is_scarce(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot(Sketching(), FACES, games={**GAMES, "gluckauf": Scarce()}, seeds=lambda: 7):
        table = await stage.table(anna, ais=2)
        await play_out(stage, table, anna, seed=1)
        final = await anna.sees("points!")
        assert "Fill" in await kinds_used(stage, table)
        late = await click_forged(anna, final, str(ClickId("turn", table.id)))
        assert "This game is over." in late
    assert stage.playground.record.refused == []
