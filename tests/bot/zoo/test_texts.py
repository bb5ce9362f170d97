"""All words stand in the text files, and every page of the rules fits a message."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot.zoo
from games import GAMES
from games.zoo.components import FRUIT_PER_KIND, SHARES_PER_PLAYER, STARTING_COINS
from tests.bot.zoo.sitting import FACE
from tests.texts import usage
from texts import LANGUAGES

PACKAGE = Path(bot.zoo.__file__).parent
TOPICS = [
    "overview",
    "round",
    "tokens",
    "market",
    "sharing",
    "helpers",
    "cards",
    "bots",
    "end",
    "days",
    "rulings",
]


def test_every_text_is_there_and_is_used() -> None:
    usage.check(PACKAGE / "texts", PACKAGE, LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_part_has_words(language: str) -> None:
    text = FACE.texts(language)
    for option in GAMES["zoo"].options:
        assert FACE.option(text, option.key)
        said = {FACE.option(text, option.key, choice) for choice in option.choices}
        assert len(said) == len(option.choices)
    for part in ("helpers", "coins"):
        assert FACE.part(text, part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_a_page_for_each_topic(language: str) -> None:
    topics = FACE.rules(language)
    assert [topic.key for topic in topics] == TOPICS
    assert all(0 < len(topic.title) <= 80 for topic in topics)
    assert all(0 < len(topic.text) <= 3500 for topic in topics)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_missing_in_any_language(language: str) -> None:
    assert len(list((PACKAGE / "texts" / "rules" / language).glob("*.md"))) == len(TOPICS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_says_what_everybody_begins_with(language: str) -> None:
    overview = FACE.rules(language)[0].text
    assert ", ".join(map(str, STARTING_COINS)) in overview
    numbers = {int(figure) for figure in re.findall(r"\d+", overview)}
    assert numbers >= {SHARES_PER_PLAYER, *FRUIT_PER_KIND.values()}
