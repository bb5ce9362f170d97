"""What is laid out to choose from, or to look at: rows of the market, cards looked at, what one has."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from games.zoo.components import HIDDEN, NONE
from games.zoo.hiring import payments
from games.zoo.primitives import LobbyMore
from games.zoo.reactions import at_work, reaction
from games.zoo.state import NOBODY, Hiring, Lobbying, Looking, Paying, Reacting, Removing
from rendering.zoo.cards import COMPANY, HELPER

if TYPE_CHECKING:
    from games.zoo.state import State
    from games.zoo.view import View

HIRING, LOBBYING, LOOKED_AT, REMOVING, STAFF, KNOWN, DECK = TRAYS = (
    "hiring",
    "lobbying",
    "looked-at",
    "removing",
    "staff",
    "known",
    "deck",
)
TOP, BOTTOM = "top", "bottom"


class Item(Struct, frozen=True):
    """A card on the tray."""

    number: int
    """As on its button, from 1; of known cards, which card of the deck it is; of a deck, how many of it."""
    what: int
    """Which helper or card, or HIDDEN."""
    barred: bool = False
    """Cannot be had now."""
    laid: str = ""
    """Already put back: TOP or BOTTOM; its number says in which place."""
    company: int = -1
    """Of known cards: in whose deck."""


class Tray(Struct, frozen=True):
    """Cards in the order of their buttons."""

    kind: str
    sort: str
    """HELPER or COMPANY."""
    items: tuple[Item, ...]
    company: int = -1
    """Whose deck it is about, if it is about one."""


def choices(view: View) -> Tray | None:
    """What the player who decides now has before them; None where nothing lies on a tray."""
    state = view.state
    match state.phase:
        case Hiring() | Paying():
            return to_hire(state, state.active)
        case Lobbying():
            return to_lobby(state)
        case Reacting() as phase if (helper := at_work(state, phase)) != NONE:
            return to_lobby(state) if isinstance(reaction(helper), LobbyMore) else None
        case Looking(company=company, cards=cards, top=top, bottom=bottom):
            laid = (
                *(Item(n, card, laid=TOP) for n, card in enumerate(top, 1)),
                *(Item(n, card, laid=BOTTOM) for n, card in enumerate(bottom, 1)),
            )
            return Tray(LOOKED_AT, COMPANY, _plain(cards) + laid, company)
        case Removing(company=company, cards=cards):
            return Tray(REMOVING, COMPANY, _plain(cards), company)
    return None


def to_hire(state: State, player: int) -> Tray:
    """The face-up helpers; those the player cannot pay are barred."""
    items = (
        Item(n, helper, barred=not payments(state, player, helper))
        for n, helper in enumerate(state.helpers, 1)
    )
    return Tray(HIRING, HELPER, tuple(items))


def to_lobby(state: State) -> Tray:
    """The face-up influence cards."""
    return Tray(LOBBYING, COMPANY, _plain(state.influence))


def staff(view: View, player: int) -> Tray:
    """The helpers a player has."""
    return Tray(STAFF, HELPER, _plain(view.state.players[player].helpers))


def known(view: View) -> Tray:
    """The cards in the decks whose places the viewer alone, or with others, has seen; from left to right."""
    items = (
        Item(place, card, company=company)
        for company in view.state.order
        for place, (card, seen_by) in enumerate(view.state.companies[company].deck, 1)
        if card != HIDDEN and seen_by != NOBODY
    )
    return Tray(KNOWN, COMPANY, tuple(items))


def deck(view: View, company: int) -> Tray:
    """Which cards are in a deck, as everybody knows; equal ones once, with their number."""
    counted = Counter(view.stock[company])
    return Tray(DECK, COMPANY, tuple(Item(counted[card], card) for card in sorted(counted)), company)


def _plain(numbers: tuple[int, ...]) -> tuple[Item, ...]:
    return tuple(Item(n, what) for n, what in enumerate(numbers, start=1))
