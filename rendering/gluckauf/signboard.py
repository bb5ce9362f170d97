"""What the bot shows of itself: its avatar and its banner."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from games.gluckauf.components import BLACK, BROWN, COLOURS, DARK, EMPTY, GREY, LIGHT, YELLOW
from rendering import shapes
from rendering.art import Art
from rendering.canvas import Box, Canvas
from rendering.colour import mix, rgb
from rendering.gluckauf.mine import backdrop, landscape, layout
from rendering.gluckauf.sprites.carts import CAGE_SIZE, loaded_cage
from rendering.gluckauf.sprites.tunnels import Chamber, tunnel
from rendering.gluckauf.sprites.workers import worker
from rendering.gluckauf.theme import DARK as NIGHT
from rendering.gluckauf.theme import LIGHT as DAY
from rendering.gluckauf.theme import PLAYER
from rendering.sprite import gradient

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL import Image

AVATAR = 512
BANNER = layout.SCENE, 427
_HORIZON = 404
_GALLERY = layout.FIRST_LEVEL + 8
_LOAD = (YELLOW, BROWN, GREY, BLACK, YELLOW)
_SUN = rgb("#F7C65B")
_CAGE_LIGHT = rgb("#FFB547")


def avatar() -> bytes:
    """A headframe before the rising sun, and coal below. Discord cuts a circle out of it."""
    middle = AVATAR / 2
    art = Art(AVATAR, AVATAR, 3)
    sky = gradient(*art.image.size, (0, rgb("#8FB0B4")), (0.45, rgb("#E9DDB4")), (0.8, rgb("#F6CF86")))
    art.image.paste(sky)
    art.ellipse(middle, 236, 196, fill=mix(DAY.sky[2], _SUN, 0.3)).ellipse(middle, 236, 164, fill=_SUN)
    art.path(f"M0 352 Q90 306 180 344 Q280 380 360 336 Q440 300 {AVATAR} 346 V420 H0 Z", DAY.hill_near)
    art.rectangle(0, _HORIZON - 8, AVATAR, _HORIZON + 12, DAY.grass)
    for step, colour in enumerate(COLOURS[1:]):
        top = _HORIZON + 8 + step * 40
        edge = shapes.bezier([(0, top), (170, top - 12), (340, top + 14), (AVATAR, top)])
        rock = (DAY.rock(YELLOW, LIGHT), DAY.rock(BROWN, LIGHT), DAY.rock(BLACK, LIGHT))[colour - 1]
        art.polygon([(0, top), *edge, (AVATAR, AVATAR), (0, AVATAR)], rock, DAY.ink, 4)
    art.rectangle(middle - 66, _HORIZON - 4, middle + 66, AVATAR, rgb("#1D1612"), DAY.ink, 5)
    art.at(middle - 265 * 1.24, 22, 1.24)
    landscape.draw_headframe(art, DAY, 265)
    art.at().line([(middle, 110), (middle, _HORIZON - 60)], DAY.ink, 5)
    canvas = Canvas(art.done().convert("RGB"), Box(0, 0, AVATAR, AVATAR))
    canvas.light(middle, AVATAR - 90, 170, 120, _CAGE_LIGHT, 1.2, 0.7)
    canvas.put(
        loaded_cage(DAY, (YELLOW, BROWN, GREY, BLACK, YELLOW)).shadowed(5, 0, 4, 0.5),
        middle,
        AVATAR - 24,
        "bm",
    )
    return _file(canvas.image)


def banner() -> bytes:
    """Evening at the pithead: the next shift waits, the upper levels are lit."""
    canvas = backdrop(NIGHT).ground.part(Box(0, 0, *BANNER))
    canvas.light(layout.SHAFT_X, 250, 210, 150, _CAGE_LIGHT, 1.3, 0.5)
    for x, chamber in _chambers():
        if chamber.side == LIGHT:
            canvas.light(x + chamber.width / 2, _GALLERY + 46, 140, 90, rgb("#FF9C2E"), 1.1, 0.34)
        canvas.put(tunnel(NIGHT, chamber), x, _GALLERY)
    width, height = CAGE_SIZE
    rope = layout.GROUND - height
    canvas.fill(Box(layout.SHAFT_X - 2, 92, layout.SHAFT_X + 2, rope + 8), NIGHT.ink)
    canvas.put(loaded_cage(NIGHT, _LOAD), layout.SHAFT_X - width / 2, rope)
    for seat in range(len(PLAYER)):
        canvas.put(worker(NIGHT, seat, 92).shadowed(3, 1, 3, 0.5), 150 + seat * 76, layout.GROUND + 6, "bm")
    return _file(canvas.image)


_LOADS = ((YELLOW, YELLOW), (BROWN,), (EMPTY, GREY))


def _chambers() -> Iterator[tuple[int, Chamber]]:
    """A gallery on either side of the shaft, lit and unlit, low enough for the banner."""
    for i, loads in enumerate(_LOADS):
        away = 8 + i * 164
        yield layout.SHAFT_LEFT - away - 158, Chamber(i, LIGHT, loads, 158, 92)
        yield layout.SHAFT_RIGHT + away, Chamber(i, DARK, loads, 158, 92)


def _file(image: Image.Image) -> bytes:
    data = io.BytesIO()
    image.save(data, "PNG", optimize=True)
    return data.getvalue()
