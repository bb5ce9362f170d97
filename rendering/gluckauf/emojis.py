"""Emojis for buttons and sentences: the pieces of the game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PIL import Image

from games.gluckauf.components import COLOUR_NAMES, COLOURS, LIGHT, TRANSPORT_NAMES
from rendering.art import Art
from rendering.emoji import ROOM, rimmed
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


@cache
def emojis() -> dict[str, bytes]:
    """Every emoji of the game as a PNG file, by the name it has on Discord."""
    return {name: rimmed(sprite, DAY.paper) for name, sprite in _drawn()}


def _drawn() -> Iterator[tuple[str, Sprite]]:
    for colour, name in enumerate(COLOUR_NAMES):
        yield name, cube(colour, ROOM)
        yield f"cart_{name}", cart(DAY, colour, round(ROOM * 100 / 121), colour)
        yield f"cart_{name}_empty", _empty(colour)
    for kind, name in enumerate(TRANSPORT_NAMES):
        yield name.replace("-", "_"), _sign(transport(kind, 110, DAY.ink, DAY.paper))
    for seat, name in enumerate(PLAYER_NAMES):
        yield name, token(DAY, seat, ROOM)
        yield f"worker_{name}", worker(DAY, seat, ROOM)
    yield from _counted()
    yield from _underground()


def _counted() -> Iterator[tuple[str, Sprite]]:
    """What is owned, owed or done."""
    yield "mark", coin(DAY, ROOM)
    yield "vp", _wreathed()
    yield "order", outstanding(DAY, ROOM)
    yield "delivered", delivered(DAY, ROOM)
    yield "done", seal(DAY, ROOM)
    yield "lock", padlock(DAY, ROOM)
    yield "starter", bell(DAY, ROOM)
    yield "canteen", mug(DAY, ROOM)


def _underground() -> Iterator[tuple[str, Sprite]]:
    yield "mining", hammers(ROOM - 8, DAY.brass)
    yield "lamp", lamp(DAY, ROOM)
    yield "lamp_out", lamp(DAY, ROOM, lit=False)
    yield "cage", Sprite(_shrunk(loaded_cage(DAY, tuple(COLOURS)).image))
    yield "workshop", tunnel(DAY, Chamber(COLOURS[0], LIGHT, (COLOURS[0],), 112, 116, zoom=1))


def _empty(colour: int) -> Sprite:
    """Without the room for a cube above it."""
    drawn = cart(DAY, colour, ROOM)
    return drawn.cropped(0, round(ROOM * 0.48), drawn.width, drawn.height)


def _sign(drawing: Sprite) -> Sprite:
    """A silhouette on a sheet of paper: a single ink would be lost on a dark ground."""
    art = Art(ROOM, 94).rectangle(0, 0, ROOM, 94, DAY.ink, radius=16)
    art.rectangle(4, 4, ROOM - 4, 90, DAY.paper, radius=12)
    return Sprite.of(art).with_(drawing, ROOM / 2, 48, "mm")


def _wreathed() -> Sprite:
    """A laurel around a medal: leaves alone are too thin to be seen in a line of text."""
    art, r = Art(ROOM, ROOM), ROOM / 2
    art.ellipse(r, r, 31, fill=DAY.ink).ellipse(r, r, 27, fill=DAY.brass_high)
    art.ellipse(r, r, 20, fill=DAY.brass)
    return Sprite.of(art).with_(laurel(DAY, ROOM), 0, 0)


def _shrunk(image: Image.Image) -> Image.Image:
    share = ROOM / max(image.size)
    return image.resize((round(image.width * share), round(image.height * share)), Image.Resampling.LANCZOS)
