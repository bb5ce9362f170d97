"""What everything lies on: a wall with a sunburst, as on posters of the nineteen-thirties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering import lettering
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.scene import Backdrop
from rendering.sprite import Sprite
from rendering.zoo.sprites import icons

if TYPE_CHECKING:
    from PIL import Image

    from rendering.zoo.theme import Theme

WIDTH, HEIGHT = 1650, 1050
"""Of every picture but the market."""
TITLE = Box(0, 0, WIDTH, 104)
_RAYS = 48
_TITLE_SIZE, _TITLE_LEAST = 46, 30


def wall(theme: Theme, width: int, height: int) -> Image.Image:
    art = Art(width, height, 2, theme.ground)
    step = 360 / _RAYS
    for ray in range(0, _RAYS, 2):
        art.wedge(width / 2, height * 1.06, width * 1.2, ray * step, (ray + 1) * step, theme.ray)
    return art.done().convert("RGB")


def backdrop(theme: Theme, width: int = WIDTH, height: int = HEIGHT, *sheets: Box) -> Backdrop:
    """The wall, with sheets of paper on it."""
    canvas = Canvas(wall(theme, width, height), Box(0, 0, width, height))
    for box in sheets:
        canvas.put(sheet(theme, box.width, box.height), box.left, box.top)
    return Backdrop(canvas.image, theme.palette)


def sheet(theme: Theme, width: int, height: int) -> Sprite:
    """Paper in a frame with stepped corners."""
    art = Art(width, height, 2)
    art.polygon(_stepped(0, 0, width, height, 22), theme.ink)
    art.polygon(_stepped(3, 3, width - 3, height - 3, 21), theme.gold)
    art.polygon(_stepped(7, 7, width - 7, height - 7, 20), theme.ink)
    art.polygon(_stepped(9, 9, width - 9, height - 9, 20), theme.paper)
    return Sprite.of(art).shadowed(8, 2, 5, 0.4)


def _stepped(left: float, top: float, right: float, bottom: float, step: float) -> list[tuple[float, float]]:
    half = step / 2
    corner = ((0.0, step), (half, step), (half, half), (step, half), (step, 0.0))
    return [
        *((left + x, top + y) for x, y in corner),
        *((right - x, top + y) for x, y in reversed(corner)),
        *((right - x, bottom - y) for x, y in corner),
        *((left + x, bottom - y) for x, y in reversed(corner)),
    ]


def enamel(theme: Theme, width: int, height: int) -> Sprite:
    """A dark sign in a golden frame."""
    art = Art(width, height).rectangle(0, 0, width, height, theme.ink, radius=12)
    art.rectangle(3, 3, width - 3, height - 3, theme.gold, radius=10)
    art.rectangle(6.5, 6.5, width - 6.5, height - 6.5, theme.board, radius=7)
    return Sprite.of(art).shadowed(5, 1, 4)


def paint_title(canvas: Canvas, theme: Theme, words: str) -> None:
    """A sign with the zoo's paws and the title."""
    line = lettering.fit(words, lettering.TITLE, _TITLE_SIZE, WIDTH - 400, _TITLE_LEAST)
    width = round(line.width) + 210
    left, middle = (WIDTH - width) // 2, canvas.box.top + 52
    canvas.put(enamel(theme, width, 78), left, middle, "ml", "plate")
    for x in (left + 32, left + width - 32 - 48):
        canvas.put(icons.paw(48, theme.gold_high), x, middle, "ml")
    room = Box(left + 92, middle - 36, left + width - 92, middle + 36)
    canvas.write(words, room, _TITLE_SIZE, theme.paper, lettering.TITLE, least=_TITLE_LEAST)


def paint_emblem(canvas: Canvas, theme: Theme) -> None:
    """The zoo's paw, where nothing else is."""
    size = min(250, canvas.box.height - 30)
    x, y = canvas.box.centre
    art, r = Art(size, size), size / 2
    for radius, width in ((r - 1, size * 0.03), (r - size * 0.06, size * 0.012)):
        art.ellipse(r, r, radius, line=theme.stone, width=width)
    canvas.put(Sprite.of(art), x, y, "mm")
    canvas.put(icons.paw(round(size * 0.6), theme.stone), x, y, "mm")
