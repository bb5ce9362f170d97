"""A position of the game: immutable, compact, and all of it.

Colours, tiles and cards are numbers into the tables of `components`.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from games.gluckauf.components import (
    CAGE_PLACES,
    CARDS,
    COLOURS,
    EMPTY,
    SHIFTS,
    SIDES,
    SURFACE,
    tunnel,
)

Counts: TypeAlias = tuple[int, int, int, int]
"""Cubes by colour."""
NO_CUBES: Counts = (0, 0, 0, 0)

Carts: TypeAlias = tuple[int, ...]
"""The carts of one tile: the colour of the cube in each, or EMPTY."""
Tunnel: TypeAlias = tuple[Carts, ...]
"""The tiles of one tunnel, the oldest first."""

Crew: TypeAlias = tuple[int, int]
"""The workers on a space: whose, and how many."""
NOBODY: Crew = (-1, 0)

CAGE, STORE = SOURCES = range(2)
"""Where a cube for an order is taken from."""
SOURCE_NAMES = ("cage", "store")
Cube: TypeAlias = tuple[int, int]
"""A cube in hand: from where, of which colour."""


class Part(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A part of a position, encoded without the names of its fields."""


class OpenOrder(Part, frozen=True):
    """An outstanding order. Each field holds no cube, one of its colour, or two of any."""

    card: int
    fields: tuple[tuple[int, ...], ...]

    @property
    def complete(self) -> bool:
        return () not in self.fields

    def missing(self, colour: int) -> bool:
        """Whether a field of that colour is still empty."""
        wanted = CARDS[self.card].fields
        return any(not cubes and wanted[i] == colour for i, cubes in enumerate(self.fields))

    def filled(self, colour: int, cubes: tuple[int, ...]) -> OpenOrder:
        """With the first empty field of that colour filled."""
        wanted = CARDS[self.card].fields
        field = next(i for i, held in enumerate(self.fields) if not held and wanted[i] == colour)
        return OpenOrder(self.card, (*self.fields[:field], cubes, *self.fields[field + 1 :]))


def open_order(card: int) -> OpenOrder:
    return OpenOrder(card, ((),) * len(CARDS[card].fields))


class Player(Part, frozen=True):
    """What one seat has: score, money, workers, orders, and its mine."""

    vp: int
    delivered_vp: int
    """The part of `vp` that deliveries brought."""
    marks: int
    workers: int
    orders: tuple[OpenOrder, ...]
    delivered: tuple[int, ...]
    printed: Carts
    """The cart printed on each level, by colour."""
    tunnels: tuple[Tunnel, ...]
    """Eight of them, numbered by `components.tunnel`."""
    cage_at: int
    cage: Counts
    store: Counts

    @property
    def cage_full(self) -> bool:
        return sum(self.cage) == CAGE_PLACES

    def level(self, colour: int) -> tuple[int, ...]:
        """All carts of a level: the printed one, then the light side's, then the dark side's."""
        light, dark = (self.tunnels[tunnel(colour, side)] for side in SIDES)
        return (self.printed[colour], *(cube for tile in light + dark for cube in tile))

    def tiles(self, side: int) -> int:
        """How many tunnel tiles lie on that side."""
        return sum(len(self.tunnels[tunnel(colour, side)]) for colour in COLOURS)

    def cubes(self) -> Counts:
        """All cubes owned, wherever they are: in carts, cage and store, and on orders."""
        counts = [cage + store for cage, store in zip(self.cage, self.store, strict=True)]
        for colour in COLOURS:
            for cube in self.level(colour):
                if cube != EMPTY:
                    counts[cube] += 1
        for order in self.orders:
            for cubes in order.fields:
                for cube in cubes:
                    counts[cube] += 1
        yellow, brown, grey, black = counts
        return yellow, brown, grey, black


def new_player(marks: int, workers: int) -> Player:
    return Player(
        vp=0,
        delivered_vp=0,
        marks=marks,
        workers=workers,
        orders=(),
        delivered=(),
        printed=tuple(COLOURS),
        tunnels=((),) * (len(COLOURS) * len(SIDES)),
        cage_at=SURFACE,
        cage=NO_CUBES,
        store=NO_CUBES,
    )


class Row(Part, frozen=True):
    """A category of the shift clock as it was scored: what each seat counted and what it got."""

    category: int
    counts: tuple[int, ...]
    points: tuple[int, ...]


class Sheet(Part, frozen=True):
    """The scoring of one shift."""

    rows: tuple[Row, ...]

    def points(self, seat: int) -> int:
        return sum(row.points[seat] for row in self.rows)


class Final(Part, frozen=True):
    """What the end of the game adds to a seat's score, part by part."""

    marks: int
    coal: int
    orders: int
    balance: int
    marks_left: int
    """Marks that bought no victory point: the tie-breaker."""

    @property
    def total(self) -> int:
        return self.marks + self.coal + self.orders + self.balance


class Phase(Part, frozen=True):
    """What the seat in turn has to decide. The name of the class is the tag in encoded states."""


class Drafting(Phase, frozen=True, tag=True):
    """Take one of the revealed orders."""


class Choosing(Phase, frozen=True, tag=True):
    """Choose a space."""


class AtWorkshops(Phase, frozen=True, tag=True):
    """Choose one of the workshop spaces."""


class Filling(Phase, frozen=True, tag=True):
    """The supply lacks the tile's colour: choose what goes into its next cart."""

    tile: int
    cubes: tuple[int, ...]
    """What stands in its first carts already."""
    rest: tuple[int, ...]
    """Tiles still to be returned, when the tile came from the draw-5 space."""


class Looking(Phase, frozen=True, tag=True):
    """Keep one of the tiles or orders drawn, or none."""

    area: str
    drawn: tuple[int, ...]


class Returning(Phase, frozen=True, tag=True):
    """Put the rest back: first where, then in which order."""

    area: str
    rest: tuple[int, ...]
    where: str
    """"" until that is chosen."""
    laid: tuple[int, ...]
    """Already put back, the one that will be drawn first in front."""


class Mining(Phase, frozen=True, tag=True):
    """Take the next work step."""

    steps: int


class Holding(Phase, frozen=True, tag=True):
    """A cube is in hand: to an order, to the store, or together with a second one."""

    steps: int
    cube: Cube


class Pairing(Phase, frozen=True, tag=True):
    """Two cubes are in hand: choose the colour of the field they fill, then the order."""

    steps: int
    cubes: tuple[Cube, Cube]
    colour: int
    """EMPTY until that is chosen."""


class TurnOver(Phase, frozen=True, tag=True):
    """Everything is done but to say so."""


class Over(Phase, frozen=True, tag=True):
    """The game has ended."""


AnyPhase: TypeAlias = (
    Drafting
    | Choosing
    | AtWorkshops
    | Filling
    | Looking
    | Returning
    | Mining
    | Holding
    | Pairing
    | TurnOver
    | Over
)


class State(Part, frozen=True):
    """A position. Clockwise is the order of the seats."""

    open_delivered: bool
    """Whether everybody may look at everybody's delivered cards."""
    players: tuple[Player, ...]
    starter: int
    active: int
    """The seat in turn."""
    phase: AnyPhase
    turns: int
    """How many turns are over."""
    shift: int
    """1, 2 or 3."""
    crews: tuple[Crew, ...]
    """The workers on each of `components.WORKER_SPACES`."""
    pithead: tuple[int, ...]
    canteen: tuple[int, ...]
    workshops: tuple[int, ...]
    """The tile on each workshop place, or EMPTY."""
    order_cards: tuple[int, ...]
    """The card on each order place, or EMPTY."""
    draft: tuple[int, ...]
    """The orders revealed for the draft and not yet taken."""
    tile_stack: tuple[int, ...]
    """The top tile in front."""
    order_stack: tuple[int, ...]
    supply: Counts
    sheets: tuple[Sheet, ...]
    finals: tuple[Final, ...]
    """By seat, when the game is over."""

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def ended_early(self) -> bool:
        """Whether the game was cut short before its last shift was scored."""
        return bool(self.finals) and len(self.sheets) < SHIFTS

    @property
    def me(self) -> Player:
        """The player in turn."""
        return self.players[self.active]
