"""What is agreed about time is said in words people understand, and fits where it stands."""

from __future__ import annotations

from datetime import date

import pytest

from bot.agreed import agreed_option, times_left
from bot.words import words
from tables import AGREED, Vacation, Wait
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
    assert agreed_option(text, "clock", "bank-14") == "1 day a turn, and 14 more for the whole game"


def _wait(
    seat: int, *, deadline: float | None = None, bank: float | None = None, away: Vacation | None = None
) -> Wait:
    return Wait(seat, 100 + seat, 0.0, 0, deadline, 0.0, bank, away, 0, muted=False, granted=False, missed=0)


def test_a_deadline_is_a_moment_on_everybodys_own_clock() -> None:
    assert times_left(words("en"), [_wait(0, deadline=7200.0)], ["red"]) == ["Deadline: <t:7200:R>"]
    assert times_left(words("en"), [_wait(0)], ["red"]) == []


def test_what_is_left_of_a_time_bank_is_said() -> None:
    banked = _wait(0, deadline=9e5, bank=6.5 * 86400)
    assert times_left(words("en"), [banked], ["red"]) == ["Deadline: <t:900000:R> · Time bank left: 6 days"]
    (line,) = times_left(words("pl"), [_wait(0, bank=3 * 3600)], ["red"])
    assert line == "Zapas czasu: jeszcze 3 godziny"


def test_of_several_each_is_named_and_a_vacation_says_until_when() -> None:
    away = Vacation(date(2026, 3, 2), date(2026, 3, 9))
    lines = times_left(words("en"), [_wait(0, deadline=7200.0), _wait(1, away=away)], ["red", "blue"])
    assert lines == ["red · Deadline: <t:7200:R>", "blue · On vacation until <t:1773057600:D>."]
