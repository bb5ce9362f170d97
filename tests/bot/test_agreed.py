"""What is agreed about time is said in words people understand, and fits where it stands."""

from __future__ import annotations

import pytest

from bot.agreed import agreed_option
from bot.words import words
from tables import AGREED
from texts import LANGUAGES

CHOICES = [(option.key, choice) for option in AGREED for choice in option.choices]
LONGEST = 100
"""Discord's limit for an entry of a list."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "choice"), CHOICES)
def test_every_choice_has_words_that_fit_into_a_list(language: str, key: str, choice: str) -> None:
    assert 0 < len(agreed_option(words(language), key, choice)) <= LONGEST
    assert agreed_option(words(language), key)


@pytest.mark.parametrize("option", AGREED, ids=lambda option: option.key)
def test_no_two_choices_read_the_same(option: object) -> None:
    text = words("en")
    said = [agreed_option(text, key, choice) for key, choice in CHOICES if key == getattr(option, "key", "")]
    assert len(set(said)) == len(said)


def test_days_are_counted() -> None:
    text = words("en")
    assert agreed_option(text, "clock", "turn-1") == "1 day a turn"
    assert agreed_option(text, "clock", "turn-3") == "3 days a turn"
    assert agreed_option(text, "clock", "bank-14") == "A day a turn and 14 more for the game"
