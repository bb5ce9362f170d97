"""What is in the box: coal, tunnel tiles, order cards, the spaces of the board, the shift clock.

Colours, tiles and cards are small numbers in states and actions; this page says what each number is.
"""

from __future__ import annotations

from msgspec import Struct

YELLOW, BROWN, GREY, BLACK = COLOURS = range(4)
COLOUR_NAMES = ("yellow", "brown", "grey", "black")
COLOUR_LETTERS = "YBGK"
CUBES_PER_COLOUR = 16
MARKS_PER_CART = (1, 2, 3, 4)

LIGHT, DARK = SIDES = range(2)
SIDE_NAMES = ("light", "dark")

SURFACE = 0
"""Where the cage stands: the surface, or the level of colour c as c + 1."""
STOP_NAMES = ("surface", *COLOUR_NAMES)
CAGE_PLACES = 5

HANDCART, HORSE_CART, TRUCK, LOCOMOTIVE = TRANSPORTS = range(4)
TRANSPORT_NAMES = ("handcart", "horse-cart", "truck", "locomotive")

EMPTY = -1
"""A minecart without a cube, a workshop without a tile, an order space without a card."""
HIDDEN = -2
"""In a view, a tile or card its viewer may not see."""

SHIFTS = 3
SEAT_COUNTS = (2, 3, 4)
WORKERS = {2: 18, 3: 15, 4: 13}
STARTING_MARKS = {2: 10, 3: 9, 4: 8}
ORDERS_PER_PLAYER = 3
DRAWN_AT_MOST = 5

PRINTED_CARTS = (DARK, LIGHT, LIGHT, DARK)
"""The side on which the cart printed on each level stands. It starts with a cube of its colour."""


class Tile(Struct, frozen=True):
    """A kind of tunnel tile; three copies of each are in the box."""

    colour: int
    side: int
    carts: int

    @property
    def price(self) -> int:
        return MARKS_PER_CART[self.colour] * self.carts

    @property
    def tunnel(self) -> int:
        """Which of the mine's eight tunnels it is added to."""
        return tunnel(self.colour, self.side)

    def __str__(self) -> str:
        return f"{COLOUR_NAMES[self.colour]}-{SIDE_NAMES[self.side]}-{self.carts}"


def tunnel(colour: int, side: int) -> int:
    return 2 * colour + side


TILES = tuple(Tile(colour, side, carts) for colour in COLOURS for side in SIDES for carts in (1, 2))
COPIES_PER_TILE = 3


class Card(Struct, frozen=True):
    """An order: what is to be carried, by which transport, and what it is worth."""

    transport: int
    vp: int
    fields: tuple[int, ...]

    def __str__(self) -> str:
        letters = "".join(COLOUR_LETTERS[colour] for colour in self.fields)
        return f"{TRANSPORT_NAMES[self.transport]}:{letters}"


_ORDERS = (
    "2:Y 3:B 3:YY 4:G 5:K 5:BB 7:BBB 7:GG 9:KK 9:GGG 10:YBGK",
    "2:Y 3:YY 3:B 4:YYY 4:G 5:K 5:BB 7:GG 9:KK 10:YBGK 12:KKK",
    "2:Y 3:YY 3:B 4:YYY 4:G 5:BB 5:K 7:GG 9:KK 10:YBGK 12:KKK",
    "2:Y 3:B 3:YY 4:G 5:BB 5:K 7:BBB 7:GG 9:GGG 9:KK 10:YBGK",
)


def _card(transport: int, order: str) -> Card:
    vp, letters = order.split(":")
    return Card(transport, int(vp), tuple(map(COLOUR_LETTERS.index, letters)))


CARDS = tuple(_card(transport, order) for transport in TRANSPORTS for order in _ORDERS[transport].split())

WORKSHOPS, MINING, DELIVERY, MONEY, ORDERS, PITHEAD = AREAS = (
    "workshops",
    "mining",
    "delivery",
    "money",
    "orders",
    "pithead",
)
DRAW = 0
"""The number of a space where five are drawn."""


class Space(Struct, frozen=True):
    """A worker space. Its number says which one of the area, how many steps or marks, or which transport."""

    area: str
    number: int
    index: int
    closed_up_to: int = 0
    """Closed with this many players or fewer."""
    place: int = EMPTY
    """Of a workshop or order space: which tile or card lies there."""

    @property
    def draws(self) -> bool:
        """Whether this is one of the two spaces where five are drawn."""
        return self.number == DRAW and self.area in {WORKSHOPS, ORDERS}

    def __str__(self) -> str:
        if self.area == PITHEAD:
            return PITHEAD
        if self.draws:
            return f"{self.area}:draw"
        return f"{self.area}:{TRANSPORT_NAMES[self.number] if self.area == DELIVERY else self.number}"


_BOARD: dict[str, tuple[int, ...]] = {
    WORKSHOPS: (1, 2, 3, 4, 5, 6, 7, 8, DRAW),
    MINING: (4, 6, 8, 10),
    DELIVERY: tuple(TRANSPORTS),
    MONEY: (3, 4, 5, 6),
    ORDERS: (1, 2, 3, 4, DRAW),
    PITHEAD: (0,),
}
_CLOSED_UP_TO = {
    (WORKSHOPS, 8): 3,
    (MINING, 4): 3,
    (MONEY, 3): 3,
    (WORKSHOPS, 4): 2,
    (MINING, 8): 2,
    (MONEY, 5): 2,
    (ORDERS, 1): 2,
}
WORKSHOP_PLACES = 8
ORDER_PLACES = 4


def _spaces() -> tuple[Space, ...]:
    named = [(area, number) for area, numbers in _BOARD.items() for number in numbers]
    return tuple(
        Space(
            area,
            number,
            index,
            _CLOSED_UP_TO.get((area, number), 0),
            number - 1 if area in {WORKSHOPS, ORDERS} and number != DRAW else EMPTY,
        )
        for index, (area, number) in enumerate(named)
    )


SPACES = _spaces()
SPACE_BY_NAME = {str(space): space for space in SPACES}
PITHEAD_SPACE = SPACE_BY_NAME[PITHEAD]
WORKER_SPACES = SPACES[: PITHEAD_SPACE.index]
"""All spaces that one crew holds until it is displaced; the pithead takes any number of workers."""


class Category(Struct, frozen=True):
    """A field of the shift clock."""

    counts: str
    """What is counted: "colour" or "transport" (fields on delivered cards), or "carts" (empty minecarts)."""
    kind: int
    """Which colour or transport."""
    first: int
    second: int


_PRIZES = (
    ("colour", ((2, 1), (3, 1), (4, 2), (5, 2))),
    ("transport", ((6, 3), (7, 3), (8, 4), (9, 4))),
    ("carts", ((10, 5), (11, 5), (12, 6), (13, 6))),
)
SHIFT_CLOCK = tuple(
    Category(counts, kind, first, second)
    for counts, prizes in _PRIZES
    for kind, (first, second) in enumerate(prizes)
)
CATEGORIES_PER_SHIFT = 4

MARKS_PER_VP = 5
CUBES_PER_VP = 3
OUTSTANDING_ORDER_PENALTY = 1
UNBALANCED_TILE_PENALTY = 2
