"""The rulebook's bots: players without tokens and abilities, who do what the shared bot deck says.

Whenever a bot must choose, the order of the companies decides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.zoo.bot_cards import (
    BOT_CARDS,
    BotEffect,
    BuyCheapestFruit,
    BuyCheapestShare,
    BuyShareOf,
    ClearInfluence,
    HireFirst,
    LobbyTop,
    MoveTop,
    SellDearestShare,
    SellDearFruit,
)
from games.zoo.changes import Log, cards_of, gain, shuffle_deck, shuffled, with_company
from games.zoo.components import NONE
from games.zoo.events import (
    BotCouldNot,
    BotDrew,
    InfluenceCleared,
    Lobbied,
    TopMoved,
)
from games.zoo.hiring import payments, take_on
from games.zoo.lobbying import refill
from games.zoo.state import EVERYBODY, Going, Removed, State
from games.zoo.trading import buy_fruit, buy_share, can_buy_share, fruit_offers, sell_fruit, sell_share

_ROUNDS_THROUGH_THE_DECK = 2


def turn(state: State, player: int, log: Log) -> State:
    """Draw until a card can be done, at least in part; after two rounds through the deck, give up."""
    for _ in range(_ROUNDS_THROUGH_THE_DECK * len(BOT_CARDS)):
        state, card = _draw(state)
        if log is not None:
            log.append(BotDrew(player, card))
        done = False
        for effect in BOT_CARDS[card].effects:
            after = _DO[type(effect)](state, player, effect, BOT_CARDS[card].id, log)
            if after is not None:
                state, done = after, True
        if done:
            state = gain(state, player, BOT_CARDS[card].coins, BOT_CARDS[card].id, log)
            break
        if log is not None:
            log.append(BotCouldNot(player, card))
    return replace(state, phase=Going())


def _draw(state: State) -> tuple[State, int]:
    """The deck is shuffled again when it has run out."""
    if not state.bot_stack:
        state, stack = shuffled(state, sorted(state.bot_played))
        state = replace(state, bot_stack=stack, bot_played=())
    card = state.bot_stack[0]
    return replace(state, bot_stack=state.bot_stack[1:], bot_played=(*state.bot_played, card)), card


def _buy_cheapest_fruit(
    state: State, player: int, effect: BuyCheapestFruit, cause: str, log: Log
) -> State | None:
    cheapest = min(state.order, key=lambda kind: state.fruit_prices[kind])
    offers = fruit_offers(state, player, cheapest)
    return buy_fruit(state, player, offers[0], cause, log) if offers else None


def _hire_first(state: State, player: int, effect: HireFirst, cause: str, log: Log) -> State | None:
    for helper in state.helpers:
        found = payments(state, player, helper)
        if found:
            return take_on(state, player, helper, found[0], cause, log)
    return None


def _move_top(state: State, player: int, effect: MoveTop, cause: str, log: Log) -> State | None:
    source = state.companies[effect.source]
    if not source.deck:
        return None
    card, _ = source.deck[0]
    if log is not None:
        log.append(TopMoved(player, card, effect.source, effect.target))
    state = with_company(state, effect.source, replace(source, deck=source.deck[1:]))
    target = state.companies[effect.target]
    return with_company(state, effect.target, replace(target, deck=((card, EVERYBODY), *target.deck)))


def _sell_dear_fruit(state: State, player: int, effect: SellDearFruit, cause: str, log: Log) -> State | None:
    me = state.players[player]
    for kind in state.order:
        if me.fruit[kind] and state.fruit_prices[kind] >= effect.price:
            return sell_fruit(state, player, kind, cause, log)
    return None


def _clear_influence(state: State, player: int, effect: ClearInfluence, cause: str, log: Log) -> State | None:
    if not state.influence:
        return None
    if log is not None:
        log.append(InfluenceCleared(player, state.influence))
    gone = tuple(Removed(card, NONE) for card in state.influence)
    return refill(replace(state, influence=(), removed=state.removed + gone), log)


def _buy_cheapest_share(
    state: State, player: int, effect: BuyCheapestShare, cause: str, log: Log
) -> State | None:
    cheapest = min(state.order, key=lambda company: state.companies[company].price)
    if not can_buy_share(state, player, cheapest):
        return None
    return buy_share(state, player, cheapest, 0, cause, log)


def _buy_share_of(state: State, player: int, effect: BuyShareOf, cause: str, log: Log) -> State | None:
    too_dear = state.companies[effect.company].price > effect.limit
    if too_dear or not can_buy_share(state, player, effect.company):
        return None
    return buy_share(state, player, effect.company, 0, cause, log)


def _lobby_top(state: State, player: int, effect: LobbyTop, cause: str, log: Log) -> State | None:
    if player == state.first or not state.influence_stack:
        return None
    card = state.influence_stack[0]
    if log is not None:
        log.append(Lobbied(player, card, effect.company, cause))
    state = replace(state, influence_stack=state.influence_stack[1:])
    return shuffle_deck(state, effect.company, [*cards_of(state, effect.company), card])


def _sell_dearest_share(
    state: State, player: int, effect: SellDearestShare, cause: str, log: Log
) -> State | None:
    owned = [company for company in state.order if state.players[player].shares[company]]
    if not owned:
        return None
    dearest = max(owned, key=lambda company: state.companies[company].price)
    return sell_share(state, player, dearest, cause, log)


_DO: dict[type[BotEffect], Callable[[State, int, Any, str, Log], State | None]] = {
    BuyCheapestFruit: _buy_cheapest_fruit,
    HireFirst: _hire_first,
    MoveTop: _move_top,
    SellDearFruit: _sell_dear_fruit,
    ClearInfluence: _clear_influence,
    BuyCheapestShare: _buy_cheapest_share,
    BuyShareOf: _buy_share_of,
    LobbyTop: _lobby_top,
    SellDearestShare: _sell_dearest_share,
}
"""Each gives the position after the effect, or None where it cannot be done in full."""
