"""Who plays when no person does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games import GAMES
from games.chance import Chance
from games.core import Action
from games.opponents import Opponent, RandomOpponent, play_on

GAME = GAMES["gluckauf"]


class Watchful(Opponent):
    """Takes the first option, and remembers what it was shown."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def choose(self, view: Any, legal: Sequence[Action], chance: Chance) -> Action:
        self.views.append(view)
        return legal[0]


def test_an_opponent_is_asked_for_its_own_decisions_and_shown_its_own_view() -> None:
    players = (Watchful(), Watchful())
    state = GAME.new(2, 1)
    before = state
    seen: list[list[Any]] = [[], []]
    for after, move, _ in play_on(GAME, state, players, Chance(1)):
        seen[move.seat].append(GAME.view(before, move.seat))
        before = after
    assert [player.views for player in players] == seen
    assert GAME.outcome(before) is not None


def test_random_play_is_told_by_its_seed() -> None:
    def moves(seed: int) -> list[Any]:
        players = (RandomOpponent(),) * 3
        return [move for _, move, _ in play_on(GAME, GAME.new(3, 1), players, Chance(seed))]

    assert moves(5) == moves(5)
    assert moves(5) != moves(6)


def test_a_random_opponent_finds_every_option() -> None:
    legal = GAME.legal(GAME.new(4, 1, {"orders": "dealt", "start": "first-seat"}), 0)
    chance, anyone = Chance(1), RandomOpponent()
    assert {anyone.choose(None, legal, chance) for _ in range(500)} == set(legal)


def test_a_game_can_be_played_on_from_the_middle() -> None:
    players = (RandomOpponent(),) * 2
    middle = [state for state, _, _ in play_on(GAME, GAME.new(2, 1), players, Chance(1))][50]
    *_, (last, _, _) = play_on(GAME, GAME.decode(GAME.encode(middle)), players, Chance(2))
    assert GAME.to_act(last) == ()
