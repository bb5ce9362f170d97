"""Advice in words: as advice is given, and not what was done already."""

from __future__ import annotations

import pytest

from bot.gluckauf import words
from bot.gluckauf.advising import Turn, turning
from games.gluckauf.actions import AnyAction
from games.gluckauf.ai.review import Played, TurningPoint
from games.gluckauf.events import AnyEvent
from tests.bot.gluckauf.sitting import GAME

BEFORE = GAME.new(2, 7, {"orders": "dealt", "start": "first-seat"})
LOOKING = ("workshops", "work workshops:draw")


def _actions(*texts: str) -> tuple[AnyAction, ...]:
    return tuple(GAME.parse(text) for text in texts)


def _turn(*texts: str) -> tuple[Turn, Played]:
    """A turn of the first seat."""
    after = BEFORE
    told: list[AnyEvent] = []
    for action in _actions(*texts):
        after, events = GAME.apply(after, 0, action)
        told += events
    played = Played(0, BEFORE, after)
    return Turn(1, played, tuple(told)), played


def test_what_was_done_is_not_advised() -> None:
    turn, played = _turn(*LOOKING, "keep none")
    text = words.texts("en")
    assert turning(text, turn, played, TurningPoint(0, -5.0, _actions(*LOOKING))) == ""
    other = turning(text, turn, played, TurningPoint(0, -5.0, _actions("work money:6")))
    assert other == (
        "Turn 1: looked at tiles and bought none. Better: take 6 marks. "
        "That would have been worth about 5 points more."
    )


@pytest.mark.parametrize(
    ("language", "advice"),
    [
        ("en", "take 6 marks"),
        ("pl", "pieniądze: 6 marek"),
        ("hu", "pénzfelvétel: 6 márka"),
        ("de", "6 Mark nehmen"),
    ],
)
def test_advice_is_worded_as_advice(language: str, advice: str) -> None:
    line = turning(words.texts(language), *_turn("work pithead", "done"), _better("work money:6"))
    assert advice in line


def _better(*texts: str) -> TurningPoint:
    return TurningPoint(0, -5.0, _actions(*texts))
