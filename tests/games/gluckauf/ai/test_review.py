"""The turns that decided a game."""

from __future__ import annotations

from games.chance import Chance
from games.gluckauf.ai.levels import LEVELS
from games.gluckauf.ai.review import MOST, Played, open_hands, turning_points
from games.gluckauf.components import HIDDEN
from games.gluckauf.state import State
from games.opponents import RandomOpponent, play_on

from ..positions import GAME


def played(seed: int) -> tuple[list[Played], State]:
    """A game of a hewer against random play, turn by turn, as an onlooker saw it."""
    before = state = GAME.new(2, seed)
    turns = []
    for after, move, _ in play_on(GAME, state, (LEVELS["hewer"], RandomOpponent()), Chance(seed)):
        if after.turns != before.turns:
            turns.append(Played(move.seat, GAME.view(before, None).state, GAME.view(after, None).state))
            before = after
    return turns, before


def test_each_seat_has_its_own_weightiest_turns_in_their_order() -> None:
    turns, end = played(3)
    delivered = [player.delivered for player in end.players]
    opened = open_hands(turns, delivered)
    assert all(HIDDEN not in player.delivered for turn in opened for player in turn.after.players)
    for seat in range(2):
        points = turning_points(opened, seat)
        assert len(points) == MOST
        assert [point.turn for point in points] == sorted(point.turn for point in points)
        assert all(turns[point.turn].seat == seat for point in points)
        assert all(bool(point.better) == (point.points < 0) for point in points)


def test_random_play_has_missed_more() -> None:
    turns, end = played(4)
    opened = open_hands(turns, [player.delivered for player in end.players])
    worst = [min(point.points for point in turning_points(opened, seat)) for seat in range(2)]
    assert worst[1] < 0
    assert worst[1] < worst[0]


def test_who_had_no_turn_has_no_turning_points() -> None:
    assert turning_points([], 0) == ()
