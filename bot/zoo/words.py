"""What can be done, in the words of buttons and lists."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bot.face import Label, Labels
from games.zoo.actions import (
    BY_TEXT,
    AcceptIssue,
    AskAudit,
    BuyFruit,
    BuyShare,
    CoinsOnly,
    Hire,
    Lobby,
    Look,
    MoveFruitPrice,
    MoveSharePrice,
    Pay,
    Prefer,
    SellFruit,
    SellShare,
    SwapFruit,
    TakeFruit,
)
from games.zoo.components import DUPLICATE, KIND_NAMES, NONE, TOKEN_NAMES
from games.zoo.staff import HELPERS
from rendering.zoo import wording
from texts import Texts, load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core import Action

FOLDER = Path(__file__).with_name("texts")
TOKEN_EMOJIS = tuple(f"zoo_{name}" for name in TOKEN_NAMES)
KIND_EMOJIS = tuple(f"zoo_{name}" for name in KIND_NAMES)
"""App emojis by their names; without them buttons have only words."""


def texts(language: str) -> Texts:
    """Raises UnknownLanguageError."""
    return load(FOLDER, language)


def pieces(text: Texts) -> Texts:
    """What pictures call the pieces of the game, in the same language."""
    return wording.texts(text.language)


def labels(text: Texts) -> Labels:
    return Labels(
        turn=Label(text("button-turn"), "🐾"),
        own=Label(text("button-holdings"), "💼"),
        cards=Label(text("button-helpers"), "🎩"),
        mine=Label(text("button-my-holdings"), "💼"),
    )


def token(text: Texts, number: int, repeats: int = NONE) -> str:
    """A token; Duplicate with what it repeats, if that is known."""
    if number == DUPLICATE and repeats != NONE:
        return pieces(text)("token-repeats", token=token(text, repeats))
    return pieces(text)("token", token=TOKEN_NAMES[number])


def about_token(text: Texts, number: int) -> str:
    """What it is called and what it does, in one line."""
    return text("about-line", token=token(text, number), does=text("about-token", token=TOKEN_NAMES[number]))


def company(text: Texts, kind: int) -> str:
    return wording.company(pieces(text), kind)


def firm(text: Texts, kind: int) -> str:
    """A company within a phrase, where something is said to be of it."""
    return wording.firm(pieces(text), kind)


def kind(text: Texts, number: int) -> str:
    return text("kind", kind=KIND_NAMES[number])


def priced(text: Texts, number: int) -> str:
    """The fruit a price is the price of."""
    return pieces(text)("kind", kind=KIND_NAMES[number])


def fruit(text: Texts, counts: Sequence[int]) -> str:
    return wording.heap(pieces(text), counts)


def fruit_taken(text: Texts, counts: Sequence[int]) -> str:
    """As somebody's object."""
    return wording.heap(pieces(text), counts, taken=True)


def coins(text: Texts, count: int) -> str:
    return text("coins", count=count)


def helper(text: Texts, number: int) -> str:
    return wording.helper_title(pieces(text), number)


def offer(text: Texts, number: int) -> str:
    """A helper with what it costs and brings."""
    cost, glory = HELPERS[number].cost, text("glory", count=HELPERS[number].glory)
    return text("helper-offer", helper=helper(text, number), fruit=fruit(text, cost), glory=glory)


def helper_text(text: Texts, number: int) -> str:
    return wording.helper_text(pieces(text), number)


def card(text: Texts, number: int) -> str:
    return wording.card_title(pieces(text), number)


def card_text(text: Texts, number: int) -> str:
    return wording.card_text(pieces(text), number)


def doing(text: Texts, action: Action, names: Sequence[str]) -> str:
    """An action of a resolution, in a few words, the verb first."""
    match action:
        case BuyShare() | SellShare():
            name = firm(text, action.company)
            buys = isinstance(action, BuyShare)
            return text("do-buy-share", company=name) if buys else text("do-sell-share", company=name)
        case BuyFruit(seller=seller) if seller != NONE:
            return text("do-buy-fruit-from", kind=kind(text, action.kind), seller=names[seller])
        case BuyFruit():
            return text("do-buy-fruit", kind=kind(text, action.kind))
        case SellFruit():
            return text("do-sell-fruit", kind=kind(text, action.kind))
        case Hire():
            return text("do-hire", helper=helper(text, action.helper))
        case Pay():
            return text("do-pay", fruit=fruit(text, action.fruit))
        case Lobby():
            return text("do-lobby", card=card(text, action.card), company=firm(text, action.company))
    return _doing_else(text, action)


def _doing_else(text: Texts, action: Action) -> str:
    match action:
        case CoinsOnly():
            return text("do-coins")
        case Look():
            return text("do-look", company=firm(text, action.company))
        case TakeFruit():
            return text("do-take", kind=kind(text, action.kind))
        case MoveSharePrice():
            way = "up" if action.up else "down"
            return text("do-share-price", company=firm(text, action.company), way=way)
        case MoveFruitPrice():
            way = "up" if action.up else "down"
            return text("do-fruit-price", kind=priced(text, action.kind), way=way)
        case SwapFruit():
            return text("do-swap", give=kind(text, action.give), take=kind(text, action.take))
    return _answer(text, action)


def _answer(text: Texts, action: Action) -> str:
    """A standing answer."""
    match action:
        case Prefer(kinds=kinds) if kinds:
            return text("answer-prefer", kinds=" › ".join(kind(text, one) for one in kinds))
        case Prefer():
            return text("answer-prefer-ask")
        case AcceptIssue(coins=limit) if limit > 0:
            return text("answer-issue", coins=coins(text, limit))
        case AcceptIssue(coins=limit):
            return text("answer-issue-never") if limit == 0 else text("answer-issue-ask")
        case AskAudit(ask=ask):
            return text("answer-audit-ask") if ask else text("answer-audit-leave")
    return str(action)


def wished(text: Texts, action: str, limit: int, names: Sequence[str]) -> str:
    """An order with its limit."""
    ordered = BY_TEXT[action]
    said = doing(text, ordered, names)
    if not limit:
        return said
    if isinstance(ordered, BuyShare | BuyFruit):
        return text("wish-at-most", doing=said, coins=coins(text, limit))
    return text("wish-at-least", doing=said, coins=coins(text, limit))
