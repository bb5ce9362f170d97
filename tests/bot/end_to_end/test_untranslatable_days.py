"""What is said while days pass, advised, and told of a whole game: nothing is left in plain letters."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.faces import FACES
from games.chance import Chance
from games.opponents import decision, opponents
from playground import words
from playground.clock import Clock
from playground.driver import Actor
from playground.objects import Post, PrivateChannel
from playground.server import Playground
from tables import Table
from tests.bot.end_to_end.test_untranslatable import Reader, left_in_english, verb_of
from tests.bot.player import Sketching, offers
from tests.bot.stage import Stage
from tests.texts import pseudo

DAY = 86400.0
MONDAY = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()
NAMES = ("Anna", "Ben", "Csilla")


@pytest.fixture
def unspoken(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with pseudo.spoken(monkeypatch):
        yield


@pytest.fixture
async def stage(tmp_path: Path, unspoken: None) -> AsyncIterator[Stage]:
    async with Playground(rates=10_000, clock=Clock(held=True, start=MONDAY)) as playground:
        stage = Stage(playground, tmp_path / "pithead.sqlite")
        async with stage.bot(Sketching(), FACES, seeds=lambda: 3):
            yield stage
        assert playground.record.refused == []


async def seated(stage: Stage, game: str, *names: str, **settings: str) -> tuple[Table, list[Reader]]:
    """A running table of these people, in that language."""
    people = [Reader(stage, name) for name in names]
    first, *others = people
    card = await first.types("/game new", game=game, seats=len(names), language=pseudo.STANDING_FOR)
    for person in others:
        await person.presses(card, "join")
    table = await stage.house.table_in(int(first.actor.channel.id))
    assert table is not None
    await stage.house.lobby.configure(table.id, int(first.actor.id), settings=dict(settings))
    await first.presses(card, "start")
    await stage.settle()
    return await stage.house.table(table.id), people


def all_read(person: Actor, greeting: str) -> None:
    """Every public post from the first that was made for this table."""
    for post in person.messages():
        if post.only_for is None and int(post.message.id) > int(greeting):
            assert left_in_english(words.message(post)) == set(), words.message(post)


def with_button(person: Reader, verb: str) -> Post:
    """The newest message on which that can be clicked."""
    posts = reversed(person.actor.messages())
    return next(post for post in posts if any(verb_of(offer) == verb for offer in offers(post)))


async def played_on(stage: Stage, table_id: str, chance: Chance, turns: int = 10_000) -> None:
    """So many turns by players who choose at random, without their panels."""
    house = stage.house
    for _ in range(turns):
        position = await house.sight.position(table_id)
        game, state, now = position.game, position.state, position.table
        if not now.unfinished:
            break
        seat = now.to_act[0]
        while game.turn(state) == now.turn and seat in game.to_act(state):
            action = opponents(game)["random"].choose(decision(game, state, seat), chance)
            look = await house.sight.look(table_id, now.seats[seat].user or 0)
            await house.play.act(
                table_id, now.seats[seat].user or 0, str(action), version=look.version, revision=look.revision
            )
            state = game.advance(state, seat, action)
    await stage.settle()


async def test_days_of_silence_until_a_seat_is_given_away_and_taken_back(stage: Stage) -> None:
    table, people = await seated(stage, "gluckauf", *NAMES, clock="turn-3", expiry="vote")
    begun = people[0].actor.messages()[0].message.id
    absent = people[table.to_act[0]]
    asker, helper = [person for person in people if person is not absent]
    await stage.pass_to(MONDAY + DAY)
    for verb in ("more", "mute"):
        await absent.presses(with_button(absent, "mute"), verb)
    booked = await asker.types("/vacation", first="2026-03-20", last="2026-03-22")
    assert booked is not None
    await stage.settle()
    asker.read(await asker.actor.choose(booked, "2026-03-20"))
    await stage.pass_to(MONDAY + 5 * DAY)
    await asker.presses(with_button(asker, "ask-ai"), "ask-ai")
    await stage.settle()
    await asker.types("/game settings")
    if await stage.house.voting.open_at(table.id):  # a host is not asked for a vote
        await helper.presses(with_button(helper, "agree"), "agree")
    await stage.settle()
    kept = await absent.presses(with_button(absent, "turn"), "turn")
    await absent.presses(kept, "come-back")
    await stage.settle()
    all_read(asker.actor, begun)


async def test_a_list_of_tables_and_a_reminder_said_directly(stage: Stage) -> None:
    _, people = await seated(stage, "zoo", *NAMES[:2])
    for person in people:
        chosen = {"where": "direct", "digest": 9}
        await stage.house.people.choose(int(person.actor.id), reminders=chosen, language=pseudo.STANDING_FOR)
    await stage.pass_to(MONDAY + 2 * DAY)
    world = stage.playground.world
    direct = [channel for channel in world.channels.values() if isinstance(channel, PrivateChannel)]
    told = [words.message(post) for channel in direct for post in world.posts[channel.id].values()]
    assert len(told) >= 3
    assert {word for text in told for word in left_in_english(text)} == set()


@pytest.mark.parametrize("game", sorted(FACES))
async def test_what_is_advised_planned_and_told_of_a_game(stage: Stage, game: str) -> None:
    table, people = await seated(stage, game, *NAMES[:2])
    begun, chance = people[0].actor.messages()[0].message.id, Chance(3)
    await played_on(stage, table.id, chance, turns=12)
    now = await stage.house.table(table.id)
    acting = people[now.to_act[0]]
    panel = await acting.presses(with_button(acting, "turn"), "turn")
    assert panel is not None
    for verb in {verb_of(offer) for offer in offers(panel)} & {"hint", "plans"}:
        await acting.presses(panel, verb)
    for seat, person in enumerate(people):
        if seat not in now.to_act:
            looking = await person.presses(with_button(person, "turn"), "turn")
            if looking is not None and any(verb_of(offer) == "ahead" for offer in offers(looking)):
                planning = await person.presses(looking, "ahead")
                assert planning is not None
                for verb in {verb_of(offer) for offer in offers(planning)} & {"a-hint", "a-plans"}:
                    await person.presses(planning, verb)
    for command in ("/game log", "/game replay", "/game undo", "/game settings", "/help"):
        await acting.types(command)
    await acting.presses(with_button(acting, "days"), "days")
    await played_on(stage, table.id, chance)
    await acting.presses(with_button(acting, "review"), "review")
    await acting.types("/stats")
    await acting.types("/leaderboard")
    all_read(acting.actor, begun)
