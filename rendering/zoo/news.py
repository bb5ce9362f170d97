"""What is new in a picture: read from the events since the one before."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from games.zoo.components import KINDS, NONE
from games.zoo.events import (
    BoughtFruit,
    BoughtShare,
    CardRevealed,
    FruitAdded,
    FruitPriceMoved,
    FruitSpoiled,
    Gained,
    GainedFruit,
    HelperTurnedUp,
    Hired,
    InfluenceTurnedUp,
    Lobbied,
    SharePriceMoved,
    SoldFruit,
    SoldShare,
    Swapped,
    Tied,
    TookFruit,
    TopMoved,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.zoo.events import AnyEvent

Changes: TypeAlias = tuple[tuple[int, int], ...]
"""Pairs of what changed and by how much."""


class Purse(Struct, frozen=True):
    """What changed with one player."""

    coins: int = 0
    fruit: tuple[int, ...] = (0, 0, 0)
    helpers: frozenset[int] = frozenset()


class News(Struct, frozen=True):
    """What changed on the table, bit by bit of the picture."""

    share_prices: Changes = ()
    """Companies, and what their price was."""
    fruit_prices: Changes = ()
    shares: frozenset[tuple[int, int]] = frozenset()
    """Company and player."""
    company_fruit: frozenset[tuple[int, int]] = frozenset()
    """Company and kind."""
    decks: frozenset[int] = frozenset()
    revealed: frozenset[int] = frozenset()
    """Companies whose cards were turned over."""
    stock: frozenset[int] = frozenset()
    """Kinds that came to the warehouse or left it."""
    helpers: frozenset[int] = frozenset()
    influence: frozenset[int] = frozenset()
    purses: tuple[tuple[int, Purse], ...] = ()

    def purse(self, player: int) -> Purse:
        return dict(self.purses).get(player, Purse())


def news(events: tuple[AnyEvent, ...]) -> News:
    return News(
        share_prices=_before(_share_moves(events)),
        fruit_prices=_before(_fruit_moves(events)),
        shares=frozenset((e.company, e.player) for e in events if isinstance(e, BoughtShare | SoldShare)),
        company_fruit=frozenset(_on_companies(events)),
        decks=frozenset(_decks(events)),
        revealed=frozenset(event.company for event in events if isinstance(event, CardRevealed)),
        stock=frozenset(_stock(events)),
        helpers=frozenset(event.helper for event in events if isinstance(event, HelperTurnedUp)),
        influence=frozenset(event.card for event in events if isinstance(event, InfluenceTurnedUp)),
        purses=_purses(events),
    )


def _before(moves: Iterable[tuple[int, int, int]]) -> Changes:
    """From moves (what, from, to): where each stood at first, if it stands elsewhere now."""
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for what, before, after in moves:
        first.setdefault(what, before)
        last[what] = after
    return tuple(sorted((what, before) for what, before in first.items() if last[what] != before))


def _share_moves(events: Iterable[AnyEvent]) -> Iterable[tuple[int, int, int]]:
    for event in events:
        match event:
            case BoughtShare():
                yield event.company, event.price - 1, event.price
            case SoldShare():
                yield event.company, event.price + 1, event.price
            case SharePriceMoved():
                yield event.company, event.before, event.after


def _fruit_moves(events: Iterable[AnyEvent]) -> Iterable[tuple[int, int, int]]:
    for event in events:
        match event:
            case BoughtFruit():
                yield event.kind, event.price - 1, event.price
            case SoldFruit():
                yield event.kind, event.price + 1, event.price
            case FruitPriceMoved():
                yield event.kind, event.before, event.after


def _on_companies(events: Iterable[AnyEvent]) -> Iterable[tuple[int, int]]:
    for event in events:
        if isinstance(event, FruitAdded | FruitSpoiled | TookFruit):
            yield event.company, event.kind
            if isinstance(event, FruitAdded) and event.source != NONE:
                yield event.source, event.kind


def _decks(events: Iterable[AnyEvent]) -> Iterable[int]:
    for event in events:
        match event:
            case Lobbied():
                yield event.company
            case TopMoved():
                yield from (event.source, event.target)


def _stock(events: Iterable[AnyEvent]) -> Iterable[int]:
    for event in events:
        match event:
            case BoughtFruit(seller=seller) if seller == NONE:
                yield event.kind
            case SoldFruit() | GainedFruit() | FruitSpoiled():
                yield event.kind
            case FruitAdded(source=source) if source == NONE:
                yield event.kind
            case Hired():
                yield from (kind for kind in KINDS if event.paid[kind])
            case Swapped():
                yield from (event.gave, event.took)


def _purses(events: Iterable[AnyEvent]) -> tuple[tuple[int, Purse], ...]:
    coins: Counter[int] = Counter()
    fruit: Counter[tuple[int, int]] = Counter()
    helpers: dict[int, set[int]] = {}
    for event in events:
        for player, change in _money(event):
            coins[player] += change
        for player, kind, change in _fruit(event):
            fruit[player, kind] += change
        if isinstance(event, Hired):
            helpers.setdefault(event.player, set()).add(event.helper)
    players = {*coins, *helpers, *(player for player, _ in fruit)}
    return tuple(
        (
            player,
            Purse(
                coins[player],
                tuple(fruit[player, kind] for kind in KINDS),
                frozenset(helpers.get(player, ())),
            ),
        )
        for player in sorted(players)
    )


def _money(event: AnyEvent) -> Iterable[tuple[int, int]]:
    """Who gained how many coins by an event."""
    match event:
        case BoughtShare():
            yield event.player, -event.coins
        case BoughtFruit():
            yield event.player, -event.coins
            if event.seller != NONE:
                yield event.seller, event.coins
        case SoldShare() | SoldFruit() | Gained():
            yield event.player, event.coins
        case Tied():
            yield from ((player, event.coins) for player in event.players)


def _fruit(event: AnyEvent) -> Iterable[tuple[int, int, int]]:
    """Who gained how much fruit of which kind by an event."""
    match event:
        case BoughtFruit():
            yield event.player, event.kind, 1
            if event.seller != NONE:
                yield event.seller, event.kind, -1
        case SoldFruit():
            yield event.player, event.kind, -1
        case GainedFruit():
            yield event.player, event.kind, event.n
        case TookFruit():
            yield event.player, event.kind, 1
        case Hired():
            yield from ((event.player, kind, -event.paid[kind]) for kind in KINDS)
        case Swapped():
            yield event.player, event.gave, -1
            yield event.player, event.took, 1
