"""Which spaces a seat can work at now, what that takes, and why not."""

from __future__ import annotations

from collections.abc import Callable

from games.gluckauf.components import (
    CARDS,
    DELIVERY,
    EMPTY,
    ORDERS,
    PITHEAD,
    SEAT_COUNTS,
    SPACES,
    TILES,
    WORKSHOPS,
    Space,
)
from games.gluckauf.state import Player, State

CLOSED = "closed"
WORKERS = "workers"
MARKS = "marks"
NO_TILE = "no-tile"
NO_CARD = "no-card"
NO_TILES_LEFT = "no-tiles-left"
NO_CARDS_LEFT = "no-cards-left"
NOTHING_COMPLETE = "nothing-complete"

OPEN_SPACES = {seats: tuple(space for space in SPACES if space.closed_up_to < seats) for seats in SEAT_COUNTS}
OPEN_WORKSHOPS = {
    seats: tuple(space for space in spaces if space.area == WORKSHOPS)
    for seats, spaces in OPEN_SPACES.items()
}
OPEN_ELSEWHERE = {
    seats: tuple(space for space in spaces if space.area != WORKSHOPS)
    for seats, spaces in OPEN_SPACES.items()
}


def _open_places(area: str, seats: int) -> tuple[int, ...]:
    return tuple(space.place for space in OPEN_SPACES[seats] if space.area == area and space.place != EMPTY)


OPEN_WORKSHOP_PLACES = {seats: _open_places(WORKSHOPS, seats) for seats in SEAT_COUNTS}
OPEN_ORDER_PLACES = {seats: _open_places(ORDERS, seats) for seats in SEAT_COUNTS}


def workers_needed(state: State, space: Space) -> int:
    """One more than stand there; always one at the pithead."""
    return 1 if space.area == PITHEAD else state.crews[space.index][1] + 1


def obstacle(state: State, seat: int, space: Space) -> str | None:
    """Why that seat could not work there if it were its turn; None if it could.

    This is what decides it everywhere: legal actions, panels and refusals all ask here.
    """
    if space.closed_up_to >= len(state.players):
        return CLOSED
    return obstacle_at_open(state, state.players[seat], space)


def obstacle_at_open(state: State, player: Player, space: Space) -> str | None:
    """The same for a space that is known to be open."""
    if player.workers < workers_needed(state, space):
        return WORKERS
    check = _WORK_OBSTACLES.get(space.area)
    return check(state, player, space) if check else None


def _workshop_obstacle(state: State, player: Player, space: Space) -> str | None:
    if space.draws:
        return None if state.tile_stack else NO_TILES_LEFT
    tile = state.workshops[space.place]
    if tile == EMPTY:
        return NO_TILE
    return MARKS if TILES[tile].price > player.marks else None


def _order_obstacle(state: State, player: Player, space: Space) -> str | None:
    if space.draws:
        return None if state.order_stack else NO_CARDS_LEFT
    return NO_CARD if state.order_cards[space.place] == EMPTY else None


def _delivery_obstacle(state: State, player: Player, space: Space) -> str | None:
    for order in player.orders:
        if CARDS[order.card].transport == space.number and order.complete:
            return None
    return NOTHING_COMPLETE


_WORK_OBSTACLES: dict[str, Callable[[State, Player, Space], str | None]] = {
    WORKSHOPS: _workshop_obstacle,
    DELIVERY: _delivery_obstacle,
    ORDERS: _order_obstacle,
}
"""Mining, money and the pithead are always possible for whoever has the workers."""
