"""What a sequence of actions comes to, each with its price; and the same as orders given in advance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.zoo import rules
from games.zoo.actions import (
    ASK,
    BACK,
    BUY_FRUIT,
    BY_TEXT,
    LIMIT,
    ORDERS,
    THEN,
    WISH,
    AnyAction,
    BuyFruit,
    BuyShare,
    Done,
    Leave,
    Lobby,
    Look,
    Pay,
    SellFruit,
    SellShare,
    Skip,
    Use,
)
from games.zoo.components import NONE
from games.zoo.perks import fruit_cost, fruit_gain, share_cost, share_gain
from games.zoo.primitives import BuyShareFor
from games.zoo.reactions import at_work, reaction
from games.zoo.state import Issuing, Reacting, State, Wish

_WITHOUT_EFFECT = (Use, Skip, Done, Leave)
_TRADES = (BuyShare, SellShare, BuyFruit, SellFruit)


def deeds(state: State, actions: Iterable[AnyAction]) -> tuple[Wish, ...]:
    """What is done with these, in the form of orders: by which helper, and the price as the limit."""
    done = []
    for action in actions:
        if not isinstance(action, _WITHOUT_EFFECT):
            helper = _helper(state)
            done.append(Wish(helper, str(action), _price(state, action, helper)))
        state = rules.do(state, action, None)
    return tuple(done)


def foreseeable(state: State, course: Iterable[AnyAction]) -> tuple[AnyAction, ...]:
    """Up to what depends on cards nobody has seen yet."""
    found: list[AnyAction] = []
    for action in course:
        if isinstance(action, Lobby) and action.card not in state.influence:
            break
        found.append(action)
        if isinstance(action, Look):
            break
    return tuple(found)


def _helper(state: State) -> int:
    """Whose ability is used."""
    phase = state.phase
    if not isinstance(phase, Reacting):
        return NONE
    return at_work(state, phase)


def _price(state: State, action: AnyAction, helper: int) -> int:
    """What is paid or gained; 0 for what is no trade."""
    match action:
        case BuyShare(company):
            return share_cost(state, state.active, company, _less(state, helper))
        case SellShare(company):
            return share_gain(state, state.active, company)
        case BuyFruit(kind, seller):
            return fruit_cost(state, state.active, kind, from_player=seller != NONE)
        case SellFruit(kind):
            return fruit_gain(state, state.active, kind)
    return 0


def _less(state: State, helper: int) -> int:
    if isinstance(state.phase, Issuing):
        return state.phase.less
    does = reaction(helper) if helper != NONE else None
    return does.less if isinstance(does, BuyShareFor) else 0


def orders(state: State, seat: int, wanted: Sequence[Wish]) -> tuple[AnyAction, ...]:
    """The actions by which a seat that has picked its token orders these deeds; what is left open is asked.

    What cannot be ordered yet is left out, such as what a helper does who is still to be hired.
    """
    state = rules.carry_out(state, seat, ORDERS, None)
    given: list[AnyAction] = [ORDERS]
    for wish in wanted:
        group = _order(wish)
        after = _carried_out(state, seat, group)
        if after is not None:
            state = after
            given += group
    return (*given, ASK, BACK) if len(given) > 1 else ()


def _order(wish: Wish) -> tuple[AnyAction, ...]:
    """Fruit is ordered from whoever has it. How to pay is asked if need be."""
    action = BY_TEXT[wish.action]
    if isinstance(action, Look | Pay):
        return ()  # a deck looked at by order is left as it lies
    if isinstance(action, BuyFruit):
        action = BUY_FRUIT[action.kind]
    by = () if wish.helper == NONE else (THEN[wish.helper],)
    limit = (LIMIT[max(1, wish.limit)],) if isinstance(action, _TRADES) else ()
    return (*by, WISH[action], *limit)


def _carried_out(state: State, seat: int, actions: Sequence[AnyAction]) -> State | None:
    for action in actions:
        if action not in rules.legal(state, seat):
            return None
        state = rules.carry_out(state, seat, action, None)
    return state
