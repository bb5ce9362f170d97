"""Cards and helpers in words, longer and shorter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.zoo.cards import CARDS
from games.zoo.components import HIDDEN
from games.zoo.staff import HELPERS
from rendering.zoo import wording

if TYPE_CHECKING:
    from texts import Texts

COLOURS = ("red", "blue", "green", "purple", "yellow", "white")
"""By piece."""


def helper(text: Texts, number: int) -> str:
    """With its cost, glory and text."""
    return text(
        "describe-helper",
        helper=wording.helper_title(text, number),
        cost=wording.heap(text, HELPERS[number].cost),
        glory=HELPERS[number].glory,
        words=wording.helper_text(text, number).removesuffix("."),
    )


def helper_briefly(text: Texts, number: int) -> str:
    cost = wording.heap(text, HELPERS[number].cost)
    return text("describe-helper-short", helper=wording.helper_title(text, number), cost=cost)


def card(text: Texts, number: int) -> str:
    """With its text, and the closing bell if it has one."""
    if number == HIDDEN:
        return text("face-down")
    said = wording.card_text(text, number).removesuffix(".")
    words = f"{said} ({text('describe-end')})" if CARDS[number].end else said
    return text("describe-card", card=wording.card_title(text, number), words=words)


def colour(text: Texts, piece: int) -> str:
    """How a player's token looks."""
    return text("colour", colour=COLOURS[piece])
