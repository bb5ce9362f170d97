"""With a language nobody speaks, nothing that people read is left in plain letters."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from bot.faces import FACES
from bot.ids import parse_id
from playground import words
from playground.driver import Actor, Answer
from playground.objects import Post
from tables import Table
from tests.bot.player import Offer, Sketching, offers
from tests.bot.stage import Stage
from tests.texts import pseudo

NAMES = ("Anna", "Ben", "Csilla", "Pithead", "gluckauf", "zoo")
NOT_WORDS = re.compile(
    r"</[\w -]+:\d+>|/[a-z]+(?: [a-z]+)?|<[@#t&a:][^>]*>|<:\w+:\d+>|:\w+:|https?://\S+|\]\([^)]*\)|\S+\.(?:png|gif|txt)\b"
    r"|\b[A-Z]\w+/[A-Z]\w+|\(only you can see this\)|\(disabled\)| v: |\d{4}-\d\d-\d\d"
)
"""Commands, mentions, moments, emojis, links, files, time zones; and what a screen in words adds itself."""
PLAIN = re.compile(r"[A-Za-z]{3,}")


def left_in_english(shown: str) -> set[str]:
    bare = NOT_WORDS.sub(" ", shown)
    return {word for word in PLAIN.findall(bare) if word not in NAMES}


class Reader:
    """Somebody who speaks that language, and checks everything they are shown."""

    def __init__(self, stage: Stage, name: str) -> None:
        self.stage = stage
        self.actor: Actor = stage.person(name, locale=pseudo.STANDING_FOR)

    def read(self, answer: Answer) -> Post | None:
        assert left_in_english(answer.text) == set(), answer.text
        return answer.message

    async def types(self, command: str, **options: Any) -> Post | None:
        return self.read(await self.actor.slash(command, **options))

    async def does(self, post: Post, offer: Offer) -> Post | None:
        if offer.value:
            return self.read(await self.actor.choose(post, offer.value, select=offer.custom_id))
        return self.read(await self.actor.click(post, offer.custom_id))

    async def presses(self, post: Post | None, verb: str) -> Post | None:
        assert post is not None
        return await self.does(post, next(offer for offer in offers(post) if verb_of(offer) == verb))

    async def called(self, table: Table) -> Post:
        """The post that asks this person to act."""
        await self.stage.settle()
        now = await self.stage.house.table(table.id)
        assert [now.seats[seat].user for seat in now.to_act] == [int(self.actor.id)]
        posts = [post for post in self.actor.messages() if post.only_for is None]
        return [post for post in posts if any(verb_of(offer) == "turn" for offer in offers(post))][-1]

    async def takes_a_turn(self, table: Table, chance: random.Random) -> None:
        turn = (await self.stage.house.table(table.id)).turn
        panel = await self.presses(await self.called(table), "turn")
        for _ in range(60):
            if (await self.stage.house.table(table.id)).turn != turn:
                return
            assert panel is not None
            ways = [offer for offer in offers(panel) if verb_of(offer) in {"act", "ask", "pick", "tab"}]
            ending = [offer for offer in offers(panel) if verb_of(offer) == "confirm"]
            panel = await self.does(panel, ending[0] if ending else chance.choice(ways))
        raise AssertionError("the turn does not end")


def verb_of(offer: Offer) -> str:
    read = parse_id(offer.custom_id)
    return "" if read is None else read.verb


@pytest.fixture
def unspoken(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with pseudo.spoken(monkeypatch):
        yield


@pytest.fixture
async def anna(stage: Stage, unspoken: None) -> AsyncIterator[Reader]:
    async with stage.bot(Sketching(), FACES, seeds=lambda: 3):
        yield Reader(stage, "Anna")
        assert stage.playground.record.refused == []


def test_plain_letters_are_found_and_names_are_not() -> None:
    assert left_in_english("Ben 🔴 <@12> ŧäķëš ƒīṽë marks") == {"marks"}
    assert left_in_english(pseudo.changed("Take your turn")) == set()


@pytest.mark.parametrize("game", sorted(FACES))
async def test_a_table_from_its_card_into_the_game(anna: Reader, game: str) -> None:
    card = await anna.types("/game new", game=game, seats=2, language=pseudo.STANDING_FOR)
    options = await anna.presses(card, "options")
    assert options is not None
    for tab in [offer for offer in offers(options) if verb_of(offer) == "options"]:
        await anna.does(options, tab)
    assert card is not None
    level = next(offer for offer in offers(card) if verb_of(offer) == "ai")
    await anna.does(card, level)
    await anna.presses(card, "start")
    table = await anna.stage.house.table_in(int(anna.actor.channel.id))
    assert table is not None
    chance = random.Random(1)
    for _ in range(8):
        await anna.takes_a_turn(table, chance)
    for post in anna.actor.messages():
        if int(post.message.id) >= int(card.message.id):
            assert left_in_english(words.message(post)) == set(), words.message(post)
    await anna.types("/game status")
    await anna.types("/game log")
    await anna.types("/game settings")
    await anna.types("/game mine")
    await anna.types("/game orders")
    await anna.types("/game delivered")
    await anna.types("/game leave")
    await anna.types("/game end")


async def test_what_people_can_ask_for_without_a_table(anna: Reader) -> None:
    for command in ("/help", "/tables", "/stats", "/leaderboard", "/me", "/vacation", "/game status"):
        await anna.types(command)


async def test_what_is_refused(anna: Reader) -> None:
    card = await anna.types("/game new", game="gluckauf", seats=2)
    assert card is not None
    ben = Reader(anna.stage, "Ben")
    await ben.presses(card, "leave")
    await ben.presses(card, "ai")
    await anna.types("/game undo")
    await anna.types("/game export")
