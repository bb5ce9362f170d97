"""The turn panel as its player meets it: how many clicks, what is said when the time is not right."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot import screens
from bot.faces import FACES
from playground import words
from playground.driver import Answer
from tests.bot.end_to_end.test_forged import click_forged
from tests.bot.player import Sketching, Slow, offers, press, through
from tests.bot.seated import Seated, seated
from tests.bot.stage import TAKE, Stage

READY = "Your turn is ready to be confirmed"


@pytest.fixture
async def pair(stage: Stage) -> AsyncIterator[Seated]:
    async with stage.bot(Sketching(), FACES, seeds=lambda: 3):
        yield await seated(stage)


async def test_taking_money_is_four_clicks_from_the_post_to_the_end_of_the_turn(pair: Seated) -> None:
    clicks = ("Money", "6 marks", "Confirm")
    done = await through(pair.first, *clicks)
    assert "Done." in done.text
    assert 1 + len(clicks) == 4
    assert (await pair.now()).turn == 1


async def test_a_tab_that_is_open_needs_no_click(pair: Seated) -> None:
    """Who has coal to bring up finds the mining spaces before them."""
    panel = await through(pair.first)
    assert any(offer.label.startswith("6 steps") for offer in offers_of(panel))


def offers_of(answer: Answer) -> list[Any]:
    assert answer.message is not None
    return offers(answer.message)


async def test_every_step_can_be_taken_back_and_the_plan_survives_closing_the_panel(pair: Seated) -> None:
    mined = await through(pair.first, "Mining", "6 steps", "Yellow", "Load yellow")
    assert "4 of 6 steps left" in mined.text
    back = await press(pair.first, mined.message, "Back")
    assert "5 of 6 steps left" in back.text
    opened = await through(pair.first)
    assert "5 of 6 steps left" in opened.text
    over = await press(pair.first, opened.message, "Start over")
    assert over.text.splitlines()[1].startswith("  │ ### Your turn")
    assert (await pair.now()).version == 0


async def test_one_click_back_takes_back_one_click_however_much_that_planned(pair: Seated) -> None:
    bought = await through(pair.first, "Workshops", "1 ·")
    back = await press(pair.first, bought.message, "Back")
    assert "Money" in [offer.label for offer in offers_of(back)], "every group is open again"
    mined = await through(pair.first, "Mining", "6 steps", "Yellow", "Load yellow", "Surface")
    assert "3 of 6 steps left" in mined.text
    stored = await press(pair.first, mined.message, "Yellow → store")
    assert "2 of 6 steps left" in stored.text
    assert "3 of 6 steps left" in (await press(pair.first, stored.message, "Back")).text


async def test_what_was_seen_cannot_be_taken_back_and_this_is_said_before(pair: Seated) -> None:
    before = await through(pair.first, "Orders")
    assert "cannot be taken back" in before.text
    drawn = await press(pair.first, before.message, "Look at 5 orders")
    assert "Back" not in [offer.label for offer in offers_of(drawn)]
    kept = await press(pair.first, drawn.message, "Keep none")
    back = await press(pair.first, kept.message, "Back")
    assert "seen only by you" in back.text


async def test_who_is_not_in_turn_is_told_whose_it_is_and_may_look_around(pair: Seated) -> None:
    answer = await through(pair.second)
    assert answer.message is not None
    assert answer.message.only_for == pair.second.id
    assert f"It is the turn of 🔴 {pair.first.mention}." in answer.text
    mine = await press(pair.second, answer.message, "My mine")
    assert "mine-blue" in mine.text


async def test_an_old_panel_becomes_the_current_one(pair: Seated) -> None:
    old = await through(pair.first, "Mining")
    await through(pair.first, "Money", "4 marks")
    late = await press(pair.first, old.message, "6 steps")
    assert "The table has moved on" in late.text
    assert "You take 4 marks." in late.text
    assert "Confirm" in [offer.label for offer in offers_of(late)]


async def test_a_panel_of_a_turn_that_is_over_says_where_the_game_goes_on(pair: Seated) -> None:
    post = pair.first.looks_for(TAKE)
    assert post is not None
    old = await through(pair.first, "Mining")
    await through(pair.first, "Money", "6 marks", "Confirm")
    newest = await pair.first.sees("took 6 marks")
    await pair.first.until(lambda: offers(post) == [] or None, "the old post retired")
    late = await press(pair.first, old.message, "6 steps")
    assert "The table has moved on" in late.text
    assert f"/{newest.message.id}" in late.text
    assert (await pair.now()).turn == 1


async def test_a_button_of_somebody_elses_panel_shows_nothing_to_others(pair: Seated) -> None:
    """A post that everybody sees never becomes a panel, whatever its button says."""
    post = pair.first.looks_for(TAKE)
    assert post is not None
    before = words.message(post)
    await click_forged(pair.first, post, f"p1/tab/{pair.table.id}/0.0/mining")
    assert words.message(post) == before


async def test_old_posts_lose_their_buttons_and_keep_what_they_tell(pair: Seated) -> None:
    first = pair.first.looks_for(TAKE)
    assert first is not None
    await through(pair.first, "Money", "6 marks", "Confirm")
    await pair.first.sees("took 6 marks")
    await pair.first.until(lambda: TAKE not in words.message(first) or None, "the old post without buttons")
    assert "board.png" in words.message(first)
    assert offers(first) == []


async def test_an_unexpected_error_reaches_the_player_with_a_reference_and_the_log_with_the_rest(
    pair: Seated, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    panel = await through(pair.first, "Money")

    def broken(*_: object, **__: object) -> object:
        raise ZeroDivisionError("a defect of ours")

    monkeypatch.setattr(type(FACES["gluckauf"]), "panel", broken)
    answer = await press(pair.first, panel.message, "Mining")
    reference = answer.text.partition("Reference ")[2][:4]
    (record,) = (record for record in caplog.records if getattr(record, "reference", None) == reference)
    assert record.exc_info is not None
    assert "nothing was changed" in answer.text


async def test_whatever_the_renderer_does_the_words_come_in_time_and_the_picture_later(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screens, "QUICK", 0.05)
    slow = Slow()
    slow.let.set()
    async with stage.bot(slow, FACES, seeds=lambda: 3):
        pair = await seated(stage)
        slow.let.clear()
        answer = await through(pair.first)
        assert "Your turn" in answer.text
        assert "mine-red" not in answer.text
        slow.let.set()
        panel = answer.message
        assert panel is not None
        await pair.first.until(lambda: "mine-red" in words.message(panel) or None, "the picture")


async def test_pictures_that_nobody_waits_for_any_more_are_not_drawn(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screens, "QUICK", 0.05)
    slow = Slow()
    slow.let.set()
    async with stage.bot(slow, FACES, seeds=lambda: 3):
        pair = await seated(stage)
        panel = await through(pair.first, "Mining", "6 steps")
        slow.let.clear()
        for label in ("Yellow", "Surface", "Yellow", "Load yellow", "Surface", "Brown"):
            panel = await press(pair.first, panel.message, label)
        assert READY in panel.text
        slow.let.set()
        message = panel.message
        assert message is not None
        await asyncio.sleep(0.2)
        assert READY in words.message(message), "no older panel came back with its picture"
        assert any(future.cancelled() for future in slow.asked)
