"""What trays and sheets lie on: the desk by lamplight, with a plaque for their title."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import darker, rgb
from rendering.gluckauf.desk import desk
from rendering.gluckauf.sprites.icons import hammers
from rendering.gluckauf.sprites.plates import plate
from rendering.scene import Backdrop
from rendering.sprite import Sprite

if TYPE_CHECKING:
    from rendering.gluckauf.theme import Theme

WIDTH, HEIGHT = 1650, 1050
TITLE = Box(0, 0, WIDTH, 104)
_TITLE_SIZE, _TITLE_LEAST = 46, 30
_LAMPLIGHT = rgb("#FF9440")
_SIGN = 52


def desk_by_lamplight(theme: Theme, *lying: tuple[Sprite, Box]) -> Backdrop:
    """The desk lit from above, with what lies on it."""
    canvas = Canvas(desk(theme, WIDTH, HEIGHT, edge=False), Box(0, 0, WIDTH, HEIGHT))
    canvas.light(WIDTH / 2, 40, 1000, 640, _LAMPLIGHT, 1.4, 0.3)
    for sprite, box in lying:
        canvas.put(sprite, box.left, box.top)
    return Backdrop(canvas.image, theme.palette)


def pad(theme: Theme, width: int, height: int) -> Sprite:
    """A leather pad with brass at its corners."""
    leather = darker(theme.desk, 0.42)
    art = Art(width, height, 2).rectangle(0, 0, width, height, theme.ink, radius=18)
    art.rectangle(3, 3, width - 3, height - 3, leather, radius=15)
    art.rectangle(12, 12, width - 12, height - 12, None, darker(leather, 0.3), 2, 10)
    for x, across in ((0, 1), (width, -1)):
        for y, down in ((0, 1), (height, -1)):
            corner = [(x, y), (x + across * 58, y), (x, y + down * 58)]
            art.polygon(corner, theme.brass, theme.ink, 3)
            art.line(
                [(x + across * 12, y + down * 30), (x + across * 30, y + down * 12)], theme.brass_high, 3
            )
    shape = art.mask(lambda mask: mask.rectangle(0, 0, width, height, (255, 255, 255), radius=18))
    art.image.putalpha(shape)
    return Sprite.of(art).shadowed(8, 2, 5, 0.5)


def paint_title(canvas: Canvas, theme: Theme, words: str) -> None:
    """A brass plate with the miners' sign and the title."""
    line = lettering.fit(words, lettering.TITLE, _TITLE_SIZE, WIDTH - 400, _TITLE_LEAST)
    width = round(line.width) + 2 * _SIGN + 110
    left, middle = (WIDTH - width) // 2, canvas.box.top + 52
    canvas.put(plate(theme, width, 78), left, middle, "ml", "plate")
    for x in (left + 32, left + width - 32 - _SIGN):
        canvas.put(hammers(_SIGN, theme.brass_high), x, middle, "ml")
    room = Box(left + 44 + _SIGN, middle - 36, left + width - 44 - _SIGN, middle + 36)
    canvas.write(words, room, _TITLE_SIZE, theme.paper, lettering.TITLE, least=_TITLE_LEAST)
