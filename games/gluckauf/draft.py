"""The order draft before the first shift."""

from __future__ import annotations

from msgspec.structs import replace

from games.gluckauf.actions import DRAFT, AnyAction, Draft
from games.gluckauf.changes import Log, replaced, with_player
from games.gluckauf.events import Drafted, DraftEnded
from games.gluckauf.setup import lay_out
from games.gluckauf.spaces import OPEN_ORDER_PLACES
from games.gluckauf.state import Choosing, State, open_order


def legal(state: State) -> tuple[AnyAction, ...]:
    return tuple(DRAFT[card] for card in state.draft)


def draft(state: State, action: Draft, log: Log) -> State:
    """Take a card; the seat to the right is next. The last card of all goes to an order space."""
    me = state.me
    if log is not None:
        log.append(Drafted(state.active, action.card))
    state = with_player(
        state,
        replace(me, orders=(*me.orders, open_order(action.card))),
        draft=tuple(card for card in state.draft if card != action.card),
        active=(state.active - 1) % state.seats,
        turns=state.turns + 1,
    )
    return state if len(state.draft) > 1 else _end(state, log)


def _end(state: State, log: Log) -> State:
    open_places = OPEN_ORDER_PLACES[state.seats]
    left_over = replaced(state.order_cards, open_places[0], state.draft[0])
    order_cards, order_stack = lay_out(left_over, open_places, state.order_stack)
    if log is not None:
        log.append(DraftEnded(order_cards))
    return replace(
        state,
        phase=Choosing(),
        active=state.starter,
        draft=(),
        order_cards=order_cards,
        order_stack=order_stack,
    )
