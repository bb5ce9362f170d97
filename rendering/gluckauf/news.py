"""What is new in a picture: read from the events since the one before."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from games.gluckauf.components import EMPTY, TILES
from games.gluckauf.events import (
    Bought,
    CageMoved,
    Delivered,
    Drafted,
    Earned,
    Filled,
    Loaded,
    Placed,
    Refilled,
    ShiftBegan,
    Stored,
    TookOrder,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.gluckauf.events import AnyEvent


class Board(NamedTuple):
    """What is new on the board."""

    spaces: frozenset[int]
    """Where workers have come."""
    refilled: frozenset[int]
    """Where a new tile or card lies."""
    marks: tuple[tuple[int, int], ...]
    """Seats whose money changed, and by how much."""
    vp: tuple[tuple[int, int], ...]


class Mine(NamedTuple):
    """What is new in one seat's mine."""

    tunnels: tuple[int, ...]
    """To which tunnels tiles were added, once for each tile."""
    levels: frozenset[int]
    """At which levels cubes were loaded."""
    fields: tuple[tuple[int, int, int], ...]
    """Cards, colours, and how many of their fields of that colour were filled."""
    stored: frozenset[int]
    """Colours that came into the store."""
    cards: frozenset[int]
    """Orders taken."""
    cage: bool
    """Whether the cage has moved."""
    marks: int
    vp: int
    delivered: int


NO_BOARD = Board(frozenset(), frozenset(), (), ())
NO_MINE = Mine((), frozenset(), (), frozenset(), frozenset(), cage=False, marks=0, vp=0, delivered=0)


def _money(events: Iterable[AnyEvent]) -> Counter[int]:
    change: Counter[int] = Counter()
    for event in events:
        match event:
            case Earned():
                change[event.seat] += event.marks
            case Bought():
                change[event.seat] -= event.price
    return change


def _points(events: Iterable[AnyEvent]) -> Counter[int]:
    change: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Delivered):
            change[event.seat] += event.vp
    return change


def _visited(events: Iterable[AnyEvent]) -> frozenset[int]:
    """Where workers have come and still are: with a new shift everybody has gone home."""
    spaces: set[int] = set()
    for event in events:
        if isinstance(event, Placed):
            spaces.add(event.space)
        elif isinstance(event, ShiftBegan):
            spaces.clear()
    return frozenset(spaces)


def on_the_board(events: tuple[AnyEvent, ...]) -> Board:
    return Board(
        _visited(events),
        frozenset(event.space for event in events if isinstance(event, Refilled) and event.item != EMPTY),
        tuple(sorted((seat, change) for seat, change in _money(events).items() if change)),
        tuple(sorted((seat, change) for seat, change in _points(events).items() if change)),
    )


def in_the_mine(all_events: tuple[AnyEvent, ...], seat: int) -> Mine:
    events = [event for event in all_events if getattr(event, "seat", None) == seat]
    filled = Counter((event.card, event.colour) for event in events if isinstance(event, Filled))
    taken = [event.card for event in events if isinstance(event, TookOrder | Drafted)]
    return Mine(
        tuple(sorted(TILES[event.tile].tunnel for event in events if isinstance(event, Bought))),
        frozenset(event.level for event in events if isinstance(event, Loaded)),
        tuple(sorted((card, colour, count) for (card, colour), count in filled.items())),
        frozenset(event.colour for event in events if isinstance(event, Stored)),
        frozenset(taken),
        cage=any(isinstance(event, CageMoved) for event in events),
        marks=_money(events)[seat],
        vp=_points(events)[seat],
        delivered=sum(len(event.cards) for event in events if isinstance(event, Delivered)),
    )
