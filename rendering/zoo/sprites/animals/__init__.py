"""The helpers: thirty-six animals in their best clothes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.art import Art
from rendering.sprite import Sprite, kept
from rendering.zoo.sprites.animals import birds, large, small
from rendering.zoo.sprites.animals.easel import Easel

if TYPE_CHECKING:
    from collections.abc import Callable

ANIMALS: dict[str, Callable[[Easel], None]] = {
    "hedgehog": small.hedgehog,
    "canary": birds.canary,
    "parrot": birds.parrot,
    "badger": large.badger,
    "ferret": small.ferret,
    "toucan": birds.toucan,
    "mole": small.mole,
    "goat": large.goat,
    "tapir": large.tapir,
    "fox": large.fox,
    "squirrel": small.squirrel,
    "weasel": small.weasel,
    "mouse": small.mouse,
    "bear": large.bear,
    "raccoon": large.raccoon,
    "magpie": birds.magpie,
    "beaver": small.beaver,
    "chameleon": large.chameleon,
    "lion": large.lion,
    "pelican": birds.pelican,
    "hamster": small.hamster,
    "heron": birds.heron,
    "peacock": birds.peacock,
    "stoat": small.stoat,
    "owl": birds.owl,
    "lynx": large.lynx,
    "dog": large.dog,
    "stork": birds.stork,
    "monkey": large.monkey,
    "wolf": large.wolf,
    "duck": birds.duck,
    "rat": small.rat,
    "bat": small.bat,
    "elk": large.elk,
    "sheep": large.sheep,
    "rabbit": small.rabbit,
}
"""In the order of the helper cards."""


@kept
def animal(name: str, size: int, across: int) -> Sprite:
    """Head and shoulders, in the middle of so much room across; what is wider than that is cut off."""
    art = Art(across, size).at((across - size) / 2 + size * 0.04, size * 0.09, size / 109)
    ANIMALS[name](Easel(art))
    return Sprite.of(art)
