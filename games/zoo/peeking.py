"""Looking at the top of a deck: putting the cards back, or removing one, unseen by the others.

How many decisions this takes depends on numbers everybody sees, never on which cards they are.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.zoo.actions import (
    COINS_ONLY,
    DONE,
    LEAVE,
    LOOK,
    PUT_BOTTOM,
    PUT_TOP,
    REMOVE,
    AnyAction,
    CoinsOnly,
    Leave,
    Look,
    Put,
    Remove,
)
from games.zoo.changes import Log, gain, with_company, without
from games.zoo.components import KINDS, SPECULATE_CARDS, SPECULATE_COINS
from games.zoo.events import Looked, PutBack, RemovedUnseen
from games.zoo.state import Looking, Removed, Removing, Slot, State
from games.zoo.view import bit_of


def legal_to_speculate(state: State) -> tuple[AnyAction, ...]:
    decks = (LOOK[company] for company in KINDS if state.companies[company].deck)
    return (*decks, COINS_ONLY, DONE)


def coins_only(state: State, action: CoinsOnly, log: Log) -> State:
    return gain(state, state.active, SPECULATE_COINS, "", log)


def speculate(state: State, action: Look, log: Log) -> State:
    state = gain(state, state.active, SPECULATE_COINS, "", log)
    return take_in_hand(state, Looking(action.company, ()), SPECULATE_CARDS, "", log)


def take_in_hand(state: State, phase: Looking, n: int, cause: str, log: Log) -> State:
    """The top n cards leave the deck until they are put back."""
    company = state.companies[phase.company]
    cards = tuple(card for card, _ in company.deck[:n])
    if log is not None:
        log.append(Looked(state.active, phase.company, cards, cause))
    state = with_company(state, phase.company, replace(company, deck=company.deck[n:]))
    return replace(state, phase=replace(phase, cards=cards), unconfirmed=False)


def look_at(state: State, phase: Removing, n: int, cause: str, log: Log) -> State:
    """The top n cards are seen where they lie."""
    company, bit = state.companies[phase.company], bit_of(state.active)
    cards = tuple(card for card, _ in company.deck[:n])
    if log is not None:
        log.append(Looked(state.active, phase.company, cards, cause))
    deck = (*((card, known | bit) for card, known in company.deck[:n]), *company.deck[n:])
    state = with_company(state, phase.company, replace(company, deck=deck))
    return replace(state, phase=replace(phase, cards=cards), unconfirmed=False)


def legal_to_put(state: State) -> tuple[AnyAction, ...]:
    """The last card cannot be left but on top; with nothing else in the deck, top and bottom are one."""
    phase = state.phase
    assert isinstance(phase, Looking)
    kinds = dict.fromkeys(phase.cards)
    top = tuple(PUT_TOP[card] for card in kinds)
    bottom = tuple(PUT_BOTTOM[card] for card in kinds)
    if len(phase.cards) > 1:
        return (*top, *bottom, LEAVE)
    return top + bottom if state.companies[phase.company].deck or phase.bottom else top


def put(state: State, action: Put, log: Log) -> State:
    phase = state.phase
    assert isinstance(phase, Looking)
    rest = without(phase.cards, action.card)
    top = (*phase.top, action.card) if action.top else phase.top
    bottom = phase.bottom if action.top else (*phase.bottom, action.card)
    return _put_back(state, replace(phase, cards=rest, top=top, bottom=bottom), log)


def leave_on_top(state: State, action: Leave, log: Log) -> State:
    phase = state.phase
    assert isinstance(phase, Looking)
    return _put_back(state, replace(phase, cards=(), top=phase.top + phase.cards), log)


def _put_back(state: State, phase: Looking, log: Log) -> State:
    """When all cards are back, the phase is left as it is, with none in hand."""
    state = replace(state, phase=phase)
    if phase.cards:
        return state
    if log is not None:
        log.append(PutBack(state.active, phase.company, phase.top, phase.bottom))
    company, bit = state.companies[phase.company], bit_of(state.active)
    top: tuple[Slot, ...] = tuple((card, bit) for card in phase.top)
    bottom: tuple[Slot, ...] = tuple((card, bit) for card in phase.bottom)
    # Nobody else knows how many went on top, so nobody else can tell any longer what lies where.
    between = tuple((card, known & bit) for card, known in company.deck)
    return with_company(state, phase.company, replace(company, deck=top + between + bottom))


def legal_to_remove(state: State) -> tuple[AnyAction, ...]:
    phase = state.phase
    assert isinstance(phase, Removing)
    return (*(REMOVE[card] for card in dict.fromkeys(phase.cards)), LEAVE)


def remove(state: State, action: Remove, log: Log) -> State:
    """Of equal cards, the one nearest to the top. Nobody else can tell which of the others is left where."""
    phase = state.phase
    assert isinstance(phase, Removing)
    company, seen = state.companies[phase.company], len(phase.cards)
    rest: tuple[Slot, ...] = tuple((card, bit_of(state.active)) for card in without(phase.cards, action.card))
    if log is not None:
        log.append(RemovedUnseen(state.active, phase.company, action.card))
    gone = Removed(action.card, phase.company, bit_of(state.active))
    return with_company(
        state,
        phase.company,
        replace(company, deck=rest + company.deck[seen:]),
        removed=(*state.removed, gone),
    )


def hand_back(state: State) -> State:
    """What is being looked at, if anything, as if it lay on top again: for what comes after this turn."""
    phase = state.phase
    if not isinstance(phase, Looking):
        return state
    company, bit = state.companies[phase.company], bit_of(state.active)
    seen = tuple((card, bit) for card in phase.top + phase.cards + phase.bottom)
    return with_company(state, phase.company, replace(company, deck=seen + company.deck))
