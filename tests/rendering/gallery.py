"""What galleries of all games are made of: pictures that together show what a game's pictures can show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from rendering.scene import Picture
from texts import LANGUAGES

ENGLISH = LANGUAGES[0]


class Drawing(NamedTuple):
    """A picture of a gallery, in any light and language."""

    draw: Callable[[str, str], Picture]
    """By theme and language."""
    like: str = ""
    """The name of the one most of it looks like, of the same size; "" for the first of its kind."""
    languages: tuple[str, ...] = LANGUAGES
    """Those it is kept in."""
    wordless: bool = False
    """The same in all languages."""


Gallery: TypeAlias = Mapping[str, Drawing]
"""Drawings by name, each one after the one it is like."""
