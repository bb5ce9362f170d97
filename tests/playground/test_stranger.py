"""An unmodified discord.py bot, written for Discord, does everything it does here as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest

from playground.driver import Failed
from playground.errors import ApiError
from playground.uploads import Upload
from tests.playground.stranger import picture, running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playground.server import Playground
    from tests.playground.stranger import Stranger


@pytest.fixture
async def stranger(playground: Playground) -> AsyncIterator[Stranger]:
    async with running(playground) as client:
        yield client
    assert playground.record.refused == []


async def test_a_slash_command_with_a_group_options_and_a_person(
    playground: Playground, stranger: Stranger
) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    answer = await anna.slash("/table new", game="chess", seats=4, host=ben)
    assert "chess for 4, host Ben, pl" in answer.text


async def test_autocomplete_suggests_while_typing(playground: Playground, stranger: Stranger) -> None:
    found = await playground.person("Anna").completes("/table new", "game", game="ch")
    assert [choice["value"] for choice in found] == ["chess", "checkers"]


async def test_a_button_edits_its_message(playground: Playground, stranger: Stranger) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    message = (await anna.slash("/classic")).message
    assert message is not None
    await anna.click(message, "Count")
    await ben.click(message, "Count")
    await ben.sees("2")


async def test_a_disabled_button_cannot_be_clicked(playground: Playground, stranger: Stranger) -> None:
    anna = playground.person("Anna")
    message = (await anna.slash("/classic")).message
    assert message is not None
    with pytest.raises(ApiError) as refused:
        await anna.click(message, "Nothing")
    assert refused.value.code == 50035


async def test_a_modal_is_opened_filled_in_and_answered(playground: Playground, stranger: Stranger) -> None:
    anna = playground.person("Anna")
    await anna.slash("/classic")
    modal = await anna.click("✏️ Rename")
    assert "Rename the table" in modal.text
    answer = await anna.fill(modal, New_name="Zeche")
    assert "It is called Zeche now." in answer.text
    assert anna.modals() == []


@pytest.mark.parametrize(
    ("select", "wanted", "answer"),
    [
        ("Colour", "Blue", "You chose blue."),
        ("People", "Ben", "People: Ben"),
        ("Place", "games", "Place: games"),
        ("Anyone", "Ben", "Anyone: Member"),
    ],
)
async def test_every_kind_of_select(
    playground: Playground, stranger: Stranger, select: str, wanted: str, answer: str
) -> None:
    anna = playground.person("Anna")
    message = (await anna.slash("/classic")).message
    assert message is not None
    people = {"Ben": playground.person("Ben").id, "games": anna.goes("games").channel.id}
    assert answer in (await anna.choose(message, people.get(wanted, wanted), select=select)).text


async def test_a_select_of_roles(playground: Playground, stranger: Stranger) -> None:
    anna = playground.person("Anna")
    message = (await anna.slash("/roles")).message
    assert message is not None
    roles = next(iter(playground.world.roles.values()))
    moderator = next(role for role in roles.values() if role.name == "Moderator")
    assert "Role: Moderator" in (await anna.choose(message, moderator.id)).text


async def test_components_v2_with_a_picture_that_is_replaced(
    playground: Playground, stranger: Stranger
) -> None:
    anna = playground.person("Anna")
    answer = await anna.slash("/panel")
    assert "Step 0" in answer.text
    assert "board.png: the board at step 0" in answer.text
    await anna.click("Again")
    post = await anna.sees("the board at step 1")
    assert [(one.filename, one.width, one.height) for one in post.message.attachments] == [
        ("board.png", 40, 20)
    ]


async def test_ephemeral_answers_are_seen_by_one_person_only(
    playground: Playground, stranger: Stranger
) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    await anna.slash("/secret")
    await anna.sees("another secret")
    assert "only you can see this" in anna.screen()
    assert "secret" not in ben.screen()


async def test_a_deferred_answer_is_waited_for(playground: Playground, stranger: Stranger) -> None:
    assert "done at last" in (await playground.person("Anna").slash("/slow")).text


async def test_no_answer_within_three_seconds_fails_the_interaction(
    playground: Playground, stranger: Stranger
) -> None:
    anna = playground.person("Anna")
    playground.world.listeners.append(
        lambda event: playground.clock.advance(3.1) if event.name == "INTERACTION_CREATE" else None
    )
    with pytest.raises(Failed, match="This interaction failed"):
        await anna.slash("/deaf")


async def test_a_thread_is_opened_from_a_message_and_spoken_in(
    playground: Playground, stranger: Stranger
) -> None:
    anna = playground.person("Anna")
    await anna.slash("/thread", name="our table")
    await anna.until(lambda: next(iter(playground.world.threads(_guild(playground))), None), "a thread")
    inside = anna.goes("our table")
    await inside.sees("welcome to the thread")
    inside.says("ping")
    await inside.sees("pong")


async def test_files_are_sent_and_received(playground: Playground, stranger: Stranger) -> None:
    anna = playground.person("Anna")
    data = picture().getvalue()
    post = (await anna.slash("/file", files={"given": Upload("given", "mine.png", data)})).message
    assert post is not None
    channel = stranger.get_channel(int(anna.channel.id))
    assert isinstance(channel, discord.TextChannel)
    message = await channel.fetch_message(int(post.message.id))
    assert await message.attachments[0].read() == data[::-1]


async def test_context_menus_of_messages_and_people(playground: Playground, stranger: Stranger) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    said = ben.says("Glück auf")
    assert "> Glück auf" in (await anna.uses("Quote", said)).text
    assert "hello Ben" in (await anna.uses("Greet", ben.id)).text


async def test_plain_messages_are_heard_and_replied_to(playground: Playground, stranger: Stranger) -> None:
    anna = playground.person("Anna")
    anna.says("ping")
    post = await anna.sees("pong")
    assert post.message.type == 19
    assert post.pings == (anna.id,)


async def test_direct_messages(playground: Playground, stranger: Stranger) -> None:
    assert stranger.user is not None
    anna = playground.person("Anna").writes_to(str(stranger.user.id))
    anna.says("ping")
    await anna.sees("pong")
    assert "chess for 3" in (await anna.slash("/table new", game="chess")).text


def _guild(playground: Playground) -> str:
    return next(iter(playground.world.guilds))
