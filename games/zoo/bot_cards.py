"""The rulebook's bot deck, as data: each card has an effect, a second one or none, and coins besides."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from games.zoo.components import APPLE, LEMON, PINEAPPLE
from games.zoo.primitives import Primitive


class BuyCheapestFruit(Primitive, frozen=True):
    """From the warehouse; out of stock: from the first player to the left who has it."""


class HireFirst(Primitive, frozen=True):
    """The first affordable helper, counted from the stack."""


class MoveTop(Primitive, frozen=True):
    """The top card of one deck, shown, onto another."""

    source: int
    target: int


class SellDearFruit(Primitive, frozen=True):
    """One own fruit with at least that price."""

    price: int


class ClearInfluence(Primitive, frozen=True):
    """All face-up influence cards leave the game; refill."""


class BuyCheapestShare(Primitive, frozen=True):
    pass


class BuyShareOf(Primitive, frozen=True):
    """If its price is not above the limit."""

    company: int
    limit: int


class LobbyTop(Primitive, frozen=True):
    """Unless first player: the top influence card, shown, shuffled into that deck."""

    company: int


class SellDearestShare(Primitive, frozen=True):
    pass


BotEffect: TypeAlias = (
    BuyCheapestFruit
    | HireFirst
    | MoveTop
    | SellDearFruit
    | ClearInfluence
    | BuyCheapestShare
    | BuyShareOf
    | LobbyTop
    | SellDearestShare
)


class BotCard(Struct, frozen=True):
    id: str
    effects: tuple[BotEffect, ...]
    coins: int
    """Gained if at least one of the effects was done."""

    def __str__(self) -> str:
        return self.id


_DECK: tuple[tuple[tuple[BotEffect, ...], int], ...] = (
    ((BuyCheapestFruit(), BuyCheapestFruit()), 3),
    ((HireFirst(), MoveTop(LEMON, PINEAPPLE)), 3),
    ((HireFirst(), MoveTop(APPLE, LEMON)), 3),
    ((HireFirst(), MoveTop(PINEAPPLE, APPLE)), 3),
    ((SellDearFruit(3), ClearInfluence()), 6),
    ((BuyCheapestShare(), BuyCheapestShare()), 2),
    ((BuyShareOf(PINEAPPLE, 8), BuyShareOf(PINEAPPLE, 8)), 2),
    ((BuyShareOf(LEMON, 8), BuyShareOf(LEMON, 8)), 2),
    ((BuyShareOf(APPLE, 8), BuyShareOf(APPLE, 8)), 2),
    ((LobbyTop(APPLE),), 5),
    ((LobbyTop(LEMON),), 5),
    ((LobbyTop(PINEAPPLE),), 5),
    ((SellDearestShare(), SellDearestShare()), 6),
)

BOT_CARDS = tuple(
    BotCard(f"B{number:02}", effects, coins) for number, (effects, coins) in enumerate(_DECK, 1)
)
