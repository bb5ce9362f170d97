"""Ending the game before its last round is over."""

from __future__ import annotations

from msgspec.structs import replace

from games.zoo.changes import cards_of, shuffle_deck
from games.zoo.components import KINDS, NONE
from games.zoo.peeking import hand_back
from games.zoo.scoring import close_game
from games.zoo.state import Choice, Market, Over, State


def cut_short(state: State) -> State:
    """The final sale, at the prices of this moment. Tokens that are chosen but not opened mean nothing."""
    if isinstance(state.phase, Over):
        return state
    state = hand_back(state)
    if state.market is not None:
        state = _gathered(state, state.market)
    idle = (Choice(),) * state.seats
    return close_game(replace(state, market=None, resolved=0, unconfirmed=False, choices=idle), None)


def _gathered(state: State, market: Market) -> State:
    """Cards on their way are in their decks, as after a whole market phase."""
    at = state.order[market.at]
    for company in KINDS:
        arriving = [card for card, target in market.wandering if target == company]
        if company == at:
            arriving += [*market.pile, *(() if market.card == NONE else (market.card,))]
        if arriving:
            state = shuffle_deck(state, company, (*cards_of(state, company), *arriving))
    return state
