"""Positions from a readable sketch: say what matters, the rest of the box goes where it belongs.

Tiles, cards, spaces and stops have the names of their text forms ("grey-light-2", "truck:GG", "money:5",
"surface"). Cubes are letters (Y, B, G, K) and "." is an empty cart or field.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from games import GAMES
from games.gluckauf.components import (
    CARDS,
    CATEGORIES_PER_SHIFT,
    COLOUR_LETTERS,
    COLOURS,
    COPIES_PER_TILE,
    CUBES_PER_COLOUR,
    EMPTY,
    SPACE_BY_NAME,
    STOP_NAMES,
    TILES,
    WORKER_SPACES,
    WORKERS,
)
from games.gluckauf.events import AnyEvent
from games.gluckauf.invariants import flaw
from games.gluckauf.spaces import OPEN_ORDER_PLACES, OPEN_WORKSHOP_PLACES
from games.gluckauf.state import (
    NOBODY,
    AnyPhase,
    Carts,
    Choosing,
    Counts,
    Crew,
    Filling,
    Looking,
    OpenOrder,
    Player,
    Returning,
    Row,
    Sheet,
    State,
    Tunnel,
)

GAME = GAMES["gluckauf"]
CARD = {str(card): number for number, card in enumerate(CARDS)}
TILE = {str(tile): number for number, tile in enumerate(TILES)}


class Seat(Struct, frozen=True):
    """One player's sketch."""

    marks: int = 0
    workers: int | None = None
    """At home; those neither there nor on the board are in the canteen. All that can be, if not said."""
    orders: tuple[str, ...] = ()
    """Like "truck:GG G,." or "truck:GG YK,G"; without fields all are empty."""
    delivered: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    """Like "grey-light-2 G."; without carts all are full of their colour."""
    printed: str = COLOUR_LETTERS
    cage_at: str = "surface"
    cage: str = ""
    store: str = ""


def position(
    *sketches: Seat,
    crews: Mapping[str, Crew] | None = None,
    pithead: tuple[int, ...] | None = None,
    workshops: Mapping[int, str] | None = None,
    order_cards: Mapping[int, str] | None = None,
    tile_stack: Iterable[str] | None = None,
    order_stack: Iterable[str] | None = None,
    supply: Mapping[str, int] | None = None,
    phase: AnyPhase | None = None,
    active: int = 0,
    starter: int = 0,
    shift: int = 2,
    open_delivered: bool = False,
) -> State:
    """A sound position. Spaces nothing is said about show anything; "." shows that one is empty.

    A stack that is given is all there is: what is left of the box is in the last seat's mine, carts empty,
    or among its delivered cards. So are, in its store, the cubes the supply is said to lack.
    """
    seats = len(sketches)
    phase = phase or Choosing()
    board = {SPACE_BY_NAME[name].index: crew for name, crew in (crews or {}).items()}
    at_pithead = pithead or (0,) * seats
    players = tuple(
        _player(sketch, _free(board, at_pithead, seat, seats)) for seat, sketch in enumerate(sketches)
    )
    tiles = _Box(
        (kind for kind in range(len(TILES)) for _ in range(COPIES_PER_TILE)), _tiles_used(sketches, phase)
    )
    cards = _Box(range(len(CARDS)), _cards_used(sketches, phase))
    tile_top, card_top = tiles.take(TILE, tile_stack), cards.take(CARD, order_stack)
    shown_tiles = tiles.lay_out(8, OPEN_WORKSHOP_PLACES[seats], TILE, workshops)
    shown_cards = cards.lay_out(4, OPEN_ORDER_PLACES[seats], CARD, order_cards)
    if tile_stack is not None:
        players = _with_last(players, _with_tiles(players[-1], tiles.rest()))
    if order_stack is not None:
        players = _with_last(players, _with_delivered(players[-1], cards.rest()))
    players = _with_last(players, _with_cubes(players, supply or {}, phase))
    state = State(
        open_delivered=open_delivered,
        players=players,
        starter=starter,
        active=active,
        phase=phase,
        turns=0,
        shift=shift,
        crews=tuple(board.get(space.index, NOBODY) for space in WORKER_SPACES),
        pithead=at_pithead,
        canteen=tuple(
            _free(board, at_pithead, seat, seats) - player.workers for seat, player in enumerate(players)
        ),
        workshops=shown_tiles,
        order_cards=shown_cards,
        draft=(),
        tile_stack=tile_top or tiles.rest(),
        order_stack=card_top or cards.rest(),
        supply=_supply(players, phase),
        sheets=tuple(_blank_sheet(n, seats) for n in range(1, shift)),
        finals=(),
    )
    assert flaw(state) is None, flaw(state)
    return state


def rivals(count: int = 2) -> tuple[Seat, ...]:
    """Seats about which nothing matters."""
    return (Seat(),) * count


def play(state: State, *texts: str) -> State:
    """The position after the seat in turn did all that."""
    return play_and_tell(state, *texts)[0]


def play_and_tell(state: State, *texts: str) -> tuple[State, tuple[AnyEvent, ...]]:
    told: tuple[AnyEvent, ...] = ()
    for text in texts:
        state, events = GAME.apply(state, state.active, GAME.parse(text))
        told += events
    return state, told


def options(state: State) -> set[str]:
    """What the seat in turn may do, as texts."""
    return {str(action) for action in GAME.legal(state, state.active)}


def cubes(letters: str) -> Counts:
    yellow, brown, grey, black = (letters.count(letter) for letter in COLOUR_LETTERS)
    return yellow, brown, grey, black


def carts(letters: str) -> Carts:
    return tuple(EMPTY if letter == "." else COLOUR_LETTERS.index(letter) for letter in letters)


def order(sketch: str) -> OpenOrder:
    name, _, fields = sketch.partition(" ")
    held = fields.split(",") if fields else ["."] * len(CARDS[CARD[name]].fields)
    return OpenOrder(CARD[name], tuple(() if field == "." else carts(field) for field in held))


def names(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(str(CARDS[card]) for card in cards)


class _Box:
    """The tiles or cards that have no place yet."""

    def __init__(self, items: Iterable[int], used: Iterable[int]) -> None:
        self._left = Counter(items)
        self._left.subtract(used)

    def take(self, numbers: Mapping[str, int], wanted: Iterable[str] | None) -> tuple[int, ...]:
        taken = tuple(numbers[name] for name in wanted or ())
        self._left.subtract(taken)
        return taken

    def lay_out(
        self,
        places: int,
        open_places: tuple[int, ...],
        numbers: Mapping[str, int],
        wanted: Mapping[int, str] | None,
    ) -> tuple[int, ...]:
        """The named on their spaces (counted from 1), any others on the other open ones."""
        laid = [EMPTY] * places
        named = wanted or {}
        for space, name in named.items():
            if name != ".":
                (laid[space - 1],) = self.take(numbers, [name])
        for place in open_places:
            if place + 1 not in named:
                laid[place] = next(item for item, count in self._left.items() if count > 0)
                self._left[laid[place]] -= 1
        return tuple(laid)

    def rest(self) -> tuple[int, ...]:
        """All that is left, taken out."""
        assert all(count >= 0 for count in self._left.values()), "used more often than it is in the box"
        rest = tuple(self._left.elements())
        self._left.clear()
        return rest


def _player(sketch: Seat, free: int) -> Player:
    sum_delivered = sum(CARDS[CARD[name]].vp for name in sketch.delivered)
    return Player(
        vp=sum_delivered,
        delivered_vp=sum_delivered,
        marks=sketch.marks,
        workers=free if sketch.workers is None else sketch.workers,
        orders=tuple(map(order, sketch.orders)),
        delivered=tuple(CARD[name] for name in sketch.delivered),
        printed=carts(sketch.printed),
        tunnels=_tunnels(sketch.tiles),
        cage_at=STOP_NAMES.index(sketch.cage_at),
        cage=cubes(sketch.cage),
        store=cubes(sketch.store),
    )


def _tunnels(sketches: tuple[str, ...]) -> tuple[Tunnel, ...]:
    tunnels: list[Tunnel] = [()] * 8
    for sketch in sketches:
        name, _, held = sketch.partition(" ")
        tile = TILES[TILE[name]]
        tunnels[tile.tunnel] += (carts(held) if held else (tile.colour,) * tile.carts,)
    return tuple(tunnels)


def _free(board: Mapping[int, Crew], pithead: tuple[int, ...], seat: int, seats: int) -> int:
    placed = sum(workers for whose, workers in board.values() if whose == seat)
    return WORKERS[seats] - placed - pithead[seat]


def _tiles_used(sketches: Iterable[Seat], phase: AnyPhase) -> list[int]:
    used = [TILE[sketch.partition(" ")[0]] for seat in sketches for sketch in seat.tiles]
    return used + _in_hand(phase, "workshops")


def _cards_used(sketches: Iterable[Seat], phase: AnyPhase) -> list[int]:
    used = [CARD[name.partition(" ")[0]] for seat in sketches for name in seat.orders + seat.delivered]
    return used + _in_hand(phase, "orders")


def _in_hand(phase: AnyPhase, area: str) -> list[int]:
    match phase:
        case Filling(tile=tile, rest=rest) if area == "workshops":
            return [tile, *rest]
        case Looking(area=drawn_from, drawn=drawn) if drawn_from == area:
            return [*drawn]
        case Returning(area=drawn_from, rest=rest, laid=laid) if drawn_from == area:
            return [*rest, *laid]
    return []


def _supply(players: tuple[Player, ...], phase: AnyPhase) -> Counts:
    left = Counter(dict.fromkeys(COLOURS, CUBES_PER_COLOUR))
    for player in players:
        left.subtract(dict(enumerate(player.cubes())))
    if isinstance(phase, Filling):
        left.subtract(cube for cube in phase.cubes if cube != EMPTY)
    return left[0], left[1], left[2], left[3]


def _with_last(players: tuple[Player, ...], last: Player) -> tuple[Player, ...]:
    return (*players[:-1], last)


def _with_tiles(player: Player, tiles: tuple[int, ...]) -> Player:
    tunnels = list(player.tunnels)
    for tile in tiles:
        tunnels[TILES[tile].tunnel] += ((EMPTY,) * TILES[tile].carts,)
    return replace(player, tunnels=tuple(tunnels))


def _with_delivered(player: Player, cards: tuple[int, ...]) -> Player:
    vp = sum(CARDS[card].vp for card in cards)
    return replace(
        player,
        delivered=player.delivered + cards,
        delivered_vp=player.delivered_vp + vp,
        vp=player.vp + vp,
    )


def _with_cubes(players: tuple[Player, ...], supply: Mapping[str, int], phase: AnyPhase) -> Player:
    last = players[-1]
    store = list(last.store)
    for letter, kept in supply.items():
        colour = COLOUR_LETTERS.index(letter)
        store[colour] += _supply(players, phase)[colour] - kept
    return replace(last, store=tuple(store))


def _blank_sheet(shift: int, seats: int) -> Sheet:
    nothing = (0,) * seats
    return Sheet(tuple(Row(n, nothing, nothing) for n in range(CATEGORIES_PER_SHIFT * shift)))
