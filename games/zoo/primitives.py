"""The vocabulary of the cards: every effect and ability in the game is made of these, and no card has more.

OWN is the fruit of the company whose deck holds the card, RIGHT the fruit of the next company to the right,
EACH every kind in company order.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

OWN, RIGHT, EACH = -1, -2, -3
"""Beside the three kinds, what an `Add` may bring."""
ANY = -1
"""Every company, every kind, every token."""

MAJOR, MINOR, HOLDERS, OUTSIDE = "major", "minor", "holders", "outside"


class Primitive(Struct, frozen=True):
    """A part of a card."""


# On company cards: carried out when the card is revealed.


class Add(Primitive, frozen=True):
    """Fruit from the warehouse to the company."""

    kind: int
    n: int


class Spoil(Primitive, frozen=True):
    """Fruit from the company to the warehouse, the most numerous kind each time."""

    n: int


class Shift(Primitive, frozen=True):
    """As `Spoil`, but to the company on the right."""

    n: int


class Price(Primitive, frozen=True):
    """The company's share price moves."""

    by: int


class PriceTo(Primitive, frozen=True):
    """The company's share price moves at most n steps towards a target."""

    target: int
    n: int


class FruitPrice(Primitive, frozen=True):
    """The price of the company's fruit moves."""

    by: int


class Coins(Primitive, frozen=True):
    """Everybody named gains coins, or pays."""

    who: str
    n: int


class CoinsPerShare(Primitive, frozen=True):
    """Every shareholder gains coins for each share here, or pays."""

    n: int


class Take(Primitive, frozen=True):
    """The majority shareholder takes fruit of choice from the company."""

    n: int


class ForcedSale(Primitive, frozen=True):
    """The majority shareholder must sell a share of the company."""


class Issue(Primitive, frozen=True):
    """The majority shareholder may buy a share of the company for less."""

    less: int


class Audit(Primitive, frozen=True):
    """The majority shareholder looks at the next cards of the deck and may remove one."""

    n: int


class Leave(Primitive, frozen=True):
    """The card leaves the game."""


class Wander(Primitive, frozen=True):
    """The card goes to the deck on the right, when all decks are done."""


def needs_major(effect: Primitive) -> bool:
    """Whether a card with this cannot do without a majority shareholder."""
    if isinstance(effect, Coins):
        return effect.who in {MAJOR, MINOR}
    return isinstance(effect, Take | ForcedSale | Issue | Audit)


Effect: TypeAlias = (
    Add
    | Spoil
    | Shift
    | Price
    | PriceTo
    | FruitPrice
    | Coins
    | CoinsPerShare
    | Take
    | ForcedSale
    | Issue
    | Audit
    | Leave
    | Wander
)


# On helpers: at work by themselves.


class ShareDiscount(Primitive, frozen=True):
    company: int
    n: int


class ShareBonus(Primitive, frozen=True):
    company: int
    n: int


class FruitDiscount(Primitive, frozen=True):
    n: int


class FruitBonus(Primitive, frozen=True):
    n: int


class ExtraTrade(Primitive, frozen=True):
    """More transactions each time that token is resolved."""

    token: int
    n: int


class HireLess(Primitive, frozen=True):
    """Each hire costs fewer fruit, the owner chooses which; at least one is paid."""

    n: int


class Wild(Primitive, frozen=True):
    """In each hire so many fruit of the cost may be of another kind."""

    n: int


class TieGlory(Primitive, frozen=True):
    """More glory where equal share numbers are compared."""

    n: int


class TakeMore(Primitive, frozen=True):
    """More fruit when it is shared out."""

    n: int


class Harvest(Primitive, frozen=True):
    """Fruit from the warehouse at the start of each market phase."""

    kind: int
    n: int


class MajorCoins(Primitive, frozen=True):
    """Coins at each company's sharing for its majority shareholder."""

    n: int


class MinorCoins(Primitive, frozen=True):
    """Coins at each company's sharing for a shareholder without the majority."""

    n: int


class PerHelper(Primitive, frozen=True):
    """Coins for each helper at the end of the game."""

    n: int


# On helpers: used after a token, or not.


class Gain(Primitive, frozen=True):
    n: int


class GainFruit(Primitive, frozen=True):
    n: int


class LobbyMore(Primitive, frozen=True):
    """Shuffle one more face-up influence card into a deck."""


class BuyShareFor(Primitive, frozen=True):
    """Buy one share of any company for less."""

    less: int


class MovePrice(Primitive, frozen=True):
    n: int


class MoveFruitPrice(Primitive, frozen=True):
    n: int


class Swap(Primitive, frozen=True):
    """Own fruit for fruit of another kind from the warehouse."""

    n: int


class Peek(Primitive, frozen=True):
    """Look at the top of a deck, put each card on top or at the bottom."""

    n: int


class Remove(Primitive, frozen=True):
    """Look at the top of a deck of at least so many cards; one may be removed."""

    n: int
    at_least: int


Reaction: TypeAlias = (
    Gain | GainFruit | LobbyMore | BuyShareFor | MovePrice | MoveFruitPrice | Swap | Peek | Remove
)


class After(Primitive, frozen=True):
    """May be used once after the owner resolves that token."""

    token: int
    does: Reaction


Ability: TypeAlias = (
    ShareDiscount
    | ShareBonus
    | FruitDiscount
    | FruitBonus
    | ExtraTrade
    | HireLess
    | Wild
    | TieGlory
    | TakeMore
    | Harvest
    | MajorCoins
    | MinorCoins
    | PerHelper
    | After
)
