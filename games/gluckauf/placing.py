"""Choosing a space and placing workers on it; the work that needs no further choice is done at once."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from games.gluckauf import drawing, workshops
from games.gluckauf.actions import ENTER, WORK, AnyAction, Enter, Work
from games.gluckauf.changes import Log, raised, replaced, with_player
from games.gluckauf.components import (
    CARDS,
    DELIVERY,
    EMPTY,
    MINING,
    MONEY,
    ORDERS,
    PITHEAD,
    SPACES,
    WORKSHOPS,
    Space,
)
from games.gluckauf.events import Delivered, Earned, Placed, TookOrder
from games.gluckauf.spaces import OPEN_ELSEWHERE, OPEN_WORKSHOPS, obstacle_at_open, workers_needed
from games.gluckauf.state import NOBODY, AtWorkshops, Mining, State, TurnOver, open_order


def legal(state: State) -> tuple[AnyAction, ...]:
    """With the workshops as one option: all spaces together are more than 25."""
    me, seats = state.me, len(state.players)
    options: list[AnyAction] = [
        WORK[space.index] for space in OPEN_ELSEWHERE[seats] if obstacle_at_open(state, me, space) is None
    ]
    if any(obstacle_at_open(state, me, space) is None for space in OPEN_WORKSHOPS[seats]):
        options.append(ENTER)
    return tuple(options)


def legal_at_workshops(state: State) -> tuple[AnyAction, ...]:
    me, spaces = state.me, OPEN_WORKSHOPS[len(state.players)]
    return tuple(WORK[space.index] for space in spaces if obstacle_at_open(state, me, space) is None)


def enter(state: State, action: Enter, log: Log) -> State:
    return replace(state, phase=AtWorkshops())


def work(state: State, action: Work, log: Log) -> State:
    space = SPACES[action.space]
    placed = _place_at_pithead(state, log) if space.area == PITHEAD else _place(state, space, log)
    return _WORK[space.area](placed, space, log)


def _place(state: State, space: Space, log: Log) -> State:
    """One worker more than stand there, who go to the canteen."""
    seat, me, crews = state.active, state.me, state.crews
    displaced = crews[space.index]
    needed = workers_needed(state, space)
    if log is not None:
        log.append(Placed(seat, space.index, needed, displaced))
    canteen = state.canteen if displaced == NOBODY else raised(state.canteen, *displaced)
    return with_player(
        state,
        replace(me, workers=me.workers - needed),
        crews=(*crews[: space.index], (seat, needed), *crews[space.index + 1 :]),
        canteen=canteen,
    )


def _place_at_pithead(state: State, log: Log) -> State:
    seat, me = state.active, state.me
    if log is not None:
        log.append(Placed(seat, SPACES[-1].index, 1, NOBODY))
    return with_player(state, replace(me, workers=me.workers - 1), pithead=raised(state.pithead, seat, 1))


def _at_workshops(state: State, space: Space, log: Log) -> State:
    if space.draws:
        return drawing.look(state, WORKSHOPS, log)
    tile = state.workshops[space.place]
    emptied = replace(state, workshops=replaced(state.workshops, space.place, EMPTY))
    return workshops.buy(emptied, tile, (), log)


def _mine(state: State, space: Space, log: Log) -> State:
    return replace(state, phase=Mining(space.number))


def _deliver(state: State, space: Space, log: Log) -> State:
    """All complete orders of the transport: their victory points at once, their cubes back to the supply."""
    me = state.me
    supply = list(state.supply)
    delivered = []
    for order in me.orders:
        if CARDS[order.card].transport == space.number and order.complete:
            delivered.append(order)
            for cubes in order.fields:
                for cube in cubes:
                    supply[cube] += 1
    vp = sum(CARDS[order.card].vp for order in delivered)
    cards = tuple(order.card for order in delivered)
    if log is not None:
        log.append(Delivered(state.active, space.number, cards, vp))
    player = replace(
        me,
        vp=me.vp + vp,
        delivered_vp=me.delivered_vp + vp,
        orders=tuple(order for order in me.orders if order not in delivered),
        delivered=me.delivered + cards,
    )
    return with_player(state, player, supply=tuple(supply), phase=TurnOver())


def _earn(state: State, space: Space, log: Log) -> State:
    marks = 1 if space.area == PITHEAD else space.number
    me = state.me
    if log is not None:
        log.append(Earned(state.active, marks))
    return with_player(state, replace(me, marks=me.marks + marks), phase=TurnOver())


def _take_order(state: State, space: Space, log: Log) -> State:
    if space.draws:
        return drawing.look(state, ORDERS, log)
    me = state.me
    card = state.order_cards[space.place]
    if log is not None:
        log.append(TookOrder(state.active, card))
    return with_player(
        state,
        replace(me, orders=(*me.orders, open_order(card))),
        order_cards=replaced(state.order_cards, space.place, EMPTY),
        phase=TurnOver(),
    )


_WORK: dict[str, Callable[[State, Space, Log], State]] = {
    WORKSHOPS: _at_workshops,
    MINING: _mine,
    DELIVERY: _deliver,
    MONEY: _earn,
    ORDERS: _take_order,
    PITHEAD: _earn,
}
