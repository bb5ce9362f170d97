"""Hiring a helper: what may be paid, and paying it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from games.zoo.actions import DONE, HIRE_HELPER, PAY, AnyAction, Hire, Pay
from games.zoo.changes import Log, less, more, plus, with_player, without
from games.zoo.components import KINDS
from games.zoo.events import HelperTurnedUp, Hired
from games.zoo.perks import perks
from games.zoo.primitives import HireLess, Wild
from games.zoo.staff import HELPERS
from games.zoo.state import Fruit, Paying, State


def payments(state: State, player: int, helper: int) -> tuple[Fruit, ...]:
    """All the fruit that player may pay the helper with, the printed cost first."""
    costs: list[Fruit] = [HELPERS[helper].cost]
    for _ in range(sum(one.n for one in perks(state, player, HireLess))):
        costs = list(dict.fromkeys(_one_less(costs)))
    wanted = dict.fromkeys(costs)
    for _ in range(sum(one.n for one in perks(state, player, Wild))):
        wanted = dict.fromkeys((*wanted, *_one_other(wanted)))
    owned = state.players[player].fruit
    return tuple(cost for cost in wanted if all(cost[kind] <= owned[kind] for kind in KINDS))


def _one_less(costs: Iterable[Fruit]) -> Iterator[Fruit]:
    """At least one fruit is paid."""
    for cost in costs:
        if sum(cost) == 1:
            yield cost
        else:
            yield from (more(cost, kind, -1) for kind in KINDS if cost[kind])


def _one_other(costs: Iterable[Fruit]) -> Iterator[Fruit]:
    for cost in costs:
        for kind in KINDS:
            if cost[kind]:
                yield from (more(more(cost, kind, -1), other) for other in KINDS if other != kind)


def legal(state: State) -> tuple[AnyAction, ...]:
    affordable = (helper for helper in state.helpers if payments(state, state.active, helper))
    return (*(HIRE_HELPER[helper] for helper in affordable), DONE)


def legal_to_pay(state: State) -> tuple[AnyAction, ...]:
    phase = state.phase
    assert isinstance(phase, Paying)
    return tuple(PAY[fruit] for fruit in payments(state, state.active, phase.helper))


def hire(state: State, action: Hire, log: Log) -> State:
    return replace(state, phase=Paying(action.helper))


def pay(state: State, action: Pay, log: Log) -> State:
    phase = state.phase
    assert isinstance(phase, Paying)
    return take_on(state, state.active, phase.helper, action.fruit, "", log)


def take_on(state: State, player: int, helper: int, paid: Fruit, cause: str, log: Log) -> State:
    """The fruit goes to the warehouse, the helper to the player; the row is refilled."""
    me = state.players[player]
    if log is not None:
        log.append(Hired(player, helper, paid, cause))
    state = with_player(
        state,
        player,
        replace(me, fruit=less(me.fruit, paid), helpers=(*me.helpers, helper)),
        warehouse=plus(state.warehouse, paid),
        helpers=without(state.helpers, helper),
    )
    return _refill(state, log)


def _refill(state: State, log: Log) -> State:
    """The cards slide towards the stack; the new one lies farthest from it."""
    if not state.helper_stack:
        return state
    new = state.helper_stack[0]
    if log is not None:
        log.append(HelperTurnedUp(new))
    return replace(
        state,
        helpers=(*state.helpers, new),
        helper_stack=state.helper_stack[1:],
        unconfirmed=False,
    )
