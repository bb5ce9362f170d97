"""How fast games are played at random, through the contract and through the path for searching programs.

Each speed is also told as a ratio to a bare loop that copies a tuple of as many values as a late position
has, timed in the same run: machines differ, ratios hardly do. All times are processor times.
"""

from __future__ import annotations

import cProfile
from collections.abc import Callable, Iterator
from pstats import Stats
from time import process_time
from typing import Any

import msgspec

from games import GAMES
from games.chance import Chance
from games.core import AnyGame
from games.gluckauf.state import State

SECONDS = 1.0
"""How long each thing is timed, in slices that take turns."""
SLICES = 10
PROFILED_GAMES = 60
HOT_SPOTS = 8

Play = Callable[[AnyGame, State, Chance], tuple[State, int]]


def through_contract(game: AnyGame, state: State, chance: Chance) -> tuple[State, int]:
    """To the end of the game, checked and with events; and how many actions that took."""
    actions = 0
    while acting := game.to_act(state):
        seat = acting[0]
        legal = game.legal(state, seat)
        state, _ = game.apply(state, seat, legal[chance.below(len(legal))])
        actions += 1
    return state, actions


def through_advance(game: AnyGame, state: State, chance: Chance) -> tuple[State, int]:
    """The same for a searching program: unchecked, without events."""
    actions = 0
    while acting := game.to_act(state):
        seat = acting[0]
        legal = game.legal(state, seat)
        state = game.advance(state, seat, legal[chance.below(len(legal))])
        actions += 1
    return state, actions


class Speed(msgspec.Struct):
    """What was done, and the time it took."""

    games: int = 0
    actions: int = 0
    seconds: float = 0.0

    def add_games(self, play: Play, seats: int, seconds: float) -> None:
        game = GAMES["gluckauf"]
        began, spent = process_time(), 0.0
        while spent < seconds:
            state = game.new(seats, self.games)
            _, actions = play(game, state, Chance(self.games))
            self.games += 1
            self.actions += actions
            spent = process_time() - began
        self.seconds += spent

    def add_copies(self, values: tuple[Any, ...], seconds: float) -> None:
        began, spent = process_time(), 0.0
        while spent < seconds:
            for _ in range(1000):
                _ = (*values,)  # a slice of a tuple would be the tuple itself
            self.actions += 1000
            spent = process_time() - began
        self.seconds += spent

    @property
    def per_second(self) -> float:
        return self.actions / self.seconds


def late_position(seats: int) -> State:
    state: State = GAMES["gluckauf"].new(seats, 1)
    for after in _course(state):
        state = after
    return state


def _course(state: State) -> Iterator[State]:
    game, chance = GAMES["gluckauf"], Chance(1)
    while game.to_act(state) and state.shift < 3:
        legal = game.legal(state, state.active)
        state = game.advance(state, state.active, legal[chance.below(len(legal))])
        yield state


def values(state: State) -> tuple[Any, ...]:
    """Everything a position is made of, in one flat tuple."""

    def flat(part: Any) -> Iterator[Any]:
        if isinstance(part, list | tuple):
            for item in part:
                yield from flat(item)
        else:
            yield part

    return tuple(flat(msgspec.to_builtins(state)))


def main() -> None:
    print("Games: Glück Auf at random, one core")
    print(f"{'':<24}{'games/s':>10}{'actions/s':>12}{'actions/game':>14}{'copies/action':>15}")
    for seats in GAMES["gluckauf"].seat_counts:
        _compare(seats)
    _profile()


def _compare(seats: int) -> None:
    """The rows of one number of seats. Slices take turns, so that all see the same machine."""
    plays: dict[str, Play] = {"contract": through_contract, "advance": through_advance}
    speeds = {name: Speed() for name in plays}
    copying, copied = Speed(), values(late_position(seats))
    for _ in range(SLICES):
        for name, play in plays.items():
            speeds[name].add_games(play, seats, SECONDS / SLICES)
        copying.add_copies(copied, SECONDS / SLICES)
    for name, speed in speeds.items():
        print(
            f"{f'  {seats} seats, {name}':<24}{speed.games / speed.seconds:>10,.0f}{speed.per_second:>12,.0f}"
            f"{speed.actions / speed.games:>14,.0f}{copying.per_second / speed.per_second:>15.1f}"
        )
    print(f"{f'  copying {len(copied)} values':<24}{'':>10}{copying.per_second:>12,.0f}{'':>14}{1:>15.1f}")


def _profile() -> None:
    """Where the time of four-seat games through the contract goes, by time spent in the function itself."""
    game = GAMES["gluckauf"]
    with cProfile.Profile() as profile:
        for seed in range(PROFILED_GAMES):
            through_contract(game, game.new(4, seed), Chance(seed))
    entries: dict[tuple[str, int, str], tuple[int, int, float, float, Any]]
    entries = Stats(profile).stats  # type: ignore[attr-defined]  # not in the type stubs, but documented
    whole = sum(entry[2] for entry in entries.values())
    print("Where the time goes (four seats, contract)")
    for (path, _, name), entry in sorted(entries.items(), key=lambda item: -item[1][2])[:HOT_SPOTS]:
        module = path.rpartition("/")[2].removesuffix(".py") if path != "~" else ""
        print(f"  {f'{module}.{name}' if module else name:<48}{entry[0]:>10,} calls{entry[2] / whole:>8.1%}")
