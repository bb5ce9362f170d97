"""What company cards bring when they are revealed, as figures a search can add up.

Fruit that comes to a company, and for each player glory from prices and coins. Which cards come up is told by
the deck's order where somebody knows it, and otherwise by how many end icons are among how many cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from games.zoo.cards import CARDS, Card
from games.zoo.components import COINS_PER_GLORY, ENDS_PER_PASS, KINDS, NONE
from games.zoo.majority import major
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


def expected(state: State, company: int, cards: Sequence[int]) -> Crop:
    """Of a shuffled deck: every card as likely as any other, up to the second end icon."""
    ends = sum(YIELDS[card].end for card in cards)
    chance = min(1.0, ENDS_PER_PASS * (len(cards) + 1) / (ends + 1) / len(cards)) if cards else 0.0
    return _crop(state, company, ((card, chance) for card in cards))


def in_order(state: State, company: int, cards: Iterable[int]) -> Crop:
    """Of a deck whose order is known."""
    shown = []
    ends = 0
    for card in cards:
        shown.append((card, 1.0))
        ends += YIELDS[card].end
        if ends == ENDS_PER_PASS:
            break
    return _crop(state, company, shown)


def _crop(state: State, company: int, weighed: Iterable[tuple[int, float]]) -> Crop:
    crop = Crop(0.0, 0.0, [0.0] * len(state.players))
    shares = [player.shares[company] for player in state.players]
    first = major(state, company)
    price = state.companies[company].price
    moved = fruit_moved = 0.0
    for number, weight in weighed:
        card = YIELDS[number]
        if first == NONE and CARDS[number].needs_major:
            continue
        crop.fruit += weight * card.fruit
        crop.shifted += weight * card.shifted
        moved += weight * (max(-2, min(2, 5 - price)) if card.towards else card.price)
        fruit_moved += weight * card.fruit_price
        for who, n in card.coins:
            for player in _named(who, shares, first):
                crop.glory[player] += weight * n / COINS_PER_GLORY
        if card.per_share:
            for player, held in enumerate(shares):
                crop.glory[player] += weight * card.per_share * held / COINS_PER_GLORY
        if card.major and first != NONE:
            crop.glory[first] += weight * card.major
    moved = max(1 - price, min(10 - price, moved))
    for player, held in enumerate(shares):
        lying = state.players[player].fruit[company]
        crop.glory[player] += (moved * held + fruit_moved * lying) / COINS_PER_GLORY
    return crop


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
