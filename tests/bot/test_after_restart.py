"""Whatever was posted before a restart works after it, or says kindly why not."""

import logging

import pytest

from bot.logs import Lines
from playground.objects import Thread
from tests.bot.stage import TAKE, Stage


async def test_cards_panels_and_questions_outlive_the_bot(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        card = (await anna.slash("/game new", game="gluckauf")).message
        me = (await ben.slash("/me")).message
        end = (await anna.slash("/game end")).message
        assert card is not None
        assert me is not None
        assert end is not None
        panel = (await anna.click(card, "Options")).message
        assert panel is not None
    async with stage.bot():
        assert ben.mention in (await ben.click(card, "Join")).text
        await anna.choose(panel, "2", select="Seats")
        await ben.choose(me, "described", select="Pictures")
        await anna.click(end, "End the table")
        await anna.sees("This table was closed before the game began.")
        assert stage.playground.record.refused == []
    async with stage.bot():
        gone = await anna.choose(panel, "3", select="Seats")
        assert "The game has begun already." in gone.text or "This game is over." in gone.text


async def test_a_thread_that_fell_asleep_wakes_up_with_the_next_post(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        await anna.slash("/game new", game="gluckauf")
        await ben.slash("/game new", game="gluckauf", seats=2)
        there, too = ben.goes("Glück Auf · Ben"), anna.goes("Glück Auf · Ben")
        card = await there.sees("a table for 2")
        await too.click(card, "Join")
        await there.click(card, "Start")
        await there.sees(TAKE)
        table = await stage.house.table_in(int(there.channel.id))
        assert table is not None
        thread = there.channel
        assert isinstance(thread, Thread)
        stage.playground.parts.threads.change(thread, {"archived": True}, by=ben.id)
        await stage.house.seats.end(table.id)  # what a table owes is posted there, asleep or not
        await there.until(lambda: not thread.thread_metadata.archived or None, "the thread awake again")
        assert stage.playground.record.refused == []


async def test_no_line_of_the_log_has_the_token(stage: Stage) -> None:
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    token, root = stage.application.token, logging.getLogger()
    handler, level = Kept(), root.level
    handler.setFormatter(Lines(token))
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        async with stage.bot():
            await stage.person("Anna").slash("/help")
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
    assert len(lines) > 20
    assert [line for line in lines if token in line] == []


@pytest.mark.parametrize("verb", ["Options", "Join", "Start", "Leave"])
async def test_the_card_of_a_table_that_is_gone_says_so(stage: Stage, verb: str) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        card = (await anna.slash("/game new", game="gluckauf")).message
        assert card is not None
        await anna.choose(card, "random")
    stage.path.unlink()
    async with stage.bot():
        assert "This table no longer exists." in (await anna.click(card, verb)).text
