"""Hints and plans in the panel, the review after the game, and a game with those who think hardest."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.faces import FACES
from bot.ids import ClickId
from bot.thinking import Thinking, processes
from playground import words
from tests.bot.end_to_end.evening import Evening, play_out
from tests.bot.end_to_end.test_forged import click_forged
from tests.bot.player import HINTED, PLANNED, Sketching, Unhurried, offers, press, thought_of, through
from tests.bot.seated import Seated, seated
from tests.bot.stage import Stage


@pytest.fixture
async def pair(stage: Stage) -> AsyncIterator[Seated]:
    async with stage.bot(Sketching(), FACES, seeds=lambda: 3):
        yield await seated(stage)


async def test_a_hint_names_the_best_turns_with_reasons_and_one_click_plans_one(pair: Seated) -> None:
    opened = await through(pair.first)
    hinted = await thought_of(pair.first, opened.message, "Hint", said=HINTED)
    assert "1. " in words.message(hinted)
    assert "2. " in words.message(hinted)
    planned = await thought_of(pair.first, hinted, "Take number", gone=HINTED)
    done = await press(pair.first, planned, "Confirm")
    assert "Done." in done.text
    assert (await pair.now()).turn == 1


async def test_plans_are_taken_over_step_by_step(pair: Seated) -> None:
    begun = await through(pair.first, "Mining", "6 steps")
    shown = await thought_of(pair.first, begun.message, "Plans", said=PLANNED)
    planned = await thought_of(pair.first, shown, "Take number 1", gone=PLANNED)
    look = await pair.stage.house.sight.look(pair.table.id, int(pair.first.id))
    assert len(look.steps) > 2
    await press(pair.first, planned, "Back")
    assert len((await pair.stage.house.sight.look(pair.table.id, int(pair.first.id))).steps) < len(look.steps)


async def test_who_plans_ahead_is_advised_as_well(pair: Seated) -> None:
    planning = await through(pair.second, "Plan ahead")
    hinted = await thought_of(pair.second, planning.message, "Hint", said=HINTED)
    await thought_of(pair.second, hinted, "Take number 1", gone=HINTED)
    look = await pair.stage.house.premoves.look(pair.table.id, int(pair.second.id))
    assert look.steps
    assert (await pair.now()).version == look.version, "nothing was played"


async def test_plans_are_made_ahead_as_well(pair: Seated) -> None:
    begun = await through(pair.second, "Plan ahead", "Mining", "6 steps")
    shown = await thought_of(pair.second, begun.message, "Plans", said=PLANNED)
    await thought_of(pair.second, shown, "Take number 1", gone=PLANNED)
    look = await pair.stage.house.premoves.look(pair.table.id, int(pair.second.id))
    assert len(look.steps) > 2


async def test_nobody_else_sees_what_was_hinted(pair: Seated) -> None:
    opened = await through(pair.first)
    await thought_of(pair.first, opened.message, "Hint", said=HINTED)
    assert all(HINTED not in words.message(post) for post in pair.second.messages())


async def test_a_table_can_do_without_hints(pair: Seated) -> None:
    house, anna = pair.stage.house, pair.first
    before = await through(anna)
    assert before.message is not None
    old = next(offer for offer in offers(before.message) if offer.label == "Hint")
    await house.lobby.configure(pair.table.id, int(anna.id), settings={"hints": "off"})
    assert "Hints are turned off" in (await anna.click(before.message, old.custom_id)).text
    opened = await through(anna)
    assert opened.message is not None
    assert "Hint" not in [offer.label for offer in offers(opened.message)]


async def test_ideas_nobody_had_are_refused(pair: Seated) -> None:
    opened = await through(pair.first)
    shown = await thought_of(pair.first, opened.message, "Hint", said=HINTED)
    table = await pair.now()
    for detail in ("hint.9", "hint.x", "plans.0", "hint.", "nonsense"):
        await click_forged(pair.first, shown, str(ClickId("idea", table.id, table.version, 0, detail)))
    assert (await pair.now()).version == table.version
    assert pair.stage.playground.record.refused == []


class Restless:
    """Asks for something while each baron thinks; only then the thought is heard."""

    ASKED = (
        ("/game status", "Baron, called"),
        ("/game board", "board.png"),
        ("/game mine", "mine-red.png"),
        ("/game log", "### Log"),
        ("/tables", "Baron, called"),
        ("/rules", "What it is about"),
    )

    def __init__(self, mind: Unhurried) -> None:
        self._mind = mind
        self.answered = 0

    async def __call__(self, evening: Evening) -> None:
        if not self._mind.thinking:
            await asyncio.sleep(0.005)
            return
        before = await evening.now()
        command, expected = self.ASKED[self.answered % len(self.ASKED)]
        assert expected in (await evening.host.slash(command)).text
        assert await evening.now() == before, "the baron has not played meanwhile"
        self.answered += 1
        self._mind.let()


async def test_a_person_alone_with_two_barons_is_answered_while_they_think_to_the_end_of_the_game(
    stage: Stage,
) -> None:
    anna = stage.person("Anna")
    mind = Unhurried(processes())
    restless = Restless(mind)
    async with stage.bot(Sketching(), FACES, seeds=lambda: 5, thinking=Thinking(lambda: mind)):
        evening = Evening(stage, await stage.table(anna, ais=2, level="baron"), (anna,))
        await play_out(evening, seed=5, meanwhile=restless)
        final = await anna.sees("Rematch")
        turns = await stage.house.sight.turns(evening.table.id)
        assert restless.answered == sum(turn.told[0].ai is not None for turn in turns) > 20
        reviewing = asyncio.create_task(anna.click(final, "Review"))
        while not mind.thinking:  # noqa: ASYNC110  # nobody is told
            await asyncio.sleep(0.005)
        assert "The game is over." in (await anna.slash("/game status")).text
        mind.let()
        await reviewing
        review = words.message(await anna.sees("### Review", within=60))
        assert anna.mention in review
        assert review.count("Baron") == 2
    assert stage.playground.record.refused == []
