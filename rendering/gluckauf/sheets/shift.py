"""The score sheet of a shift: every category of the clock, what each player has there, what it brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.gluckauf.components import CATEGORIES_PER_SHIFT, SHIFT_CLOCK
from rendering import lettering
from rendering.canvas import Box, Canvas
from rendering.gluckauf.ground import TITLE, paint_title
from rendering.gluckauf.sheets.ledger import (
    SHEET,
    backdrop,
    faint,
    paint_head,
    paint_total,
    prize,
    rule,
    stripe,
)
from rendering.gluckauf.sprites.carts import cart
from rendering.gluckauf.sprites.coal import enamel
from rendering.gluckauf.sprites.icons import laurel
from rendering.gluckauf.sprites.transports import transport
from rendering.gluckauf.theme import THEMES
from rendering.gluckauf.wording import texts
from rendering.scene import Picture, Scene

if TYPE_CHECKING:
    from games.gluckauf.events import ShiftScored
    from games.gluckauf.state import Row
    from rendering.gluckauf.theme import Theme
    from rendering.setting import Setting
    from rendering.sprite import Sprite

_LEFT, _RIGHT = SHEET.left + 26, SHEET.right - 26
_LABELS = 350
_HEAD = Box(0, 112, 0, 218)
_ROWS_TOP, _ROWS_BOTTOM = 226, 896
_TALLEST = 150
_SUM = 896, 946
_TOTAL = 944, 1014
_PRIZE_WIDTH = 112


def draw(event: ShiftScored, setting: Setting) -> Picture:
    """The sheet for a shift that has just been scored."""
    theme, text = THEMES[setting.theme], texts(setting.language)
    seats = len(event.vp)
    scene = Scene(backdrop(theme))
    scene.draw(TITLE, paint_title, theme, text("sheet-shift", shift=event.shift))
    for seat, column in enumerate(columns(seats)):
        head = Box(column.left, _HEAD.top, column.right, _HEAD.bottom)
        scene.draw(head, paint_head, theme, setting.piece(seat), setting.name(seat))
    scene.draw(Box(_LEFT, _HEAD.top, _LEFT + _LABELS, _HEAD.bottom), _paint_corner, theme)
    height = min(_TALLEST, (_ROWS_BOTTOM - _ROWS_TOP) // len(event.sheet.rows))
    for i, row in enumerate(event.sheet.rows):
        top = _ROWS_TOP + i * height
        fresh = i >= CATEGORIES_PER_SHIFT * (event.shift - 1)
        scene.draw(Box(_LEFT, top, _RIGHT, top + height), _paint_row, theme, row, seats, fresh)
    _draw_sums(scene, theme, event, (text("part-scored"), text("part-total")))
    return scene.picture()


def columns(seats: int) -> list[Box]:
    """Where each player's figures stand, from the top to the bottom of the sheet."""
    left = _LEFT + _LABELS
    width = (_RIGHT - left) // seats
    return [Box(left + i * width, SHEET.top, left + (i + 1) * width, SHEET.bottom) for i in range(seats)]


def _draw_sums(scene: Scene, theme: Theme, event: ShiftScored, labels: tuple[str, str]) -> None:
    seats = len(event.vp)
    points = [event.sheet.points(seat) for seat in range(seats)]
    for (top, bottom), words in zip((_SUM, _TOTAL), labels, strict=True):
        scene.draw(Box(_LEFT, top, _LEFT + _LABELS, bottom), _paint_label, theme, words)
    for seat, column in enumerate(columns(seats)):
        scene.draw(Box(column.left, _SUM[0], column.right, _SUM[1]), _paint_sum, theme, points[seat])
        total = Box(column.left, _TOTAL[0], column.right, _TOTAL[1])
        vp, best = lettering.number(event.vp[seat]), event.vp[seat] == max(event.vp)
        scene.draw(total, paint_total, theme, vp, best=best)


def _paint_corner(canvas: Canvas, theme: Theme) -> None:
    """The prizes below are victory points."""
    canvas.put(laurel(theme, 84), canvas.box.left + 274, canvas.box.centre[1], "mm", "laurel")


def _paint_label(canvas: Canvas, theme: Theme, words: str) -> None:
    room = canvas.box.inset(10, 0)
    canvas.write(words, room, 38, theme.ink, lettering.TITLE, "l", least=26)


def _paint_sum(canvas: Canvas, theme: Theme, points: int) -> None:
    canvas.write(f"+{points}" if points else "0", canvas.box, 44, theme.ink)


def _icon(theme: Theme, category: int, height: int) -> Sprite:
    counted = SHIFT_CLOCK[category]
    if counted.counts == "colour":
        return enamel(theme, counted.kind, min(height - 6, 92))
    if counted.counts == "transport":
        return transport(counted.kind, min(round((height - 8) * 1.65), 108), theme.ink, theme.paper)
    width = min(round((height - 8) / 0.73), 84)
    drawn = cart(theme, counted.kind, width)
    # An empty cart leaves the room for its cube free above it.
    return drawn.cropped(0, round(width * 0.48), drawn.width, drawn.height)


def _paint_row(canvas: Canvas, theme: Theme, row: Row, seats: int, fresh: bool) -> None:
    box = canvas.box
    middle = box.centre[1]
    if row.category % 2:
        canvas.fill(box, stripe(theme))
    rule(canvas, theme, box.left, box.right, box.top, strong=row.category % CATEGORIES_PER_SHIFT == 0)
    number = Box(box.left + 6, box.top, box.left + 66, box.bottom)
    size = min(44, box.height - 14)
    canvas.write(str(row.category + 1), number, size, theme.ink if fresh else faint(theme), align="r")
    canvas.put(_icon(theme, row.category, box.height), box.left + 138, middle + 1, "mm", "icon", box)
    _paint_prizes(canvas, theme, row.category, seats)
    for seat, column in enumerate(columns(seats)):
        cell = Box(column.left, box.top, column.right, box.bottom)
        _paint_result(canvas, theme, row, seat, cell)


def _paint_prizes(canvas: Canvas, theme: Theme, category: int, seats: int) -> None:
    """First and second prize; with two players there is no second."""
    box, prizes = canvas.box, SHIFT_CLOCK[category]
    first = Box(box.left + 206, box.top, box.left + 272, box.bottom)
    size = min(50, box.height - 12)
    canvas.write(str(prizes.first), first, size, theme.ink, align="r")
    if seats > 2:
        second = Box(box.left + 276, box.top, box.left + 338, box.bottom)
        canvas.write(f"/ {prizes.second}", second, round(size * 0.78), faint(theme), align="l")


def _paint_result(canvas: Canvas, theme: Theme, row: Row, seat: int, cell: Box) -> None:
    count, points = row.counts[seat], row.points[seat]
    middle = (cell.left + cell.right) // 2
    size = min(60, cell.height - 10)
    figure = Box(cell.left, cell.top, middle - 10, cell.bottom)
    ink, size = (theme.ink, size) if count else (faint(theme), round(size * 0.7))
    canvas.write(str(count), figure, size, ink, align="r")
    if not points:
        return
    first = points == SHIFT_CLOCK[row.category].first
    height = min(cell.height - 8, 80)
    plate = prize(theme, _PRIZE_WIDTH, height, first=first)
    lies = canvas.put(plate, middle + 12, cell.centre[1], "ml", "prize", cell)
    canvas.write(f"+{points}", lies, min(48, height - 12), theme.ink)
