"""What is laid out to choose from, or to look at: the draft, five drawn, a player's own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from games.gluckauf.components import HIDDEN, ORDERS, TILES, WORKSHOPS
from games.gluckauf.state import Drafting, Looking, Returning

if TYPE_CHECKING:
    from games.gluckauf.view import View

DRAFT, DRAWN_TILES, DRAWN_ORDERS, RETURNING, OUTSTANDING, DELIVERED = KINDS = (
    "draft",
    "tiles",
    "orders",
    "returning",
    "outstanding",
    "delivered",
)


class Item(Struct, frozen=True):
    """A tile or a card on the tray."""

    number: int
    """As on its button, from 1."""
    what: int
    """Which tile or card, or HIDDEN."""
    fills: tuple[tuple[int, ...], ...] = ()
    """What lies on the fields of an outstanding order."""
    too_dear: bool = False
    laid: bool = False
    """Already back on the stack; its number says in which place."""


class Tray(Struct, frozen=True):
    """Tiles or cards in the order of their buttons."""

    kind: str
    area: str
    """WORKSHOPS for tiles, ORDERS for cards."""
    items: tuple[Item, ...]


def choices(view: View) -> Tray | None:
    """What the seat in turn has before it now; None where nothing lies on a tray."""
    state = view.state
    match state.phase:
        case Drafting():
            return Tray(DRAFT, ORDERS, _plain(state.draft))
        case Looking(area=area, drawn=drawn) if area == ORDERS:
            return Tray(DRAWN_ORDERS, ORDERS, _plain(drawn))
        case Looking(drawn=drawn):
            return Tray(DRAWN_TILES, WORKSHOPS, _priced(drawn, state.me.marks))
        case Returning(area=area, rest=rest, laid=laid):
            back = tuple(Item(n, what, laid=True) for n, what in enumerate(laid, start=1))
            return Tray(RETURNING, area, _plain(rest) + back)
    return None


def outstanding(view: View, seat: int) -> Tray:
    """The orders that seat has yet to deliver."""
    orders = view.state.players[seat].orders
    items = (Item(n, order.card, order.fields) for n, order in enumerate(orders, start=1))
    return Tray(OUTSTANDING, ORDERS, tuple(items))


def delivered(view: View, seat: int) -> Tray:
    """The cards that seat has delivered; face down where the viewer may not see them."""
    return Tray(DELIVERED, ORDERS, _plain(view.state.players[seat].delivered))


def _plain(numbers: tuple[int, ...]) -> tuple[Item, ...]:
    return tuple(Item(n, what) for n, what in enumerate(numbers, start=1))


def _priced(tiles: tuple[int, ...], marks: int) -> tuple[Item, ...]:
    return tuple(
        Item(n, tile, too_dear=tile != HIDDEN and TILES[tile].price > marks)
        for n, tile in enumerate(tiles, start=1)
    )
