"""Days pass: reminders, clocks that run out, votes, absences. The clock is held and set forward."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random

import pytest

from games import GAMES
from playground import words
from playground.clock import Clock
from playground.driver import Actor
from playground.objects import Post
from playground.server import Playground
from tests.bot.fists_face import FistsFace
from tests.bot.stage import Stage, play, take_turn
from tests.tables.toys import TOYS
from texts import figure

HOUR, DAY = 3600.0, 86400.0
MONDAY = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """Time stands still until it is set forward; nobody is kept from seeing what comes at night in UTC."""
    async with Playground(rates=10_000, clock=Clock(held=True, start=MONDAY)) as playground:
        yield Stage(playground, tmp_path / "pithead.sqlite")


def said(person: Actor, text: str) -> list[Post]:
    return [post for post in person.messages() if text in words.message(post)]


def pinged(post: Post) -> set[str]:
    return set(post.pings)


async def test_a_reminder_has_a_link_opens_the_panel_and_can_be_muted(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
        await stage.pass_to(MONDAY + DAY)
        (reminder,) = said(anna, "has been waiting for you")
        turn_post = (await stage.house.outbox.posts(table.id))["table"]
        acting = anna if table.to_act == (0,) else ben
        assert pinged(reminder) == {acting.id}
        assert "I do not know your time zone" in words.message(reminder)
        assert f"/{turn_post.channel}/{turn_post.message}" in words.message(reminder)
        assert "marks" in (await acting.click(reminder, "Take your turn")).text
        other = ben if acting is anna else anna
        assert "It is the turn of" in (await other.click(reminder, "Mute")).text
        assert "not be reminded" in (await acting.click(reminder, "Mute this turn")).text
        await stage.pass_to(MONDAY + 3.5 * DAY)
        assert said(anna, "has been waiting for you") == [reminder]
        await take_turn(stage, table.id, acting, Random(1))
        await stage.settle()
        await anna.until(lambda: "[🔕" not in words.message(reminder) or None, "a reminder without buttons")


async def test_the_post_shows_when_time_is_up_and_more_time_moves_it(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben, clock="turn-2", expiry="vote")
        acting = (anna, ben)[table.to_act[0]]
        assert said(anna, f"<t:{int(MONDAY + 2 * DAY)}:R>")
        await stage.pass_to(MONDAY + DAY)
        (reminder,) = said(anna, "has been waiting for you")
        assert f"<t:{int(MONDAY + 3 * DAY)}:f>" in (await acting.click(reminder, "More time")).text
        await stage.settle()
        (told,) = said(anna, "takes one more day")
        assert pinged(told) == set()
        assert "already" in (await acting.click(reminder, "More time")).text


async def test_when_time_is_up_an_ai_plays_this_turn(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben, clock="turn-1")
        absent, other = (anna, ben) if table.to_act == (0,) else (ben, anna)
        await stage.pass_to(MONDAY + DAY)
        (post,) = said(anna, "an AI played this turn for")
        assert pinged(post) == {other.id}
        assert absent.mention in words.message(post)
        now = await stage.house.table(table.id)
        assert now.people == table.people
        assert now.to_act != table.to_act


async def test_an_ai_takes_the_seat_until_the_person_is_back(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben, clock="turn-1", expiry="ai-seat")
        seat = table.to_act[0]
        absent, other = (anna, ben)[seat], (ben, anna)[seat]
        await stage.pass_to(MONDAY + DAY + HOUR)
        now = await stage.house.table(table.id)
        assert (now.seats[seat].user, now.seats[seat].home) == (None, int(absent.id))
        (told,) = said(anna, "takes over from")
        assert pinged(told) == {absent.id}
        await take_turn(stage, table.id, other, Random(1))
        await stage.settle()
        answer = await absent.click("Take your turn")
        assert "Somebody else plays your seat" in answer.text
        assert answer.message is not None
        assert "yours again" in (await absent.click(answer.message, "I am back")).text
        await stage.settle()
        assert (await stage.house.table(table.id)).people == table.people
        assert said(anna, "is back and takes over")


async def test_the_last_person_keeps_the_seat_and_an_ai_plays_one_turn(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        table = await stage.table(anna, ais=1, clock="turn-1", expiry="ai-seat")
        await stage.settle()
        before = await stage.house.table(table.id)
        await stage.pass_to(MONDAY + DAY)
        assert said(anna, "an AI played this turn for")
        now = await stage.house.table(table.id)
        assert now.unfinished
        assert (now.people, now.to_act) == (table.people, before.to_act)
        assert now.turn > before.turn


async def test_the_others_vote_a_silent_player_out_of_their_seat(stage: Stage) -> None:
    people = [stage.person(name) for name in ("Anna", "Csilla", "Dieter", "Emma")]
    async with stage.bot():
        table = await stage.table(*people)
        await stage.pass_to(MONDAY + 4 * DAY)
        seat = table.to_act[0]
        others = [person for number, person in enumerate(people) if number != seat]
        (late,) = said(people[0], "you can decide together how to go on")
        assert pinged(late) == {person.id for person in others}
        asker, helper = [person for person in others if person is not people[0]][:2]
        await asker.click(late, "Let an AI play on")
        await stage.settle()
        await helper.click(late, "Let an AI play on")
        await stage.settle()
        now = await stage.house.table(table.id)
        assert now.seats[seat].ai is not None
        assert now.seats[seat].home == int(people[seat].id)
        card = await people[0].sees("It was agreed.")
        assert "[👍 Agree]" not in words.message(card)


async def test_whoever_plays_alone_with_ais_is_not_called_to_decide_about_themselves(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        await stage.table(anna, ais=1)
        await stage.pass_to(stage.playground.clock.now() + 4.5 * DAY)
        assert said(anna, "has been waiting for you")
        assert said(anna, "how to go on") == []


async def test_the_host_gives_a_silent_seat_to_somebody_else_at_once(stage: Stage) -> None:
    anna, ben, emma = stage.person("Anna"), stage.person("Ben"), stage.person("Emma")
    async with stage.bot():
        table = await stage.table(anna, ben)
        if table.to_act == (0,):
            await take_turn(stage, table.id, anna, Random(1))
        await stage.pass_to(stage.playground.clock.now() + 4.5 * DAY)
        (late,) = said(anna, "how to go on")
        await anna.choose(late, emma.id, select="Give the seat")
        await stage.settle()
        assert (await stage.house.table(table.id)).people == (int(anna.id), int(emma.id))
        (post,) = said(anna, "takes over from")
        assert pinged(post) == {emma.id, ben.id}


async def test_a_moderator_ends_a_table_with_the_scores_as_they_stand(stage: Stage) -> None:
    anna, ben, csilla = stage.person("Anna"), stage.person("Ben"), stage.person("Csilla")
    async with stage.bot():
        table = await stage.table(anna, csilla)
        await play(stage, table, anna, csilla, turns=12)
        await stage.pass_to(MONDAY + 4.5 * DAY)
        (late,) = said(anna, "how to go on")
        assert "no seat" in (await stage.person("Emma").click(late, "End the game")).text
        await ben.click(late, "End the game")
        await stage.settle()
        now = await stage.house.table(table.id)
        assert (now.status, now.cut_short) == ("finished", True)
        (ended,) = said(anna, "ended early")
        for result in await stage.house.results.of_table(table.id):
            assert f"<@{result.user}> {figure(result.score)}" in words.message(ended)
        assert said(anna, "[⛏️ Take your turn]") == []


async def test_reminders_by_direct_message_and_in_the_channel_where_those_are_refused(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        for person in (anna, ben):
            await stage.house.people.choose(int(person.id), reminders={"where": "direct"})
        table = await stage.table(anna, ben)
        acting = (anna, ben)[table.to_act[0]]
        await stage.pass_to(MONDAY + DAY)
        assert said(anna, "has been waiting for you") == []
        direct = acting.writes_to(stage.application.id)
        (reminder,) = said(direct, "has been waiting for you")
        assert "marks" in (await direct.click(reminder, "Take your turn")).text
        acting.person.accepts_messages = False
        await stage.pass_to(MONDAY + 2 * DAY)
        assert said(direct, "has been waiting for you") == [reminder]
        (instead,) = said(anna, "has been waiting for you")
        assert pinged(instead) == {acting.id}


async def test_a_digest_lists_the_tables_that_wait(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
        acting = (anna, ben)[table.to_act[0]]
        await stage.house.people.choose(int(acting.id), reminders={"hours": [], "digest": 9})
        await stage.pass_to(MONDAY + DAY)
        direct = acting.writes_to(stage.application.id)
        (digest,) = said(direct, "1 table waits for you")
        assert digest.message.timestamp.startswith("2026-03-03T09:00")


async def test_a_vacation_is_told_and_shown_where_the_table_waits(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben, clock="turn-1")
        away = (anna, ben)[table.to_act[0]]
        await stage.house.people.book(int(away.id), date(2026, 3, 3), date(2026, 3, 9))
        await stage.settle()
        (told,) = said(anna, "is on vacation from")
        assert pinged(told) == set()
        await stage.pass_to(MONDAY + 7 * DAY)
        assert said(anna, "has been waiting for you") == []
        await stage.house.people.cancel_vacation(int(away.id), date(2026, 3, 3))
        await stage.settle()
        assert said(anna, "is back from vacation")
        await stage.house.people.book(int(away.id), date(2026, 3, 20), date(2026, 3, 20))
        await stage.settle()
        assert said(anna, "is on vacation on <t:1774008000:D>.")


async def test_people_choose_their_reminders_and_hold_a_vacation(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        await stage.house.people.choose(int(anna.id), time_zone="Asia/Tokyo")
        panel = (await anna.slash("/me")).message
        assert panel is not None
        assert "21:00" in words.message(panel)  # noon in UTC
        await anna.choose(panel, "after 12, 24, 48", select="Reminders")
        await anna.choose(panel, "By direct message", select="Where")
        await anna.choose(panel, "between 23:00 and 07:00", select="My night")
        await anna.choose(panel, "daily at 08:00", select="A list of my tables")
        chosen = (await stage.house.people.get(int(anna.id))).reminders
        assert chosen == {"hours": [12, 24, 48], "where": "direct", "night": [23, 7], "digest": 8}
        await anna.choose(panel, "No daily list", select="A list of my tables")
        assert (await stage.house.people.get(int(anna.id))).reminders["digest"] is None
        assert "You have booked none" in (await anna.slash("/vacation")).text
        booked = await anna.slash("/vacation", first="2026-07-01", last="14.7.2026")
        assert "28 days are left in 2026" in booked.text
        assert "already" in (await anna.slash("/vacation", first="2026-07-05")).text
        for nonsense in ("tomorrow", "2026-02-30"):
            assert "as a day" in (await anna.slash("/vacation", first=nonsense)).text
        assert "today at the earliest" in (await anna.slash("/vacation", first="2026-03-01")).text
        assert booked.message is not None
        assert "You have booked none" in (await anna.choose(booked.message, "2026-07-01")).text
        await anna.slash("/vacation", last="2026-03-04")
        (away,) = await stage.house.people.vacations(int(anna.id))
        assert (away.first, away.last) == (date(2026, 3, 2), date(2026, 3, 4)), "from today on"
        shown = await anna.slash("/vacation", first="2026-03-20")
        assert "On <t:1774008000:D>" in shown.text
        assert stage.playground.record.refused == []


async def test_of_several_who_choose_at_once_each_has_a_clock_of_their_own(stage: Stage) -> None:
    anna, ben, emma = (stage.person(name) for name in ("Anna", "Ben", "Emma"))
    async with stage.bot(faces={"fists": FistsFace()}, games={**GAMES, **TOYS}):
        table = await stage.table(anna, ben, emma, game="fists", sees="Choose your hand", clock="turn-2")
        await stage.pass_to(MONDAY + HOUR)
        look = await stage.house.sight.look(table.id, int(ben.id))
        await stage.house.play.act(table.id, int(ben.id), "rock", version=look.version)
        await stage.pass_to(MONDAY + DAY)
        reminders = said(anna, "has been waiting for you")
        assert [pinged(post) for post in reminders] == [{anna.id}, {emma.id}]
        assert "not be reminded" in (await emma.click(reminders[1], "Mute this turn")).text
        await stage.pass_to(MONDAY + 2 * DAY)
        now = await stage.house.table(table.id)
        assert now.turn == 1
        (post,) = said(anna, "an AI played this turn for")
        assert {anna.id, ben.id, emma.id} == pinged(post)


async def test_a_question_that_the_table_has_moved_past_loses_its_buttons(stage: Stage) -> None:
    people = [stage.person(name) for name in ("Anna", "Csilla", "Dieter")]
    async with stage.bot():
        table = await stage.table(*people)
        first = people[table.to_act[0]]
        await take_turn(stage, table.id, first, Random(1))
        await stage.settle()
        await first.slash("/game undo")
        await stage.settle()
        (card,) = said(first, "must agree")
        assert "[👍 Agree]" in words.message(card)
        following = people[(await stage.house.table(table.id)).to_act[0]]
        await take_turn(stage, table.id, following, Random(1))
        card = await first.sees("The table has moved on; the question is closed.")
        assert "[👍 Agree]" not in words.message(card)
