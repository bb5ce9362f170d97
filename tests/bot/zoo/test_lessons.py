"""A newcomer is led through two rounds: each token once, and a word in every phase."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.face import Style
from games.chance import Chance
from games.zoo.state import Choosing, State
from tests.bot.zoo.sitting import FACE, GAME, look
from texts import LANGUAGES

OPTIONS = {"bots": "1", "start": "first-seat"}


def game(seed: int) -> Iterator[State]:
    """Every position in which the pupil decides, playing at random against a bot of the rulebook."""
    chance = Chance(seed)
    state = GAME.new(1, seed, OPTIONS)
    while GAME.outcome(state) is None:
        yield state
        legal = GAME.legal(state, 0)
        state, _ = GAME.apply(state, 0, legal[chance.below(len(legal))])


def said(state: State, language: str = "en") -> str:
    return FACE.lesson(look(state, 0), (), Style(language))


@pytest.mark.parametrize("seed", range(5))
def test_in_two_rounds_there_is_always_something_to_say_and_it_fits(seed: int) -> None:
    for state in game(seed):
        for language in LANGUAGES:
            lesson = said(state, language)
            assert len(lesson) <= 500
            assert bool(lesson) is ((state.round, state.step) <= (3, 1))


def test_each_token_is_taught_once_in_the_order_in_which_one_needs_them() -> None:
    taught = dict.fromkeys(said(state) for state in game(1) if isinstance(state.phase, Choosing))
    assert [lesson.partition("**")[2].partition(".")[0] for lesson in taught if "Lesson" in lesson] == [
        f"Lesson {number} of 6" for number in range(1, 7)
    ]
