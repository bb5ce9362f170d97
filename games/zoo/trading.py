"""Buying and selling shares and fruit: single transactions, and the two tokens made of them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.zoo.actions import (
    BUY_FRUIT,
    BUY_FRUIT_FROM,
    BUY_SHARE,
    DONE,
    SELL_FRUIT,
    SELL_SHARE,
    AnyAction,
    BuyFruit,
    BuyShare,
    SellFruit,
    SellShare,
)
from games.zoo.changes import Log, fruit_price, more, replaced, share_price, with_company, with_player
from games.zoo.components import KINDS, NONE, SHARES, TRANSACTIONS
from games.zoo.events import BoughtFruit, BoughtShare, SoldFruit, SoldShare
from games.zoo.perks import fruit_cost, fruit_gain, perks, share_cost, share_gain
from games.zoo.primitives import ExtraTrade
from games.zoo.state import State, Trading


def transactions(state: State, player: int, token: int) -> int:
    """How many transactions that token gives the player."""
    extra = perks(state, player, ExtraTrade)
    return TRANSACTIONS + sum(one.n for one in extra if one.token == token)


def legal(state: State) -> tuple[AnyAction, ...]:
    phase = state.phase
    assert isinstance(phase, Trading)
    found = _share_trades(state, phase) if phase.token == SHARES else _fruit_trades(state, phase)
    return (*found, DONE)


def _share_trades(state: State, phase: Trading) -> Iterator[AnyAction]:
    for company in KINDS:
        if company not in phase.sold and can_buy_share(state, state.active, company):
            yield BUY_SHARE[company]
    for company in KINDS:
        if company not in phase.bought and state.me.shares[company]:
            yield SELL_SHARE[company]


def _fruit_trades(state: State, phase: Trading) -> Iterator[AnyAction]:
    for kind in KINDS:
        if kind not in phase.sold:
            yield from fruit_offers(state, state.active, kind)
    for kind in KINDS:
        if kind not in phase.bought and state.me.fruit[kind]:
            yield SELL_FRUIT[kind]


def fruit_offers(state: State, buyer: int, kind: int) -> tuple[BuyFruit, ...]:
    """From the warehouse; from others, to the left first, only where the warehouse has run out."""
    stocked = state.warehouse[kind] > 0
    if state.players[buyer].coins < fruit_cost(state, buyer, kind, from_player=not stocked):
        return ()
    if stocked:
        return (BUY_FRUIT[kind],)
    others = (at % len(state.players) for at in range(buyer + 1, buyer + len(state.players)))
    return tuple(BUY_FRUIT_FROM[kind][seller] for seller in others if state.players[seller].fruit[kind])


def can_buy_share(state: State, player: int, company: int, less: int = 0) -> bool:
    me = state.players[player]
    return me.in_hand > 0 and me.coins >= share_cost(state, player, company, less)


def buy_share(state: State, player: int, company: int, less: int, cause: str, log: Log) -> State:
    """Pay the price, a share onto the company, the price rises."""
    me, there = state.players[player], state.companies[company]
    coins = share_cost(state, player, company, less)
    price = share_price(there.price, +1)
    if log is not None:
        log.append(BoughtShare(player, company, coins, price, cause, price != there.price))
    me = replace(me, coins=me.coins - coins, shares=more(me.shares, company))
    return with_company(with_player(state, player, me), company, replace(there, price=price))


def sell_share(state: State, player: int, company: int, cause: str, log: Log) -> State:
    """Take a share back, gain the price, which falls."""
    me, there = state.players[player], state.companies[company]
    coins = share_gain(state, player, company)
    price = share_price(there.price, -1)
    if log is not None:
        log.append(SoldShare(player, company, coins, price, cause, price != there.price))
    me = replace(me, coins=me.coins + coins, shares=more(me.shares, company, -1))
    return with_company(with_player(state, player, me), company, replace(there, price=price))


def buy_fruit(state: State, player: int, offer: BuyFruit, cause: str, log: Log) -> State:
    """From the warehouse, or from a player, who gets what is paid; the price rises in both cases."""
    kind, seller = offer.kind, offer.seller
    coins = fruit_cost(state, player, kind, from_player=seller != NONE)
    price = fruit_price(state.fruit_prices[kind], +1)
    if log is not None:
        log.append(BoughtFruit(player, kind, seller, coins, price, cause))
    me = state.players[player]
    me = replace(me, coins=me.coins - coins, fruit=more(me.fruit, kind))
    state = _priced(with_player(state, player, me), kind, price)
    if seller == NONE:
        return replace(state, warehouse=more(state.warehouse, kind, -1))
    other = state.players[seller]
    return with_player(
        state, seller, replace(other, coins=other.coins + coins, fruit=more(other.fruit, kind, -1))
    )


def sell_fruit(state: State, player: int, kind: int, cause: str, log: Log) -> State:
    me = state.players[player]
    coins = fruit_gain(state, player, kind)
    price = fruit_price(state.fruit_prices[kind], -1)
    if log is not None:
        log.append(SoldFruit(player, kind, coins, price, cause))
    me = replace(me, coins=me.coins + coins, fruit=more(me.fruit, kind, -1))
    state = with_player(state, player, me, warehouse=more(state.warehouse, kind))
    return _priced(state, kind, price)


def _priced(state: State, kind: int, price: int) -> State:
    return replace(state, fruit_prices=replaced(state.fruit_prices, kind, price))


def trade(state: State, action: BuyShare | SellShare | BuyFruit | SellFruit, log: Log) -> State:
    """One of the transactions of the token."""
    phase = state.phase
    assert isinstance(phase, Trading)
    match action:
        case BuyShare(company):
            state, at = buy_share(state, state.active, company, 0, "", log), company
        case SellShare(company):
            state, at = sell_share(state, state.active, company, "", log), company
        case BuyFruit(kind):
            state, at = buy_fruit(state, state.active, action, "", log), kind
        case SellFruit(kind):
            state, at = sell_fruit(state, state.active, kind, "", log), kind
    bought, sold = phase.bought, phase.sold
    if isinstance(action, BuyShare | BuyFruit):
        bought = (*bought, at)
    else:
        sold = (*sold, at)
    return replace(state, phase=Trading(phase.token, phase.left - 1, bought, sold))
