"""What happened, in enough detail for texts, highlights, statistics and the limits of undo.

Seats come first; colours, tiles, cards and spaces are numbers into the tables of `components`.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from games.core import Event
from games.gluckauf.state import Crew, Cube, Final, Sheet


class Drafted(Event, frozen=True):
    seat: int
    card: int


class DraftEnded(Event, frozen=True):
    """The card left over lies on an order space, and the others have been filled from the stack."""

    order_cards: tuple[int, ...]
    reveals: ClassVar[bool] = True


class Placed(Event, frozen=True):
    """Workers went to a space; whoever stood there went to the canteen."""

    seat: int
    space: int
    workers: int
    displaced: Crew


class Bought(Event, frozen=True):
    """A tile was paid for and added to the mine, its carts filled with these cubes (or EMPTY)."""

    seat: int
    tile: int
    price: int
    cubes: tuple[int, ...]


class Looked(Event, frozen=True):
    """The seat looked at tiles or orders; others know only how many."""

    seat: int
    area: str
    drawn: tuple[int, ...]
    reveals: ClassVar[bool] = True


class TookOrder(Event, frozen=True):
    seat: int
    card: int


class KeptNone(Event, frozen=True):
    seat: int
    area: str


class PutBack(Event, frozen=True):
    """Where the rest went, and in which order: the one drawn first in front. Others know only how many."""

    seat: int
    area: str
    where: str
    laid: tuple[int, ...]


class CageMoved(Event, frozen=True):
    seat: int
    start: int
    stop: int


class Loaded(Event, frozen=True):
    seat: int
    level: int
    colour: int


class Filled(Event, frozen=True):
    """A field of an order was filled, by one cube of its colour or by two of any."""

    seat: int
    card: int
    colour: int
    cubes: tuple[Cube, ...]


class Stored(Event, frozen=True):
    seat: int
    colour: int


class Delivered(Event, frozen=True):
    seat: int
    transport: int
    cards: tuple[int, ...]
    vp: int


class Earned(Event, frozen=True):
    """Marks from a money space or the pithead."""

    seat: int
    marks: int


class Refilled(Event, frozen=True):
    """A new tile or card from the stack lies on the space."""

    space: int
    item: int
    reveals: ClassVar[bool] = True


class TurnEnded(Event, frozen=True):
    seat: int


class ShiftScored(Event, frozen=True):
    """The shift is over; what the clock gave to whom, and each score after that."""

    shift: int
    sheet: Sheet
    vp: tuple[int, ...]
    reveals: ClassVar[bool] = True


class ShiftBegan(Event, frozen=True):
    """The workers are back; this seat starts. `in_workshops` is what that was decided by."""

    shift: int
    starter: int
    in_workshops: tuple[int, ...]


class GameEnded(Event, frozen=True):
    finals: tuple[Final, ...]
    vp: tuple[int, ...]
    winners: tuple[int, ...]


AnyEvent: TypeAlias = (
    Drafted
    | DraftEnded
    | Placed
    | Bought
    | Looked
    | TookOrder
    | KeptNone
    | PutBack
    | CageMoved
    | Loaded
    | Filled
    | Stored
    | Delivered
    | Earned
    | Refilled
    | TurnEnded
    | ShiftScored
    | ShiftBegan
    | GameEnded
)
