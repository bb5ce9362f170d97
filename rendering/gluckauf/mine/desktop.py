"""What lies on the desk beside the mine: whose it is, what they have, their orders and their store."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.gluckauf.components import CARDS, COLOURS
from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import rgb
from rendering.gluckauf.mine.layout import DESK_LEFT, DESK_RIGHT, ORDERS
from rendering.gluckauf.sprites.cards import LARGE, SMALL, TINY, Format, Order, card_ground, places, put_card
from rendering.gluckauf.sprites.coal import cube
from rendering.gluckauf.sprites.highlights import chalk, note
from rendering.gluckauf.sprites.icons import coin, delivered, laurel, seal
from rendering.gluckauf.sprites.plates import badge, plate
from rendering.gluckauf.sprites.workers import token
from rendering.sprite import Sprite, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.gluckauf.state import Counts, OpenOrder
    from rendering.gluckauf.news import Mine as News
    from rendering.gluckauf.theme import Theme

_WIDTH = DESK_RIGHT - DESK_LEFT


def paint_name(canvas: Canvas, theme: Theme, piece: int, name: str) -> None:
    canvas.put(plate(theme, _WIDTH, 74), DESK_LEFT, 14, name="plate")
    canvas.put(token(theme, piece, 54), DESK_LEFT + 16, 51, "ml")
    room = Box(DESK_LEFT + 80, 20, DESK_RIGHT - 18, 82)
    canvas.write(name, room, 48, theme.paper, lettering.TITLE, "l", least=26)


class Stats(NamedTuple):
    vp: int
    marks: int
    delivered: int
    vp_change: int
    marks_change: int
    delivered_change: int


_STAT_LEFT, _STAT_Y = (0, 142, 288), 134
_STAT_WIDTH = (134, 138, 116)


def paint_stats(canvas: Canvas, theme: Theme, stats: Stats) -> None:
    icons = (laurel(theme, 64), coin(theme, 54), delivered(theme, 52))
    figures = (stats.vp, stats.marks, stats.delivered)
    changes = (stats.vp_change, stats.marks_change, stats.delivered_change)
    for left, width, icon, figure, change in zip(
        _STAT_LEFT, _STAT_WIDTH, icons, figures, changes, strict=True
    ):
        x = DESK_LEFT + left
        canvas.put(icon.shadowed(3, 1, 3, 0.5), x, _STAT_Y, "ml")
        room = Box(x + icon.width + 8, _STAT_Y - 30, x + width, _STAT_Y + 30)
        canvas.write(lettering.number(figure), room, 52, theme.paper, align="l", least=34)
        if change:
            canvas.put(note(theme, change), x - 8, canvas.box.top + 1, name="note")


class Spread(NamedTuple):
    """How orders are laid out."""

    form: Format
    columns: int
    rows: int
    across: int
    down: int
    seal: int

    @property
    def room(self) -> int:
        return self.columns * self.rows


_SPREADS = (
    Spread(LARGE, 2, 3, 10, 10, 48),
    Spread(SMALL, 2, 6, 10, 7, 38),
    Spread(TINY, 3, 8, 8, 7, 32),
)
_ORDERS_TOP = 178


class Lying(NamedTuple):
    """An order in its place."""

    slot: int
    order: OpenOrder
    filled: tuple[tuple[int, int], ...]
    """Colours of fields that are newly filled, and how many."""
    taken: bool
    """Whether the card itself is new."""


class Row(NamedTuple):
    """Orders side by side, and of all near enough to cast light or shadow on them: slot, and if complete."""

    spread: Spread
    lying: tuple[Lying, ...]
    around: tuple[tuple[int, bool], ...]
    more: int
    """How many further orders have no room."""


def order_rows(orders: tuple[OpenOrder, ...], news: News) -> Iterator[tuple[Box, Row]]:
    """Where each row of orders lies. Drawn one by one, for seldom more than one of them changes."""
    count = len(orders)
    spread = next((each for each in _SPREADS if count <= each.room), _SPREADS[-1])
    shown = orders if count <= spread.room else orders[: spread.room - 1]
    top = ORDERS.top
    for number in range(-(-count // spread.columns) if count <= spread.room else spread.rows):
        first = number * spread.columns
        here = range(first, min(first + spread.columns, len(shown)))
        near = range(max(0, first - spread.columns), min(first + 2 * spread.columns, len(shown)))
        last = here.stop == len(shown)
        foot = _slot(spread, first).bottom
        bottom = min(foot + 22, ORDERS.bottom) if last else foot + spread.down // 2
        row = Row(
            spread,
            tuple(_lying(slot, orders[slot], news) for slot in here),
            tuple((slot, orders[slot].complete) for slot in near),
            count - len(shown) if last else 0,
        )
        yield Box(ORDERS.left, top, ORDERS.right, bottom), row
        top = bottom


def _lying(slot: int, order: OpenOrder, news: News) -> Lying:
    filled = tuple((colour, count) for card, colour, count in news.fields if card == order.card)
    return Lying(slot, order, filled, order.card in news.cards)


def paint_orders(canvas: Canvas, theme: Theme, row: Row) -> None:
    spread = row.spread
    for slot, complete in row.around:
        box = _slot(spread, slot)
        canvas.put(card_ground(theme, spread.form, complete=complete), box.left, box.top)
    for slot, order, filled, taken in row.lying:
        box = _slot(spread, slot)
        put_card(canvas, theme, Order(order.card, order.fields), spread.form, box.left, box.top)
        for left, top, size in _new_fields(order, filled, spread.form):
            canvas.put(chalk(size + 12, size + 12), box.left + left - 6, box.top + top - 6)
        if taken:
            canvas.put(chalk(box.width + 12, box.height + 12), box.left - 6, box.top - 6)
    for slot in (slot for slot, complete in row.around if complete):
        x, y = (edge - spread.seal * 0.2 for edge in _slot(spread, slot)[2:])
        canvas.put(seal(theme, spread.seal).shadowed(2, 1, 2, 0.4), x, y, "mm")
    if row.more:
        box = _slot(spread, spread.room - 1)
        canvas.put(badge(theme, 78, f"+{row.more}"), *box.centre, "mm", "card")


def _slot(spread: Spread, number: int) -> Box:
    row, column = divmod(number, spread.columns)
    left = DESK_LEFT + column * (spread.form.width + spread.across)
    top = _ORDERS_TOP + row * (spread.form.height + spread.down)
    return Box(left, top, left + spread.form.width, top + spread.form.height)


def _new_fields(
    order: OpenOrder, filled: tuple[tuple[int, int], ...], form: Format
) -> list[tuple[float, float, int]]:
    """Where fields lie that were filled just now: of each colour the last ones, for they fill in order."""
    lying, wanted = places(order.card, form), CARDS[order.card].fields
    size = form.fields[len(lying) - 1][0]
    new = []
    for colour, count in filled:
        full = [i for i, cubes in enumerate(order.fields) if cubes and wanted[i] == colour]
        new += [(*lying[i], size) for i in full[-count:]]
    return new


_STORE_TOP, _STORE_BOTTOM = 892, 1038
_BIN = (_WIDTH - 6) / len(COLOURS)


def paint_store(canvas: Canvas, theme: Theme, counts: Counts, new: frozenset[int]) -> None:
    canvas.put(_bins(theme).shadowed(5, 2, 4, 0.5), DESK_LEFT, _STORE_TOP, name="store")
    for colour in COLOURS:
        left = DESK_LEFT + 3 + colour * _BIN
        coal = cube(colour, 58) if counts[colour] else cube(colour, 58).faded(0.35)
        canvas.put(coal, left + _BIN / 2, _STORE_TOP + 16, "tm")
        room = Box(round(left + 8), _STORE_TOP + 78, round(left + _BIN - 8), _STORE_BOTTOM - 12)
        ink = theme.paper if counts[colour] else rgb("#9A8872")
        canvas.write(str(counts[colour]), room, 52, ink)
        if colour in new:
            canvas.put(chalk(round(_BIN) - 4, 140), left + 2, _STORE_TOP + 2)


@kept
def _bins(theme: Theme) -> Sprite:
    height, ink = _STORE_BOTTOM - _STORE_TOP, theme.ink
    art = Art(_WIDTH, height).rectangle(0, 10, _WIDTH, height, ink, radius=6)
    art.rectangle(3, 13, _WIDTH - 3, height - 3, theme.pit, radius=4)
    for colour in COLOURS[1:]:
        x = 3 + colour * _BIN
        art.rectangle(x - 4, 4, x + 4, height - 2, theme.wood, ink, 2)
    for x in (0, _WIDTH - 9):
        art.rectangle(x, 0, x + 9, height, theme.wood, ink, 2)
    art.rectangle(0, height - 9, _WIDTH, height, theme.wood, ink, 2)
    return Sprite.of(art)
