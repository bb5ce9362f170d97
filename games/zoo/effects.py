"""What each primitive on a company card does. Each does as much as it can; the rest is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.zoo.cards import CARDS
from games.zoo.changes import Log, fruit_price, gain, more, replaced, share_price, with_company
from games.zoo.components import NONE
from games.zoo.events import FruitAdded, FruitPriceMoved, FruitSpoiled, SharePriceMoved
from games.zoo.peeking import look_at
from games.zoo.primitives import (
    EACH,
    HOLDERS,
    MAJOR,
    MINOR,
    OWN,
    RIGHT,
    Add,
    Audit,
    Coins,
    CoinsPerShare,
    Effect,
    ForcedSale,
    FruitPrice,
    Issue,
    Leave,
    Price,
    PriceTo,
    Shift,
    Spoil,
    Take,
    Wander,
)
from games.zoo.state import Issuing, Market, Removing, State, Taking
from games.zoo.trading import can_buy_share, sell_share


def carry_out(state: State, market: Market, effect: Effect, log: Log) -> State:
    """The effect, for the company whose deck is revealed. Where somebody has to decide, the phase says so."""
    company = state.order[market.at]
    return _DO[type(effect)](state, company, effect, market, log)


def _cause(market: Market) -> str:
    return CARDS[market.card].id


def _add(state: State, company: int, effect: Add, market: Market, log: Log) -> State:
    if effect.kind == EACH:
        kinds = state.order
    else:
        kinds = ({OWN: company, RIGHT: state.right_of(company)}.get(effect.kind, effect.kind),)
    for kind in kinds:
        n = min(effect.n, state.warehouse[kind])
        if not n:
            continue
        if log is not None:
            log.append(FruitAdded(company, kind, n, NONE, _cause(market)))
        there = state.companies[company]
        state = with_company(
            state,
            company,
            replace(there, fruit=more(there.fruit, kind, n)),
            warehouse=more(state.warehouse, kind, -n),
        )
    return state


def _most_numerous(state: State, company: int) -> int:
    """The kind of fruit the company has most of; the order of the companies decides ties."""
    return max(state.order, key=lambda kind: state.companies[company].fruit[kind])


def _spoil(state: State, company: int, effect: Spoil, market: Market, log: Log) -> State:
    for _ in range(min(effect.n, sum(state.companies[company].fruit))):
        there, kind = state.companies[company], _most_numerous(state, company)
        if log is not None:
            log.append(FruitSpoiled(company, kind, 1, _cause(market)))
        state = with_company(
            state,
            company,
            replace(there, fruit=more(there.fruit, kind, -1)),
            warehouse=more(state.warehouse, kind),
        )
    return state


def _shift(state: State, company: int, effect: Shift, market: Market, log: Log) -> State:
    target = state.right_of(company)
    for _ in range(min(effect.n, sum(state.companies[company].fruit))):
        kind = _most_numerous(state, company)
        there, other = state.companies[company], state.companies[target]
        if log is not None:
            log.append(FruitAdded(target, kind, 1, company, _cause(market)))
        state = with_company(state, company, replace(there, fruit=more(there.fruit, kind, -1)))
        state = with_company(state, target, replace(other, fruit=more(other.fruit, kind)))
    return state


def _price(state: State, company: int, effect: Price, market: Market, log: Log) -> State:
    there = state.companies[company]
    after = share_price(there.price, effect.by)
    if after == there.price:
        return state
    if log is not None:
        log.append(SharePriceMoved(company, there.price, after, _cause(market)))
    return with_company(state, company, replace(there, price=after))


def _price_to(state: State, company: int, effect: PriceTo, market: Market, log: Log) -> State:
    way = effect.target - state.companies[company].price
    steps = max(-effect.n, min(effect.n, way))
    return _price(state, company, Price(steps), market, log)


def _fruit_price(state: State, company: int, effect: FruitPrice, market: Market, log: Log) -> State:
    before = state.fruit_prices[company]
    after = fruit_price(before, effect.by)
    if after == before:
        return state
    if log is not None:
        log.append(FruitPriceMoved(company, before, after, _cause(market)))
    return replace(state, fruit_prices=replaced(state.fruit_prices, company, after))


def _named(state: State, company: int, who: str, major: int) -> tuple[int, ...]:
    """From the first player clockwise."""
    if who == MAJOR:
        return (major,)
    holders = tuple(player for player in state.clockwise() if state.players[player].shares[company])
    if who == HOLDERS:
        return holders
    if who == MINOR:
        return tuple(player for player in holders if player != major)
    return tuple(player for player in state.clockwise() if player not in holders)


def _coins(state: State, company: int, effect: Coins, market: Market, log: Log) -> State:
    for player in _named(state, company, effect.who, market.major):
        state = gain(state, player, effect.n, _cause(market), log)
    return state


def _coins_per_share(state: State, company: int, effect: CoinsPerShare, market: Market, log: Log) -> State:
    for player in _named(state, company, HOLDERS, NONE):
        coins = effect.n * state.players[player].shares[company]
        state = gain(state, player, coins, _cause(market), log)
    return state


def _take(state: State, company: int, effect: Take, market: Market, log: Log) -> State:
    n = min(effect.n, sum(state.companies[company].fruit))
    return replace(state, active=market.major, phase=Taking(company, n)) if n else state


def _forced_sale(state: State, company: int, effect: ForcedSale, market: Market, log: Log) -> State:
    if not state.players[market.major].shares[company]:
        return state
    return sell_share(state, market.major, company, _cause(market), log)


def _issue(state: State, company: int, effect: Issue, market: Market, log: Log) -> State:
    if not can_buy_share(state, market.major, company, effect.less):
        return state
    return replace(state, active=market.major, phase=Issuing(company, effect.less))


def _audit(state: State, company: int, effect: Audit, market: Market, log: Log) -> State:
    """A bot leaves all as it is without looking."""
    if not state.companies[company].deck or state.is_bot(market.major):
        return state
    if not state.players[market.major].standing.audit:
        return state
    state = replace(state, active=market.major)
    return look_at(state, Removing(company, ()), effect.n, _cause(market), log)


def _stays(state: State, company: int, effect: Leave | Wander, market: Market, log: Log) -> State:
    """Where the card itself goes is seen to when all of it is done."""
    return state


_DO: dict[type[Effect], Callable[[State, int, Any, Market, Log], State]] = {
    Add: _add,
    Spoil: _spoil,
    Shift: _shift,
    Price: _price,
    PriceTo: _price_to,
    FruitPrice: _fruit_price,
    Coins: _coins,
    CoinsPerShare: _coins_per_share,
    Take: _take,
    ForcedSale: _forced_sale,
    Issue: _issue,
    Audit: _audit,
    Leave: _stays,
    Wander: _stays,
}
