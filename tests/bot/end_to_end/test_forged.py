"""Ids that nobody made, or made for something else: a private answer each, no change, no crash."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.handlers import handlers
from bot.ids import ClickId
from games.gluckauf.actions import BY_TEXT
from playground import words
from playground.driver import Actor
from playground.objects import Post
from tables import Table
from tests.bot.stage import TAKE, Stage

ODD = ("", "+", "done+done", "#0.0.", "#9.9.mining", "#-1", "#", "?draft", "0", "1", "99")
"""Details that some verb understands."""
TURN = ("turn", "tab", "act", "ask", "pick", "confirm", "back", "over", "mines", "cards", "log", "board")
"""What somebody at the table may try while it is not their turn, and never gets anything done with."""
TELLING = {"play", "help", "learn"}
"""Verbs that open a table for whoever clicks, which is no change of this one."""
LETTERS = "abcxyz/.+-0123456789ABCDEFGH éłő🎲\n"


def forged_ids(table: Table, verbs: Sequence[str], chance: random.Random) -> Iterator[str]:
    """Ids of every degree of likeness to ours."""
    actions = list(BY_TEXT)
    while True:
        verb = chance.choice(verbs)
        held = chance.choice((table.id, "ABCDEFGH", "-"))
        version = chance.choice((0, table.version, table.version + 1, 999_999_999))
        detail = chance.choice((chance.choice(actions), *ODD, "".join(chance.choices(LETTERS, k=20))))
        genuine = str(ClickId(verb, held, version, chance.choice((0, 1, 77)), detail))
        yield chance.choice(
            (genuine, genuine[: chance.randrange(1, len(genuine))], "".join(chance.choices(LETTERS, k=30)))
        )


async def forge(stage: Stage, count: int) -> None:
    anna, ben, eve = stage.person("Anna"), stage.person("Ben"), stage.person("Emma")
    async with stage.bot() as client:
        table = await stage.table(anna, ben)
        chance = random.Random(count)
        waiting = anna if table.seats[table.to_act[0]].user == int(ben.id) else ben
        post = await eve.sees(TAKE)
        before = (await stage.house.table(table.id), [words.message(post) for post in public(anna)])
        every = [*sorted(set(handlers(client.service)) - TELLING), "nothing", "-"]
        forgers = ((eve, forged_ids(table, every, chance)), (waiting, forged_ids(table, TURN, chance)))
        for _ in range(count):
            person, ids = chance.choice(forgers)
            await click_forged(person, post, next(ids))
        assert (await stage.house.table(table.id), [words.message(post) for post in public(anna)]) == before


async def click_forged(person: Actor, post: Post, custom_id: str) -> str:
    """As if the message had always had such a button."""
    button = _first_button(post.message.components)
    genuine, button["custom_id"] = button["custom_id"], custom_id
    try:
        answer = await person.click(post, custom_id)
    finally:
        button["custom_id"] = genuine
    assert answer.message is None or answer.message.only_for == person.id, custom_id
    return answer.text


def _first_button(components: list[Any]) -> dict[str, Any]:
    for component in components:
        if component.get("type") == 2:
            return component  # type: ignore[no-any-return]  # a JSON object
        found = _first_button(component.get("components", []))
        if found:
            return found
    return {}


def public(person: Actor) -> list[Post]:
    return [post for post in person.messages() if post.only_for is None]


async def test_500_forged_ids(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    await forge(stage, 500)
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


@pytest.mark.soak
async def test_10000_forged_ids(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    await forge(stage, 10_000)
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
