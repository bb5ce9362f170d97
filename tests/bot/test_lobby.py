"""From `/game new` to the start: who sits where, what is agreed, who may do what."""

import asyncio
from typing import Any

from bot.ids import ClickId
from playground import words
from playground.checks.components import Kind, walk
from playground.driver import Actor
from playground.objects import GuildChannel, Post
from playground.scene import add_role
from tables import Limits, Table
from tests.bot.end_to_end.test_forged import click_forged
from tests.bot.stage import TAKE, Stage


async def opened(person: Actor, **options: Any) -> Post:
    """The card of a new table."""
    card = (await person.slash("/game new", game="gluckauf", **options)).message
    assert card is not None
    return card


async def held(stage: Stage, person: Actor) -> Table:
    table = await stage.house.table_in(int(person.channel.id))
    assert table is not None
    return table


async def options(person: Actor, card: Post, tab: str = "Game") -> Post:
    """The panel behind Options, at that tab."""
    panel = (await person.click(card, "Options")).message
    assert panel is not None
    assert panel.only_for == person.id
    if tab != "Game":
        panel = (await person.click(panel, tab)).message
        assert panel is not None
    return panel


async def test_people_join_and_leave_by_one_click_and_the_card_shows_it(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        card = await opened(anna, seats=3)
        assert "3 seats" not in (joined := await ben.click(card, "Join")).text
        assert f"🔵 {ben.mention}" in joined.text
        assert joined.text.count("open seat") == 1
        assert (await ben.click(card, "Join")).text == joined.text
        left = await ben.click(card, "Leave")
        assert left.text.count("open seat") == 2
        assert "You have no seat at this table." in (await ben.click(card, "Leave")).text
        posts = [post for post in anna.messages() if post.only_for is None and "a table for 3" in str(post)]
        assert len(posts) == 1
        assert stage.playground.record.refused == []


async def test_only_the_host_starts_and_only_with_enough_people(stage: Stage) -> None:
    anna, csilla = stage.person("Anna"), stage.person("Csilla")
    async with stage.bot():
        card = await opened(csilla)
        waiting = (await csilla.click(card, "Join")).text
        assert "as soon as 2 seats are taken" in waiting
        assert "Start (disabled)" in waiting
        enough = (await anna.click(card, "Join")).text
        assert "as soon as" not in enough
        assert "Start (disabled)" not in enough
        assert f"Only {csilla.mention}" in (await anna.click(card, "Start")).text
        assert "The game has begun." in (await csilla.click(card, "Start")).text
        table = await held(stage, csilla)
        assert len(table.seats) == 2


async def test_a_table_without_anybody_left_is_given_up(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        card = await opened(anna)
        assert "closed before the game" in (await anna.click(card, "Leave")).text
        assert await stage.house.outbox.take() == ()
        assert "There is no table in this channel." in (await anna.slash("/game status")).text
        again = await opened(anna)
        assert "host" in str(again.message.components)


async def test_a_card_speaks_the_language_of_its_table(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        card = await opened(anna, language="de", theme="light", options="orders=dealt, start=first-seat")
        table = await held(stage, anna)
        assert (table.language, table.settings["theme"]) == ("de", "light")
        assert (table.options["orders"], table.options["start"]) == ("dealt", "first-seat")
        assert card.only_for is None


async def test_options_that_do_not_exist_are_explained(stage: Stage) -> None:
    anna = stage.person("Anna")
    wrong = {
        "nonsense": "I cannot read “nonsense”",
        "colour=pink": "no option “colour”",
        "orders=stolen": "cannot be “stolen”",
    }
    async with stage.bot():
        for typed, answer in wrong.items():
            assert answer in (await anna.slash("/game new", game="gluckauf", options=typed)).text
        assert await stage.house.table_in(int(anna.channel.id)) is None


async def test_options_are_suggested_one_after_another(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        first = await anna.completes("/game new", "options", game="gluckauf", options="")
        assert {"orders=dealt", "start=first-seat"} <= {choice["value"] for choice in first}
        more = await anna.completes("/game new", "options", game="gluckauf", options="orders=dealt, st")
        assert [choice["value"] for choice in more] == ["orders=dealt, start=first-seat"]


async def test_a_seat_count_nobody_plays_with_is_refused(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        assert "played with 2, 3, 4 seats" in (await anna.slash("/game new", game="gluckauf", seats=5)).text


async def test_the_host_changes_what_is_agreed_in_a_private_panel(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        card = await opened(anna)
        panel = await options(anna, card)
        await anna.choose(panel, "3", select="Seats")
        await anna.choose(panel, "dealt", select="orders")
        await anna.click(panel, "Table")
        await anna.choose(panel, "hu", select="Language")
        await anna.choose(panel, "light", select="Pictures")
        await anna.click(panel, "Clock")
        await anna.choose(panel, "turn-2", select="Clock")
        table = await held(stage, anna)
        assert (len(table.seats), table.options["orders"], table.language) == (3, "dealt", "hu")
        assert table.settings == {"theme": "light", "clock": "turn-2"}
        others = (await ben.slash("/game settings")).text
        assert f"{anna.mention} hosts this table" in others
        assert "v:" not in others
        assert stage.playground.record.refused == []


async def test_a_panel_of_somebody_who_is_no_longer_host_changes_nothing(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        card = await opened(anna)
        panel = await options(anna, card)
        await ben.click(card, "Join")
        await anna.click(card, "Leave")
        assert f"Only {ben.mention}" in (await anna.choose(panel, "2", select="Seats")).text
        assert len((await held(stage, ben)).seats) == 4


async def test_seats_are_kept_for_invited_people_who_are_called(stage: Stage) -> None:
    anna, ben, csilla = stage.person("Anna"), stage.person("Ben"), stage.person("Csilla")
    async with stage.bot():
        card = await opened(anna, seats=2, invite=ben.id)
        assert card.pings == (ben.id,)
        assert "kept for people who were invited" in (await csilla.click(card, "Join")).text
        assert f"🔵 {ben.mention}" in (await ben.click(card, "Join")).text


async def test_the_host_invites_and_dismisses_from_the_panel(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        card = await opened(anna, only_invited=True)
        assert "Only invited people" in (await ben.click(card, "Join")).text
        panel = await options(anna, card, "People")
        await anna.choose(panel, ben.id, select="Keep a seat")
        called = await ben.sees("is keeping a seat for you")
        assert called.pings == (ben.id,)
        await ben.click(card, "Join")
        await anna.choose(await options(anna, card, "People"), "Ben", select="Free the seat")
        assert (await held(stage, anna)).people == (int(anna.id),)
        assert stage.playground.record.refused == []


async def test_a_table_may_be_for_those_with_a_role(stage: Stage) -> None:
    anna, ben, csilla = stage.person("Anna"), stage.person("Ben"), stage.person("Csilla")
    guild = next(iter(stage.playground.world.guilds))
    miners = add_role(stage.playground.world, guild, "Miners", 0)
    member = stage.playground.world.members[guild][ben.id]
    member.roles.append(miners.id)
    async with stage.bot():
        card = await opened(anna, role=miners.id)
        assert f"you need the role <@&{miners.id}>" in (await csilla.click(card, "Join")).text
        assert ben.mention in (await ben.click(card, "Join")).text


async def test_a_role_is_chosen_in_the_panel(stage: Stage) -> None:
    anna, csilla = stage.person("Anna"), stage.person("Csilla")
    guild = next(iter(stage.playground.world.guilds))
    miners = add_role(stage.playground.world, guild, "Miners", 0)
    async with stage.bot():
        card = await opened(anna)
        panel = await options(anna, card, "Table")
        await anna.choose(panel, "role", select="Who may join")
        assert "has not chosen yet" in (await csilla.click(card, "Join")).text
        await anna.sees("for a role still to be chosen")
        await anna.choose(panel, miners.id, select="Choose the role")
        assert (await held(stage, anna)).access.role == int(miners.id)
        await anna.sees(f"for <@&{miners.id}>")
        roles = next(part for part in walk(panel.message.components) if part["type"] == Kind.ROLE_SELECT)
        assert roles["default_values"] == [{"id": miners.id, "type": "role"}]
        assert "you need the role" in (await csilla.click(card, "Join")).text


async def test_bots_are_not_invited(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        answer = await anna.slash("/game new", game="gluckauf", invite=stage.application.id)
        assert "Bots cannot be invited" in answer.text


async def test_ais_take_seats_by_level(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        card = await opened(anna, seats=2)
        assert f"Only {anna.mention}" in (await ben.choose(card, "random")).text
        levels = next(part for part in walk(card.message.components) if part["type"] == Kind.STRING_SELECT)
        assert "Does anything the rules allow" in [entry["description"] for entry in levels["options"]]
        assert "Random player" in (await anna.choose(card, "random")).text
        assert "Join (disabled)" in words.message(card)


async def test_a_busy_channel_gets_a_thread_named_after_game_and_people(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        await opened(anna)
        answer = await ben.slash("/game new", game="gluckauf", seats=2)
        assert "so I opened a thread" in answer.text
        there = ben.goes("Glück Auf · Ben")
        card = await there.sees("a table for 2")
        await anna.goes("Glück Auf · Ben").click(card, "Join")
        await there.click(card, "Start")
        await there.until(
            lambda: getattr(there.channel, "name", "") == "Glück Auf · Ben, Anna" or None,
            "the thread's new name",
        )
        await there.sees("it is your turn")
        third = await there.slash("/game new", game="gluckauf")
        assert "so I opened a thread" in third.text
        assert stage.playground.record.refused == []


async def test_limits_for_a_person_and_a_server(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot(limits=Limits(per_person=1, per_guild=2)):
        await opened(anna)
        threads = len(stage.playground.world.channels)
        assert (
            "as many unfinished tables as are allowed here (1)"
            in (await anna.slash("/game new", game="gluckauf")).text
        )
        await ben.slash("/game new", game="gluckauf")
        csilla = stage.person("Csilla")
        assert (
            "This server has as many unfinished tables as are allowed (2)"
            in (await csilla.slash("/game new", game="gluckauf")).text
        )
        assert len(stage.playground.world.channels) == threads + 1


async def test_what_the_bot_may_not_do_is_named_before_a_table_is_opened(stage: Stage) -> None:
    anna = stage.person("Anna")
    world = stage.playground.world
    async with stage.bot():
        guild = next(iter(world.guilds))
        for role in world.roles[guild].values():
            if role.name in {"Pithead", "@everyone"}:
                role.permissions = str(int(role.permissions) & ~(1 << 15))
        answer = await anna.slash("/game new", game="gluckauf")
        assert "I lack: Attach Files" in answer.text
        assert await stage.house.table_in(int(anna.channel.id)) is None


async def test_a_lost_card_is_posted_anew(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        old = await opened(anna)
        async with asyncio.timeout(10):
            # The card is seen before it is written down where it stands.
            while "card" not in await stage.house.outbox.posts((await held(stage, anna)).id):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        status = (await ben.slash("/game status")).message
        assert status is not None
        card = (await ben.click(status, "Show the card here")).message
        assert card is not None
        assert card.only_for is None
        await anna.until(lambda: old not in anna.messages() or None, "the old card gone")
        assert ben.mention in (await ben.click(card, "Join")).text


async def test_everybody_chooses_a_colour_and_keeps_it_in_the_game(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        card = await opened(anna)
        await ben.click(card, "Join")
        panel = (await ben.click(card, "Options")).message
        assert panel is not None
        await ben.choose(panel, "purple", select="colour")
        await anna.until(lambda: f"🟣 {ben.mention}" in words.message(card) or None, "Ben in purple")
        assert card.message.mentions == [], "an edited card calls nobody"
        await anna.choose(await options(anna, card, "People"), "purple", select="colour")
        await anna.click(card, "Start")
        post = await anna.sees("it is your turn")
        assert f"🟣 {anna.mention}" in words.message(post)
        assert f"🔴 {ben.mention}" in words.message(post)


async def test_a_private_thread_keeps_its_tables_to_itself(stage: Stage) -> None:
    anna = stage.person("Anna")
    parts = stage.playground.parts
    assert isinstance(anna.channel, GuildChannel)
    thread = parts.threads.start(anna.channel, anna.id, {"name": "secret", "type": 12})
    parts.threads.join(thread, stage.application.id)
    there = anna.goes(thread)
    async with stage.bot():
        await opened(there)
        assert (
            "no thread can be opened here for another"
            in (await there.slash("/game new", game="gluckauf")).text
        )


async def test_a_card_is_not_shown_anew_once_the_game_has_begun(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    async with stage.bot():
        table = await stage.table(anna, ben)
        post = await ben.sees(TAKE)
        forged = str(ClickId("anew", table.id))
        assert "The game has begun already." in await click_forged(ben, post, forged)
