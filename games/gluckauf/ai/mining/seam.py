"""A mine as the solver sees it: how many, not which. Carts and fields of one kind are alike."""

from __future__ import annotations

from msgspec import Struct

from games.gluckauf.components import CARDS, COLOURS
from games.gluckauf.state import Counts, OpenOrder, Player


class Wanted(Struct, frozen=True):
    """An outstanding order: the card, and how many fields of each colour are still empty."""

    card: int
    missing: Counts


class Seam(Struct, frozen=True):
    """Everything a mining turn can change."""

    stop: int
    cage: Counts
    store: Counts
    carts: tuple[tuple[int, int, int], ...]
    """(level, colour of the cubes, how many carts of that level hold one), by level and colour."""
    orders: tuple[Wanted, ...]
    """Those that are not complete."""


def seam_of(player: Player) -> Seam:
    carts = []
    for level in COLOURS:
        held = player.level(level)
        carts += [(level, colour, n) for colour in COLOURS if (n := held.count(colour))]
    orders = tuple(wanted(order) for order in player.orders if not order.complete)
    return Seam(player.cage_at, player.cage, player.store, tuple(carts), orders)


def wanted(order: OpenOrder) -> Wanted:
    missing = [0, 0, 0, 0]
    for colour, cubes in zip(CARDS[order.card].fields, order.fields, strict=True):
        if not cubes:
            missing[colour] += 1
    yellow, brown, grey, black = missing
    return Wanted(order.card, (yellow, brown, grey, black))
