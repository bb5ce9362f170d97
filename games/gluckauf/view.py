"""The one filter between a position and whoever looks at it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from games.gluckauf.components import HIDDEN
from games.gluckauf.events import AnyEvent, Looked, PutBack
from games.gluckauf.state import AnyPhase, Filling, Looking, Player, Returning, State


class View(Struct, frozen=True):
    """A position as one seat, or an onlooker, may know it: what is hidden from them is HIDDEN in it."""

    seat: int | None
    state: State


def view(state: State, seat: int | None) -> View:
    """Stacks keep only their size, what somebody else has drawn its number, face-down cards theirs."""
    players = state.players
    if not state.open_delivered:
        players = tuple(_face_down(player) if i != seat else player for i, player in enumerate(players))
    return View(
        seat,
        replace(
            state,
            players=players,
            tile_stack=_hide(state.tile_stack),
            order_stack=_hide(state.order_stack),
            phase=state.phase if seat == state.active else _unseen(state.phase),
        ),
    )


def witness(event: AnyEvent, seat: int | None) -> AnyEvent:
    """The event as that seat saw it."""
    match event:
        case Looked() if event.seat != seat:
            return replace(event, drawn=_hide(event.drawn))
        case PutBack() if event.seat != seat:
            return replace(event, laid=_hide(event.laid))
    return event


def _face_down(player: Player) -> Player:
    return replace(player, delivered=_hide(player.delivered))


def _unseen(phase: AnyPhase) -> AnyPhase:
    match phase:
        case Looking():
            return replace(phase, drawn=_hide(phase.drawn))
        case Filling():
            return replace(phase, rest=_hide(phase.rest))
        case Returning():
            return replace(phase, rest=_hide(phase.rest), laid=_hide(phase.laid))
    return phase


def _hide(items: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(items)
