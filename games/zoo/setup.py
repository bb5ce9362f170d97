"""Laying out the table: company order, decks, warehouse, rows, first player."""

from __future__ import annotations

from collections.abc import Mapping

from games.chance import Chance
from games.core import Option
from games.zoo.bot_cards import BOT_CARDS
from games.zoo.cards import INFLUENCE_CARDS, copies, starting_deck
from games.zoo.components import (
    FACE_UP,
    FRUIT_PER_KIND,
    KINDS,
    LOWEST_PRICE,
    MOST_BOTS,
    STARTING_COINS,
    STARTING_FRUIT,
    TABLE_SIZES,
)
from games.zoo.staff import HELPERS
from games.zoo.state import NO_FRUIT, NOBODY, Choice, Choosing, Company, Player, State

OPTIONS = (
    Option("bots", tuple(map(str, range(MOST_BOTS + 1)))),
    Option("start", ("random", "first-seat")),
)
SEED_LIMIT = 1 << 48


def new_state(seats: int, seed: int, options: Mapping[str, str]) -> State:
    """The first position, for settled options."""
    bots = bots_beside(seats, int(options["bots"]))
    size = seats + bots
    chance = Chance(seed)
    order = chance.shuffled(KINDS)
    decks = [chance.shuffled(starting_deck(company, size)) for company in KINDS]
    influence = chance.shuffled(copies(INFLUENCE_CARDS))
    helpers = chance.shuffled(range(len(HELPERS)))
    bot_cards = chance.shuffled(range(len(BOT_CARDS))) if bots else ()
    first = chance.below(size) if options["start"] == "random" else 0
    left = FRUIT_PER_KIND[size] - STARTING_FRUIT * size
    return State(
        seed=chance.below(SEED_LIMIT),
        bots=bots,
        order=order,
        players=tuple(_player((player - first) % size) for player in range(size)),
        first=first,
        active=first,
        phase=Choosing(),
        unconfirmed=False,
        turns=0,
        round=1,
        step=1,
        resolved=0,
        choices=(Choice(),) * seats,
        companies=tuple(
            Company(LOWEST_PRICE, tuple((card, NOBODY) for card in deck), NO_FRUIT) for deck in decks
        ),
        warehouse=(left, left, left),
        fruit_prices=(LOWEST_PRICE, LOWEST_PRICE, LOWEST_PRICE),
        influence=influence[: FACE_UP[size]],
        influence_stack=influence[FACE_UP[size] :],
        helpers=helpers[: FACE_UP[size]],
        helper_stack=helpers[FACE_UP[size] :],
        bot_stack=bot_cards,
        bot_played=(),
        market=None,
        removed=(),
        sheets=(),
        finals=(),
    )


def bots_beside(seats: int, wanted: int) -> int:
    """As many bots as were wanted and there is room for; nobody plays alone."""
    return max(min(TABLE_SIZES) - seats, min(wanted, max(TABLE_SIZES) - seats))


def _player(place: int) -> Player:
    """Who sits so many places to the left of the first player."""
    return Player(STARTING_COINS[place], (STARTING_FRUIT, STARTING_FRUIT, STARTING_FRUIT))
