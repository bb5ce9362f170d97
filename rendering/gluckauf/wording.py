"""Pieces of the game in words: coal, tiles, cards, spaces, players."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from games.gluckauf.components import (
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    DELIVERY,
    SIDE_NAMES,
    SPACES,
    STOP_NAMES,
    TILES,
    TRANSPORT_NAMES,
)
from texts import Texts, load

if TYPE_CHECKING:
    from collections.abc import Iterable

FOLDER = Path(__file__).with_name("texts")


def texts(language: str) -> Texts:
    """What pictures of this game say in that language. Raises UnknownLanguageError."""
    return load(FOLDER, language)


def opening(words: str) -> str:
    """Words of ours at the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def coal(text: Texts, colour: int) -> str:
    return text("coal", colour=COLOUR_NAMES[colour])


def cubes(text: Texts, counts: Iterable[int]) -> str:
    """Cubes by colour: "2 yellow, 1 grey"."""
    some = [
        text("cubes", count=count, colour=COLOUR_NAMES[colour])
        for colour, count in enumerate(counts)
        if count
    ]
    return ", ".join(some) or text("none")


def heap(text: Texts, colours: Iterable[int]) -> str:
    """Cubes one by one, counted: "2 yellow, 1 grey"."""
    counts = Counter(colours)
    return cubes(text, [counts[colour] for colour in COLOURS])


def fields(text: Texts, colours: Iterable[int]) -> str:
    """Order fields, equal ones together: "2 grey, 1 black"; a single one without its number."""
    wanted = tuple(colours)
    return coal(text, wanted[0]) if len(wanted) == 1 else heap(text, wanted)


def transport(text: Texts, number: int) -> str:
    return text("transport", transport=TRANSPORT_NAMES[number])


def by_transport(text: Texts, number: int) -> str:
    """A transport as the means by which something is delivered."""
    return text("by-transport", transport=TRANSPORT_NAMES[number])


def stop(text: Texts, number: int) -> str:
    return text("stop", stop=STOP_NAMES[number])


def tile(text: Texts, kind: int) -> str:
    """A tile with its price."""
    it = TILES[kind]
    return text(
        "tile",
        carts=it.carts,
        colour=COLOUR_NAMES[it.colour],
        side=SIDE_NAMES[it.side],
        marks=text("marks", count=it.price),
    )


def tile_briefly(text: Texts, kind: int) -> str:
    """A tile without its price, which follows from its colour and carts."""
    it = TILES[kind]
    return text("tile-short", carts=it.carts, colour=COLOUR_NAMES[it.colour], side=SIDE_NAMES[it.side])


def card(text: Texts, number: int) -> str:
    it = CARDS[number]
    return text(
        "card",
        transport=transport(text, it.transport),
        points=text("points", count=it.vp),
        fields=fields(text, it.fields),
    )


def card_briefly(text: Texts, number: int) -> str:
    it = CARDS[number]
    return text(
        "card-short", transport=transport(text, it.transport), points=it.vp, fields=fields(text, it.fields)
    )


def space(text: Texts, index: int) -> str:
    """A worker space that one crew holds."""
    it = SPACES[index]
    if it.draws:
        return text("space-draw", area=it.area)
    if it.area == DELIVERY:
        return text("space-delivery", transport=transport(text, it.number))
    return text("space", area=it.area, number=it.number)
