"""Several people act at once: the post is edited as they choose, and nothing shows too early."""

from collections.abc import AsyncIterator

import pytest

from games import GAMES
from playground import words
from playground.driver import Actor
from playground.objects import Post
from tables import Table
from tests.bot.fists_face import FistsFace
from tests.bot.stage import Stage
from tests.tables.toys import TOYS

CHOOSE = "Choose your hand"
FACES = {"fists": FistsFace()}


@pytest.fixture
async def trio(stage: Stage) -> AsyncIterator[tuple[Table, list[Actor]]]:
    """Three people at a table, each in front of the first post."""
    people = [stage.person(name) for name in ("Anna", "Ben", "Emma")]
    async with stage.bot(faces=FACES, games={**GAMES, **TOYS}):
        yield await stage.table(*people, game="fists", sees=CHOOSE), people


def posts(person: Actor) -> list[str]:
    """The posts of the table, oldest first."""
    public = (post for post in person.messages() if post.only_for is None)
    return [text for post in public if "round" in (text := words.message(post))]


async def choose(person: Actor, hand: str, panel: Post | None = None) -> Post:
    """From the post, or from an answer with a button, to the confirmation."""
    opened = await (person.click(CHOOSE) if panel is None else person.click(panel, "Think again"))
    assert opened.message is not None
    picked = await person.click(opened.message, hand)
    assert f"You show {hand}." in picked.text
    assert picked.message is not None
    done = await person.click(picked.message, "Confirm")
    assert done.message is not None
    return done.message


async def test_everybody_is_called_and_the_post_says_who_still_thinks(
    trio: tuple[Table, list[Actor]],
) -> None:
    _, (anna, ben, emma) = trio
    first = posts(anna)[-1]
    assert all(f"{person.mention}" in first for person in (anna, ben, emma))
    assert "choose your hand" in first
    await choose(anna, "rock")
    await anna.sees(f"Ready: 🔴 {anna.mention}")
    (edited,) = posts(anna)
    assert f"🔵 {ben.mention}, 🟢 {emma.mention}, choose your hand." in edited
    assert CHOOSE in edited, "its buttons stay"
    assert "board.png" in edited, "its pictures stay"


async def test_a_choice_may_be_thought_over_until_the_last_one_chose(trio: tuple[Table, list[Actor]]) -> None:
    _, (anna, ben, emma) = trio
    done = await choose(anna, "rock")
    assert "You may think again" in words.message(done)
    await choose(anna, "paper", done)
    await choose(ben, "rock")
    last = await choose(emma, "rock")
    shown = await emma.sees("All hands are shown: paper, rock, rock.")
    assert "hands.gif" in words.message(shown)
    assert "round 2" in words.message(last) or "It is your turn again" in words.message(last)


async def test_nothing_shows_before_all_have_chosen(trio: tuple[Table, list[Actor]]) -> None:
    _, (anna, ben, emma) = trio
    await choose(anna, "scissors")
    await anna.sees("Ready: ")
    assert all("scissors" not in person.screen() for person in (ben, emma))
    await choose(ben, "scissors")
    await ben.sees(f"Ready: 🔴 {anna.mention}, 🔵 {ben.mention}")
    assert "scissors" not in emma.screen()


async def test_everybody_is_told_what_came_of_it_also_who_chose_last(trio: tuple[Table, list[Actor]]) -> None:
    _, people = trio
    for person in people:
        await choose(person, "rock")
    await people[0].until(lambda: len(posts(people[0])) == 3 or None, "the post of the next round")
    for person in people:
        panel = (await person.click(CHOOSE)).message
        assert panel is not None
        assert "Since your last turn" in words.message(panel)
        assert "Shown" in words.message(panel)


async def test_one_post_a_round_and_one_for_what_came_of_it(
    trio: tuple[Table, list[Actor]], stage: Stage
) -> None:
    table, people = trio
    for _ in range(3):
        for person in people:
            await choose(person, "rock")
    await people[0].until(
        lambda: len(posts(people[0])) == 7 or None, "a post for the start, and two for each round"
    )
    assert (await stage.house.table(table.id)).status == "finished"
    assert stage.playground.record.refused == []
