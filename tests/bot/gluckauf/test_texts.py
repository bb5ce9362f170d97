"""All words stand in the text files, and every page of the rules fits a message."""

from __future__ import annotations

from pathlib import Path

import pytest

import bot.gluckauf
from games import GAMES
from tests.bot.gluckauf.sitting import FACE
from tests.texts import usage
from texts import LANGUAGES

PACKAGE = Path(bot.gluckauf.__file__).parent


def test_every_text_is_there_and_is_used() -> None:
    usage.check(PACKAGE / "texts", PACKAGE, LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_words(language: str) -> None:
    text = FACE.texts(language)
    for option in GAMES["gluckauf"].options:
        assert FACE.option(text, option.key)
        assert len({FACE.option(text, option.key, choice) for choice in option.choices}) == len(
            option.choices
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_a_page_for_each_topic(language: str) -> None:
    topics = FACE.rules(language)
    assert [topic.key for topic in topics] == [
        "overview",
        "turn",
        "workshops",
        "drawing",
        "mining",
        "delivery",
        "money",
        "orders",
        "clock",
        "next-shift",
        "end",
        "rulings",
    ]
    assert all(0 < len(topic.title) <= 45 and 0 < len(topic.text) <= 3500 for topic in topics)
