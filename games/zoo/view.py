"""The one filter between a position and whoever looks at it."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from games.zoo.components import HIDDEN, KINDS, NONE
from games.zoo.events import Answered, AnyEvent, Looked, Picked, PutBack, RemovedUnseen, Wished
from games.zoo.state import (
    EVERYBODY,
    NOBODY,
    ONLOOKER,
    AnyPhase,
    Choice,
    Company,
    Looking,
    Player,
    Removed,
    Removing,
    Slot,
    Standing,
    State,
)


class View(Struct, frozen=True):
    """A position as one seat, or an onlooker, may know it: what is hidden from them is HIDDEN in it."""

    seat: int | None
    state: State
    """In decks, cards the viewer has seen lie where they are, until the deck is shuffled."""
    stock: tuple[tuple[int, ...], ...]
    """Which cards are in each deck, sorted: everybody saw them go in. More than the deck holds, where
    somebody else removed some unseen."""


def view(state: State, seat: int | None) -> View:
    """Stacks keep only their size, decks what the viewer saw in them, choices only whether they are made."""
    bit = bit_of(seat)
    return View(
        seat,
        replace(
            state,
            seed=0,
            players=tuple(_player(player, own=i == seat) for i, player in enumerate(state.players)),
            phase=state.phase if seat == state.active else _unseen(state.phase),
            choices=tuple(_choice(choice, own=i == seat) for i, choice in enumerate(state.choices)),
            companies=tuple(_company(company, bit) for company in state.companies),
            influence_stack=_hide(state.influence_stack),
            helper_stack=_hide(state.helper_stack),
            bot_stack=_hide(state.bot_stack),
            removed=tuple(_removed(one, bit) for one in state.removed),
        ),
        tuple(_stock(state, company, bit) for company in KINDS),
    )


def witness(event: AnyEvent, seat: int | None) -> AnyEvent:
    """The event as that seat saw it."""
    match event:
        case Picked() if event.player != seat:
            return replace(event, token=HIDDEN)
        case Wished() if event.player != seat:
            return replace(event, wish=None)
        case Answered() if event.player != seat:
            return replace(event, standing=None)
        case Looked() if event.player != seat:
            return replace(event, cards=_hide(event.cards))
        case PutBack() if event.player != seat:
            return replace(event, top=_hide(event.top + event.bottom), bottom=())
        case RemovedUnseen() if event.player != seat:
            return replace(event, card=HIDDEN)
    return event


def bit_of(seat: int | None) -> int:
    """The viewer's bit in what is known of a card."""
    return ONLOOKER if seat is None else 1 << seat


def _player(player: Player, *, own: bool) -> Player:
    return player if own else replace(player, standing=Standing())


def _choice(choice: Choice, *, own: bool) -> Choice:
    if own:
        return choice
    return Choice(token=HIDDEN if choice.ready else NONE, ready=choice.ready)


def _company(company: Company, bit: int) -> Company:
    return replace(company, deck=tuple(_slot(slot, bit) for slot in company.deck))


def _slot(slot: Slot, bit: int) -> Slot:
    """Who else knows a card nobody may tell, unless everybody does."""
    card, known = slot
    if known == EVERYBODY:
        return slot
    return (card, bit) if known & bit else (HIDDEN, NOBODY)


def _removed(one: Removed, bit: int) -> Removed:
    card, known = _slot((one.card, one.known), bit)
    return Removed(card, one.company, known)


def _stock(state: State, company: int, bit: int) -> tuple[int, ...]:
    cards = Counter(card for card, _ in state.companies[company].deck)
    phase = state.phase
    if isinstance(phase, Looking) and phase.company == company:
        cards.update(phase.cards + phase.top + phase.bottom)
    cards.update(one.card for one in state.removed if one.company == company and not one.known & bit)
    return tuple(sorted(cards.elements()))


def _unseen(phase: AnyPhase) -> AnyPhase:
    match phase:
        case Looking():
            return Looking(phase.company, _hide(phase.cards + phase.top + phase.bottom))
        case Removing():
            return replace(phase, cards=_hide(phase.cards))
    return phase


def _hide(items: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(items)
