"""`make arena`: every level against the one below, at every number of seats."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import partial

from arena.crew import shared_out
from arena.figures import HEAD, figures, row
from arena.match import Pairing, play
from games import GAMES
from games.opponents import opponents


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    game = GAMES[options.game]
    levels = opponents(game)
    pairs = options.pair or [f"{better}:{worse}" for worse, better in _ladder(list(game.levels))]
    pairings = []
    for pair in pairs:
        challenger, _, field = pair.partition(":")
        unknown = {challenger, *field.split(",")} - set(levels)
        if unknown:
            print(f"There is no level {min(unknown)!r}; there are {', '.join(levels)}.", file=sys.stderr)
            return 2
        seats = options.seats or [n for n in game.seat_counts if n > 1]
        pairings += [Pairing(game.key, challenger, tuple(field.split(",")), n) for n in seats]
    print(HEAD, flush=True)
    for pairing in pairings:
        numbers = range(options.seed, options.seed + options.games)
        label = f"{pairing}, {pairing.seats} seats"
        played = list(shared_out(partial(play, pairing), numbers, label=label, workers=options.workers))
        print(row(pairing.challenger, ", ".join(pairing.field), pairing.seats, figures(played)), flush=True)
    return 0


def _ladder(levels: list[str]) -> list[tuple[str, str]]:
    """Each level with the one below it; below the weakest is random play."""
    return list(zip(["random", *levels], levels, strict=False))


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m arena", description="Play tournaments between opponents.")
    parser.add_argument("--game", choices=list(GAMES), default="gluckauf")
    parser.add_argument("--games", type=int, default=400, help="games for each pairing and number of seats")
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats (default: all)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--workers", type=int, help="processes (default: one a core)")
    parser.add_argument(
        "--pair",
        action="append",
        metavar="CHALLENGER:FIELD",
        help="who plays against whom, as in baron:hewer or baron:hewer,apprentice (default: each against the"
        " level below)",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
