"""What a panel is made from: the position as its player sees it, and what is open to them."""

from __future__ import annotations

from msgspec import Struct

from games.core import Action
from games.gluckauf.state import Player, State
from texts import Texts


class Turn(Struct, frozen=True):
    """The seat in turn is the one that looks."""

    text: Texts
    state: State
    """As that seat may know it, with the planned steps made."""
    legal: tuple[Action, ...]
    planned: tuple[Action, ...]

    @property
    def me(self) -> Player:
        return self.state.me
