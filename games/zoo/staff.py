"""The helpers, as data: cost, glory and one ability each. States hold numbers into `HELPERS`."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar, cast

from msgspec import Struct

from games.zoo.components import (
    APPLE,
    DUPLICATE,
    FRUIT,
    HIRE,
    KIND_LETTERS,
    KINDS,
    LEMON,
    LOBBY,
    PINEAPPLE,
    SHARES,
    SPECULATE,
)
from games.zoo.primitives import (
    ANY,
    Ability,
    After,
    BuyShareFor,
    ExtraTrade,
    FruitBonus,
    FruitDiscount,
    Gain,
    GainFruit,
    Harvest,
    HireLess,
    LobbyMore,
    MajorCoins,
    MinorCoins,
    MoveFruitPrice,
    MovePrice,
    Peek,
    PerHelper,
    Remove,
    ShareBonus,
    ShareDiscount,
    Swap,
    TakeMore,
    TieGlory,
    Wild,
)


class Helper(Struct, frozen=True):
    id: str
    cost: tuple[int, int, int]
    """Fruit by kind."""
    glory: int
    ability: Ability
    off: bool = False
    """Whether the ability is off at the end of the game."""

    def __str__(self) -> str:
        return self.id


_STAFF: tuple[tuple[str, int, Ability], ...] = (
    ("AAL", 4, ShareDiscount(APPLE, 2)),
    ("LLP", 4, ShareDiscount(LEMON, 2)),
    ("APP", 4, ShareDiscount(PINEAPPLE, 2)),
    ("ALLP", 5, ShareBonus(APPLE, 2)),
    ("ALPP", 5, ShareBonus(LEMON, 2)),
    ("AALP", 5, ShareBonus(PINEAPPLE, 2)),
    ("AAP", 3, Harvest(APPLE, 1)),
    ("ALL", 3, Harvest(LEMON, 1)),
    ("LPP", 3, Harvest(PINEAPPLE, 1)),
    ("AALL", 5, ExtraTrade(SHARES, 1)),
    ("LLP", 4, ExtraTrade(FRUIT, 1)),
    ("AAPP", 5, ShareDiscount(ANY, 1)),
    ("APP", 4, FruitDiscount(1)),
    ("AALLPP", 7, ShareBonus(ANY, 1)),
    ("AAL", 4, FruitBonus(2)),
    ("LPP", 4, ShareBonus(ANY, 2)),
    ("ALLP", 3, HireLess(1)),
    ("ALP", 4, Wild(1)),
    ("AALP", 6, TieGlory(8)),
    ("AALPP", 5, TakeMore(1)),
    ("ALLPP", 5, After(ANY, Gain(1))),
    ("ALP", 3, After(LOBBY, GainFruit(1))),
    ("ALP", 4, After(LOBBY, Gain(3))),
    ("ALPP", 5, After(LOBBY, LobbyMore())),
    ("LLP", 4, After(SPECULATE, Remove(3, 6))),
    ("AAPP", 5, After(SPECULATE, BuyShareFor(2))),
    ("AALLP", 6, After(HIRE, Gain(3))),
    ("LLPP", 5, After(HIRE, BuyShareFor(1))),
    ("AAL", 4, After(DUPLICATE, GainFruit(1))),
    ("ALLPP", 7, After(SHARES, MovePrice(1))),
    ("ALP", 4, After(FRUIT, MoveFruitPrice(1))),
    ("ALL", 4, After(ANY, Swap(1))),
    ("APP", 4, After(ANY, Peek(2))),
    ("AALLPP", 8, MajorCoins(2)),
    ("AAP", 3, MinorCoins(2)),
    ("AALPP", 6, PerHelper(2)),
)
"""Cost in fruit, glory, ability: H01 to H36."""
_OFF_AT_THE_END = {"H15", "H16"}


def _cost(letters: str) -> tuple[int, int, int]:
    apples, lemons, pineapples = (letters.count(KIND_LETTERS[kind]) for kind in KINDS)
    return apples, lemons, pineapples


HELPERS = tuple(
    Helper(f"H{number:02}", _cost(letters), glory, ability, f"H{number:02}" in _OFF_AT_THE_END)
    for number, (letters, glory, ability) in enumerate(_STAFF, 1)
)
HELPER_BY_ID = {helper.id: number for number, helper in enumerate(HELPERS)}

P = TypeVar("P", bound=Ability)
_REMEMBERED = 4096


def abilities(helpers: tuple[int, ...], kind: type[P]) -> tuple[P, ...]:
    """Those of that kind among the helpers somebody has."""
    return cast("tuple[P, ...]", _by_kind(helpers).get(kind, ()))


# Searches ask again and again about the same few sets of helpers.
@lru_cache(maxsize=_REMEMBERED)
def _by_kind(helpers: tuple[int, ...]) -> dict[type, tuple[Ability, ...]]:
    found: dict[type, tuple[Ability, ...]] = {}
    for number in helpers:
        ability = HELPERS[number].ability
        found[type(ability)] = (*found.get(type(ability), ()), ability)
    return found


@lru_cache(maxsize=_REMEMBERED)
def glory(helpers: tuple[int, ...]) -> int:
    return sum(HELPERS[number].glory for number in helpers)
