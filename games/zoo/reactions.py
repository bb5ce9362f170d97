"""Helpers' abilities after a token: used once each, in any order, or not at all.

Coins are gained by themselves; everything else is offered. What an ability does is no token, and nothing
reacts to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.zoo.actions import (
    BUY_SHARE,
    DONE,
    FRUIT_PRICE,
    LOOK,
    SHARE_PRICE,
    SKIP,
    SWAP,
    TAKE,
    USE,
    AnyAction,
    BuyShare,
    Lobby,
    Look,
    MoveFruitPrice,
    MoveSharePrice,
    Skip,
    SwapFruit,
    TakeFruit,
    Use,
)
from games.zoo.changes import (
    Log,
    fruit_price,
    gain,
    more,
    replaced,
    share_price,
    with_company,
    with_player,
    without,
)
from games.zoo.components import DUPLICATE, KINDS, NONE
from games.zoo.events import FruitPriceMoved, GainedFruit, SharePriceMoved, Swapped
from games.zoo.lobbying import offers, slip_in
from games.zoo.peeking import look_at, take_in_hand
from games.zoo.primitives import (
    ANY,
    After,
    BuyShareFor,
    Gain,
    GainFruit,
    LobbyMore,
    Peek,
    Reaction,
    Remove,
    Swap,
)
from games.zoo.primitives import MoveFruitPrice as FruitPriceAbility
from games.zoo.primitives import MovePrice as SharePriceAbility
from games.zoo.staff import HELPERS
from games.zoo.state import Looking, Reacting, Removing, State
from games.zoo.trading import buy_share, can_buy_share


def triggers(played: tuple[int, ...]) -> frozenset[int]:
    """What helpers may react to after the newest token: Duplicate is also the token it repeats."""
    return frozenset((*played[-1:], *(played[-2:-1] if played[-1] == DUPLICATE else ()), ANY))


def reaction(helper: int) -> Reaction | None:
    ability = HELPERS[helper].ability
    return ability.does if isinstance(ability, After) else None


def reacting(helpers: tuple[int, ...], to: frozenset[int]) -> tuple[int, ...]:
    """Those of the helpers who react to any of these."""
    return tuple(
        helper
        for helper in helpers
        if isinstance(ability := HELPERS[helper].ability, After) and ability.token in to
    )


def after_token(state: State, log: Log) -> State:
    """The active player has resolved a token: coins come by themselves, the rest is to be decided."""
    pending = []
    for helper in reacting(state.me.helpers, triggers(state.me.played)):
        does = reaction(helper)
        if isinstance(does, Gain):
            state = gain(state, state.active, does.n, HELPERS[helper].id, log)
        else:
            pending.append(helper)
    return replace(state, phase=Reacting(tuple(pending)))


def usable(state: State, phase: Reacting) -> tuple[int, ...]:
    return tuple(helper for helper in phase.pending if options(state, helper))


def at_work(state: State, phase: Reacting) -> int:
    """The helper that was chosen, or the only one there is to choose; NONE where several can be used."""
    if phase.using != NONE:
        return phase.using
    able = usable(state, phase)
    return able[0] if len(able) == 1 else NONE


def options(state: State, helper: int) -> tuple[AnyAction, ...]:
    """What the active player can do with that helper's ability now."""
    does = reaction(helper)
    return _OPTIONS[type(does)](state, does)


def legal(state: State) -> tuple[AnyAction, ...]:
    """First which helper, where several can react; then what."""
    phase = state.phase
    assert isinstance(phase, Reacting)
    helper = at_work(state, phase)
    if helper == NONE:
        return (*(USE[able] for able in usable(state, phase)), DONE)
    return (*options(state, helper), DONE if phase.using == NONE else SKIP)


def use(state: State, action: Use, log: Log) -> State:
    phase = state.phase
    assert isinstance(phase, Reacting)
    return replace(state, phase=replace(phase, using=action.helper))


def skip(state: State, action: Skip, log: Log) -> State:
    phase = state.phase
    assert isinstance(phase, Reacting)
    return replace(state, phase=Reacting(without(phase.pending, phase.using)))


def react(state: State, action: AnyAction, log: Log) -> State:
    """The ability is used: for Look the cards come next, otherwise that helper is done."""
    phase = state.phase
    assert isinstance(phase, Reacting)
    helper = at_work(state, phase)
    rest = without(phase.pending, helper)
    state = replace(state, phase=Reacting(rest))
    return _DO[type(action)](state, action, helper, log)


def _take(state: State, action: TakeFruit, helper: int, log: Log) -> State:
    me = state.me
    if log is not None:
        log.append(GainedFruit(state.active, action.kind, 1, HELPERS[helper].id))
    return with_player(
        state,
        state.active,
        replace(me, fruit=more(me.fruit, action.kind)),
        warehouse=more(state.warehouse, action.kind, -1),
    )


def _lobby(state: State, action: Lobby, helper: int, log: Log) -> State:
    return slip_in(state, action, HELPERS[helper].id, log)


def _buy(state: State, action: BuyShare, helper: int, log: Log) -> State:
    does = reaction(helper)
    assert isinstance(does, BuyShareFor)
    return buy_share(state, state.active, action.company, does.less, HELPERS[helper].id, log)


def _move_share_price(state: State, action: MoveSharePrice, helper: int, log: Log) -> State:
    does, company = reaction(helper), state.companies[action.company]
    assert isinstance(does, SharePriceAbility)
    after = share_price(company.price, does.n if action.up else -does.n)
    if log is not None:
        log.append(SharePriceMoved(action.company, company.price, after, HELPERS[helper].id))
    return with_company(state, action.company, replace(company, price=after))


def _move_fruit_price(state: State, action: MoveFruitPrice, helper: int, log: Log) -> State:
    does, before = reaction(helper), state.fruit_prices[action.kind]
    assert isinstance(does, FruitPriceAbility)
    after = fruit_price(before, does.n if action.up else -does.n)
    if log is not None:
        log.append(FruitPriceMoved(action.kind, before, after, HELPERS[helper].id))
    return replace(state, fruit_prices=replaced(state.fruit_prices, action.kind, after))


def _swap(state: State, action: SwapFruit, helper: int, log: Log) -> State:
    me, give, take = state.me, action.give, action.take
    if log is not None:
        log.append(Swapped(state.active, give, take, HELPERS[helper].id))
    return with_player(
        state,
        state.active,
        replace(me, fruit=more(more(me.fruit, give, -1), take)),
        warehouse=more(more(state.warehouse, give), take, -1),
    )


def _look(state: State, action: Look, helper: int, log: Log) -> State:
    does, phase, name = reaction(helper), state.phase, HELPERS[helper].id
    assert isinstance(phase, Reacting)
    if isinstance(does, Peek):
        looking = Looking(action.company, (), helper=helper, pending=phase.pending)
        return take_in_hand(state, looking, does.n, name, log)
    assert isinstance(does, Remove)
    return look_at(state, Removing(action.company, (), helper, phase.pending), does.n, name, log)


_DO: dict[type[AnyAction], Callable[[State, Any, int, Log], State]] = {
    TakeFruit: _take,
    Lobby: _lobby,
    BuyShare: _buy,
    MoveSharePrice: _move_share_price,
    MoveFruitPrice: _move_fruit_price,
    SwapFruit: _swap,
    Look: _look,
}


def _fruit_options(state: State, does: GainFruit) -> tuple[AnyAction, ...]:
    return tuple(TAKE[kind] for kind in KINDS if state.warehouse[kind])


def _lobby_options(state: State, does: LobbyMore) -> tuple[AnyAction, ...]:
    return offers(state)


def _share_options(state: State, does: BuyShareFor) -> tuple[AnyAction, ...]:
    return tuple(
        BUY_SHARE[company] for company in KINDS if can_buy_share(state, state.active, company, does.less)
    )


def _share_price_options(state: State, does: SharePriceAbility) -> tuple[AnyAction, ...]:
    """Only where the price moves."""
    return tuple(
        move
        for company in KINDS
        for move in SHARE_PRICE[company]
        if share_price(price := state.companies[company].price, does.n if move.up else -does.n) != price
    )


def _fruit_price_options(state: State, does: FruitPriceAbility) -> tuple[AnyAction, ...]:
    return tuple(
        move
        for kind in KINDS
        for move in FRUIT_PRICE[kind]
        if fruit_price(price := state.fruit_prices[kind], does.n if move.up else -does.n) != price
    )


def _swap_options(state: State, does: Swap) -> tuple[AnyAction, ...]:
    return tuple(swap for swap in SWAP if state.me.fruit[swap.give] and state.warehouse[swap.take])


def _peek_options(state: State, does: Peek) -> tuple[AnyAction, ...]:
    return tuple(LOOK[company] for company in KINDS if state.companies[company].deck)


def _remove_options(state: State, does: Remove) -> tuple[AnyAction, ...]:
    return tuple(LOOK[company] for company in KINDS if len(state.companies[company].deck) >= does.at_least)


_OPTIONS: dict[type[Any], Callable[[State, Any], tuple[AnyAction, ...]]] = {
    GainFruit: _fruit_options,
    LobbyMore: _lobby_options,
    BuyShareFor: _share_options,
    SharePriceAbility: _share_price_options,
    FruitPriceAbility: _fruit_price_options,
    Swap: _swap_options,
    Peek: _peek_options,
    Remove: _remove_options,
}
