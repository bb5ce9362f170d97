"""Planning ahead through the panel: kept for the turn, or played by itself when it comes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playground import words
from playground.driver import Actor, Answer
from tables import Table
from tests.bot.stage import TAKE, Stage, play


@asynccontextmanager
async def two_at_work(stage: Stage) -> AsyncIterator[tuple[Table, Actor, Actor]]:
    """A table after the draft: who is to act, and who is next."""
    people = stage.person("Anna"), stage.person("Ben")
    async with stage.bot(seeds=lambda: 7):
        table = await stage.table(*people)
        while "draft" in str((await stage.house.sight.look(table.id, await acting(stage, table))).legal[0]):
            await play(stage, table, *people, turns=1)
        await stage.settle()
        first = people[(await stage.house.table(table.id)).to_act[0]]
        yield table, first, next(person for person in people if person is not first)


async def acting(stage: Stage, table: Table) -> int:
    now = await stage.house.table(table.id)
    return now.seats[now.to_act[0]].user or 0


async def take(stage: Stage, person: Actor, action: str) -> None:
    """A turn of one choice."""
    panel = (await person.click(TAKE)).message
    assert panel is not None
    chosen = (await person.choose(panel, action)).message
    assert chosen is not None
    await person.click(chosen, "Confirm")
    await stage.settle()


async def plan_money(person: Actor) -> Answer:
    """From the post to a whole turn: six marks."""
    answer = await person.click(TAKE)
    assert "plan your next turn" in answer.text
    assert answer.message is not None
    panel = (await person.click(answer.message, "Plan ahead")).message
    assert panel is not None
    assert "nothing is played before it is your turn" in words.message(panel)
    planned = await person.choose(panel, "work money:6")
    assert planned.message is not None
    return await person.click(planned.message, "Confirm")


async def test_a_plan_is_shown_when_the_turn_comes(stage: Stage) -> None:
    async with two_at_work(stage) as (table, first, second):
        offer = await plan_money(second)
        assert "work money:6" in offer.text
        assert offer.message is not None
        assert "is kept" in (await second.click(offer.message, "Show it to me then")).text
        await take(stage, first, "work money:4")
        assert await acting(stage, table) == int(second.id)
        panel = await second.click(TAKE)
        assert "work money:6" in panel.text
        assert panel.message is not None
        assert "Done" in (await second.click(panel.message, "Confirm")).text
    assert stage.playground.record.refused == []


async def test_a_plan_is_played_by_itself_and_told_in_one_post_with_the_turn_before(stage: Stage) -> None:
    async with two_at_work(stage) as (table, first, second):
        offer = await plan_money(second)
        assert offer.message is not None
        assert "played by itself" in (await second.click(offer.message, "Play it by itself")).text
        posts = len(first.messages())
        before = (await stage.house.table(table.id)).turn
        await take(stage, first, "work money:4")
        assert (await stage.house.table(table.id)).turn == before + 2
        assert await acting(stage, table) == int(first.id)
        public = [post for post in first.messages()[posts:] if post.only_for is None]
        assert [post.pings for post in public] == [(first.id,)]


async def test_a_plan_that_others_have_crossed_waits_for_its_player(stage: Stage) -> None:
    async with two_at_work(stage) as (table, first, second):
        offer = await plan_money(second)
        assert offer.message is not None
        await second.click(offer.message, "Play it by itself")
        await take(stage, first, "work money:6")  # from now on it takes one worker more
        assert await acting(stage, table) == int(second.id)
        newest = next(post for post in reversed(second.messages()) if post.only_for is None)
        assert newest.pings == (second.id,)
        assert "work money:6" in (await second.click(newest, TAKE)).text


async def test_the_plan_of_a_turn_that_has_come_meanwhile_goes_on_in_its_panel(stage: Stage) -> None:
    async with two_at_work(stage) as (_, first, second):
        answer = await second.click(TAKE)
        assert answer.message is not None
        panel = (await second.click(answer.message, "Plan ahead")).message
        assert panel is not None
        await take(stage, first, "work money:4")
        late = await second.choose(panel, "work money:6")
        assert "moved on" in late.text
        assert late.message is not None
        assert "Confirm" in (await second.choose(late.message, "work money:6")).text
