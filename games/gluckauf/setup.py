"""Laying out the board: stacks, starting player, the first orders."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from games.chance import Chance
from games.core import Option
from games.gluckauf.components import (
    CARDS,
    COPIES_PER_TILE,
    CUBES_PER_COLOUR,
    EMPTY,
    ORDER_PLACES,
    ORDERS_PER_PLAYER,
    STARTING_MARKS,
    TILES,
    WORKER_SPACES,
    WORKERS,
    WORKSHOP_PLACES,
)
from games.gluckauf.spaces import OPEN_ORDER_PLACES, OPEN_WORKSHOP_PLACES
from games.gluckauf.state import NOBODY, Choosing, Counts, Drafting, State, new_player, open_order

OPTIONS = (
    Option("delivered", ("own", "open")),
    Option("orders", ("drafted", "dealt")),
    Option("start", ("random", "first-seat")),
)


def new_state(seats: int, seed: int, options: Mapping[str, str]) -> State:
    """The first position, for settled options."""
    chance = Chance(seed)
    tiles = chance.shuffled(kind for kind in range(len(TILES)) for _ in range(COPIES_PER_TILE))
    cards = chance.shuffled(range(len(CARDS)))
    starter = chance.below(seats) if options["start"] == "random" else 0
    workshops, tile_stack = lay_out((EMPTY,) * WORKSHOP_PLACES, OPEN_WORKSHOP_PLACES[seats], tiles)
    state = State(
        open_delivered=options["delivered"] == "open",
        players=(new_player(STARTING_MARKS[seats], WORKERS[seats]),) * seats,
        starter=starter,
        active=starter,
        phase=Choosing(),
        turns=0,
        shift=1,
        crews=(NOBODY,) * len(WORKER_SPACES),
        pithead=(0,) * seats,
        canteen=(0,) * seats,
        workshops=workshops,
        order_cards=(EMPTY,) * ORDER_PLACES,
        draft=(),
        tile_stack=tile_stack,
        order_stack=cards,
        supply=_supply(seats),
        sheets=(),
        finals=(),
    )
    return _reveal_draft(state) if options["orders"] == "drafted" else _deal_orders(state)


def lay_out(
    places: tuple[int, ...], open_places: tuple[int, ...], stack: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Every open place that is empty gets the next from the stack, as far as that goes."""
    filled = list(places)
    taken = 0
    for place in open_places:
        if filled[place] == EMPTY and taken < len(stack):
            filled[place] = stack[taken]
            taken += 1
    return tuple(filled), stack[taken:]


def _supply(seats: int) -> Counts:
    left = CUBES_PER_COLOUR - seats  # one of each colour stands in every player's printed carts
    return left, left, left, left


def _reveal_draft(state: State) -> State:
    revealed = ORDERS_PER_PLAYER * state.seats + 1
    return replace(
        state,
        phase=Drafting(),
        active=(state.starter - 1) % state.seats,
        draft=state.order_stack[:revealed],
        order_stack=state.order_stack[revealed:],
    )


def _deal_orders(state: State) -> State:
    cards = state.order_stack
    players = tuple(
        replace(player, orders=tuple(map(open_order, cards[seat :: state.seats][:ORDERS_PER_PLAYER])))
        for seat, player in enumerate(state.players)
    )
    stack = cards[ORDERS_PER_PLAYER * state.seats :]
    order_cards, stack = lay_out(state.order_cards, OPEN_ORDER_PLACES[state.seats], stack)
    return replace(state, players=players, order_cards=order_cards, order_stack=stack)
