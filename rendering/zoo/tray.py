"""The picture of a tray: cards enlarged, numbered as their buttons are."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING

from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.scene import Backdrop, Picture, Scene
from rendering.sprite import Sprite, kept
from rendering.zoo import wording
from rendering.zoo.cards import HELPER, Face, company_face, helper_face, paint_strip, paint_upright
from rendering.zoo.sprites import icons
from rendering.zoo.sprites.fruit import fruit
from rendering.zoo.theme import THEMES
from rendering.zoo.trays import BOTTOM, DECK, TOP
from rendering.zoo.wall import HEIGHT, TITLE, WIDTH, backdrop, paint_title

if TYPE_CHECKING:
    from rendering.setting import Setting
    from rendering.zoo.theme import Theme
    from rendering.zoo.trays import Item, Tray
    from texts import Texts

_ROOM = Box(24, 112, WIDTH - 24, HEIGHT - 14)
_TAG = 68
_UPRIGHT = 0.74
"""Width of an upright card as a share of its height."""
_SLIMMEST = 2.1
"""Height of one as a share of its width, at most."""
_TALLEST = 790
_UPRIGHT_MOST = 5
"""With more cards than this they lie on their side."""
_GAP = 18
_STRIP_TALLEST = 210


def draw(tray: Tray, setting: Setting) -> Picture:
    """The tray in its light and language."""
    theme, text = THEMES[setting.theme], wording.texts(setting.language)
    scene = Scene(wall(theme))
    scene.draw(TITLE, paint_title, theme, title(text, tray))
    upright = len(tray.items) <= _UPRIGHT_MOST
    for box, item in zip(cells(len(tray.items)), tray.items, strict=True):
        scene.draw(box, _paint_item, theme, _face(text, tray, item), item, _sign(tray, item), upright=upright)
    if not tray.items:
        scene.draw(_ROOM, _paint_nothing, theme)
    return scene.picture()


def title(text: Texts, tray: Tray) -> str:
    if tray.company < 0:
        return text(f"tray-{tray.kind}")
    return text(f"deck-{tray.kind}", company=wording.company(text, tray.company))


@cache
def wall(theme: Theme) -> Backdrop:
    return backdrop(theme)


def cells(count: int) -> list[Box]:
    """Where each of that many cards has its place, its tag included."""
    if not count:
        return []
    if count <= _UPRIGHT_MOST:
        height = min(_ROOM.height, _TALLEST + _TAG)
        width = min((_ROOM.width + _GAP) // count - _GAP, round((height - _TAG) * _UPRIGHT))
        height = min(height, round(width * _SLIMMEST) + _TAG)
        return _grid(count, count, width, height)
    columns = 2 if count <= 12 else 3
    rows = math.ceil(count / columns)
    width = (_ROOM.width + _GAP) // columns - _GAP
    height = min(_STRIP_TALLEST, (_ROOM.height + _GAP // 2) // rows - _GAP // 2)
    return _grid(count, columns, width, height, _GAP // 2)


def _grid(count: int, columns: int, width: int, height: int, gap: int = _GAP) -> list[Box]:
    rows = math.ceil(count / columns)
    top = _ROOM.top + (_ROOM.height - rows * height - (rows - 1) * gap) // 2
    left = _ROOM.left + (_ROOM.width - columns * width - (columns - 1) * _GAP) // 2
    places = []
    for i in range(count):
        row, column = divmod(i, columns)
        x, y = left + column * (width + _GAP), top + row * (height + gap)
        places.append(Box(x, y, x + width, y + height))
    return places


def _face(text: Texts, tray: Tray, item: Item) -> Face:
    return helper_face(text, item.what) if tray.sort == HELPER else company_face(text, item.what)


def _sign(tray: Tray, item: Item) -> str:
    """What the tag says: a number, how many of them, or where it was put."""
    if tray.kind == DECK:
        return f"×{item.number}"
    return {TOP: f"↑{item.number}", BOTTOM: f"↓{item.number}"}.get(item.laid, str(item.number))


def _paint_item(canvas: Canvas, theme: Theme, face: Face, item: Item, sign: str, *, upright: bool) -> None:
    box = canvas.box
    if upright:
        card = Box(box.left, box.top, box.right, box.bottom - _TAG)
        paint_upright(canvas, theme, face, card)
        x, y = card.centre[0], card.bottom + _TAG / 2 + 2
    else:
        card = Box(box.left + _TAG + 8, box.top, box.right, box.bottom)
        paint_strip(canvas, theme, face, card)
        x, y = box.left + _TAG / 2, card.centre[1]
    canvas.put(_tag(theme, _TAG - 8, sign, dark=not item.laid), x, y, "mm", "tag", box)
    if item.company >= 0:
        across, down = (_TAG, 0) if upright else (0, _TAG * 0.8)
        canvas.put(fruit(theme, item.company, 50), x + across, y + down, "mm", "kind", box)
    if item.barred:
        lock = icons.padlock(theme, min(84, card.height // 2)).shadowed(4, 1, 4, 0.6)
        right, below = (card.width - 66, 0.25) if upright else (48, 0.3)
        canvas.put(lock, card.left + right, card.top + card.height * below, "mm", "lock")


@kept
def _tag(theme: Theme, size: int, sign: str, *, dark: bool) -> Sprite:
    art, r = Art(size, size), size / 2
    art.ellipse(r, r, r - 1, fill=theme.ink).ellipse(r, r, r * 0.9, fill=theme.gold)
    art.ellipse(r, r, r * 0.78, fill=theme.board if dark else theme.paper)
    figure = size * (0.58 if len(sign) < 2 else 0.46)
    face = lettering.NUMERAL if sign.isdecimal() else lettering.HEAVY
    art.figure(r, r, sign, figure, theme.paper if dark else theme.ink, face)
    return Sprite.of(art).shadowed(3, 1, 3, 0.4)


def _paint_nothing(canvas: Canvas, theme: Theme) -> None:
    x, y = canvas.box.centre
    canvas.put(icons.paw(260, theme.stone), x, y, "mm")
