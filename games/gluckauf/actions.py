"""Everything a player may do, as values with a short text form.

There are only some two hundred different actions, so they are all made once and parsing is looking a text up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from games.core import Action, UnknownAction
from games.gluckauf.components import (
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    SPACES,
    STOP_NAMES,
    TILES,
    WORKSHOPS,
)
from games.gluckauf.state import SOURCE_NAMES, SOURCES

if TYPE_CHECKING:
    from collections.abc import Iterator


class Draft(Action, frozen=True):
    """Take this order in the draft."""

    card: int

    def __str__(self) -> str:
        return f"draft {CARDS[self.card]}"


class Enter(Action, frozen=True):
    """Go to the workshops; which space is the next choice."""

    def __str__(self) -> str:
        return WORKSHOPS


class Work(Action, frozen=True):
    """Place workers on the space with this index and do its work."""

    space: int

    def __str__(self) -> str:
        return f"work {SPACES[self.space]}"


class Fill(Action, frozen=True):
    """Put a cube of another colour into a cart the supply has no coal for, or leave it EMPTY."""

    colour: int

    def __str__(self) -> str:
        return f"fill {COLOUR_NAMES[self.colour] if self.colour != EMPTY else 'none'}"


class KeepTile(Action, frozen=True):
    """Buy this one of the tiles drawn."""

    tile: int

    def __str__(self) -> str:
        return f"keep {TILES[self.tile]}"


class KeepOrder(Action, frozen=True):
    """Take this one of the orders drawn."""

    card: int

    def __str__(self) -> str:
        return f"keep {CARDS[self.card]}"


class KeepNone(Action, frozen=True):
    """Put back everything that was drawn."""

    def __str__(self) -> str:
        return "keep none"


class Put(Action, frozen=True):
    """Put what was drawn back on this end of the stack: top or bottom."""

    where: str

    def __str__(self) -> str:
        return f"put {self.where}"


class LayTile(Action, frozen=True):
    """This tile is the next to lie on the stack, below those laid before."""

    tile: int

    def __str__(self) -> str:
        return f"lay {TILES[self.tile]}"


class LayOrder(Action, frozen=True):
    """This card is the next to lie on the stack, below those laid before."""

    card: int

    def __str__(self) -> str:
        return f"lay {CARDS[self.card]}"


class Move(Action, frozen=True):
    """Move the cage to the surface or to a level."""

    stop: int

    def __str__(self) -> str:
        return f"cage {STOP_NAMES[self.stop]}"


class Load(Action, frozen=True):
    """Load a cube of this colour from a cart of the cage's level."""

    colour: int

    def __str__(self) -> str:
        return f"load {COLOUR_NAMES[self.colour]}"


class Take(Action, frozen=True):
    """Take a cube in hand."""

    source: int
    colour: int

    def __str__(self) -> str:
        return f"take {SOURCE_NAMES[self.source]} {COLOUR_NAMES[self.colour]}"


class Pair(Action, frozen=True):
    """Take a second cube, so that both fill one field."""

    source: int
    colour: int

    def __str__(self) -> str:
        return f"pair {SOURCE_NAMES[self.source]} {COLOUR_NAMES[self.colour]}"


class Field(Action, frozen=True):
    """The pair fills a field of this colour."""

    colour: int

    def __str__(self) -> str:
        return f"field {COLOUR_NAMES[self.colour]}"


class To(Action, frozen=True):
    """What is in hand goes to this order."""

    card: int

    def __str__(self) -> str:
        return f"to {CARDS[self.card]}"


class Store(Action, frozen=True):
    """The cube in hand goes to the private store."""

    def __str__(self) -> str:
        return "store"


class Done(Action, frozen=True):
    """The turn is over."""

    def __str__(self) -> str:
        return "done"


AnyAction: TypeAlias = (
    Draft
    | Enter
    | Work
    | Fill
    | KeepTile
    | KeepOrder
    | KeepNone
    | Put
    | LayTile
    | LayOrder
    | Move
    | Load
    | Take
    | Pair
    | Field
    | To
    | Store
    | Done
)

TOP, BOTTOM = "top", "bottom"

DRAFT = tuple(Draft(card) for card in range(len(CARDS)))
ENTER = Enter()
WORK = tuple(Work(space) for space in range(len(SPACES)))
FILL = tuple(Fill(colour) for colour in COLOURS)
FILL_NONE = Fill(EMPTY)
KEEP_TILE = tuple(KeepTile(tile) for tile in range(len(TILES)))
KEEP_ORDER = tuple(KeepOrder(card) for card in range(len(CARDS)))
KEEP_NONE = KeepNone()
PUT = (Put(TOP), Put(BOTTOM))
LAY_TILE = tuple(LayTile(tile) for tile in range(len(TILES)))
LAY_ORDER = tuple(LayOrder(card) for card in range(len(CARDS)))
MOVE = tuple(Move(stop) for stop in range(len(STOP_NAMES)))
LOAD = tuple(Load(colour) for colour in COLOURS)
TAKE = tuple(tuple(Take(source, colour) for colour in COLOURS) for source in SOURCES)
PAIR = tuple(tuple(Pair(source, colour) for colour in COLOURS) for source in SOURCES)
FIELD = tuple(Field(colour) for colour in COLOURS)
TO = tuple(To(card) for card in range(len(CARDS)))
STORE_IT = Store()
DONE = Done()


def _all() -> Iterator[AnyAction]:
    yield from (ENTER, FILL_NONE, KEEP_NONE, STORE_IT, DONE)
    for made in (DRAFT, WORK, FILL, KEEP_TILE, KEEP_ORDER, PUT, LAY_TILE, LAY_ORDER, MOVE, LOAD, FIELD, TO):
        yield from made
    for source in SOURCES:
        yield from TAKE[source]
        yield from PAIR[source]


BY_TEXT: dict[str, AnyAction] = {str(action): action for action in _all()}


def parse(text: str) -> AnyAction:
    """The action with that text form. Raises UnknownAction."""
    action = BY_TEXT.get(text) if isinstance(text, str) else None
    if action is None:
        raise UnknownAction("unknown-action", text=text)
    return action
