"""The warehouse: how much fruit of each kind there is, and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from games.zoo.components import HIGHEST_FRUIT_PRICE
from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.sprite import Sprite, kept
from rendering.zoo.market.layout import company_box
from rendering.zoo.sprites.fruit import fruit

if TYPE_CHECKING:
    from rendering.colour import RGB
    from rendering.scene import Scene
    from rendering.zoo.theme import Theme

_HEAD = 40


class Stock(Struct, frozen=True):
    order: tuple[int, ...]
    fruit: tuple[int, ...]
    prices: tuple[int, ...]
    before: tuple[int, ...]
    """What prices were, or the same."""
    fresh: frozenset[int]


def draw(scene: Scene, theme: Theme, box: Box, stock: Stock, words: str) -> None:
    shed = scene.lay(box, _paint_shed, theme, words)
    for place, kind in enumerate(stock.order):
        column = company_box(place)
        room = Box(column.left + 8, box.top + _HEAD, column.right - 8, box.bottom - 8)
        inside = shed.lay(room, _paint_bin, theme, fresh=kind in stock.fresh)
        left = Box(room.left + 4, room.top + 4, room.left + 132, room.bottom - 4)
        inside.draw(left, _paint_fruit, theme, kind, stock.fruit[kind])
        right = Box(left.right + 6, room.top + 4, room.right - 6, room.bottom - 4)
        inside.draw(right, _paint_prices, theme, stock.prices[kind], stock.before[kind])


def _paint_shed(canvas: Canvas, theme: Theme, words: str) -> None:
    box = canvas.box
    canvas.put(_shed(theme, box.width, box.height), box.left, box.top, name="warehouse")
    room = Box(box.left + 20, box.top + 4, box.right - 20, box.top + _HEAD - 3)
    canvas.write(words, room, 30, theme.gold_high, lettering.TITLE, least=24)


def _paint_bin(canvas: Canvas, theme: Theme, *, fresh: bool) -> None:
    box = canvas.box
    line = theme.fresh if fresh else theme.ink
    canvas.put(_bin(theme, box.width, box.height, line), box.left, box.top, name="bin")


def _paint_fruit(canvas: Canvas, theme: Theme, kind: int, count: int) -> None:
    box = canvas.box
    canvas.put(fruit(theme, kind, 58, absent=not count), box.left + 4, box.centre[1], "ml", "fruit")
    room = Box(box.left + 64, box.top, box.right, box.bottom)
    canvas.write(str(count), room, 50, theme.ink, least=40)


def _paint_prices(canvas: Canvas, theme: Theme, now: int, before: int) -> None:
    """The one that holds is raised, the one before has a frame."""
    box = canvas.box
    pitch = box.width / HIGHEST_FRUIT_PRICE
    for price in range(1, HIGHEST_FRUIT_PRICE + 1):
        here = price == now
        rise = 4 if here else 12
        left, right = round(box.left + (price - 1) * pitch), round(box.left + price * pitch) - 3
        cell = Box(left, box.top + rise, right, box.bottom - rise)
        colour = theme.gold_high if here else theme.paper_shade
        edge = theme.fresh if price == before != now else theme.ink if here else theme.paper_edge
        canvas.put(_tag(cell.width, cell.height, colour, edge), cell.left, cell.top)
        canvas.write(str(price), cell, 40 if here else 28, theme.ink)


@kept
def _shed(theme: Theme, width: int, height: int) -> Sprite:
    art = Art(width, height, 3).rectangle(0, 0, width, height, theme.ink, radius=10)
    art.rectangle(3, 3, width - 3, height - 3, theme.wood_low, radius=8)
    plank = 150
    for x in range(0, width, plank):
        art.line([(x, _HEAD), (x, height - 4)], theme.ink, 2, round_ends=False)
    art.rectangle(3, 3, width - 3, _HEAD - 4, theme.board, radius=8)
    art.rectangle(3, _HEAD - 6, width - 3, _HEAD - 2, theme.gold)
    return Sprite.of(art).shadowed(6, 1, 4, 0.4)


@kept
def _bin(theme: Theme, width: int, height: int, line: RGB) -> Sprite:
    art = Art(width, height).rectangle(0, 0, width, height, line, radius=8)
    art.rectangle(3.5, 3.5, width - 3.5, height - 3.5, theme.paper, radius=5)
    return Sprite.of(art)


@kept
def _tag(width: int, height: int, colour: RGB, line: RGB) -> Sprite:
    art = Art(width, height).rectangle(0, 0, width, height, line, radius=6)
    art.rectangle(2.5, 2.5, width - 2.5, height - 2.5, colour, radius=4)
    return Sprite.of(art)
