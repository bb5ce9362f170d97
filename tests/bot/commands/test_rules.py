"""`/rules` and `/help`."""

from bot.commands.rules import topics_like
from bot.faces import FACES
from tests.bot.stage import Stage


async def test_the_rules_by_topic_and_by_any_word(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        first = await anna.slash("/rules")
        assert "The goal" in first.text
        assert first.message is not None
        assert first.message.only_for == anna.id
        assert "Step by step." in (await anna.choose(first.message, "Mining")).text
        assert "Step by step." in (await anna.slash("/rules", topic="gluckauf/mining")).text
        assert "Most victory points win." in (await anna.slash("/rules", topic="victory")).text
        assert "No page of the rules mentions “chess”" in (await anna.slash("/rules", topic="chess")).text


async def test_topics_are_suggested_while_one_types(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot() as bot:
        suggested = await anna.completes("/rules", "topic", topic="step")
        assert [choice["value"] for choice in suggested] == ["gluckauf/mining"]
        assert await anna.completes("/rules", "topic", topic="chess") == []
        assert len(topics_like(bot.service, "en", "")) == 2


def test_every_topic_of_every_game_is_found_by_its_title() -> None:
    for face in FACES.values():
        for topic in face.rules("en"):
            assert topic.found_by(topic.title)


async def test_help_shows_commands_that_can_be_clicked_and_leads_on(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        answer = await anna.slash("/help")
        assert answer.message is not None
        assert "</game new:" in answer.text
        assert "</rules:" in answer.text
        days = await anna.click(answer.message, "Playing over several days")
        for link in ("</me:", "</game log:", "</game replay:", "</vacation:"):
            assert link in days.text
        assert "Open a table" in (await anna.click(answer.message, "Board games")).text
        rules = await anna.click(answer.message, "Rules")
        assert "The goal" in rules.text


async def test_the_first_game_is_one_click_away(stage: Stage) -> None:
    anna = stage.person("Anna")
    async with stage.bot():
        welcome = await anna.sees("Play now: Glück Auf")
        assert "Your table is open in" in (await anna.click(welcome, "Play now: Glück Auf")).text
        second = await anna.click(welcome, "Play now: Glück Auf")
        assert "Your table is open in" in second.text
        await anna.goes("Glück Auf · Anna").sees("it is your turn")
        assert stage.playground.record.refused == []
