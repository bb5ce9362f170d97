"""The cards of the company decks: the starting cards and the influence cards, as data.

Equal cards are one kind with several copies; a deck holds numbers into `CARDS`. Titles and texts are looked
up by id by whoever shows them.
"""

from __future__ import annotations

from msgspec import Struct

from games.zoo.components import APPLE, KIND_LETTERS, KINDS, LEMON, NONE, PINEAPPLE
from games.zoo.primitives import (
    EACH,
    HOLDERS,
    MAJOR,
    MINOR,
    OUTSIDE,
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
    needs_major,
)


class Card(Struct, frozen=True):
    """A kind of company card."""

    id: str
    copies: int
    end: bool
    """Whether it carries the end icon."""
    effects: tuple[Effect, ...]
    company: int = NONE
    """Of a starting card: whose deck it starts in."""
    players: int = 0
    """Of a starting card: used from so many players on."""

    @property
    def needs_major(self) -> bool:
        return any(map(needs_major, self.effects))

    def __str__(self) -> str:
        return self.id


_STARTING: tuple[tuple[int, int, int, bool, tuple[Effect, ...]], ...] = (
    (1, 2, 2, False, (Add(OWN, 1),)),
    (3, 1, 2, False, (Add(OWN, 1), Coins(HOLDERS, 1))),
    (4, 2, 2, True, (Add(OWN, 1),)),
    (6, 1, 3, False, (Add(OWN, 2),)),
    (7, 1, 4, False, (Add(OWN, 2), Price(-1))),
    (8, 1, 5, False, (Add(OWN, 1), Add(RIGHT, 1), Price(-1), FruitPrice(-1))),
)
"""Number, copies, from how many players on, end icon, effects: the same for each company."""

_INFLUENCE: tuple[tuple[int, int, bool, tuple[Effect, ...]], ...] = (
    (1, 3, False, (Add(OWN, 2),)),
    (2, 1, False, (Add(APPLE, 2),)),
    (3, 1, False, (Add(LEMON, 2),)),
    (4, 1, False, (Add(PINEAPPLE, 2),)),
    (5, 2, True, (Add(EACH, 1),)),
    (6, 2, False, (Add(OWN, 2), Wander())),
    (7, 2, True, (Add(OWN, 1), Price(1))),
    (8, 2, False, (Price(-2), Leave())),
    (9, 2, False, (Price(2), Leave())),
    (10, 1, True, (PriceTo(5, 2),)),
    (11, 2, True, (CoinsPerShare(1),)),
    (12, 1, False, (CoinsPerShare(-1),)),
    (13, 3, False, (Take(1),)),
    (14, 2, True, (Coins(MAJOR, 4),)),
    (15, 1, True, (Coins(MAJOR, -3), Coins(MINOR, 2))),
    (16, 2, False, (ForcedSale(),)),
    (17, 1, False, (Issue(2),)),
    (18, 2, False, (Coins(MINOR, 3),)),
    (19, 1, True, (Coins(OUTSIDE, 3), Add(OWN, 1))),
    (20, 1, False, (Audit(3),)),
    (21, 1, True, (Spoil(2), FruitPrice(1))),
    (22, 1, False, (Shift(2),)),
    (23, 1, False, (FruitPrice(1), Add(OWN, 1))),
)
"""Number, copies, end icon, effects."""


def _cards() -> tuple[Card, ...]:
    starting = (
        Card(f"{KIND_LETTERS[company]}{number}", copies, end, effects, company, players)
        for company in KINDS
        for number, copies, players, end, effects in _STARTING
    )
    influence = (Card(f"I{number:02}", copies, end, effects) for number, copies, end, effects in _INFLUENCE)
    return (*starting, *influence)


CARDS = _cards()
CARD_BY_ID = {card.id: number for number, card in enumerate(CARDS)}
STARTING_CARDS = tuple(number for number, card in enumerate(CARDS) if card.company != NONE)
INFLUENCE_CARDS = tuple(number for number, card in enumerate(CARDS) if card.company == NONE)


def copies(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Every copy of these kinds."""
    return tuple(number for number in numbers for _ in range(CARDS[number].copies))


def starting_deck(company: int, players: int) -> tuple[int, ...]:
    """A company's first deck, with so many at the table."""
    return copies(
        tuple(
            number
            for number in STARTING_CARDS
            if CARDS[number].company == company and CARDS[number].players <= players
        )
    )
