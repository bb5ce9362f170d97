"""What is refused, in words."""

from __future__ import annotations

from datetime import date

import pytest
from msgspec.structs import replace

from bot.refusals import wording
from bot.words import words
from tables import NotYourTurn, Refused, Seat
from tests.bot.gluckauf.sitting import GAME, look
from texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ai_whose_turn_it_is_is_called_by_its_level(language: str) -> None:
    seats = (Seat(0, "red", ai="baron"), Seat(1, "blue", user=2))
    table = replace(look(GAME.new(2, 7)).table, seats=seats, to_act=(0,))
    said = wording(NotYourTurn("not-your-turn", to_act=(0,)), words(language), table)
    assert words(language)("ai-baron") in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_days_are_shown_as_discord_shows_them_and_years_are_no_amounts(language: str) -> None:
    booked = Refused("booked-already", first=date(2026, 3, 20), last=date(2026, 3, 25), days=6)
    said = wording(booked, words(language))
    assert "<t:1774008000:D>" in said
    assert "<t:1774440000:D>" in said
    assert "2026" in wording(Refused("too-many-vacation-days", year=2026, days=50, limit=42), words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vacation_of_one_day_is_no_span(language: str) -> None:
    only = date(2026, 3, 20)
    said = wording(Refused("booked-already", first=only, last=only, days=1), words(language))
    assert said.count("<t:1774008000:D>") == 1
