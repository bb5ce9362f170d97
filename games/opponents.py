"""Who plays when no person does: a chooser sees what its seat may know, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any

from games.chance import Chance
from games.core import Action, AnyGame, Event
from games.record import Move


class Opponent(ABC):
    """Takes decisions for a seat. Whoever writes one for a game gives it that game's view."""

    @abstractmethod
    def choose(self, view: Any, legal: Sequence[Action], chance: Chance) -> Action:
        """One of the legal actions. All that is random in it comes from `chance`."""


class RandomOpponent(Opponent):
    """Plays every game, none of them well."""

    def choose(self, view: Any, legal: Sequence[Action], chance: Chance) -> Action:
        return legal[chance.below(len(legal))]


def play_on(
    game: AnyGame, state: Any, opponents: Sequence[Opponent], chance: Chance
) -> Iterator[tuple[Any, Move, tuple[Event, ...]]]:
    """From a state to the end of the game: after each action the new state, the move and what happened."""
    while acting := game.to_act(state):
        seat = acting[chance.below(len(acting))]
        legal = game.legal(state, seat)
        action = opponents[seat].choose(game.view(state, seat), legal, chance)
        state, events = game.apply(state, seat, action)
        yield state, Move(seat, str(action)), events
