"""Who plays when no person does."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.chance import Chance
from games.core import Action, AnyGame, Budget, Decision, Game, Opponent, unlimited
from games.opponents import RandomOpponent, decision, opponents, play_on

GAME = GAMES["gluckauf"]


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return GAMES[request.param]


class Watchful(Opponent):
    """Takes the first option, and remembers what it was shown."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def choose(self, decision: Decision, chance: Chance, budget: Budget = unlimited) -> Action:
        self.views.append(decision.view)
        first: Action = decision.legal[0]
        return first


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
    assert {anyone.choose(Decision(0, None, legal), chance) for _ in range(500)} == set(legal)


def test_a_game_can_be_played_on_from_the_middle() -> None:
    players = (RandomOpponent(),) * 2
    middle = [state for state, _, _ in play_on(GAME, GAME.new(2, 1), players, Chance(1))][50]
    *_, (last, _, _) = play_on(GAME, GAME.decode(GAME.encode(middle)), players, Chance(2))
    assert GAME.to_act(last) == ()


def test_every_game_has_a_random_and_a_greedy_player(game: AnyGame) -> None:
    assert list(opponents(game))[:2] == ["random", "greedy"]


def test_a_guess_looks_to_its_seat_like_the_position_it_was_made_from(game: AnyGame) -> None:
    chance = Chance(4)
    for seats in game.seat_counts:
        players = (RandomOpponent(),) * seats
        for number, (state, _, _) in enumerate(play_on(game, game.new(seats, 4), players, chance)):
            if number % 25 == 0:
                seat = chance.below(seats)
                seen = game.view(state, seat)
                assert game.view(game.guess(seen, seat, chance), seat) == seen


def test_a_guess_is_a_position_like_any_other(game: AnyGame) -> None:
    chance, players = Chance(5), (RandomOpponent(),) * game.seat_counts[0]
    for number, (state, _, _) in enumerate(play_on(game, game.new(len(players), 5), players, chance)):
        if number % 25 == 0:
            imagined = game.guess(game.view(state, 0), 0, chance)
            assert game.decode(game.encode(imagined)) == imagined


def test_a_greedy_player_is_told_by_its_chance_and_hurries_when_it_must(game: AnyGame) -> None:
    greedy, state = opponents(game)["greedy"], game.new(game.seat_counts[0], 6)
    seat = game.to_act(state)[0]
    asked = decision(game, state, seat)
    assert greedy.choose(asked, Chance(1)) == greedy.choose(asked, Chance(1))
    assert greedy.choose(asked, Chance(1), budget=lambda: False) in asked.legal


def test_a_greedy_player_beats_a_random_one() -> None:
    levels = opponents(GAME)
    *_, (end, _, _) = play_on(GAME, GAME.new(2, 3), (levels["greedy"], levels["random"]), Chance(3))
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_only_the_end_counts_for_a_game_that_says_no_more() -> None:
    class Plain(type(GAME)):  # type: ignore[misc]  # the rules as they are, without the evaluation
        def evaluate(self, state: Any, seat: int) -> float:
            return Game.evaluate(self, state, seat)

    state = GAME.new(2, 1)
    assert Plain().evaluate(state, 0) == 0
    *_, (end, _, _) = play_on(GAME, state, (RandomOpponent(),) * 2, Chance(1))
    mine, theirs = Plain().outcome(end).scores
    assert Plain().evaluate(end, 0) == mine - theirs
