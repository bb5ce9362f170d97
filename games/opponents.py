"""Who plays when no person does: opponents for any game, and the game between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.chance import Chance
from games.core import Action, AnyGame, Budget, Decision, Event, Opponent, unlimited
from games.record import Move


class RandomOpponent(Opponent):
    """Plays every game, none of them well."""

    def choose(self, decision: Decision, chance: Chance, budget: Budget = unlimited) -> Action:
        action: Action = decision.legal[chance.below(len(decision.legal))]
        return action


class GreedyOpponent(Opponent):
    """Looks to the end of the turn, by the game's own evaluation: each action with several ways to go on.

    The best way found is what an action is worth. What the seat may not know is guessed anew each time.
    """

    def __init__(self, game: AnyGame, tries: int = 6) -> None:
        self._game = game
        self._tries = tries

    def choose(self, decision: Decision, chance: Chance, budget: Budget = unlimited) -> Action:
        options: tuple[Action, ...] = chance.shuffled(decision.legal)
        if len(options) == 1:
            return options[0]
        worth = dict.fromkeys(options, float("-inf"))
        for _ in range(self._tries):
            state = self._game.guess(decision.view, decision.seat, chance)
            for action in options:
                if not budget():
                    break
                value = self._after(state, decision.seat, action, chance)
                worth[action] = max(worth[action], value)
        return max(options, key=worth.__getitem__)

    def _after(self, state: Any, seat: int, action: Action, chance: Chance) -> float:
        """What the position is worth when the turn has been finished at random."""
        game, turn = self._game, self._game.turn(state)
        state = game.advance(state, seat, action)
        while game.turn(state) == turn and (acting := game.to_act(state)):
            legal = game.legal(state, acting[0])
            state = game.advance(state, acting[0], legal[chance.below(len(legal))])
        return game.evaluate(state, seat)


def opponents(game: AnyGame) -> Mapping[str, Opponent]:
    """All levels a game can be played at, the weakest first."""
    return {"random": RandomOpponent(), "greedy": GreedyOpponent(game), **game.levels}


def decision(game: AnyGame, state: Any, seat: int) -> Decision:
    """What that seat is asked now."""
    return Decision(seat, game.view(state, seat), game.legal(state, seat))


def play_on(
    game: AnyGame, state: Any, players: Sequence[Opponent], chance: Chance, budget: Budget = unlimited
) -> Iterator[tuple[Any, Move, tuple[Event, ...]]]:
    """From a state to the end of the game: after each action the new state, the move and what happened."""
    while acting := game.to_act(state):
        seat = acting[chance.below(len(acting))]
        for action in players[seat].plan(decision(game, state, seat), chance, budget):
            state, events = game.apply(state, seat, action)
            yield state, Move(seat, str(action)), events
