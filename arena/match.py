"""One game between opponents, timed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import thread_time

from msgspec import Struct

from games import GAMES
from games.chance import Chance
from games.core import AnyGame, Opponent
from games.opponents import decision, opponents


class Pairing(Struct, frozen=True):
    """Who plays: one challenger among a field, at a table of so many seats."""

    game: str
    challenger: str
    field: tuple[str, ...]
    seats: int

    def levels(self, number: int) -> tuple[str, ...]:
        """By seat, in the game of that number: the challenger sits at each seat in turn."""
        field = iter((*self.field * self.seats,)[number % len(self.field) :])
        at = self.seat(number)
        return tuple(self.challenger if seat == at else next(field) for seat in range(self.seats))

    def seat(self, number: int) -> int:
        """Where the challenger sits."""
        return number % self.seats

    def __str__(self) -> str:
        return f"{self.challenger} among {', '.join(self.field)}"


class Played(Struct, frozen=True):
    """How a game ended for the challenger, and how long its turns took."""

    won: float
    """1 for a victory, a share of it where it is shared, 0 also where a bot of the rules has won."""
    score: int
    others: tuple[int, ...]
    seconds: tuple[float, ...]
    """Processor time of each of its turns."""


def play(pairing: Pairing, number: int) -> Played:
    """The game of that number: the same for ever, but for the time it takes."""
    game = GAMES[pairing.game]
    levels = opponents(game)
    players = [levels[level] for level in pairing.levels(number)]
    me = pairing.seat(number)
    scores, winners, seconds = play_game(game, players, number, timed=me)
    return Played(
        won=(me in winners) / max(1, len(winners)),
        score=scores[me],
        others=tuple(score for seat, score in enumerate(scores) if seat != me),
        seconds=tuple(seconds),
    )


def play_game(
    game: AnyGame,
    players: Sequence[Opponent],
    seed: int,
    *,
    timed: int = -1,
    options: Mapping[str, str] | None = None,
) -> tuple[tuple[int, ...], tuple[int, ...], list[float]]:
    """Scores, winners, and the processor time of every turn of one seat."""
    state, chance = game.new(len(players), seed, options), Chance(seed)
    spent: dict[int, float] = {}
    while acting := game.to_act(state):
        seat = acting[chance.below(len(acting))]
        began = thread_time()
        actions = players[seat].plan(decision(game, state, seat), chance)
        if seat == timed:
            turn = game.turn(state)
            spent[turn] = spent.get(turn, 0.0) + thread_time() - began
        for action in actions:
            state = game.advance(state, seat, action)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.scores, outcome.winners, list(spent.values())
