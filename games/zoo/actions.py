"""Everything a player may do, as values with a short text form.

All there are are made once, and parsing is looking a text up. The actions of a resolution are also what
orders given in advance are made of: `wish` and the text of the action.
"""

from __future__ import annotations

from itertools import permutations, product
from typing import TYPE_CHECKING, TypeAlias

from games.core import Action, UnknownAction
from games.zoo.cards import CARDS, INFLUENCE_CARDS
from games.zoo.components import (
    HIGHEST_SHARE_PRICE,
    KIND_LETTERS,
    KIND_NAMES,
    KINDS,
    NONE,
    SURCHARGE,
    TABLE_SIZES,
    TOKEN_NAMES,
    TOKENS,
)
from games.zoo.staff import HELPERS
from games.zoo.state import Fruit

if TYPE_CHECKING:
    from collections.abc import Iterator

# Choosing a token, and giving orders for it.


class Pick(Action, frozen=True):
    """Choose this token."""

    token: int

    def __str__(self) -> str:
        return f"pick {TOKEN_NAMES[self.token]}"


class Orders(Action, frozen=True):
    """Give orders for the token's resolution."""

    def __str__(self) -> str:
        return "orders"


class WishFor(Action, frozen=True):
    """Order this action, by its text, for the resolution."""

    action: str

    def __str__(self) -> str:
        return f"wish {self.action}"


class Limit(Action, frozen=True):
    """The wish is for a purchase at no more, or a sale for no less, than this."""

    coins: int

    def __str__(self) -> str:
        return f"limit {self.coins}"


class Then(Action, frozen=True):
    """Give orders for this helper's ability."""

    helper: int

    def __str__(self) -> str:
        return f"then {HELPERS[self.helper]}"


class Otherwise(Action, frozen=True):
    """Where the wishes say nothing: ask me, or do nothing."""

    ask: bool

    def __str__(self) -> str:
        return f"otherwise {'ask' if self.ask else 'nothing'}"


class Forget(Action, frozen=True):
    """All wishes are withdrawn."""

    def __str__(self) -> str:
        return "forget"


class Answers(Action, frozen=True):
    """Change the standing answers."""

    def __str__(self) -> str:
        return "answers"


class Prefer(Action, frozen=True):
    """A standing answer: take fruit in this order; empty: ask."""

    kinds: tuple[int, ...]

    def __str__(self) -> str:
        return f"prefer {letters(self.kinds) or 'ask'}"


class AcceptIssue(Action, frozen=True):
    """A standing answer: buy a share a card offers for at most so many coins; 0: never; NONE: ask."""

    coins: int

    def __str__(self) -> str:
        return f"issue {'ask' if self.coins == NONE else self.coins or 'never'}"


class AskAudit(Action, frozen=True):
    """A standing answer: ask before a deck is audited, or leave everything as it is."""

    ask: bool

    def __str__(self) -> str:
        return f"audit {'ask' if self.ask else 'leave'}"


class Back(Action, frozen=True):
    """Enough of these orders or answers."""

    def __str__(self) -> str:
        return "back"


class Ready(Action, frozen=True):
    """The choice is made."""

    def __str__(self) -> str:
        return "ready"


class Rethink(Action, frozen=True):
    """Not ready after all, while somebody else is still choosing; or another token than that."""

    def __str__(self) -> str:
        return "rethink"


# Resolving a token.


class BuyShare(Action, frozen=True):
    company: int

    def __str__(self) -> str:
        return f"buy share {KIND_NAMES[self.company]}"


class SellShare(Action, frozen=True):
    company: int

    def __str__(self) -> str:
        return f"sell share {KIND_NAMES[self.company]}"


class BuyFruit(Action, frozen=True):
    """From the warehouse, or from the player with that number where the warehouse has none."""

    kind: int
    seller: int = NONE

    def __str__(self) -> str:
        bought = f"buy {KIND_NAMES[self.kind]}"
        return bought if self.seller == NONE else f"{bought} from {self.seller}"


class SellFruit(Action, frozen=True):
    kind: int

    def __str__(self) -> str:
        return f"sell {KIND_NAMES[self.kind]}"


class Hire(Action, frozen=True):
    helper: int

    def __str__(self) -> str:
        return f"hire {HELPERS[self.helper]}"


class Pay(Action, frozen=True):
    """The fruit a helper is paid with."""

    fruit: Fruit

    def __str__(self) -> str:
        return f"pay {''.join(KIND_LETTERS[kind] * self.fruit[kind] for kind in KINDS)}"


class Lobby(Action, frozen=True):
    """Shuffle this card into the company's deck."""

    card: int
    company: int

    def __str__(self) -> str:
        return f"lobby {CARDS[self.card]} {KIND_NAMES[self.company]}"


class CoinsOnly(Action, frozen=True):
    """Take the coins of Lobby or Speculate, and leave it at that."""

    def __str__(self) -> str:
        return "coins"


class Look(Action, frozen=True):
    """Look at the top of the company's deck."""

    company: int

    def __str__(self) -> str:
        return f"look {KIND_NAMES[self.company]}"


class Put(Action, frozen=True):
    """Put this card back: on top, or at the bottom, below those put there before."""

    card: int
    top: bool

    def __str__(self) -> str:
        return f"{'top' if self.top else 'bottom'} {CARDS[self.card]}"


class Remove(Action, frozen=True):
    """This card leaves the game, unseen by the others."""

    card: int

    def __str__(self) -> str:
        return f"remove {CARDS[self.card]}"


class Leave(Action, frozen=True):
    """The cards looked at stay on top, as they lie."""

    def __str__(self) -> str:
        return "leave"


class Use(Action, frozen=True):
    """Use this helper's ability."""

    helper: int

    def __str__(self) -> str:
        return f"use {HELPERS[self.helper]}"


class Skip(Action, frozen=True):
    """Do not use this helper's ability."""

    def __str__(self) -> str:
        return "skip"


class TakeFruit(Action, frozen=True):
    kind: int

    def __str__(self) -> str:
        return f"take {KIND_NAMES[self.kind]}"


class MoveSharePrice(Action, frozen=True):
    company: int
    up: bool

    def __str__(self) -> str:
        return f"share-price {KIND_NAMES[self.company]} {'up' if self.up else 'down'}"


class MoveFruitPrice(Action, frozen=True):
    kind: int
    up: bool

    def __str__(self) -> str:
        return f"fruit-price {KIND_NAMES[self.kind]} {'up' if self.up else 'down'}"


class SwapFruit(Action, frozen=True):
    """Own fruit of one kind for fruit of another from the warehouse."""

    give: int
    take: int

    def __str__(self) -> str:
        return f"swap {KIND_NAMES[self.give]} {KIND_NAMES[self.take]}"


class Done(Action, frozen=True):
    """No more of it; confirms what was done."""

    def __str__(self) -> str:
        return "done"


AnyAction: TypeAlias = (
    Pick
    | Orders
    | WishFor
    | Limit
    | Then
    | Otherwise
    | Forget
    | Answers
    | Prefer
    | AcceptIssue
    | AskAudit
    | Back
    | Ready
    | Rethink
    | BuyShare
    | SellShare
    | BuyFruit
    | SellFruit
    | Hire
    | Pay
    | Lobby
    | CoinsOnly
    | Look
    | Put
    | Remove
    | Leave
    | Use
    | Skip
    | TakeFruit
    | MoveSharePrice
    | MoveFruitPrice
    | SwapFruit
    | Done
)


def letters(kinds: tuple[int, ...]) -> str:
    return "".join(KIND_LETTERS[kind] for kind in kinds)


ISSUE_LIMITS = (2, 4, 6, 8)
"""Limits offered as a standing answer to a share a card offers."""
HIGHEST_LIMIT = HIGHEST_SHARE_PRICE + SURCHARGE
_MOST_PAID = 6

PICK = tuple(map(Pick, TOKENS))
LIMIT = tuple(map(Limit, range(HIGHEST_LIMIT + 1)))
THEN = tuple(map(Then, range(len(HELPERS))))
ASK, DO_NOTHING = Otherwise(ask=True), Otherwise(ask=False)
ORDERS = Orders()
FORGET = Forget()
ANSWERS = Answers()
PREFER = (Prefer(()), *map(Prefer, permutations(KINDS)))
ACCEPT_ISSUE = tuple(map(AcceptIssue, (NONE, 0, *ISSUE_LIMITS)))
ASK_AUDIT = (AskAudit(ask=True), AskAudit(ask=False))
BACK = Back()
READY = Ready()
RETHINK = Rethink()

BUY_SHARE = tuple(map(BuyShare, KINDS))
SELL_SHARE = tuple(map(SellShare, KINDS))
BUY_FRUIT = tuple(map(BuyFruit, KINDS))
BUY_FRUIT_FROM = tuple(tuple(BuyFruit(kind, seller) for seller in range(max(TABLE_SIZES))) for kind in KINDS)
SELL_FRUIT = tuple(map(SellFruit, KINDS))
HIRE_HELPER = tuple(map(Hire, range(len(HELPERS))))
PAY: dict[Fruit, Pay] = {
    (apples, lemons, pineapples): Pay((apples, lemons, pineapples))
    for apples, lemons, pineapples in product(range(_MOST_PAID + 1), repeat=3)
    if 0 < apples + lemons + pineapples <= _MOST_PAID
}
LOBBY_CARD = {card: tuple(Lobby(card, company) for company in KINDS) for card in INFLUENCE_CARDS}
COINS_ONLY = CoinsOnly()
LOOK = tuple(map(Look, KINDS))
PUT_TOP = tuple(Put(card, top=True) for card in range(len(CARDS)))
PUT_BOTTOM = tuple(Put(card, top=False) for card in range(len(CARDS)))
REMOVE = tuple(map(Remove, range(len(CARDS))))
LEAVE = Leave()
USE = tuple(map(Use, range(len(HELPERS))))
SKIP = Skip()
TAKE = tuple(map(TakeFruit, KINDS))
SHARE_PRICE = tuple(
    (MoveSharePrice(company, up=True), MoveSharePrice(company, up=False)) for company in KINDS
)
FRUIT_PRICE = tuple((MoveFruitPrice(kind, up=True), MoveFruitPrice(kind, up=False)) for kind in KINDS)
SWAP = tuple(SwapFruit(give, take) for give, take in permutations(KINDS, 2))
DONE = Done()


def _wishable() -> Iterator[AnyAction]:
    """What orders may be made of: nothing that depends on cards nobody has seen yet."""
    yield COINS_ONLY
    for made in (BUY_SHARE, SELL_SHARE, BUY_FRUIT, SELL_FRUIT, HIRE_HELPER, LOOK, TAKE, SWAP):
        yield from made
    for several in (LOBBY_CARD.values(), SHARE_PRICE, FRUIT_PRICE):
        for some in several:
            yield from some


WISH: dict[AnyAction, WishFor] = {action: WishFor(str(action)) for action in _wishable()}


def _all() -> Iterator[AnyAction]:
    yield from (ORDERS, FORGET, ANSWERS, BACK, READY, RETHINK, ASK, DO_NOTHING, LEAVE, SKIP, DONE)
    for made in (PICK, LIMIT, THEN, PREFER, ACCEPT_ISSUE, ASK_AUDIT, PUT_TOP, PUT_BOTTOM, REMOVE, USE):
        yield from made
    yield from PAY.values()
    for some in BUY_FRUIT_FROM:
        yield from some
    yield from WISH
    yield from WISH.values()


BY_TEXT: dict[str, AnyAction] = {str(action): action for action in _all()}


def parse(text: str) -> AnyAction:
    """The action with that text form. Raises UnknownAction."""
    action = BY_TEXT.get(text) if isinstance(text, str) else None
    if action is None:
        raise UnknownAction("unknown-action", text=text)
    return action
