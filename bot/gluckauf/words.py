"""Pieces of the game in words: coal, tiles, orders, spaces."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from bot.face import Label, Labels
from games.gluckauf.components import (
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    SIDE_NAMES,
    STOP_NAMES,
    TILES,
    TRANSPORT_NAMES,
)
from texts import Texts, load

if TYPE_CHECKING:
    from collections.abc import Iterable

FOLDER = Path(__file__).with_name("texts")


def texts(language: str) -> Texts:
    """Raises UnknownLanguageError."""
    return load(FOLDER, language)


def labels(text: Texts) -> Labels:
    return Labels(
        turn=Label(text("button-turn"), "⛏️"),
        own=Label(text("button-mines"), "🛗"),
        cards=Label(text("button-orders"), "📋"),
        mine=Label(text("button-my-mine"), "🛗"),
    )


def coal(text: Texts, colour: int) -> str:
    return text("coal", colour=COLOUR_NAMES[colour])


def heap(text: Texts, colours: Iterable[int]) -> str:
    """Cubes or fields, equal ones counted together: "2 grey, 1 black"."""
    counts = Counter(colours)
    return ", ".join(
        text("cubes", count=counts[colour], colour=COLOUR_NAMES[colour])
        for colour in COLOURS
        if counts[colour]
    )


def transport(text: Texts, number: int) -> str:
    return text("transport", transport=TRANSPORT_NAMES[number])


def by_transport(text: Texts, number: int) -> str:
    """A transport as the means by which something is delivered."""
    return text("by-transport", transport=TRANSPORT_NAMES[number])


def transport_emoji(number: int) -> str:
    """The name of an app emoji, which has no hyphens."""
    return TRANSPORT_NAMES[number].replace("-", "_")


def stop(text: Texts, number: int) -> str:
    return text("stop", stop=STOP_NAMES[number])


def tile(text: Texts, kind: int) -> str:
    it = TILES[kind]
    return text("tile", carts=it.carts, colour=COLOUR_NAMES[it.colour], side=SIDE_NAMES[it.side])


def card(text: Texts, number: int) -> str:
    """An order with all that stands on it."""
    it = CARDS[number]
    return text(
        "card",
        transport=transport(text, it.transport),
        points=text("points", count=it.vp),
        fields=heap(text, it.fields),
    )


def order(text: Texts, number: int) -> str:
    """An order by the name players call it."""
    it = CARDS[number]
    return text("order", transport=transport(text, it.transport), points=text("points", count=it.vp))
