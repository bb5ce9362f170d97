"""Emojis for buttons and sentences: the pieces of the game, each in a square with a rim of paper.

The rim lets dark pieces be seen on Discord's dark ground; on its light one it is hardly noticed.
"""

from __future__ import annotations

import io
from functools import cache
from typing import TYPE_CHECKING

from PIL import Image, ImageFilter

from games.gluckauf.components import COLOUR_NAMES, COLOURS, LIGHT, TRANSPORT_NAMES
from rendering.art import Art
from rendering.gluckauf.sprites.carts import cart, lamp, loaded_cage
from rendering.gluckauf.sprites.coal import cube
from rendering.gluckauf.sprites.icons import (
    bell,
    coin,
    delivered,
    hammers,
    laurel,
    mug,
    outstanding,
    padlock,
    seal,
)
from rendering.gluckauf.sprites.transports import transport
from rendering.gluckauf.sprites.tunnels import Chamber, tunnel
from rendering.gluckauf.sprites.workers import token, worker
from rendering.gluckauf.theme import LIGHT as DAY
from rendering.gluckauf.theme import PLAYER_NAMES
from rendering.sprite import Sprite

if TYPE_CHECKING:
    from collections.abc import Iterator

SIZE = 128
_RIM = 4
_ROOM = SIZE - 2 * _RIM


@cache
def emojis() -> dict[str, bytes]:
    """Every emoji of the game as a PNG file, by the name it has on Discord."""
    return {name: _file(sprite) for name, sprite in _drawn()}


def _drawn() -> Iterator[tuple[str, Sprite]]:
    for colour, name in enumerate(COLOUR_NAMES):
        yield name, cube(colour, _ROOM)
        yield f"cart_{name}", cart(DAY, colour, round(_ROOM * 100 / 121), colour)
        yield f"cart_{name}_empty", _empty(colour)
    for kind, name in enumerate(TRANSPORT_NAMES):
        yield name.replace("-", "_"), _sign(transport(kind, 110, DAY.ink, DAY.paper))
    for seat, name in enumerate(PLAYER_NAMES):
        yield name, token(DAY, seat, _ROOM)
        yield f"worker_{name}", worker(DAY, seat, _ROOM)
    yield from _counted()
    yield from _underground()


def _counted() -> Iterator[tuple[str, Sprite]]:
    """What is owned, owed or done."""
    yield "mark", coin(DAY, _ROOM)
    yield "vp", _wreathed()
    yield "order", outstanding(DAY, _ROOM)
    yield "delivered", delivered(DAY, _ROOM)
    yield "done", seal(DAY, _ROOM)
    yield "lock", padlock(DAY, _ROOM)
    yield "starter", bell(DAY, _ROOM)
    yield "canteen", mug(DAY, _ROOM)


def _underground() -> Iterator[tuple[str, Sprite]]:
    yield "mining", hammers(_ROOM - 8, DAY.brass)
    yield "lamp", lamp(DAY, _ROOM)
    yield "lamp_out", lamp(DAY, _ROOM, lit=False)
    yield "cage", Sprite(_shrunk(loaded_cage(DAY, tuple(COLOURS)).image))
    yield "workshop", tunnel(DAY, Chamber(COLOURS[0], LIGHT, (COLOURS[0],), 112, 116, zoom=1))


def _empty(colour: int) -> Sprite:
    """Without the room for a cube above it."""
    drawn = cart(DAY, colour, _ROOM)
    return drawn.cropped(0, round(_ROOM * 0.48), drawn.width, drawn.height)


def _sign(drawing: Sprite) -> Sprite:
    """A silhouette on a sheet of paper: a single ink would be lost on a dark ground."""
    art = Art(_ROOM, 94).rectangle(0, 0, _ROOM, 94, DAY.ink, radius=16)
    art.rectangle(4, 4, _ROOM - 4, 90, DAY.paper, radius=12)
    return Sprite.of(art).with_(drawing, _ROOM / 2, 48, "mm")


def _wreathed() -> Sprite:
    """A laurel around a medal: leaves alone are too thin to be seen in a line of text."""
    art, r = Art(_ROOM, _ROOM), _ROOM / 2
    art.ellipse(r, r, 31, fill=DAY.ink).ellipse(r, r, 27, fill=DAY.brass_high)
    art.ellipse(r, r, 20, fill=DAY.brass)
    return Sprite.of(art).with_(laurel(DAY, _ROOM), 0, 0)


def _shrunk(image: Image.Image) -> Image.Image:
    share = _ROOM / max(image.size)
    return image.resize((round(image.width * share), round(image.height * share)), Image.Resampling.LANCZOS)


def _file(sprite: Sprite) -> bytes:
    image = Image.new("RGBA", (SIZE, SIZE))
    image.paste(sprite.image, ((SIZE - sprite.image.width) // 2, (SIZE - sprite.image.height) // 2))
    mask = (
        image.getchannel("A")
        .filter(ImageFilter.GaussianBlur(_RIM / 2))
        .point(lambda value: min(255, value * 6))
    )
    rimmed = Image.new("RGBA", (SIZE, SIZE), DAY.paper)
    rimmed.putalpha(mask)
    rimmed.alpha_composite(image)
    data = io.BytesIO()
    rimmed.save(data, "PNG", optimize=True)
    return data.getvalue()
