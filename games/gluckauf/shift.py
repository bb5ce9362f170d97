"""The end of a turn, and of a shift: refilling, who is next, the shift clock, the next starting player."""

from __future__ import annotations

from msgspec.structs import replace

from games.gluckauf.actions import Done
from games.gluckauf.changes import Log
from games.gluckauf.components import (
    EMPTY,
    SHIFTS,
    SPACES,
    WORKER_SPACES,
    WORKERS,
    WORKSHOPS,
)
from games.gluckauf.events import GameEnded, Refilled, ShiftBegan, ShiftScored, TurnEnded
from games.gluckauf.scoring import final, score_shift, winners
from games.gluckauf.setup import lay_out
from games.gluckauf.spaces import OPEN_ORDER_PLACES, OPEN_WORKSHOP_PLACES
from games.gluckauf.state import NOBODY, Choosing, Over, State


def done(state: State, action: Done, log: Log) -> State:
    """The turn is over: refill what was taken; the next seat with workers follows."""
    seats = len(state.players)
    if log is not None:
        log.append(TurnEnded(state.active))
    state = _refill(state, log)
    for step in range(1, seats + 1):
        seat = (state.active + step) % seats
        if state.players[seat].workers:
            return replace(state, active=seat, phase=Choosing(), turns=state.turns + 1)
    return _end_shift(state, log)


def _refill(state: State, log: Log) -> State:
    """At most one place was emptied in a turn; a place stays empty when its stack has run out."""
    seats = len(state.players)
    workshops, tile_stack = lay_out(state.workshops, OPEN_WORKSHOP_PLACES[seats], state.tile_stack)
    order_cards, order_stack = lay_out(state.order_cards, OPEN_ORDER_PLACES[seats], state.order_stack)
    if workshops == state.workshops and order_cards == state.order_cards:
        return state
    if log is not None:
        before = state.workshops + state.order_cards
        for place, item in enumerate(workshops + order_cards):
            if item != before[place]:
                log.append(Refilled(_SPACE_OF_PLACE[place], item))
    return replace(
        state,
        workshops=workshops,
        tile_stack=tile_stack,
        order_cards=order_cards,
        order_stack=order_stack,
    )


_SPACE_OF_PLACE = tuple(space.index for space in SPACES if space.place != EMPTY)


def _end_shift(state: State, log: Log) -> State:
    sheet = score_shift(state)
    players = tuple(
        replace(player, vp=player.vp + sheet.points(seat)) for seat, player in enumerate(state.players)
    )
    state = replace(state, players=players, sheets=(*state.sheets, sheet), turns=state.turns + 1)
    if log is not None:
        log.append(ShiftScored(state.shift, sheet, tuple(player.vp for player in players)))
    return end_game(state, log) if state.shift == SHIFTS else _begin_shift(state, log)


def _begin_shift(state: State, log: Log) -> State:
    """Workers come home; tiles, orders, cages, money and stores stay."""
    in_workshops = workers_in_workshops(state)
    starter = next_starter(state.starter, in_workshops)
    shift, seats = state.shift + 1, state.seats
    if log is not None:
        log.append(ShiftBegan(shift, starter, in_workshops))
    return replace(
        state,
        players=tuple(replace(player, workers=WORKERS[seats]) for player in state.players),
        starter=starter,
        active=starter,
        phase=Choosing(),
        shift=shift,
        crews=(NOBODY,) * len(WORKER_SPACES),
        pithead=(0,) * seats,
        canteen=(0,) * seats,
    )


def workers_in_workshops(state: State) -> tuple[int, ...]:
    """By seat, the draw-5 space included."""
    counts = [0] * state.seats
    for space in WORKER_SPACES:
        seat, workers = state.crews[space.index]
        if space.area == WORKSHOPS and workers:
            counts[seat] += workers
    return tuple(counts)


def next_starter(starter: int, in_workshops: tuple[int, ...]) -> int:
    """Most workers in the workshops; of those tied, the nearest clockwise after the last starting player."""
    seats = len(in_workshops)
    clockwise = [(starter + step) % seats for step in range(1, seats + 1)]
    return max(clockwise, key=lambda seat: in_workshops[seat])


def end_game(state: State, log: Log) -> State:
    """What everybody has is counted."""
    finals = tuple(map(final, state.players))
    players = tuple(
        replace(player, vp=player.vp + part.total) for player, part in zip(state.players, finals, strict=True)
    )
    state = replace(state, players=players, finals=finals, phase=Over())
    if log is not None:
        log.append(GameEnded(finals, tuple(player.vp for player in players), winners(state)))
    return state
