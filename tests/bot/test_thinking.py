"""AIs think elsewhere, and a place to think that breaks is replaced."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor

import pytest

from bot.thinking import Thinking, processes, turn
from games import GAMES
from games.gluckauf.game import GluckAuf

GAME = GAMES["gluckauf"]


@pytest.fixture
async def thinking() -> AsyncIterator[Thinking]:
    minds = Thinking(processes)
    yield minds
    minds.close()


def process() -> int:
    return os.getpid()


def die() -> None:
    os._exit(1)


async def test_it_thinks_in_another_process_that_stands_back(thinking: Thinking) -> None:
    assert await thinking.think(process) != os.getpid()
    assert await thinking.think(os.nice, 0) >= 10


async def test_who_thinks_is_replaced_when_it_dies(thinking: Thinking) -> None:
    first = await thinking.think(process)
    with pytest.raises(BrokenExecutor):
        await thinking.think(die)
    assert await thinking.think(process) != first


async def test_the_event_loop_goes_on_while_an_ai_thinks(thinking: Thinking) -> None:
    state = GAME.new(4, 1, {"orders": "dealt"})
    thought = asyncio.ensure_future(thinking.think(turn, GluckAuf, state, state.active, "baron", 1))
    rounds = 0
    while not thought.done():
        rounds += 1
        await asyncio.sleep(0)
    assert rounds > 10
    assert (await thought)[-1] == "done"


@pytest.mark.parametrize("level", ["random", "apprentice", "hewer"])
async def test_a_turn_is_thought_out_to_its_end(level: str) -> None:
    minds = Thinking(lambda: ThreadPoolExecutor(1))
    state = GAME.new(3, 2, {"orders": "dealt"})
    seat = state.active
    for action in await minds.think(turn, GluckAuf, state, seat, level, 3):
        state, _ = GAME.apply(state, seat, GAME.parse(action))
    assert GAME.turn(state) == 1
    minds.close()
