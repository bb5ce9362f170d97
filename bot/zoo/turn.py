"""What a panel is made from: the position as its player sees it, and what is open to them."""

from __future__ import annotations

from msgspec import Struct

from games.core import Action
from games.zoo.state import Player, State
from texts import Texts


class Turn(Struct, frozen=True):
    """Of the seat that looks."""

    text: Texts
    seat: int
    state: State
    """As that seat may know it, with the planned steps made."""
    legal: tuple[Action, ...]
    names: tuple[str, ...]
    """Of all players, as they stand in sentences."""

    @property
    def me(self) -> Player:
        return self.state.players[self.seat]
