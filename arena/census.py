"""`make census`: Spółka ZOO among equals.

Wins by place from the first player and by way of playing, and for each helper how often it is hired and how
often whoever hired it wins.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from statistics import fmean

from msgspec import Struct

from arena.crew import shared_out
from games import GAMES
from games.chance import Chance
from games.opponents import decision
from games.zoo.ai.evaluation import Weights
from games.zoo.ai.planner import Planner
from games.zoo.ai.tycoon import Tycoon
from games.zoo.staff import HELPERS

WAYS: dict[str, Weights] = {
    "mixed": Weights(),
    "shares": Weights(future=1.1, cash=0.25, for_hiring=0.5, prospect=0.2),
    "helpers": Weights(for_hiring=0.4, prospect=1.2, missing=0.7, abilities=1.6),
    "hoarding": Weights(for_hiring=1.2, to_come=1.0, prospect=0.2),
    "short-sighted": Weights(future=0.2, to_come=0.3, abilities=0.3),
}
"""Ways of playing: the same search, with different things in mind."""


class Seat(Struct, frozen=True):
    """How a game went for one seat."""

    place: int
    """From the first player of the first round: 0 is first."""
    way: str
    won: float
    score: int
    helpers: tuple[int, ...]


def play(seats: int, searching: bool, number: int) -> tuple[Seat, ...]:
    """The game of that number: the same for ever. Each seat's way of playing is drawn."""
    game, chance = GAMES["zoo"], Chance(number)
    ways = [list(WAYS)[chance.below(len(WAYS))] for _ in range(seats)]
    players = [Tycoon(WAYS[way]) if searching else Planner(WAYS[way]) for way in ways]
    state = game.new(seats, number)
    first = state.first
    while acting := game.to_act(state):
        seat = acting[chance.below(len(acting))]
        for action in players[seat].plan(decision(game, state, seat), chance):
            state = game.advance(state, seat, action)
    outcome = game.outcome(state)
    assert outcome is not None
    return tuple(
        Seat(
            place=(seat - first) % seats,
            way=way,
            won=(seat in outcome.winners) / len(outcome.winners),
            score=outcome.scores[seat],
            helpers=state.players[seat].helpers,
        )
        for seat, way in enumerate(ways)
    )


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    everything: list[tuple[int, Seat]] = []
    games = 0
    for seats in options.seats:
        work = partial(play, seats, options.search)
        numbers = range(options.seed, options.seed + options.games)
        played = list(shared_out(work, numbers, label=f"{seats} seats", workers=options.workers))
        everything += [(seats, seat) for table in played for seat in table]
        games += len(played)
        print(_summary(seats, played), flush=True)
    print("\n| way of playing | seats | wins × fair share | score |\n|---|---|---|---|")
    for way in WAYS:
        print(_row(way, [pair for pair in everything if pair[1].way == way]))
    print("\n| helper | hired in games | wins × fair share |\n|---|---|---|")
    hired = Counter(helper for _, seat in everything for helper in seat.helpers)
    for helper, card in enumerate(HELPERS):
        owners = [pair for pair in everything if helper in pair[1].helpers]
        fair = f"{fmean(n * seat.won for n, seat in owners):.2f}" if owners else "–"
        print(f"| {card.id} | {hired[helper] / games:.0%} | {fair} |")
    return 0


def _summary(seats: int, played: Sequence[tuple[Seat, ...]]) -> str:
    everybody = [seat for table in played for seat in table]
    places = (f"{fmean(seat.won for seat in everybody if seat.place == place):.0%}" for place in range(seats))
    best = [max(table, key=lambda seat: (seat.won, seat.score)) for table in played]
    return (
        f"{seats} seats, {len(played)} games: wins by place {' '.join(places)} · winner's glory "
        f"{fmean(seat.score for seat in best):.1f}, helpers {fmean(len(seat.helpers) for seat in best):.1f}"
    )


def _row(way: str, found: Iterable[tuple[int, Seat]]) -> str:
    pairs = list(found)
    if not pairs:
        return f"| {way} | 0 | – | – |"
    fair = fmean(seats * seat.won for seats, seat in pairs)
    return f"| {way} | {len(pairs)} | {fair:.2f} | {fmean(seat.score for _, seat in pairs):.1f} |"


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m arena.census", description="Count what happens in Spółka ZOO.")
    parser.add_argument("--games", type=int, default=200, help="games for each number of seats")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--search", action="store_true", help="all play like tycoon, not like broker")
    parser.add_argument("--workers", type=int, help="processes (default: one a core)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
