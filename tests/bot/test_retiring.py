"""Old posts lose their buttons behind new ones, and after whatever came between."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot import calm
from bot.calm import Calm
from bot.retiring import Retiring
from playground.objects import Post
from tests.bot.player import offers
from tests.bot.stage import TAKE, Stage, play
from tests.tables.rooms import RED, open_house, started, turn

EDITING = "PATCH /channels/.*/messages"


async def _outlived(stage: Stage) -> Post:
    """A post of a turn that is over, while no post can be edited."""
    anna, ben = stage.person("Anna"), stage.person("Ben")
    table = await stage.table(anna, ben)
    post = anna.looks_for(TAKE)
    assert post is not None
    await play(stage, table, anna, ben, turns=1)
    await anna.until(lambda: anna.looks_for(TAKE) is not post or None, "the next post")
    return post


async def test_a_bot_that_ended_before_it_could_edit_leaves_it_to_the_next(stage: Stage) -> None:
    stage.playground.faults.request(EDITING, status=503)
    async with stage.bot():
        post = await _outlived(stage)
        assert offers(post)
    stage.playground.faults.lift()
    async with stage.bot():
        await stage.person("Anna").until(lambda: offers(post) == [] or None, "the old post retired")


async def test_a_post_that_may_not_be_edited_is_left_as_it_is(stage: Stage) -> None:
    fault = stage.playground.faults.request(EDITING, status=403)
    async with stage.bot(), asyncio.timeout(20):
        post = await _outlived(stage)
        while not fault.met or await stage.house.outbox.outlived():  # noqa: ASYNC110  # nobody is told
            await asyncio.sleep(0.01)
        assert offers(post)


class Client:
    """Notes what it is asked for; its messages have lost their buttons already."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[int] = asyncio.Queue()

    def get_partial_messageable(self, channel: int) -> Client:
        return self

    async def fetch_message(self, message: int) -> Any:
        self.asked.put_nowait(message)
        return SimpleNamespace(components=[])


async def test_it_stands_back_behind_what_is_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calm, "PATIENCE", 60.0)
    async with open_house(tmp_path / "pithead.sqlite") as house, asyncio.timeout(20):
        table = await started(house)
        await turn(house, table, RED)
        for message in (77, 88):
            (entry,) = await house.outbox.take()
            await house.outbox.delivered(entry, message=message, role="table")
        client, reached = Client(), Calm()
        retiring = Retiring(cast("discord.Client", client), house.outbox, reached)
        with reached.disturbed():
            running = asyncio.create_task(retiring.run())
            for _ in range(3):
                assert await house.outbox.outlived(), "asked after what is retired, and answered in its order"
            assert client.asked.empty()
        assert await client.asked.get() == 77
        running.cancel()


async def test_it_does_not_stand_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calm, "PATIENCE", 0.0)
    disturbed = Calm()
    with disturbed.disturbed():
        async with asyncio.timeout(20):
            await disturbed.reached()
