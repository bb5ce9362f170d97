"""AIs take their turns to the end, however long those are."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from bot import opponents
from bot.thinking import Thinking
from tables import play
from tests.bot.player import Unhurried
from tests.bot.stage import Stage


async def test_a_turn_longer_than_is_taken_at_once_is_taken_in_parts(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (opponents, play):
        monkeypatch.setattr(module, "ACTIONS_AT_ONCE", 1)
    anna = stage.person("Anna")
    async with stage.bot():
        table = await stage.table(anna, ais=1)
        await stage.house.seats.hand_over(table.id, 0, "random")
        await anna.sees("Rematch")
        assert (await stage.house.table(table.id)).status == "finished"


async def test_a_table_that_is_ended_while_an_ai_thinks_is_no_defect(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    anna, mind = stage.person("Anna"), Unhurried(ThreadPoolExecutor(1))
    async with stage.bot(thinking=Thinking(lambda: mind)):
        table = await stage.table(anna, ais=1)
        await stage.house.seats.hand_over(table.id, 0, "random")
        await until(lambda: mind.thinking)
        await stage.house.seats.end(table.id)
        mind.let()
        await anna.sees("ended before the game was over")
    assert [line for line in caplog.records if line.levelno >= logging.WARNING] == []


async def until(reached: Callable[[], bool]) -> None:
    while not reached():  # noqa: ASYNC110  # nobody is told
        await asyncio.sleep(0.005)
