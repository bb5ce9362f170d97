"""Small steps from one position to the next that several rules take."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec.structs import replace

from games.gluckauf.events import AnyEvent
from games.gluckauf.state import Counts, Player, State

Log: TypeAlias = list[AnyEvent] | None
"""Where a rule tells what happened; None when nobody listens, as in a search."""


def with_player(state: State, player: Player, **changes: Any) -> State:
    """The player in turn as given, and other changes of the position."""
    players = state.players
    seat = state.active
    return replace(state, players=(*players[:seat], player, *players[seat + 1 :]), **changes)


def more(counts: Counts, colour: int, by: int = 1) -> Counts:
    changed = list(counts)
    changed[colour] += by
    return tuple(changed)  # type: ignore[return-value]  # still four of them


def raised(values: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    return (*values[:index], values[index] + by, *values[index + 1 :])


def replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])
