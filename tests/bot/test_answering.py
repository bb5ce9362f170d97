"""Every interaction is answered: refusals in words, defects with a reference, slow ones in time."""

import asyncio
import logging
import re
from typing import Any

import pytest

from bot.clicks import Click
from bot.reply import PATIENCE
from playground.objects import MessageFlag
from storage import StorageError
from tables import Refused
from tests.bot.stage import Stage


def hurt(bot: Any, verb: str, handler: Any) -> None:
    """Another handler for that verb."""
    bot._answers[verb] = handler


async def test_a_defect_gives_the_player_a_reference_that_stands_in_the_log(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    anna = stage.person("Anna")
    async with stage.bot() as bot:

        async def broken(click: Click) -> None:
            raise ZeroDivisionError("a detail nobody else should read")

        hurt(bot, "help", broken)
        answer = await anna.slash("/help")
        assert "nothing was changed" in answer.text
        assert "detail" not in answer.text
        found = re.search(r"Reference ([0-9A-F]{4})", answer.text)
        assert found is not None
        record = next(one for one in caplog.records if getattr(one, "reference", "") == found[1])
        assert record.exc_info is not None
        assert record.__dict__["user"] == int(anna.id)
        assert record.__dict__["asked"]["name"] == "help"


async def test_what_fails_before_anybody_could_answer_is_owned_up_to_as_well(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = stage.person("Anna")
    async with stage.bot() as bot:

        async def unreadable(user: int) -> None:
            raise OSError("the disk does not answer")

        monkeypatch.setattr(bot.service.house.people, "get", unreadable)
        assert re.search(r"Reference [0-9A-F]{4}", (await anna.slash("/help")).text)


@pytest.mark.parametrize(
    ("failure", "said"),
    [
        (OSError("no answer"), r"Reference [0-9A-F]{4}"),
        (StorageError(reason="no answer"), "try again in a minute"),
    ],
)
async def test_so_is_what_fails_while_a_refusal_is_put_into_words(
    stage: Stage,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    failure: Exception,
    said: str,
) -> None:
    anna = stage.person("Anna")
    async with stage.bot() as bot:
        await anna.slash("/game new", game="gluckauf")

        async def unreadable(table: str) -> None:
            raise failure

        async def refusing(click: Click) -> None:
            monkeypatch.setattr(bot.service.house, "table", unreadable)
            raise StorageError(reason="no room")

        hurt(bot, "join", refusing)
        assert re.search(said, (await anna.click("Join")).text)
    assert "The database could not be used: no room." in caplog.text, "whoever runs the bot can find out why"


async def test_what_takes_long_is_announced_in_time(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot() as bot:
        whole = bot._answers["help"]

        async def slow(click: Click) -> None:
            await asyncio.sleep(PATIENCE + 0.2)
            await whole(click)

        hurt(bot, "help", slow)
        answer = await anna.slash("/help")
        assert "Open a table" in answer.text
        assert answer.message is not None
        assert answer.message.only_for == anna.id


async def test_an_interaction_that_arrives_twice_is_answered_once(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        await anna.slash("/game new", game="gluckauf")
        stage.playground.faults.event("INTERACTION_CREATE", copies=2)
        await ben.slash("/game new", game="gluckauf")
        stage.playground.faults.lift()
        await ben.slash("/help")
        threads = [one for one in stage.playground.world.channels.values() if getattr(one, "parent_id", None)]
        assert len([one for one in threads if "Ben" in getattr(one, "name", "")]) == 1
        assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


async def test_closing_lets_what_is_under_way_come_to_its_end(stage: Stage) -> None:
    anna = stage.person("Anna")
    begun = asyncio.Event()
    async with stage.bot() as bot:
        whole = bot._answers["help"]

        async def slow(click: Click) -> None:
            begun.set()
            await asyncio.sleep(0.3)
            await whole(click)

        hurt(bot, "help", slow)
        asking = asyncio.create_task(anna.slash("/help"))
        await begun.wait()
    assert "Open a table" in (await asking).text


async def test_a_command_that_is_no_more_says_how_to_get_the_new_ones(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot() as bot:
        bot.tree.remove_command("help")
        assert "Reload Discord" in (await anna.slash("/help")).text


async def test_a_refusal_that_takes_long_is_told_in_place_of_the_promise(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot() as bot:

        async def slow(click: Click) -> None:
            await asyncio.sleep(PATIENCE + 0.2)
            raise Refused("over")

        hurt(bot, "help", slow)
        assert "This game is over." in (await anna.slash("/help")).text
        loading = [post for post in anna.messages() if post.message.flags & MessageFlag.LOADING]
        assert loading == []
