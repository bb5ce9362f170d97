"""Pictures in words, whatever the game: to fit, what matters least is said more briefly first."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.setting import Setting

ALT_LIMIT = 1024
"""What Discord takes as a picture's alternative text."""
_NAME_IN_ALT = 16
_NAME_IN_FULL = 40


class Description(Struct, frozen=True):
    """A picture in words."""

    alt: str
    """At most ALT_LIMIT characters."""
    full: str
    """Everything in the picture, a line for each thing."""


class Part(Struct, frozen=True):
    """Something to say: its wordings from long to short ("" leaves it out), and how much it matters."""

    wordings: tuple[str, ...]
    weight: int


def always(words: str) -> Part:
    """Said as it is, to the last."""
    return Part((words,), 9)


def sentence(words: str) -> str:
    """With a full stop, unless it asks something."""
    return words if words.endswith("?") else f"{words}."


def fit(parts: Sequence[Part], limit: int = ALT_LIMIT) -> str:
    """The parts in their order, worded as fully as the limit allows."""
    chosen = [0] * len(parts)
    while len(words := _joined(parts, chosen)) > limit:
        shrinkable = [i for i, part in enumerate(parts) if chosen[i] + 1 < len(part.wordings)]
        if not shrinkable:
            return words[: limit - 1].rstrip() + "…"
        chosen[min(shrinkable, key=lambda i: (parts[i].weight, chosen[i], -i))] += 1
    return words


def _joined(parts: Sequence[Part], chosen: Sequence[int]) -> str:
    return " ".join(words for part, at in zip(parts, chosen, strict=True) if (words := part.wordings[at]))


def alt_names(setting: Setting) -> tuple[str, ...]:
    return _names(setting, _NAME_IN_ALT)


def full_names(setting: Setting) -> tuple[str, ...]:
    return _names(setting, _NAME_IN_FULL)


def _names(setting: Setting, longest: int) -> tuple[str, ...]:
    return tuple(spoken(name, longest) or setting.name(seat) for seat, name in enumerate(setting.names))


def spoken(name: str, longest: int) -> str:
    """A player's name for a sentence: no control or formatting characters, and not too long."""
    kept = "".join(" " if char.isspace() else char for char in name if _readable(char))
    words = " ".join(kept.split())
    return words if len(words) <= longest else words[: longest - 1].rstrip() + "…"


def _readable(char: str) -> bool:
    return char.isspace() or not unicodedata.category(char).startswith("C")
