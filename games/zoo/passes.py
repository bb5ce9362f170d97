"""The first half of the market phase: each company's deck is revealed up to its second end icon."""

from __future__ import annotations

from msgspec.structs import replace

from games.zoo.cards import CARDS, Card
from games.zoo.changes import Log, cards_of, more, shuffle_deck, with_company, with_player
from games.zoo.components import ENDS_PER_PASS, KINDS, NONE
from games.zoo.effects import carry_out
from games.zoo.events import (
    CardLeft,
    CardRevealed,
    GainedFruit,
    MarketOpened,
    PassBegan,
    PassEnded,
)
from games.zoo.majority import major
from games.zoo.perks import perks
from games.zoo.primitives import Harvest, Leave, Wander
from games.zoo.staff import HELPERS
from games.zoo.state import Market, Removed, State


def proceed(state: State, market: Market, log: Log) -> State:
    """One step: open the market or a pass, reveal a card, carry out an effect, end a pass."""
    if not market.open:
        return _begin(state, market, log)
    if market.card != NONE:
        card = CARDS[market.card]
        if market.effect == len(card.effects):
            return _lay_aside(state, market, card, log)
        state = replace(state, market=replace(market, effect=market.effect + 1))
        return carry_out(state, market, card.effects[market.effect], log)
    company = state.order[market.at]
    if market.ends == ENDS_PER_PASS or not state.companies[company].deck:
        return _end(state, market, company, log)
    return _reveal(state, market, company, log)


def _begin(state: State, market: Market, log: Log) -> State:
    if not market.at:
        state = _open_market(state, log)
    company = state.order[market.at]
    if log is not None:
        log.append(PassBegan(company))
    there = replace(state.companies[company], revealed=())
    return with_company(state, company, there, market=replace(market, open=True))


def _open_market(state: State, log: Log) -> State:
    """Growers bring in their harvest, from the first player clockwise."""
    if log is not None:
        log.append(MarketOpened(state.round))
    for player in state.clockwise():
        for helper in state.players[player].helpers:
            ability = HELPERS[helper].ability
            if isinstance(ability, Harvest) and ability in perks(state, player, Harvest):
                state = _harvest(state, player, ability, HELPERS[helper].id, log)
    return state


def _harvest(state: State, player: int, ability: Harvest, cause: str, log: Log) -> State:
    me, kind = state.players[player], ability.kind
    n = min(ability.n, state.warehouse[kind])
    if not n:
        return state
    if log is not None:
        log.append(GainedFruit(player, kind, n, cause))
    return with_player(
        state,
        player,
        replace(me, fruit=more(me.fruit, kind, n)),
        warehouse=more(state.warehouse, kind, -n),
    )


def _reveal(state: State, market: Market, company: int, log: Log) -> State:
    """Who is majority shareholder is worked out anew for each card; the end icon counts in any case."""
    there = state.companies[company]
    number = there.deck[0][0]
    card = CARDS[number]
    first = major(state, company)
    ignored = card.needs_major and first == NONE
    ends = market.ends + card.end
    if log is not None:
        log.append(CardRevealed(company, number, ends, first, ignored))
    there = replace(there, deck=there.deck[1:], revealed=(*there.revealed, number))
    if ignored:
        market = replace(market, ends=ends, pile=(*market.pile, number))
    else:
        market = replace(market, ends=ends, card=number, effect=0, major=first)
    return with_company(state, company, there, market=market)


def _lay_aside(state: State, market: Market, card: Card, log: Log) -> State:
    """A card that is done goes back into the deck after the pass, unless it leaves or wanders."""
    number, company = market.card, state.order[market.at]
    market = replace(market, card=NONE, effect=0, major=NONE)
    kinds = tuple(map(type, card.effects))
    if Leave not in kinds and Wander not in kinds:
        return replace(state, market=replace(market, pile=(*market.pile, number)))
    target = state.right_of(company) if Wander in kinds else NONE
    if log is not None:
        log.append(CardLeft(company, number, target))
    if Wander in kinds:
        return replace(state, market=replace(market, wandering=(*market.wandering, (number, target))))
    return replace(state, market=market, removed=(*state.removed, Removed(number, company)))


def _end(state: State, market: Market, company: int, log: Log) -> State:
    """All cards of the deck, revealed or not, are shuffled together."""
    if log is not None:
        log.append(PassEnded(company, market.ends < ENDS_PER_PASS))
    state = shuffle_deck(state, company, (*cards_of(state, company), *market.pile))
    if market.at + 1 < len(KINDS):
        return replace(state, market=Market(at=market.at + 1, wandering=market.wandering))
    for target in KINDS:
        arriving = [card for card, company in market.wandering if company == target]
        if arriving:
            state = shuffle_deck(state, target, (*cards_of(state, target), *arriving))
    return replace(state, market=Market(sharing=True))
