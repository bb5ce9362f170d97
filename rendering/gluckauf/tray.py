"""The picture of a tray: tiles or cards to choose from, numbered as their buttons are."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING

from games.gluckauf.components import HIDDEN, ORDERS, TILES, WORKSHOPS
from games.gluckauf.state import OpenOrder
from rendering.canvas import Box, Canvas
from rendering.gluckauf.ground import HEIGHT, TITLE, WIDTH, desk_by_lamplight, pad, paint_title
from rendering.gluckauf.sprites.cards import (
    CARD_BACK,
    LARGE,
    TILE_BACK,
    TILE_SIZE,
    Order,
    face_down,
    order_card,
    price_tag,
    tile,
    zoomed,
)
from rendering.gluckauf.sprites.icons import hammers, padlock, seal
from rendering.gluckauf.sprites.plates import badge
from rendering.gluckauf.theme import THEMES
from rendering.gluckauf.wording import texts
from rendering.scene import Backdrop, Picture, Scene

if TYPE_CHECKING:
    from rendering.gluckauf.theme import Theme
    from rendering.gluckauf.trays import Item, Tray
    from rendering.setting import Setting
    from rendering.sprite import Sprite

PAD = Box(34, 84, WIDTH - 34, HEIGHT - 24)
_ROOM = Box(58, 120, WIDTH - 58, HEIGHT - 40)
_TAG = 76
"""How large a number is, on one of few items."""
_TAG_BELOW = 0.84
"""The share of a tag that hangs below its item."""
_GAP = 14
_WIDEST_GAP = 84
_LARGEST = 2.2
"""How much larger than in a mine cards are drawn at most."""


def draw(tray: Tray, setting: Setting) -> Picture:
    """The tray in its light and language."""
    theme, text = THEMES[setting.theme], texts(setting.language)
    scene = Scene(backdrop(theme))
    scene.draw(TITLE, paint_title, theme, text(f"title-{tray.kind}"))
    for box, item in zip(cells(len(tray.items), tray.area), tray.items, strict=True):
        scene.draw(box, _paint_item, theme, tray.area, item)
    if not tray.items:
        scene.draw(_ROOM, _paint_nothing, theme)
    return scene.picture()


@cache
def backdrop(theme: Theme) -> Backdrop:
    return desk_by_lamplight(theme, (pad(theme, PAD.width, PAD.height), PAD))


def cells(count: int, area: str) -> list[Box]:
    """Where each of that many items has its place: in the rows that let them be largest."""
    if not count:
        return []
    columns = max(range(1, count + 1), key=lambda columns: _zoom(count, columns, area))
    rows = math.ceil(count / columns)
    width, height = _cell(columns, rows, area)
    top = _ROOM.top + (_ROOM.height - rows * height) // 2
    places = []
    for i in range(count):
        row, column = divmod(i, columns)
        here = min(columns, count - row * columns)
        left = _ROOM.left + (_ROOM.width - here * width) // 2 + column * width
        places.append(Box(left, top + row * height, left + width, top + (row + 1) * height))
    return places


def _cell(columns: int, rows: int, area: str) -> tuple[int, int]:
    """As large as the room allows, but not so large that items lie scattered."""
    width, height = _ROOM.width // columns, _ROOM.height // rows
    across, down = _size(_fitting(width, height, area), area)
    return min(width, across + _WIDEST_GAP), min(height, down + _tag(height) + _WIDEST_GAP)


def _size(zoom: float, area: str) -> tuple[int, int]:
    if area == WORKSHOPS:
        times = max(1, math.floor(zoom))
        return TILE_SIZE[0] * times, TILE_SIZE[1] * times
    return round(LARGE.width * zoom), round(LARGE.height * zoom)


def _zoom(count: int, columns: int, area: str) -> float:
    """How large items are in that many columns."""
    rows = math.ceil(count / columns)
    return _fitting(_ROOM.width // columns, _ROOM.height // rows, area)


def _fitting(width: int, height: int, area: str) -> float:
    across, down = TILE_SIZE if area == WORKSHOPS else LARGE[:2]
    tag = _tag(height) * _TAG_BELOW
    return min((width - _GAP) / across, (height - tag - _GAP) / down, _LARGEST if area == ORDERS else 3)


def _tag(height: int) -> int:
    """The size of a number on an item in a cell of that height."""
    return max(44, min(_TAG, height // 4))


def _sprite(theme: Theme, area: str, item: Item, box: Box) -> Sprite:
    zoom = _fitting(box.width, box.height, area)
    if item.what == HIDDEN:
        return face_down(theme, TILE_BACK if area == WORKSHOPS else CARD_BACK, *_size(zoom, area))
    if area == WORKSHOPS:
        return tile(theme, item.what, max(1, math.floor(zoom)))
    return order_card(theme, Order(item.what, item.fills), zoomed(LARGE, zoom))


def _paint_item(canvas: Canvas, theme: Theme, area: str, item: Item) -> None:
    box = canvas.box
    sprite = _sprite(theme, area, item, box)
    tag = _tag(box.height)
    x, middle = box.centre
    y = middle - tag * _TAG_BELOW / 2
    if item.fills and OpenOrder(item.what, item.fills).complete:
        sprite = sprite.haloed(theme.lamp)
    elif not sprite.margin:
        sprite = sprite.shadowed()
    if item.too_dear or item.laid:
        sprite = sprite.faded(0.42)
    lies = canvas.put(sprite, x, y, "mm", "item", box)
    if item.too_dear:
        _paint_too_dear(canvas, theme, TILES[item.what].price, lies)
    if item.laid:
        canvas.put(seal(theme, tag).shadowed(3, 1, 2), lies.right - tag // 3, lies.top + tag // 3, "mm")
    canvas.put(badge(theme, tag, str(item.number)), x, lies.bottom - tag * (1 - _TAG_BELOW), "tm", "tag", box)


def _paint_too_dear(canvas: Canvas, theme: Theme, price: int, lies: Box) -> None:
    """A lock on the tile; its price stays to be read."""
    zoom = lies.width // TILE_SIZE[0]
    canvas.put(price_tag(theme, price, zoom), lies.left, lies.top)
    lock = padlock(theme, 40 * zoom).shadowed(4, 1, 4, 0.6)
    canvas.put(lock, lies.centre[0], lies.top + lies.height * 0.62, "mm", "lock", lies)


def _paint_nothing(canvas: Canvas, theme: Theme) -> None:
    x, y = canvas.box.centre
    canvas.put(hammers(260, theme.desk_shade), x, y, "mm")
