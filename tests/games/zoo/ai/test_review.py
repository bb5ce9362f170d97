"""The tokens that decided a game."""

from __future__ import annotations

from games.chance import Chance
from games.opponents import RandomOpponent, play_on
from games.zoo.actions import AnyAction
from games.zoo.ai.levels import LEVELS
from games.zoo.ai.review import MOST, resolutions, turning_points
from games.zoo.components import NONE, ROUNDS, TOKENS_PER_ROUND
from games.zoo.events import BoughtShare
from games.zoo.state import State

from ..positions import GAME, has, new, of, row


def game(seed: int, *levels: str, bots: str = "0") -> tuple[State, list[tuple[int, AnyAction]]]:
    start = GAME.new(len(levels), seed, {"bots": bots})
    players = [LEVELS.get(level, RandomOpponent()) for level in levels]
    played = play_on(GAME, start, players, Chance(seed))
    return start, [(move.seat, GAME.parse(move.action)) for _, move, _ in played]


def lines(*said: str) -> list[tuple[int, AnyAction]]:
    return [(int(line[0]), GAME.parse(line[3:])) for line in said]


def test_every_token_is_found_between_the_positions_around_it() -> None:
    for levels, bots in ((("broker", "random", "peddler"), "0"), (("broker",), "3")):
        found = list(resolutions(*game(5, *levels, bots=bots)))
        assert len(found) == ROUNDS * TOKENS_PER_ROUND * len(levels)
        for one in found:
            assert one.before.active == one.seat
            assert one.before.market is None
            assert one.after.resolved == one.before.resolved + 1


def test_what_orders_did_is_found_too() -> None:
    start = new()
    moves = lines(
        "0: pick shares",
        "0: orders",
        "0: wish buy share apple",
        "0: limit 3",
        "0: back",
        "0: ready",
        "1: pick shares",
        "1: orders",
        "1: wish buy share apple",
        "1: limit 3",
        "1: back",
        "1: ready",
    )
    first, second = resolutions(start, moves)
    assert (first.seat, second.seat) == (0, 1)
    assert [event.coins for event in of(BoughtShare, first.events)] == [1]
    assert [event.coins for event in of(BoughtShare, second.events)] == [2]
    assert second.before.players[0].shares[0] == 1


def test_each_seat_has_its_own_weightiest_tokens_in_their_order() -> None:
    played = list(resolutions(*game(3, "broker", "random")))
    for seat in range(2):
        points = turning_points(played, seat)
        assert 1 <= len(points) <= MOST
        at = [played.index(point.played) for point in points]
        assert at == sorted(at)
        assert all(point.played.seat == seat for point in points)
        assert all((point.token != NONE and bool(point.better)) == (point.points < 0) for point in points)


def test_random_play_has_missed_more() -> None:
    played = list(resolutions(*game(4, "broker", "random")))
    missed = [sum(min(point.points, 0) for point in turning_points(played, seat)) for seat in range(2)]
    assert missed[1] < missed[0]


def test_a_helper_left_lying_would_have_been_better() -> None:
    state = row(has(has(new(), 0, held="AALLPP", coins=0), 1, coins=0), "H34 H20 H31")
    moves = lines("0: pick fruit", "0: ready", "1: pick speculate", "1: ready", "0: done")
    (point,) = turning_points(list(resolutions(state, moves)), 0)
    assert point.points < 0
    assert point.better[0].action == "hire H34"


def test_who_had_no_turn_has_no_turning_points() -> None:
    assert turning_points([], 0) == ()
