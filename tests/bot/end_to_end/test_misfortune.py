"""Whatever goes wrong, the game goes on: nothing is lost, nothing is posted twice."""

import asyncio
import os
import random
import sys
from asyncio.subprocess import Process
from typing import Any

import pytest

from bot import beside, opponents
from bot.thinking import Thinking
from playground import words
from playground.driver import Actor, Failed
from storage import Database, Statement
from storage.errors import DiskFull
from tables import Entry, Outbox, Table
from tests.bot.player import Held, Slow
from tests.bot.stage import TAKE, Stage, play, take_turn


def posts_of_turns(person: Actor) -> list[str]:
    """The public posts of a table, oldest first."""
    return [text for post in person.messages() if "shift " in (text := words.message(post))]


async def test_a_lost_gateway_in_the_middle_of_a_turn(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
        await play(stage, table, anna, ben, turns=3)
        stage.playground.gateway.drop()
        await play(stage, table, anna, ben, turns=4)
        stage.playground.gateway.ask_to_reconnect()
        await play(stage, table, anna, ben, turns=4)
        await anna.until(
            lambda: len(posts_of_turns(anna)) == 12 or None, "a post for the start and every turn"
        )


async def test_clicks_that_arrive_twice_count_once(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
        stage.playground.faults.event("INTERACTION_CREATE", copies=2)
        await play(stage, table, anna, ben, turns=8)
        assert (await stage.house.table(table.id)).turn == 8


async def test_posts_that_fail_are_posted_later_and_once(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
        stage.playground.faults.request("POST /channels/.*/messages", status=503, times=2)
        await play(stage, table, anna, ben, turns=1)
        stage.playground.faults.request("POST /channels/.*/messages", status=503, after=True, times=1)
        await play(stage, table, anna, ben, turns=4)
        await anna.until(
            lambda: len(posts_of_turns(anna)) == 6 or None, "one post for the start and every turn"
        )


async def test_a_gateway_lost_in_the_middle_of_a_click(stage: Stage) -> None:
    """The click is answered over REST all the same, and those made meanwhile are told after it resumed."""
    anna, ben = stage.person("Anna"), stage.person("Ben")
    slow = Slow()
    slow.let.set()
    async with stage.bot(slow):
        table = await stage.table(anna, ben)
        person = anna if _acting(table) == anna.id else ben
        slow.let.clear()
        clicked = asyncio.create_task(person.click(TAKE))
        await slow.be_asked()
        stage.playground.gateway.drop()
        slow.let.set()
        assert "Your turn" in (await clicked).text
        await play(stage, table, anna, ben, turns=2)
        await anna.until(lambda: len(posts_of_turns(anna)) == 3 or None, "a post for the start and each turn")


async def outage(stage: Stage, seconds: float) -> None:
    """Every request fails for a while, in the middle of a turn."""
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
        await play(stage, table, anna, ben, turns=2)
        person = anna if _acting(await stage.house.table(table.id)) == anna.id else ben
        panel = await person.click(TAKE)
        assert panel.message is not None
        stage.playground.faults.request("", status=503)
        ends = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < ends:
            with pytest.raises(Failed):
                await person.click(TAKE)
        before = await stage.house.table(table.id)
        stage.playground.faults.lift()
        await play(stage, table, anna, ben, turns=4)
        now = await stage.house.table(table.id)
        assert (before.turn, now.turn) == (2, 6)
        await anna.until(lambda: len(posts_of_turns(anna)) == 7 or None, "a post for the start and each turn")


async def test_rest_that_fails_for_a_while(stage: Stage) -> None:
    await outage(stage, 1)


@pytest.mark.soak
async def test_rest_that_fails_for_a_minute(stage: Stage) -> None:
    await outage(stage, 60)


async def test_a_second_bot_on_the_same_file_is_refused_and_the_first_plays_on(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
        second = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "--database", str(stage.path), "--port", "0"),
            env={**os.environ, "DISCORD_TOKEN": ""},
            stderr=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.DEVNULL,
        )
        async with asyncio.timeout(30):
            _, said = await second.communicate()
        assert second.returncode == 1
        assert "Traceback" not in said.decode()
        assert str(stage.path) in said.decode()
        assert await play(stage, table, anna, ben, turns=3) == 3


async def test_killed_again_and_again_the_game_goes_on(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
    chance = random.Random(5)
    for _ in range(3):
        bot = await _separate_bot(stage)
        acting = asyncio.create_task(_click_about(anna, ben, chance))
        await asyncio.sleep(chance.uniform(0.2, 0.6))  # the moment of death is the one thing left to chance
        bot.kill()
        await bot.wait()
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
    async with stage.bot():
        now = await stage.house.table(table.id)
        assert now.version >= now.turn
        await play(stage, table, anna, ben, turns=3)
        expected = (await stage.house.table(table.id)).turn + 1
        await anna.until(lambda: len(posts_of_turns(anna)) == expected or None, f"{expected} posts")


async def test_stopped_and_killed_while_an_ai_thinks_its_turn_is_played_once(stage: Stage) -> None:
    anna = stage.person("Anna")
    held = Held()
    async with stage.bot(thinking=Thinking(lambda: held)):
        table = await stage.table(anna, ais=1, level="hewer")
        await play(stage, table, anna, turns=6)
        await stage.settle()
        held.holding = True
        await play(stage, table, anna, turns=1)
        async with asyncio.timeout(20):
            await asyncio.to_thread(held.asked.wait)
        before = await stage.house.table(table.id)
    killed = await _separate_bot(stage, "endless")
    assert killed.stdout is not None
    async with asyncio.timeout(20):
        assert await killed.stdout.readline() == b"thinking\n"
    killed.kill()
    await killed.wait()
    async with stage.bot():
        await stage.settle()
        now = await stage.house.table(table.id)
        assert (now.turn, now.ai_to_act) == (before.turn + 1, ())
        assert len(posts_of_turns(anna)) <= now.turn + 1, "turns of an AI may share a post, none has two"
        assert await play(stage, table, anna, turns=2) == 2


class Disk:
    """Full as soon as it is told to be: then it refuses whatever is to be written, and counts how often."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.full, self.refused = False, 0
        write = Database.write

        async def written(database: Database, *statements: Statement) -> None:
            if self.full:
                self.refused += 1
                raise DiskFull(path=str(database.path), reason="no room")
            await write(database, *statements)

        patch.setattr(Database, "write", written)

    async def refuses(self, times: int) -> None:
        async with asyncio.timeout(20):
            while self.refused < times:  # noqa: ASYNC110  # nobody is told
                await asyncio.sleep(0.005)


async def test_a_disk_that_is_full_for_a_while(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """It fills up between a post and the note that it is there, while an AI is thinking."""
    for part in (beside, opponents):
        monkeypatch.setattr(part, "AGAIN", 0.05)
    anna = stage.person("Anna")
    disk, delivered = Disk(monkeypatch), Outbox.delivered

    async def filling(outbox: Outbox, entry: Entry, **about: Any) -> None:
        disk.full = disk.full or not disk.refused
        await delivered(outbox, entry, **about)

    async with stage.bot():
        table = await stage.table(anna, ais=1)
        await play(stage, table, anna, turns=2)
        await stage.settle()
        monkeypatch.setattr(Outbox, "delivered", filling)
        await play(stage, table, anna, turns=1)
        await disk.refuses(4)
        refused = (await anna.slash("/vacation", first="2099-07-01")).text
        assert "nothing was changed" in refused
        disk.full = False
        assert await play(stage, table, anna, turns=4) == 4
        await stage.settle()
        frames = [frame for post in anna.messages() for frame in post.message.components]
        marks = [frame["id"] for frame in frames if _marked(frame)]
        assert len(marks) == len(set(marks)) >= 8, "each post of the table is there once"


def _marked(frame: dict[str, Any]) -> bool:
    """Whether it is something a table owed."""
    return int(frame.get("id", 0)) >= 100_000


async def _separate_bot(stage: Stage, *thoughts: str) -> Process:
    arguments = (stage.playground.url, stage.application.token, str(stage.path), *thoughts)
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bot.end_to_end.killable", *arguments), stdout=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(20):
        while not stage.playground.gateway.connections:  # noqa: ASYNC110  # another process tells nobody
            await asyncio.sleep(0.02)
    return bot


async def _click_about(anna: Actor, ben: Actor, chance: random.Random) -> None:
    """People who click whatever their panel offers, and click again when it fails."""
    while True:
        person = chance.choice([anna, ben])
        try:
            await _one_choice(person, chance)
        except (Failed, AssertionError):
            await asyncio.sleep(0.05)


async def _one_choice(person: Actor, chance: random.Random) -> None:
    answer = await person.click(TAKE)
    assert answer.message is not None
    text = str(answer.message.message.components)
    if "Choose …" not in text:
        await person.click(answer.message, "Confirm")
        return
    options = _options(answer.message.message.components)
    await person.choose(answer.message, chance.choice(options))


def _options(components: object) -> list[str]:
    """The values of every list among the components."""
    if isinstance(components, dict):
        own = [option["value"] for option in components.get("options", ())]
        return own + _options(components.get("components", []))
    return [value for part in components for value in _options(part)] if isinstance(components, list) else []


async def test_old_buttons_work_after_a_restart_or_say_why_not(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
        panel = await (ben if _acting(table) == ben.id else anna).click(TAKE)
    async with stage.bot():
        person = ben if _acting(table) == ben.id else anna
        assert panel.message is not None
        await take_turn(stage, table.id, person, random.Random(1))
        old = await person.choose(panel.message, _options(panel.message.message.components)[0])
        assert "moved on" in old.text


def _acting(table: Table) -> str:
    seats, to_act = table.seats, table.to_act
    return str(seats[to_act[0]].user)
