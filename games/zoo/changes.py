"""Small steps from one position to the next that several rules take."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

from games.chance import Chance
from games.zoo.components import HIGHEST_FRUIT_PRICE, HIGHEST_SHARE_PRICE, LOWEST_PRICE
from games.zoo.events import AnyEvent, Gained
from games.zoo.setup import SEED_LIMIT
from games.zoo.state import NOBODY, Company, Fruit, Player, Slot, State

Log: TypeAlias = list[AnyEvent] | None
"""Where a rule tells what happened; None when nobody listens, as in a search."""
T = TypeVar("T")


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def more(counts: Fruit, kind: int, by: int = 1) -> Fruit:
    changed = list(counts)
    changed[kind] += by
    return changed[0], changed[1], changed[2]


def less(counts: Fruit, taken: Fruit) -> Fruit:
    return counts[0] - taken[0], counts[1] - taken[1], counts[2] - taken[2]


def plus(counts: Fruit, added: Fruit) -> Fruit:
    return counts[0] + added[0], counts[1] + added[1], counts[2] + added[2]


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def with_player(state: State, index: int, player: Player, **changes: Any) -> State:
    return replace(state, players=replaced(state.players, index, player), **changes)


def with_company(state: State, index: int, company: Company, **changes: Any) -> State:
    return replace(state, companies=replaced(state.companies, index, company), **changes)


def share_price(price: int, by: int) -> int:
    """A share price after so many steps; it never leaves its scale."""
    return max(LOWEST_PRICE, min(HIGHEST_SHARE_PRICE, price + by))


def fruit_price(price: int, by: int) -> int:
    return max(LOWEST_PRICE, min(HIGHEST_FRUIT_PRICE, price + by))


def gain(state: State, player: int, coins: int, cause: str, log: Log) -> State:
    """Coins from the bank, or to it: nobody pays more than they have."""
    me = state.players[player]
    coins = max(coins, -me.coins)
    if not coins:
        return state
    if log is not None:
        log.append(Gained(player, coins, cause))
    return with_player(state, player, replace(me, coins=me.coins + coins))


def shuffled(state: State, items: Iterable[T]) -> tuple[State, tuple[T, ...]]:
    """The items in a new order, and a position that will shuffle differently next time."""
    chance = Chance(state.seed)
    mixed = chance.shuffled(items)
    return replace(state, seed=chance.below(SEED_LIMIT)), mixed


def shuffle_deck(state: State, company: int, cards: Iterable[int]) -> State:
    """These are the company's deck now, in an order nobody knows."""
    # Sorted first: what the old order was must not matter.
    state, mixed = shuffled(state, sorted(cards))
    deck: tuple[Slot, ...] = tuple((card, NOBODY) for card in mixed)
    return with_company(state, company, replace(state.companies[company], deck=deck))


def cards_of(state: State, company: int) -> list[int]:
    return [card for card, _ in state.companies[company].deck]
