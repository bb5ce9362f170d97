"""The solver's steps as actions of the game."""

from __future__ import annotations

from collections.abc import Iterator

from games.gluckauf.actions import FIELD, LOAD, MOVE, PAIR, STORE_IT, TAKE, TO, AnyAction
from games.gluckauf.ai.mining.seam import Seam, Wanted
from games.gluckauf.ai.mining.solver import Result
from games.gluckauf.ai.mining.steps import Fit, Go, Haul, Stow
from games.gluckauf.components import COLOURS
from games.gluckauf.state import CAGE


def actions_of(seam: Seam, result: Result) -> tuple[AnyAction, ...]:
    """Without the `done` that ends the turn."""
    return tuple(_actions(result, _cards(seam, result)))


def _actions(result: Result, cards: dict[int, list[int]]) -> Iterator[AnyAction]:
    for step in result.steps:
        match step:
            case Go(stop=stop):
                yield MOVE[stop]
            case Haul(colour=colour):
                yield LOAD[colour]
            case Stow(colour=colour):
                yield from (TAKE[CAGE][colour], STORE_IT)
            case Fit(field=field, cubes=((source, colour),)):
                yield from (TAKE[source][colour], TO[cards[field].pop(0)])
            case Fit(field=field, cubes=((source, colour), (other, second))):
                yield from (TAKE[source][colour], PAIR[other][second], FIELD[field], TO[cards[field].pop(0)])


def _cards(seam: Seam, result: Result) -> dict[int, list[int]]:
    """For each colour, whose fields are filled: orders completed first, then those that lack least."""

    def last(order: Wanted) -> tuple[bool, int]:
        return order.card not in result.completed, sum(order.missing)

    orders = sorted(seam.orders, key=last)
    return {
        colour: [order.card for order in orders for _ in range(order.missing[colour])] for colour in COLOURS
    }
