"""A newcomer is led through a first shift: each lesson when it can be tried, once, and then no more."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.face import Style
from bot.gluckauf.lessons import LESSONS
from bot.gluckauf.words import texts
from games.chance import Chance
from games.gluckauf.state import Choosing, State
from tables import Told
from tests.bot.gluckauf.sitting import FACE, GAME, look
from texts import LANGUAGES

PUPIL = 0
OPTIONS = {"start": "first-seat"}


def game(seed: int) -> Iterator[tuple[State, list[Told]]]:
    """Every position in which the pupil decides, in a game of two who play at random."""
    chance, told = Chance(seed), list[Told]()
    state = GAME.new(2, seed, OPTIONS)
    while GAME.outcome(state) is None:
        seat = state.active
        if seat == PUPIL:
            yield state, told
        legal = GAME.legal(state, seat)
        turn = GAME.turn(state)
        state, events = GAME.apply(state, seat, legal[chance.below(len(legal))])
        told.append(Told(len(told) + 1, turn, seat, 1 - seat or None, None, 0.0, events))


def said(state: State, told: list[Told], language: str = "en") -> str:
    return FACE.lesson(look(state), told, Style(language))


@pytest.mark.parametrize("seed", range(6))
def test_in_the_first_shift_there_is_always_something_to_say_and_it_fits(seed: int) -> None:
    for state, told in game(seed):
        if state.shift > 1:
            break
        for language in LANGUAGES:
            assert 0 < len(said(state, told, language)) <= 500


def test_it_begins_with_the_draft_and_then_with_a_tile() -> None:
    positions = game(1)
    state, told = next(positions)
    assert said(state, told).startswith("Orders say which coal")
    first = next((state, told) for state, told in positions if isinstance(state.phase, Choosing))
    assert said(*first).startswith("**Lesson 1 of 8.** Your mine is nearly empty.")


def test_a_lesson_is_not_given_again_when_it_was_learned() -> None:
    for seed in range(6):
        learned: set[int] = set()
        for state, told in game(seed):
            done = [event for entry in told if entry.seat == PUPIL for event in entry.events]
            learned |= {number for number, one in enumerate(LESSONS, start=1) if any(map(one.learned, done))}
            given = re.match(r"\*\*Lesson (\d+)", said(state, told))
            assert given is None or int(given[1]) not in learned


def test_a_lesson_that_cannot_be_tried_waits() -> None:
    state = next(state for state, _ in game(1) if isinstance(state.phase, Choosing))
    poor = replace(state, players=tuple(replace(player, marks=0) for player in state.players))
    assert said(poor, []).startswith("**Lesson 2 of 8.**")


def test_after_the_first_shift_there_is_one_last_word_and_then_none() -> None:
    over = texts("en")("lesson-over")
    turns = {state.turns: said(state, told) for state, told in game(2) if state.shift > 1}
    first, *others = turns.values()
    assert first == over
    assert set(others) == {""}
