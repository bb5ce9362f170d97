"""What a panel is made from: the position as its player sees it, and what is open to them."""

from __future__ import annotations

from msgspec import Struct

from games.core import Action
from games.zoo.actions import Done, Hire, Lobby, Pay
from games.zoo.hiring import payments
from games.zoo.state import Lobbying, Player, State
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


def ends_turn(state: State, seat: int, action: Action) -> bool:
    """Whether it cannot be taken back, so that it is shown once more before it is done."""
    match action:
        case Hire(helper):
            # What can be paid in one way only is paid at once, and the turn goes on.
            return len(payments(state, seat, helper)) == 1
        case Lobby():
            return isinstance(state.phase, Lobbying)
    return isinstance(action, Pay | Done)
