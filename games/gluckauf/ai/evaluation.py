"""What a position is worth to a seat, in victory points."""

from __future__ import annotations

from games.gluckauf.components import CARDS, CATEGORIES_PER_SHIFT, SHIFT_CLOCK
from games.gluckauf.scoring import award, count, final
from games.gluckauf.state import OpenOrder, Over, State

_FIELD = 0.6
"""What a filled field of an outstanding order is worth, as a part of its share of the card's points."""
_COMPLETE = 0.9


def lead(state: State, seat: int) -> float:
    """How far a seat is ahead of the best other one."""
    worth = standings(state)
    return worth[seat] - max(value for other, value in enumerate(worth) if other != seat)


def standings(state: State) -> list[float]:
    """What each seat has, and what the shift clock would give it now."""
    worth = [float(player.vp) for player in state.players]
    if isinstance(state.phase, Over):
        return worth
    for seat, player in enumerate(state.players):
        worth[seat] += sum(map(_promise, player.orders)) + final(player).total
    for category in SHIFT_CLOCK[: CATEGORIES_PER_SHIFT * state.shift]:
        counts = tuple(count(player, category) for player in state.players)
        for seat, prize in enumerate(award(counts, category)):
            worth[seat] += prize
    return worth


def _promise(order: OpenOrder) -> float:
    card = CARDS[order.card]
    if order.complete:
        return _COMPLETE * card.vp
    return _FIELD * card.vp * sum(map(bool, order.fields)) / len(card.fields)
