"""AIs take their turns to the end, however long those are and whatever goes wrong meanwhile."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest

from bot import opponents
from bot.thinking import Thinking
from tables import Answer, StaleTable, play
from tables.play import Play
from tests.bot.player import Unhurried
from tests.bot.stage import Stage
from tests.bot.stage import play as play_on


class Stumbling(ThreadPoolExecutor):
    """Its first thought is a defect of ours."""

    def __init__(self) -> None:
        super().__init__(1)
        self.stumbled = False

    def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
        if self.stumbled:
            return super().submit(function, *arguments, **named)
        self.stumbled = True
        stumble: Future[Any] = Future()
        stumble.set_exception(ZeroDivisionError("no way to divide by what is left"))
        return stumble


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "AGAIN", 0.01)


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


async def test_an_ai_that_fails_tries_again_and_stops_no_other(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben").goes("quiet")
    mind = Stumbling()
    async with stage.bot(thinking=Thinking(lambda: mind)):
        tables = [await stage.table(person, ais=1) for person in (anna, ben)]
        for person, table in zip((anna, ben), tables, strict=True):
            assert await play_on(stage, table, person, turns=4) == 4
    assert mind.stumbled
    assert "no way to divide by what is left" in caplog.text


async def test_where_the_table_has_moved_on_an_ai_thinks_anew(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    act = Play.act
    refused: list[Any] = []

    async def late_once(self: Play, *about: Any, **more: Any) -> Answer:
        if not refused:
            refused.append(about)
            raise StaleTable("stale", version=1, revision=0)
        return await act(self, *about, **more)

    anna = stage.person("Anna")
    async with stage.bot():
        table = await stage.table(anna, ais=1)
        await play_on(stage, table, anna, turns=1)
        await stage.settle()
        monkeypatch.setattr(Play, "act", late_once)
        await stage.house.seats.hand_over(table.id, 0, "random")
        await anna.sees("Rematch")
    assert refused
