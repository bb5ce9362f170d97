"""Why a turn is good: what it brings, read from the position before and after it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from games.gluckauf.ai.evaluation import Evaluation
from games.gluckauf.components import CARDS, COLOURS, DARK, EMPTY, LIGHT, SHIFT_CLOCK
from games.gluckauf.state import OpenOrder, Player, State

TELLING = 1.0
"""A prize of the shift clock is a reason when it becomes likelier by so many points."""


class Reason(Struct, frozen=True):
    """As a code and figures; whoever speaks to people has the words."""

    code: str
    count: int = 0
    kind: int = EMPTY
    """A card, a colour, or a category of the shift clock, as the code has it."""


def reasons(before: State, after: State, seat: int, evaluation: Evaluation) -> tuple[Reason, ...]:
    """The weightiest first."""
    old, new = before.players[seat], after.players[seat]
    return (
        *_orders(old, new),
        *_clock(before, after, seat, evaluation),
        *_mine(old, new),
        *_means(old, new),
    )


def _orders(old: Player, new: Player) -> Iterator[Reason]:
    delivered = new.delivered[len(old.delivered) :]
    if delivered:
        yield Reason("delivers", sum(CARDS[card].vp for card in delivered))
    known = {order.card: order for order in old.orders}
    for order in new.orders:
        if order.card not in known:
            fits = _at_hand(new, order)
            yield from (Reason("fits", fits, order.card),) if fits else ()
        elif order.complete and not known[order.card].complete:
            yield Reason("completes", CARDS[order.card].vp, order.card)
    filled = sum(_filled(order) - _filled(known[order.card]) for order in new.orders if order.card in known)
    if filled and all(
        order.complete == known[order.card].complete for order in new.orders if order.card in known
    ):
        yield Reason("fills", filled)


def _filled(order: OpenOrder) -> int:
    return sum(map(bool, order.fields))


def _at_hand(player: Player, order: OpenOrder) -> int:
    """For how many fields of the order there is coal that no older order is waiting for."""
    coal = list(player.cubes())
    for other in player.orders:
        wanted = [c for c, held in zip(CARDS[other.card].fields, other.fields, strict=True) if not held]
        fits = 0
        for colour in wanted:
            if coal[colour]:
                coal[colour] -= 1
                fits += 1
        if other.card == order.card:
            return fits
    return 0


def _clock(before: State, after: State, seat: int, evaluation: Evaluation) -> Iterator[Reason]:
    """The category whose prize became likelier most."""
    if before.shift != after.shift:
        return
    old, new = evaluation.prizes(before, seat), evaluation.prizes(after, seat)
    gains = [now - was for was, now in zip(old, new, strict=True)]
    best = max(range(len(SHIFT_CLOCK)), key=gains.__getitem__)
    if gains[best] >= TELLING:
        yield Reason("clock", round(gains[best]), best)


def _mine(old: Player, new: Player) -> Iterator[Reason]:
    carts = [len(new.level(colour)) - len(old.level(colour)) for colour in COLOURS]
    for colour in COLOURS:
        if carts[colour]:
            yield Reason("carts", carts[colour], colour)
    emptied = sum(new.level(c).count(EMPTY) - old.level(c).count(EMPTY) for c in COLOURS)
    if emptied > 0 and not any(carts):
        yield Reason("empties", emptied)
    if _lopsided(new) < _lopsided(old):
        yield Reason("balances", _lopsided(new))


def _lopsided(player: Player) -> int:
    return abs(player.tiles(LIGHT) - player.tiles(DARK))


def _means(old: Player, new: Player) -> Iterator[Reason]:
    if new.marks > old.marks:
        yield Reason("earns", new.marks - old.marks)
    placed = old.workers - new.workers
    if placed:
        yield Reason("cheap" if placed == 1 else "dear", placed)
