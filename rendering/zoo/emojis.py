"""Emojis for buttons: fruit, tokens, the animals' coin."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.zoo.components import KIND_NAMES, KINDS, TOKEN_NAMES, TOKENS
from rendering.emoji import ROOM, rimmed
from rendering.zoo.sprites import icons
from rendering.zoo.sprites.fruit import fruit
from rendering.zoo.sprites.tokens import action_token
from rendering.zoo.theme import LIGHT as DAY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rendering.sprite import Sprite

_TOKENS_OF = 1
"""Blue stands for everybody's tokens."""


@cache
def emojis() -> dict[str, bytes]:
    """Every emoji of the game as a PNG file, by the name it has on Discord."""
    return {name: rimmed(sprite, DAY.paper) for name, sprite in _drawn()}


def _drawn() -> Iterator[tuple[str, Sprite]]:
    for kind in KINDS:
        yield f"zoo_{KIND_NAMES[kind]}", fruit(DAY, kind, ROOM)
    for token in TOKENS:
        yield f"zoo_{TOKEN_NAMES[token]}", action_token(DAY, _TOKENS_OF, token, ROOM)
    yield "zoo_coin", icons.coin(DAY, ROOM)
    yield "zoo_paw", icons.paw(ROOM, DAY.board_high)
    yield "zoo_helper", icons.helper(DAY, ROOM)
