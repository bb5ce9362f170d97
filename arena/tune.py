"""`make tune`: looks for better weights by playing.

At every table each seat plays with weights a little off the present ones, each in its own direction. What
helped a seat to score above the others of its table is followed, what did not is fled; then it begins again
from there. The same arguments lead to the same weights.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import fmean

import msgspec
from msgspec import Struct

from arena.crew import shared_out
from arena.match import play_game
from games import GAMES
from games.gluckauf.ai import weights as kept
from games.gluckauf.ai.planner import Planner
from games.gluckauf.ai.weights import Weights

FILE = Path(kept.__file__).with_name("weights.json")


class Table(Struct, frozen=True):
    """A game to be played, with the direction each seat's weights are off."""

    weights: Weights
    directions: tuple[tuple[float, ...], ...]
    seed: int


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    levels = msgspec.json.decode(FILE.read_bytes(), type=dict[str, Weights])
    weights, random = levels[options.start or options.level], Random(options.seed)
    speed = [0.0] * len(flat(weights))
    for lap in range(options.rounds):
        tables = [_table(weights, options.seats, random) for _ in range(options.games)]
        gains = shared_out(
            _gains, tables, label=f"round {lap + 1} of {options.rounds}", workers=options.workers
        )
        uphill = _slope(tables, list(gains))
        speed = [_INERTIA * old + (1 - _INERTIA) * new for old, new in zip(speed, uphill, strict=True)]
        weights = moved(weights, speed, options.step)
        levels[options.level] = weights
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(levels), indent=1) + b"\n")
    return 0


def _slope(tables: Sequence[Table], gains: Sequence[Sequence[float]]) -> list[float]:
    """The direction that gained most, of length 1."""
    slope = [0.0] * len(tables[0].directions[0])
    for table, gained in zip(tables, gains, strict=True):
        for direction, gain in zip(table.directions, gained, strict=True):
            for at, off in enumerate(direction):
                slope[at] += gain * off
    length = sqrt(sum(one * one for one in slope)) or 1.0
    return [one / length for one in slope]


def _table(weights: Weights, seat_counts: Sequence[int], random: Random) -> Table:
    seats, size = random.choice(seat_counts), len(flat(weights))
    directions = tuple(tuple(random.gauss(0, 1) for _ in range(size)) for _ in range(seats))
    return Table(weights, directions, random.getrandbits(30))


def _gains(table: Table) -> list[float]:
    """By how much each seat scored more than the others of its table did on average."""
    players = [Planner(moved(table.weights, direction, SPREAD)) for direction in table.directions]
    scores, _, _ = play_game(GAMES["gluckauf"], players, table.seed)
    return [score - fmean(scores) for score in scores]


_INERTIA = 0.6
"""How much of the way of earlier rounds goes on in the next."""
SPREAD = 0.25
"""How far weights are off the present ones at the tables, as a share of themselves."""


def moved(weights: Weights, direction: Sequence[float], by: float) -> Weights:
    """Every weight a little larger or smaller, never below nothing."""
    values = iter(value * exp(by * off) for value, off in zip(flat(weights), direction, strict=True))
    changed: dict[str, object] = {}
    for name in Weights.__struct_fields__:
        old = getattr(weights, name)
        changed[name] = tuple(next(values) for _ in old) if isinstance(old, tuple) else next(values)
    return msgspec.convert(changed, Weights)


def flat(weights: Weights) -> list[float]:
    """All figures in a row."""
    values: list[float] = []
    for name in Weights.__struct_fields__:
        old = getattr(weights, name)
        values += old if isinstance(old, tuple) else [old]
    return values


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m arena.tune", description="Look for better weights by playing.")
    parser.add_argument("--level", default="baron", help="whose weights are changed")
    parser.add_argument("--start", help="the level whose weights they start from (default: its own)")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=96, help="games in each round")
    parser.add_argument("--step", type=float, default=0.3, help="how far a round moves the weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, help="processes (default: one a core)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
