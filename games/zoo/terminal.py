"""Positions and events as plain English lines, for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from games.core import Event
from games.zoo import events as ev
from games.zoo.bot_cards import BOT_CARDS
from games.zoo.cards import CARDS
from games.zoo.components import (
    APPLE,
    HIDDEN,
    KIND_LETTERS,
    KIND_NAMES,
    KINDS,
    NONE,
    ROUNDS,
    TOKEN_NAMES,
)
from games.zoo.rules import to_act
from games.zoo.staff import HELPERS, glory
from games.zoo.state import Fruit, Over, Player, State


def board(state: State) -> str:
    """The whole position: companies, warehouse, rows and players."""
    return "\n".join([_heading(state), *_companies(state), *_warehouse(state), *_players(state)])


def line(event: Event) -> str:
    """What happened, as one sentence."""
    return _LINES[type(event)](event)


def chapter(state: State) -> int:
    """The rounds, and the end."""
    return ROUNDS + 1 if isinstance(state.phase, Over) else state.round


def _heading(state: State) -> str:
    waiting = " and ".join(f"player {seat}" for seat in to_act(state))
    doing = f"{waiting} to act" if waiting else "the game is over"
    return f"Round {state.round} of {ROUNDS} · token {state.step} · first is player {state.first} · {doing}"


def _companies(state: State) -> Iterator[str]:
    for company in state.order:
        there = state.companies[company]
        holders = ", ".join(
            f"{player.shares[company]} of player {index}"
            for index, player in enumerate(state.players)
            if player.shares[company]
        )
        yield (
            f"  {KIND_NAMES[company]:<10}share price {there.price:<3}deck {len(there.deck):<3}"
            f"fruit {_fruit(there.fruit) or '–':<8}shares: {holders or 'none'}"
        )


def _warehouse(state: State) -> Iterator[str]:
    prices = ", ".join(f"{KIND_NAMES[kind]} {state.fruit_prices[kind]}" for kind in KINDS)
    yield f"  warehouse {_fruit(state.warehouse) or 'empty'} · fruit prices: {prices}"
    yield f"  influence {_cards(state.influence)} · {len(state.influence_stack)} in the stack"
    helpers = "; ".join(f"{HELPERS[helper]} for {_fruit(HELPERS[helper].cost)}" for helper in state.helpers)
    yield f"  helpers   {helpers or 'none'} · {len(state.helper_stack)} in the stack"


def _players(state: State) -> Iterator[str]:
    for index, player in enumerate(state.players):
        who = "Bot" if state.is_bot(index) else "Player"
        fruit = _fruit(player.fruit) or "none"
        yield f"{who} {index}: {player.coins} coins · fruit {fruit} · {_staff(player)}"


def _staff(player: Player) -> str:
    names = ", ".join(HELPERS[helper].id for helper in player.helpers)
    return f"{glory(player.helpers)} glory ({names})" if names else "no helpers"


def _fruit(fruit: Fruit) -> str:
    return "".join(KIND_LETTERS[kind] * fruit[kind] for kind in KINDS)


def _a(kind: int) -> str:
    return f"an {KIND_NAMES[kind]}" if kind == APPLE else f"a {KIND_NAMES[kind]}"


def _card(card: int) -> str:
    return "a card" if card == HIDDEN else str(CARDS[card])


def _cards(cards: Iterable[int]) -> str:
    return ", ".join(map(_card, cards)) or "none"


def _by(cause: str) -> str:
    return f" ({cause})" if cause else ""


def _token(token: int) -> str:
    return TOKEN_NAMES[token] if token != HIDDEN else "a token"


def _wished(event: ev.Wished) -> str:
    if event.wish is None:
        return f"player {event.player} gives an order"
    limit = f", limit {event.wish.limit}" if event.wish.limit else ""
    return f"player {event.player} orders: {event.wish.action}{limit}"


def _began(event: ev.Began) -> str:
    again = f", which is {TOKEN_NAMES[event.repeats]} again" if event.repeats != NONE else ""
    return f"player {event.player} resolves {TOKEN_NAMES[event.token]}{again}"


def _bought_fruit(event: ev.BoughtFruit) -> str:
    where = "the warehouse" if event.seller == NONE else f"player {event.seller}"
    bought = f"buys {_a(event.kind)} from {where} for {event.coins}"
    return f"player {event.player} {bought}, price now {event.price}{_by(event.cause)}"


def _gained(event: ev.Gained) -> str:
    what = f"gains {event.coins}" if event.coins > 0 else f"pays {-event.coins}"
    return f"player {event.player} {what}{_by(event.cause)}"


def _put_back(event: ev.PutBack) -> str:
    if HIDDEN in event.top:
        return f"player {event.player} puts {len(event.top)} cards back"
    return f"player {event.player} puts {_cards(event.top)} on top, {_cards(event.bottom)} at the bottom"


def _revealed(event: ev.CardRevealed) -> str:
    ignored = ", ignored: nobody has the majority" if event.ignored else ""
    return f"  {KIND_NAMES[event.company]} deck: {CARDS[event.card]} (end icons: {event.ends}){ignored}"


def _added(event: ev.FruitAdded) -> str:
    source = "" if event.source == NONE else f" from {KIND_NAMES[event.source]}"
    return f"  {event.n} {KIND_NAMES[event.kind]} to {KIND_NAMES[event.company]}{source}{_by(event.cause)}"


def _left(event: ev.CardLeft) -> str:
    if event.target == NONE:
        return f"  {CARDS[event.card]} leaves the game"
    return f"  {CARDS[event.card]} wanders to {KIND_NAMES[event.target]}"


def _tied(event: ev.Tied) -> str:
    who = ", ".join(map(str, event.players))
    return f"  {KIND_NAMES[event.company]}: a tie; {event.coins} coins each for players {who}"


def _ended(event: ev.GameEnded) -> str:
    scores = ", ".join(f"player {player}: {score}" for player, score in enumerate(event.scores))
    return f"the game is over. {scores}. Won by {' and '.join(f'player {one}' for one in event.winners)}"


_LINES: dict[type[Event], Callable[[Any], str]] = {
    ev.Picked: lambda e: f"player {e.player} picks {_token(e.token)}",
    ev.Wished: _wished,
    ev.Answered: lambda e: f"player {e.player} changes a standing answer",
    ev.MadeReady: lambda e: f"player {e.player} is ready",
    ev.Rethought: lambda e: f"player {e.player} thinks again",
    ev.Opened: lambda e: f"tokens open: {', '.join(TOKEN_NAMES[token] for token in e.tokens)}",
    ev.Began: _began,
    ev.Declined: lambda e: f"player {e.player} does nothing with {TOKEN_NAMES[e.token]}",
    ev.BoughtShare: lambda e: (
        f"player {e.player} buys {_a(e.company)} share for {e.coins}, price now {e.price}{_by(e.cause)}"
    ),
    ev.SoldShare: lambda e: (
        f"player {e.player} sells {_a(e.company)} share for {e.coins}, price now {e.price}{_by(e.cause)}"
    ),
    ev.BoughtFruit: _bought_fruit,
    ev.SoldFruit: lambda e: (
        f"player {e.player} sells {_a(e.kind)} for {e.coins}, price now {e.price}{_by(e.cause)}"
    ),
    ev.Hired: lambda e: f"player {e.player} hires {HELPERS[e.helper]} for {_fruit(e.paid)}{_by(e.cause)}",
    ev.HelperTurnedUp: lambda e: f"new helper: {HELPERS[e.helper]}",
    ev.Lobbied: lambda e: (
        f"player {e.player} shuffles {CARDS[e.card]} into the {KIND_NAMES[e.company]} deck{_by(e.cause)}"
    ),
    ev.InfluenceTurnedUp: lambda e: f"new influence card: {CARDS[e.card]}",
    ev.Gained: _gained,
    ev.GainedFruit: lambda e: (
        f"player {e.player} takes {e.n} {KIND_NAMES[e.kind]} from the warehouse{_by(e.cause)}"
    ),
    ev.Looked: lambda e: (
        f"player {e.player} looks at the {KIND_NAMES[e.company]} deck: {_cards(e.cards)}{_by(e.cause)}"
    ),
    ev.PutBack: _put_back,
    ev.RemovedUnseen: lambda e: (
        f"player {e.player} removes {_card(e.card)} from the {KIND_NAMES[e.company]} deck"
    ),
    ev.SharePriceMoved: lambda e: (
        f"  {KIND_NAMES[e.company]} share price {e.before} → {e.after}{_by(e.cause)}"
    ),
    ev.FruitPriceMoved: lambda e: f"  {KIND_NAMES[e.kind]} price {e.before} → {e.after}{_by(e.cause)}",
    ev.Swapped: lambda e: f"player {e.player} swaps {_a(e.gave)} for {_a(e.took)}{_by(e.cause)}",
    ev.TurnEnded: lambda e: f"player {e.player} is done",
    ev.BotDrew: lambda e: f"bot {e.player} draws {BOT_CARDS[e.card]}",
    ev.BotCouldNot: lambda e: f"bot {e.player} can do nothing on {BOT_CARDS[e.card]}",
    ev.TopMoved: lambda e: (
        f"bot {e.player} moves {CARDS[e.card]} from the {KIND_NAMES[e.source]} deck "
        f"onto the {KIND_NAMES[e.target]} deck"
    ),
    ev.InfluenceCleared: lambda e: f"bot {e.player} removes {_cards(e.cards)} from the game",
    ev.MarketOpened: lambda e: f"the market of round {e.round} opens",
    ev.PassBegan: lambda e: f"the {KIND_NAMES[e.company]} deck is revealed",
    ev.CardRevealed: _revealed,
    ev.FruitAdded: _added,
    ev.FruitSpoiled: lambda e: (
        f"  {e.n} {KIND_NAMES[e.kind]} from {KIND_NAMES[e.company]} to the warehouse{_by(e.cause)}"
    ),
    ev.CardLeft: _left,
    ev.PassEnded: lambda e: (
        f"  the {KIND_NAMES[e.company]} deck is shuffled{', it had run out' if e.empty else ''}"
    ),
    ev.SharingBegan: lambda e: (
        f"{KIND_NAMES[e.company]} shares out {_fruit(e.fruit)}:"
        f" players {', '.join(map(str, e.order)) or 'none'}"
    ),
    ev.TookFruit: lambda e: (
        f"  player {e.player} takes {_a(e.kind)} from {KIND_NAMES[e.company]}{_by(e.cause)}"
    ),
    ev.Tied: _tied,
    ev.RoundEnded: lambda e: f"round {e.round} is over; player {e.first} is first now",
    ev.GameEnded: _ended,
}
