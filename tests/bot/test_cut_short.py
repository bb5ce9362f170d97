"""Games that were ended early have everything a finished game has: sheets, film, review."""

from __future__ import annotations

import pytest

from bot.face import Style
from bot.faces import FACES
from games import GAMES
from games.chance import Chance
from games.core import Outcome
from games.opponents import RandomOpponent, play_on
from games.record import Record
from tables import Passage, Told
from tests.bot.panels import STYLE, names

SEED, LATER = 5, 25


def cut(key: str, turns: int) -> tuple[list[Passage], Outcome, str]:
    """A game of two that was ended after so many turns, as onlookers saw it, and its record."""
    game = GAMES[key]
    options = game.settle({"start": "first-seat"})
    before = game.new(2, SEED, options)
    passages, moves = [], []
    for after, move, events in play_on(game, before, (RandomOpponent(),) * 2, Chance(SEED)):
        moves.append(move)
        told = Told(len(moves), game.turn(before), move.seat, 1, None, 0.0, events)
        passages.append(Passage(game.view(before, None), (told,), game.view(after, None)))
        before = after
        if game.turn(after) == turns:
            break
    closed = game.cut_short(before)
    outcome = game.outcome(closed)
    assert outcome is not None
    passages[-1] = Passage(passages[-1].before, passages[-1].told, game.view(closed, None))
    return passages, outcome, str(Record(key, 2, SEED, options, tuple(moves), outcome.scores))


@pytest.mark.parametrize("key", sorted(FACES))
@pytest.mark.parametrize("turns", [11, LATER])
def test_the_final_sheet_and_the_course_can_be_drawn(key: str, turns: int) -> None:
    passages, outcome, _ = cut(key, turns)
    for picture in FACES[key].final_pictures(passages, outcome, names(2), Style("de", "light")):
        assert picture.draw().startswith(b"\x89PNG")


@pytest.mark.parametrize("key", sorted(FACES))
def test_there_is_a_film_of_it(key: str) -> None:
    passages, _, _ = cut(key, LATER)
    assert FACES[key].replay(passages, names(2), STYLE) is not None


@pytest.mark.parametrize("key", sorted(FACES))
def test_everybody_is_told_where_they_won_and_lost(key: str) -> None:
    _, outcome, record = cut(key, LATER)
    review = FACES[key].review(record, outcome, names(2), STYLE)
    assert review is not None
    assert len(review()) == 2
