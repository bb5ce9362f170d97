"""Shuffling influence cards into company decks."""

from __future__ import annotations

from msgspec.structs import replace

from games.zoo.actions import COINS_ONLY, DONE, LOBBY_CARD, AnyAction, CoinsOnly, Lobby
from games.zoo.changes import Log, cards_of, gain, shuffle_deck, without
from games.zoo.components import FACE_UP, KINDS, LOBBY_COINS
from games.zoo.events import InfluenceTurnedUp, Lobbied
from games.zoo.state import State


def offers(state: State) -> tuple[Lobby, ...]:
    """Every face-up card into every deck; equal cards are one offer."""
    return tuple(LOBBY_CARD[card][company] for card in dict.fromkeys(state.influence) for company in KINDS)


def legal(state: State) -> tuple[AnyAction, ...]:
    """With a card to shuffle in, that is a must; declining brings no coins either."""
    return (*(offers(state) or (COINS_ONLY,)), DONE)


def lobby(state: State, action: Lobby, log: Log) -> State:
    state = gain(state, state.active, LOBBY_COINS, "", log)
    return slip_in(state, action, "", log)


def coins_only(state: State, action: CoinsOnly, log: Log) -> State:
    return gain(state, state.active, LOBBY_COINS, "", log)


def slip_in(state: State, action: Lobby, cause: str, log: Log) -> State:
    """The card is shuffled in, and with it the whole deck; the row is refilled."""
    if log is not None:
        log.append(Lobbied(state.active, action.card, action.company, cause))
    state = replace(state, influence=without(state.influence, action.card))
    state = shuffle_deck(state, action.company, [*cards_of(state, action.company), action.card])
    return refill(state, log)


def refill(state: State, log: Log) -> State:
    """As many cards as belong there, as far as the stack goes."""
    missing = FACE_UP[len(state.players)] - len(state.influence)
    new = state.influence_stack[:missing]
    if not new:
        return state
    if log is not None:
        log.extend(map(InfluenceTurnedUp, new))
    return replace(
        state,
        influence=state.influence + new,
        influence_stack=state.influence_stack[missing:],
        unconfirmed=False,
    )
