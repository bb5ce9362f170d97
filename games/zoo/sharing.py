"""The second half of the market phase: each company's fruit is shared out among its shareholders."""

from __future__ import annotations

from msgspec.structs import replace

from games.zoo.actions import BUY_SHARE, DONE, TAKE, AnyAction, BuyShare, TakeFruit
from games.zoo.cards import CARDS
from games.zoo.changes import Log, gain, more, with_company, with_player
from games.zoo.components import KINDS, NONE, TIE_COINS
from games.zoo.events import SharingBegan, Tied, TookFruit
from games.zoo.majority import major, shareholders, tied
from games.zoo.perks import perks
from games.zoo.primitives import MajorCoins, MinorCoins, TakeMore
from games.zoo.staff import HELPERS
from games.zoo.state import Issuing, Market, State, Taking
from games.zoo.trading import buy_share


def proceed(state: State, market: Market, log: Log) -> State:
    """One step: begin with a company, let the next shareholder take, go to the next company."""
    company = state.order[market.at]
    if not market.open:
        return _begin(state, market, company, log)
    left = sum(state.companies[company].fruit)
    if not left or not market.queue:
        return _next_company(state, market)
    equal = tied(state, market.queue, company)
    if equal:
        return _tie(state, market, company, equal, log)
    taker = market.queue[0]
    own = state.players[taker].shares[company] + sum(one.n for one in perks(state, taker, TakeMore))
    return replace(
        state,
        active=taker,
        phase=Taking(company, min(own, left)),
        market=replace(market, queue=market.queue[1:]),
    )


def _begin(state: State, market: Market, company: int, log: Log) -> State:
    queue, first = shareholders(state, company), major(state, company)
    if log is not None:
        log.append(SharingBegan(company, state.companies[company].fruit, queue, first))
    for player in state.clockwise():
        for helper in state.players[player].helpers:
            state = _pay_owner(state, player, helper, company, first, log)
    return replace(state, market=replace(market, open=True, queue=queue))


def _pay_owner(state: State, player: int, helper: int, company: int, first: int, log: Log) -> State:
    """Coins at each company's sharing, with or without fruit."""
    if state.is_bot(player):
        return state
    match HELPERS[helper].ability:
        case MajorCoins(n) if player == first:
            return gain(state, player, n, HELPERS[helper].id, log)
        case MinorCoins(n) if player != first and state.players[player].shares[company]:
            return gain(state, player, n, HELPERS[helper].id, log)
    return state


def _tie(state: State, market: Market, company: int, equal: tuple[int, ...], log: Log) -> State:
    """Everyone who has not taken yet gets coins, and the rest of the fruit stays."""
    waiting = tuple(player for player in state.clockwise() if player in market.queue)
    if log is not None:
        log.append(Tied(company, equal, waiting, TIE_COINS))
    for player in waiting:
        me = state.players[player]
        state = with_player(state, player, replace(me, coins=me.coins + TIE_COINS))
    return _next_company(state, market)


def _next_company(state: State, market: Market) -> State:
    """After the last one the market is done: nothing is left of it."""
    if market.at + 1 < len(KINDS):
        return replace(state, market=Market(sharing=True, at=market.at + 1))
    return replace(state, market=None)


def legal_to_take(state: State) -> tuple[AnyAction, ...]:
    phase = state.phase
    assert isinstance(phase, Taking)
    fruit = state.companies[phase.company].fruit
    return tuple(TAKE[kind] for kind in KINDS if fruit[kind])


def take(state: State, action: TakeFruit, log: Log) -> State:
    """One fruit from the company; how much may still be taken stands in the phase."""
    phase, me, kind = state.phase, state.me, action.kind
    assert isinstance(phase, Taking)
    company, there = phase.company, state.companies[phase.company]
    if log is not None:
        log.append(TookFruit(state.active, company, kind, _cause(state)))
    state = with_player(state, state.active, replace(me, fruit=more(me.fruit, kind)))
    state = with_company(state, company, replace(there, fruit=more(there.fruit, kind, -1)))
    return replace(state, phase=Taking(company, phase.left - 1))


def _cause(state: State) -> str:
    market = state.market
    return CARDS[market.card].id if market is not None and market.card != NONE else ""


def legal_to_subscribe(state: State) -> tuple[AnyAction, ...]:
    phase = state.phase
    assert isinstance(phase, Issuing)
    return (BUY_SHARE[phase.company], DONE)


def subscribe(state: State, action: BuyShare, log: Log) -> State:
    phase = state.phase
    assert isinstance(phase, Issuing)
    return buy_share(state, state.active, phase.company, phase.less, _cause(state), log)
