"""What holds in each phase of a sound position: a decision is open to the one who has to make it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.zoo.actions import BY_TEXT, HIGHEST_LIMIT, WISH, BuyFruit, BuyShare, SellFruit, SellShare
from games.zoo.cards import CARDS
from games.zoo.choosing import MOST_WISHES, tokens
from games.zoo.components import (
    FRUIT,
    HIRE,
    KINDS,
    LOBBY,
    NONE,
    SHARES,
    SPECULATE,
    SPECULATE_CARDS,
    TRANSACTIONS,
)
from games.zoo.hiring import payments
from games.zoo.primitives import Audit, Gain, Issue, Peek, Remove, Take
from games.zoo.reactions import reaction
from games.zoo.staff import HELPERS
from games.zoo.state import (
    Choice,
    Choosing,
    Hiring,
    Issuing,
    Lobbying,
    Looking,
    Over,
    Paying,
    Phase,
    Reacting,
    Removing,
    Speculating,
    State,
    Taking,
    Trading,
    TurnOver,
    Wish,
)
from games.zoo.trading import can_buy_share

_MOST_TRANSACTIONS = TRANSACTIONS + 1


def choices_sound(state: State) -> bool:
    """While tokens are chosen, of those open to each seat; after that, of those opened."""
    if not isinstance(state.phase, Choosing):
        return all(_wishes_sound(choice) and not choice.limiting for choice in state.choices)
    return all(_choice_sound(state, seat, choice) for seat, choice in enumerate(state.choices)) and not all(
        choice.ready for choice in state.choices
    )


def _choice_sound(state: State, seat: int, choice: Choice) -> bool:
    chosen = choice.token != NONE
    menus = choice.standing or choice.ordering or choice.then != NONE or bool(choice.limiting)
    return (
        (choice.token in tokens(state, seat) or not chosen)
        and (chosen or not (choice.ready or choice.wishes or choice.ordering))
        and not (choice.ready and menus)
        and not (choice.standing and choice.ordering)
        and (choice.ordering or (choice.then == NONE and not choice.limiting))
        and (choice.then == NONE or _orderable(choice.then, state.players[seat].helpers))
        and (not choice.limiting or _limited(choice.limiting))
        and _wishes_sound(choice)
    )


def _wishes_sound(choice: Choice) -> bool:
    return len(choice.wishes) <= MOST_WISHES and all(map(_wish_sound, choice.wishes))


def _wish_sound(wish: Wish) -> bool:
    return (
        BY_TEXT.get(wish.action) in WISH
        and 0 <= wish.limit <= HIGHEST_LIMIT
        and (wish.helper == NONE or wish.helper in range(len(HELPERS)))
    )


def _limited(text: str) -> bool:
    return isinstance(BY_TEXT.get(text), BuyShare | SellShare | BuyFruit | SellFruit)


def _orderable(helper: int, helpers: tuple[int, ...]) -> bool:
    """Whether orders can be given to that one of a player's helpers."""
    return helper in helpers and reaction(helper) is not None and not isinstance(reaction(helper), Gain)


def sound(state: State) -> bool:
    phase = state.phase
    if isinstance(phase, Choosing | Over):
        return state.market is None and state.resolved == 0
    if state.is_bot(state.active):
        return False
    if not isinstance(phase, TurnOver):
        in_market = isinstance(phase, Taking | Issuing) or (
            isinstance(phase, Removing) and phase.helper == NONE
        )
        if in_market != (state.market is not None):
            return False
    turn = (state.first + state.resolved) % len(state.players)
    if state.market is None and state.active != turn:
        return False
    return _SOUND[type(phase)](state, phase)


def _trading(state: State, phase: Trading) -> bool:
    done = len(phase.bought) + len(phase.sold)
    return (
        phase.token in {SHARES, FRUIT}
        and phase.token == state.token(state.active)
        and 1 <= phase.left <= _MOST_TRANSACTIONS - done
        and set(phase.bought) | set(phase.sold) <= set(KINDS)
        and not set(phase.bought) & set(phase.sold)
    )


def _token_is(token: int) -> Callable[[State, Any], bool]:
    return lambda state, phase: state.token(state.active) == token


def _paying(state: State, phase: Paying) -> bool:
    return (
        state.token(state.active) == HIRE
        and phase.helper in state.helpers
        and bool(payments(state, state.active, phase.helper))
    )


def _looking(state: State, phase: Looking) -> bool:
    held = len(phase.cards) + len(phase.top) + len(phase.bottom)
    if phase.company not in KINDS or not phase.cards or not _pending_sound(state, phase.pending):
        return False
    if phase.helper == NONE:
        return state.token(state.active) == SPECULATE and held <= SPECULATE_CARDS and not phase.pending
    does = reaction(phase.helper) if phase.helper in state.me.helpers else None
    return isinstance(does, Peek) and held <= does.n and phase.helper not in phase.pending


def _removing(state: State, phase: Removing) -> bool:
    if phase.company not in KINDS or not phase.cards or not _pending_sound(state, phase.pending):
        return False
    deck = state.companies[phase.company].deck
    if tuple(card for card, _ in deck[: len(phase.cards)]) != phase.cards:
        return False
    if phase.helper == NONE:
        return _by_card(state, phase.company, Audit) and not phase.pending
    does = reaction(phase.helper) if phase.helper in state.me.helpers else None
    return isinstance(does, Remove) and phase.helper not in phase.pending


def _reacting(state: State, phase: Reacting) -> bool:
    return _pending_sound(state, phase.pending) and phase.using in {NONE, *phase.pending}


def _pending_sound(state: State, pending: tuple[int, ...]) -> bool:
    return len(set(pending)) == len(pending) and all(
        _orderable(helper, state.me.helpers) for helper in pending
    )


def _taking(state: State, phase: Taking) -> bool:
    market = state.market
    assert market is not None
    return (
        phase.company == state.order[market.at]
        and 1 <= phase.left <= sum(state.companies[phase.company].fruit)
        and (market.sharing or _by_card(state, phase.company, Take))
    )


def _issuing(state: State, phase: Issuing) -> bool:
    return (
        phase.company in KINDS
        and phase.less >= 0
        and _by_card(state, phase.company, Issue)
        and can_buy_share(state, state.active, phase.company, phase.less)
    )


def _by_card(state: State, company: int, effect: type[Any]) -> bool:
    """Whether the card being carried out asks its majority shareholder for that."""
    market = state.market
    return (
        market is not None
        and not market.sharing
        and company == state.order[market.at]
        and market.major == state.active
        and isinstance(CARDS[market.card].effects[market.effect - 1], effect)
    )


def _unconfirmed(state: State, phase: TurnOver) -> bool:
    return state.unconfirmed


_SOUND: dict[type[Phase], Callable[[State, Any], bool]] = {
    Trading: _trading,
    Hiring: _token_is(HIRE),
    Paying: _paying,
    Lobbying: _token_is(LOBBY),
    Speculating: _token_is(SPECULATE),
    Looking: _looking,
    Removing: _removing,
    Reacting: _reacting,
    Taking: _taking,
    Issuing: _issuing,
    TurnOver: _unconfirmed,
}
