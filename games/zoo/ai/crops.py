"""What company cards bring when they are revealed, as figures a search can add up.

Fruit that comes to a company, and for each player glory from prices and coins. Which cards come up is told by
the deck's order where somebody knows it, and otherwise by how many end icons are among how many cards.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from msgspec import Struct

from games.zoo.cards import CARDS, Card
from games.zoo.components import COINS_PER_GLORY, ENDS_PER_PASS, KINDS, NONE
from games.zoo.primitives import (
    EACH,
    HOLDERS,
    MAJOR,
    MINOR,
    OUTSIDE,
    Add,
    Coins,
    CoinsPerShare,
    Effect,
    ForcedSale,
    FruitPrice,
    Issue,
    Price,
    PriceTo,
    Shift,
    Spoil,
    Take,
)
from games.zoo.state import State


class Yield(Struct, frozen=True):
    """One card, in figures."""

    end: bool
    fruit: int
    """To the company; less than nothing where some is lost."""
    shifted: int
    price: int
    towards: bool
    """The price moves towards the middle."""
    fruit_price: int
    coins: tuple[tuple[str, int], ...]
    per_share: int
    major: float
    """More for the majority shareholder, in glory."""


_TAKEN = 0.8
_FORCED = -0.2
_ISSUED = 0.5


def _figures(card: Card) -> Yield:
    effects = card.effects
    return Yield(
        end=card.end,
        fruit=sum(map(_fruit, effects)),
        shifted=sum(effect.n for effect in effects if isinstance(effect, Shift)),
        price=sum(effect.by for effect in effects if isinstance(effect, Price)),
        towards=any(isinstance(effect, PriceTo) for effect in effects),
        fruit_price=sum(effect.by for effect in effects if isinstance(effect, FruitPrice)),
        coins=tuple((effect.who, effect.n) for effect in effects if isinstance(effect, Coins)),
        per_share=sum(effect.n for effect in effects if isinstance(effect, CoinsPerShare)),
        major=sum(map(_for_major, effects)),
    )


def _fruit(effect: Effect) -> int:
    match effect:
        case Add(kind, n):
            return n * (len(KINDS) if kind == EACH else 1)
        case Spoil(n) | Shift(n):
            return -n
    return 0


def _for_major(effect: Effect) -> float:
    match effect:
        case Take(n):
            return _TAKEN * n
        case ForcedSale():
            return _FORCED
        case Issue():
            return _ISSUED
    return 0.0


YIELDS = tuple(map(_figures, CARDS))


class Crop(Struct):
    """What a company's pass is expected to bring."""

    fruit: float
    shifted: float
    glory: list[float]
    """By player, beside the fruit."""


class Tally(Struct, frozen=True):
    """Cards added up, whatever the shares and prices."""

    fruit: int
    shifted: int
    price: int
    towards: int
    fruit_price: int
    coins: tuple[tuple[str, int], ...]
    per_share: int
    major: float


# Decks hardly change while somebody thinks.
@lru_cache(maxsize=8192)
def _tally(cards: tuple[int, ...], led: bool) -> Tally:
    """Where nobody leads the company, cards that need a leader do nothing."""
    yields = [YIELDS[card] for card in cards if led or not CARDS[card].needs_major]
    coins: Counter[str] = Counter()
    for one in yields:
        for who, n in one.coins:
            coins[who] += n
    return Tally(
        fruit=sum(one.fruit for one in yields),
        shifted=sum(one.shifted for one in yields),
        price=sum(one.price for one in yields if not one.towards),
        towards=sum(one.towards for one in yields),
        fruit_price=sum(one.fruit_price for one in yields),
        coins=tuple(coins.items()),
        per_share=sum(one.per_share for one in yields),
        major=sum(one.major for one in yields) if led else 0.0,
    )


def expected(state: State, company: int, cards: tuple[int, ...], major: int) -> Crop:
    """Of a shuffled deck: every card as likely as any other, up to the second end icon."""
    ends = sum(YIELDS[card].end for card in cards)
    chance = min(1.0, ENDS_PER_PASS * (len(cards) + 1) / (ends + 1) / len(cards)) if cards else 0.0
    return _crop(state, company, cards, chance, major)


def in_order(state: State, company: int, cards: tuple[int, ...], major: int) -> Crop:
    """Of a deck whose order is known."""
    ends = 0
    for at, card in enumerate(cards, start=1):
        ends += YIELDS[card].end
        if ends == ENDS_PER_PASS:
            cards = cards[:at]
            break
    return _crop(state, company, cards, 1.0, major)


def _crop(state: State, company: int, cards: tuple[int, ...], chance: float, major: int) -> Crop:
    """What these cards bring if each comes up with that chance."""
    tally = _tally(cards, major != NONE)
    shares = [player.shares[company] for player in state.players]
    price = state.companies[company].price
    moved = chance * (tally.price + tally.towards * max(-2, min(2, 5 - price)))
    moved = max(1 - price, min(10 - price, moved))
    a_share, a_fruit = moved + chance * tally.per_share, chance * tally.fruit_price
    coins = [
        a_share * held + a_fruit * player.fruit[company]
        for held, player in zip(shares, state.players, strict=True)
    ]
    for who, n in tally.coins:
        for player in _named(who, shares, major):
            coins[player] += chance * n
    glory = [gained / COINS_PER_GLORY for gained in coins]
    if major != NONE:
        glory[major] += chance * tally.major
    return Crop(chance * tally.fruit, chance * tally.shifted, glory)


def _named(who: str, shares: list[int], first: int) -> list[int]:
    players = range(len(shares))
    if who == MAJOR:
        return [first]
    if who == HOLDERS:
        return [player for player in players if shares[player]]
    if who == MINOR:
        return [player for player in players if shares[player] and player != first]
    assert who == OUTSIDE
    return [player for player in players if not shares[player]]
