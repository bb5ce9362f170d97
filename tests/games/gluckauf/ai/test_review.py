"""The turns that decided a game."""

from __future__ import annotations

from statistics import fmean

from games.chance import Chance
from games.gluckauf.ai.levels import LEVELS
from games.gluckauf.ai.planner import Planner
from games.gluckauf.ai.review import MOST, Played, as_known, turning_points
from games.gluckauf.ai.turns import all_done
from games.gluckauf.ai.weights import weights
from games.gluckauf.components import HIDDEN
from games.opponents import RandomOpponent, play_on

from ..positions import GAME


def played(seed: int) -> list[Played]:
    """A game of a hewer against random play, turn by turn."""
    before = state = GAME.new(2, seed)
    turns = []
    for after, move, _ in play_on(GAME, state, (LEVELS["hewer"], RandomOpponent()), Chance(seed)):
        if after.turns != before.turns:
            turns.append(Played(move.seat, before, after))
            before = after
    return as_known(turns)


def test_each_seat_has_its_own_weightiest_turns_in_their_order() -> None:
    turns = played(3)
    for seat in range(2):
        points = turning_points(turns, seat)
        assert len(points) == MOST
        assert [point.turn for point in points] == sorted(point.turn for point in points)
        assert all(turns[point.turn].seat == seat for point in points)
        assert all(bool(point.better) == (point.points < 0) for point in points)


def test_the_best_there_was_is_no_mistake_though_it_brought_less_than_usual() -> None:
    planner = Planner(weights("baron"), positions=600, results=1)
    state = GAME.new(2, 7, {"orders": "dealt", "start": "first-seat"})
    turns = []
    for _ in range(8):
        after = all_done(state, planner.ranked(state)[0].turn.actions)
        turns.append(Played(state.active, state, after))
        state = after
    gains = [planner.value(turn.after, 0) - planner.value(turn.before, 0) for turn in turns if turn.seat == 0]
    assert fmean(gains) - min(gains) > 1
    assert all(point.points > 0 for point in turning_points(turns, 0))


def test_what_lay_in_the_stacks_is_not_held_against_anybody() -> None:
    state = GAME.new(2, 3)
    (known,) = as_known([Played(0, state, state)])
    assert known.before.order_stack != state.order_stack
    assert sorted(known.before.order_stack) == sorted(state.order_stack)
    assert HIDDEN not in known.before.tile_stack
    assert known.before.players == state.players


def test_random_play_has_missed_more() -> None:
    turns = played(4)
    worst = [min(point.points for point in turning_points(turns, seat)) for seat in range(2)]
    assert worst[1] < 0
    assert worst[1] < worst[0]


def test_who_had_no_turn_has_no_turning_points() -> None:
    assert turning_points([], 0) == ()
