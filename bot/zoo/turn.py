"""What a panel is made from: the position as its player sees it, and what is open to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from bot.face import Buttons, Choice, Note, Pick
from games.core import Action
from games.zoo.state import Player, State
from texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Part: TypeAlias = Buttons | Pick | Note

BUTTONS_IN_A_ROW = 5


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


class Decision(Struct, frozen=True):
    """The part of a panel that differs from phase to phase."""

    title: str
    parts: tuple[Part, ...] = ()
    warning: str = ""
    confirm: tuple[str, ...] = ()
    summary: str = ""
    """Where it is not told from the planned steps."""


def choice(
    label: str,
    *actions: Action,
    emoji: str = "",
    note: str = "",
    possible: bool = True,
    final: bool = False,
) -> Choice:
    return Choice(label, tuple(map(str, actions)), emoji, note, possible, final)


def rows(choices: Sequence[Choice]) -> Iterator[Buttons]:
    """Buttons, five to a row."""
    for start in range(0, len(choices), BUTTONS_IN_A_ROW):
        yield Buttons(tuple(choices[start : start + BUTTONS_IN_A_ROW]))
