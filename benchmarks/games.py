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

SECONDS = 1.0
"""How long each thing is timed, in slices that take turns."""
SLICES = 10
PROFILED_GAMES = 60
HOT_SPOTS = 8

LATE = 0.8
"""How far a game is when its position is called late."""

Play = Callable[[AnyGame, Any, Chance], tuple[Any, int]]


def through_contract(game: AnyGame, state: Any, chance: Chance) -> tuple[Any, int]:
    """To the end of the game, checked and with events; and how many actions that took."""
    actions = 0
    while acting := game.to_act(state):
        seat = acting[0]
        legal = game.legal(state, seat)
        state, _ = game.apply(state, seat, legal[chance.below(len(legal))])
        actions += 1
    return state, actions


def through_advance(game: AnyGame, state: Any, chance: Chance) -> tuple[Any, int]:
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

    def add_games(self, play: Play, game: AnyGame, seats: int, seconds: float) -> None:
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


def late_position(game: AnyGame, seats: int) -> Any:
    """Of a game played at random, when most of its actions have been taken."""
    course = [game.new(seats, 1)]
    chance = Chance(1)
    while acting := game.to_act(course[-1]):
        legal = game.legal(course[-1], acting[0])
        course.append(game.advance(course[-1], acting[0], legal[chance.below(len(legal))]))
    return course[int(LATE * len(course))]


def values(state: Any) -> tuple[Any, ...]:
    """Everything a position is made of, in one flat tuple."""

    def flat(part: Any) -> Iterator[Any]:
        if isinstance(part, list | tuple):
            for item in part:
                yield from flat(item)
        else:
            yield part

    return tuple(flat(msgspec.to_builtins(state)))


def main() -> None:
    for game in GAMES.values():
        print(f"Games: {game.key} at random, one core")
        print(f"{'':<24}{'games/s':>10}{'actions/s':>12}{'actions/game':>14}{'copies/action':>15}")
        for seats in game.seat_counts:
            _compare(game, seats)
        _profile(game)


def _compare(game: AnyGame, seats: int) -> None:
    """The rows of one number of seats. Slices take turns, so that all see the same machine."""
    plays: dict[str, Play] = {"contract": through_contract, "advance": through_advance}
    speeds = {name: Speed() for name in plays}
    copying, copied = Speed(), values(late_position(game, seats))
    for _ in range(SLICES):
        for name, play in plays.items():
            speeds[name].add_games(play, game, seats, SECONDS / SLICES)
        copying.add_copies(copied, SECONDS / SLICES)
    for name, speed in speeds.items():
        print(
            f"{f'  {seats} seats, {name}':<24}{speed.games / speed.seconds:>10,.0f}{speed.per_second:>12,.0f}"
            f"{speed.actions / speed.games:>14,.0f}{copying.per_second / speed.per_second:>15.1f}"
        )
    print(f"{f'  copying {len(copied)} values':<24}{'':>10}{copying.per_second:>12,.0f}{'':>14}{1:>15.1f}")


def _profile(game: AnyGame) -> None:
    """Where the time of four-seat games through the contract goes, by time spent in the function itself."""
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
