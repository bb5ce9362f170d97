"""The action phase after the tokens are open: from the first player clockwise, each resolves theirs."""

from __future__ import annotations

from msgspec.structs import replace

from games.zoo import bots
from games.zoo.changes import Log, shuffled
from games.zoo.components import (
    DUPLICATE,
    FRUIT,
    HIRE,
    LOBBY,
    NONE,
    SHARES,
    SPECULATE,
    TOKENS_PER_ROUND,
)
from games.zoo.events import Began, Declined, TurnEnded
from games.zoo.reactions import after_token
from games.zoo.state import (
    AnyPhase,
    Choice,
    Choosing,
    Going,
    Hiring,
    Lobbying,
    Market,
    Speculating,
    State,
    Trading,
    TurnOver,
)
from games.zoo.trading import transactions


def next_player(state: State, log: Log) -> State:
    """Whoever is next resolves a token, or draws a bot card; after the last one all choose again."""
    if state.resolved == len(state.players):
        return _next_step(state)
    player = (state.first + state.resolved) % len(state.players)
    state = replace(state, active=player)
    if state.is_bot(player):
        return replace(bots.turn(state, player, log), resolved=state.resolved + 1)
    token = state.token(player)
    if log is not None:
        played = state.players[player].played[-1]
        log.append(Began(player, played, token if played == DUPLICATE else NONE))
    return replace(state, phase=_phase(state, player, token))


def _phase(state: State, player: int, token: int) -> AnyPhase:
    if token in {SHARES, FRUIT}:
        return Trading(token, transactions(state, player, token))
    phases: dict[int, AnyPhase] = {HIRE: Hiring(), LOBBY: Lobbying(), SPECULATE: Speculating()}
    return phases[token]


def _next_step(state: State) -> State:
    if state.step < TOKENS_PER_ROUND:
        return replace(
            state, step=state.step + 1, resolved=0, phase=Choosing(), choices=(Choice(),) * state.seats
        )
    state = _shuffle_bot_cards(state)
    return replace(state, resolved=0, market=Market(), choices=(Choice(),) * state.seats)


def _shuffle_bot_cards(state: State) -> State:
    if not state.bots:
        return state
    state, stack = shuffled(state, sorted(state.bot_stack + state.bot_played))
    return replace(state, bot_stack=stack, bot_played=())


def finish(state: State, log: Log, *, declined: bool) -> State:
    """The token is resolved. One whose effect was declined triggers nothing."""
    if not declined:
        return after_token(state, log)
    if log is not None:
        log.append(Declined(state.active, state.me.played[-1]))
    return replace(state, phase=TurnOver())


def end_turn(state: State, log: Log) -> State:
    """The active player has had their say: here, or in the market phase."""
    if state.market is not None:
        return replace(state, phase=Going(), turns=state.turns + 1)
    if log is not None:
        log.append(TurnEnded(state.active))
    return replace(state, phase=Going(), turns=state.turns + 1, resolved=state.resolved + 1)
