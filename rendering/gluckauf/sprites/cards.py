"""Order cards and tunnel tiles as they lie on the table, face up and face down."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from games.gluckauf.components import CARDS, TILES
from rendering.art import Art
from rendering.colour import darker, lighter, rgb
from rendering.gluckauf.sprites.coal import field, filled_field
from rendering.gluckauf.sprites.icons import coin, hammers
from rendering.gluckauf.sprites.transports import transport
from rendering.gluckauf.sprites.tunnels import Chamber, tunnel
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rendering.canvas import Box, Canvas
    from rendering.colour import RGB
    from rendering.gluckauf.theme import Theme

Fills = tuple[tuple[int, ...], ...]
"""What lies on each field: no cube, one, or two."""


class Format(NamedTuple):
    """A size an order card is drawn in."""

    width: int
    height: int
    head: int
    """Where the head with VP and transport ends."""
    vp_width: int
    vp_size: int
    transport: int
    fields: tuple[tuple[int, int], ...]
    """By how many fields there are: how large, and how many in a row."""
    gap: int
    border: int


LARGE = Format(197, 225, 98, 74, 54, 106, ((70, 1), (70, 2), (54, 3), (54, 2)), 8, 6)
MEDIUM = Format(120, 146, 52, 48, 39, 56, ((54, 1), (54, 2), (41, 2), (41, 2)), 5, 5)
SMALL = Format(197, 110, 58, 60, 44, 84, ((44, 1), (44, 2), (44, 3), (44, 4)), 4, 6)
TINY = Format(129, 81, 45, 46, 34, 62, ((29, 1), (29, 2), (29, 3), (29, 4)), 2, 4)


def zoomed(form: Format, zoom: float) -> Format:
    """The same proportions, larger or smaller."""
    width, height, head, vp_width, vp_size, transport_width = (round(part * zoom) for part in form[:6])
    fields = tuple((round(size * zoom), in_a_row) for size, in_a_row in form.fields)
    gap, border = round(form.gap * zoom), round(form.border * max(1.0, zoom * 0.8))
    return Format(width, height, head, vp_width, vp_size, transport_width, fields, gap, border)


class Order(NamedTuple):
    """A card as it lies on the table."""

    card: int
    fills: Fills = ()
    """Empty for a card on which nothing can lie yet."""


def put_card(canvas: Canvas, theme: Theme, order: Order, form: Format, x: int, y: int) -> Box:
    """The card with its corner there, and what lies on its fields.

    Its parts are put one by one: as sprites of their own, all ways to fill it would take too much room.
    """
    box = canvas.put(_printed(theme, order.card, form), x, y, name="card")
    for (left, top), sprite in _fields(theme, order, form):
        canvas.put(sprite, x + left, y + top)
    return box


def order_card(theme: Theme, order: Order, form: Format) -> Sprite:
    """The card with what lies on its fields, in one piece, not kept."""
    sprite = _print(theme, order.card, form)
    for (left, top), each in _fields(theme, order, form):
        sprite = sprite.with_(each, left, top)
    return sprite


def _fields(theme: Theme, order: Order, form: Format) -> Iterator[tuple[tuple[float, float], Sprite]]:
    """Each field with its corner."""
    colours = CARDS[order.card].fields
    size = form.fields[len(colours) - 1][0]
    for i, corner in enumerate(places(order.card, form)):
        cubes = order.fills[i] if order.fills else ()
        yield corner, filled_field(colours[i], size, cubes) if cubes else field(theme, colours[i], size)


@kept
def card_ground(theme: Theme, form: Format, *, complete: bool) -> Sprite:
    """What lies around a card: its shadow, or lamplight once it is complete."""
    art = Art(form.width, form.height).rectangle(0, 0, form.width, form.height, theme.ink, radius=10)
    sprite = Sprite.of(art)
    return sprite.haloed(theme.lamp, 4, 4) if complete else sprite.shadowed(5, 2, 4, 0.5)


@kept
def _printed(theme: Theme, card: int, form: Format) -> Sprite:
    return _print(theme, card, form)


def _print(theme: Theme, card: int, form: Format) -> Sprite:
    """The card but for its fields."""
    order = CARDS[card]
    art = Art(form.width, form.height).rectangle(0, 0, form.width, form.height, theme.ink, radius=10)
    art.rectangle(2.5, 2.5, form.width - 2.5, form.height - 2.5, theme.paper, radius=8)
    edge = form.border
    art.rectangle(edge, edge, form.width - edge, form.height - edge, None, theme.paper_edge, 1.6, 5)
    art.rectangle(edge, edge, form.width - edge, form.head, theme.paper_shade, radius=5)
    art.rectangle(edge, edge, edge + form.vp_width, form.head, theme.soot, radius=5)
    middle = (edge + form.head) / 2
    art.figure(edge + form.vp_width / 2, middle, str(order.vp), form.vp_size, theme.brass_high)
    x = (edge + form.vp_width + form.width - edge) / 2
    vehicle = transport(order.transport, form.transport, theme.ink, theme.paper_shade)
    return Sprite.of(art).with_(vehicle, x, middle, "mm")


def places(card: int, form: Format) -> list[tuple[float, float]]:
    """The corner of each field."""
    count = len(CARDS[card].fields)
    size, in_a_row = form.fields[count - 1]
    rows = math.ceil(count / in_a_row)
    top = form.head + (form.height - 3 - form.head - rows * size - (rows - 1) * form.gap) / 2
    places = []
    for i in range(count):
        row, column = divmod(i, in_a_row)
        here = min(in_a_row, count - row * in_a_row)
        left = (form.width - here * size - (here - 1) * form.gap) / 2
        places.append((left + column * (size + form.gap), top + row * (size + form.gap)))
    return places


TILE_SIZE = 116, 122


@kept
def tile(theme: Theme, kind: int, zoom: int = 1) -> Sprite:
    """A tunnel tile on offer, its carts full, with its price; `zoom` times as large as on the board."""
    what, (width, height) = TILES[kind], TILE_SIZE
    art = Art(width * zoom, height * zoom).at(k=zoom).rectangle(0, 0, width, height, theme.ink, radius=9)
    rock = lighter(theme.rock(what.colour, what.side), 0.14)
    art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, rock, radius=7)
    carts = (what.colour,) * what.carts
    chamber = Chamber(what.colour, what.side, carts, width - 10, height - 10, lamp_at=0.74, zoom=zoom)
    sprite = Sprite.of(art).with_(tunnel(theme, chamber), 5 * zoom, 5 * zoom)
    return sprite.with_(price_tag(theme, what.price, zoom).shadowed(2, 1, 2, 0.5), 0, 0).shadowed(4, 1, 3)


def price_tag(theme: Theme, price: int, zoom: int) -> Sprite:
    """The coin on a tile: as large as it must be on the board, and no larger where there is room."""
    size, figure = (52, 37) if zoom == 1 else (36 * zoom, 26 * zoom)
    return coin(theme, size, str(price), figure)


TILE_BACK, CARD_BACK = rgb("#57483D"), rgb("#4A5A55")


@kept
def face_down(theme: Theme, back: RGB, width: int, height: int) -> Sprite:
    """A single tile or card that its viewer may not see."""
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=10)
    art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, back, radius=8)
    edge = width * 0.06
    art.rectangle(edge, edge, width - edge, height - edge, None, theme.brass, 2.5, 6)
    return Sprite.of(art).with_(hammers(round(width * 0.5), theme.brass), width / 2, height / 2, "mm")


@kept
def stack(theme: Theme, back: RGB, left: int, width: int, height: int) -> Sprite:
    """A face-down stack from which five are drawn, and how many are left."""
    art, ink = Art(width, height), theme.ink
    for offset in (8, 4, 0) if left else ():
        box = offset * 0.5, 8 - offset, width - 8 + offset * 0.5, height - offset
        art.rectangle(*box, ink, radius=9)
        inner = box[0] + 2.5, box[1] + 2.5, box[2] - 2.5, box[3] - 2.5
        art.rectangle(*inner, darker(back, offset * 0.03), radius=7)
    if left:
        art.rectangle(7, 15, width - 15, height - 7, None, theme.brass, 2.2, 5)
    else:
        art.rectangle(0, 8, width - 8, height, darker(back, 0.55), back, 2.5, 9)
    x = width / 2 - 4
    for i in range(5):
        _draw_fanned(art, theme, x, height * 0.50, -90 + (i - 2) * 17, bool(left))
    art.ellipse(x, height * 0.53, 27, fill=ink)
    art.ellipse(x, height * 0.53, 24, fill=theme.brass_high if left else theme.paper_edge)
    art.figure(x, height * 0.53, "5", 42, ink)
    art.rectangle(x - 30, height - 36, x + 30, height - 4, ink, radius=7)
    art.rectangle(x - 28, height - 34, x + 28, height - 6, theme.paper if left else theme.soot, radius=5)
    art.figure(x, height - 20, str(left), 28, ink if left else theme.paper, "heavy")
    return Sprite.of(art).shadowed(4, 1, 3)


def _draw_fanned(art: Art, theme: Theme, x: float, y: float, degrees: float, there: bool) -> None:
    angle = math.radians(degrees)
    along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    foot = x + along[0] * 22, y + along[1] * 22
    corners = [
        (foot[0] + across[0] * side + along[0] * far, foot[1] + across[1] * side + along[1] * far)
        for side, far in ((11, 0), (-11, 0), (-11, 30), (11, 30))
    ]
    art.polygon(corners, theme.paper if there else theme.soot_light, theme.ink, 2.5)
