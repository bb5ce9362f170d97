"""Names of everybody at the table: the seats, and the rulebook's bots, which have none."""

from __future__ import annotations

from string import ascii_uppercase
from typing import TYPE_CHECKING

from msgspec import Struct

from games.zoo.components import MOST_BOTS, TABLE_SIZES
from rendering.setting import Setting

if TYPE_CHECKING:
    from bot.face import Names, Style
    from texts import Texts

PIECES = ("red", "blue", "green", "purple", "yellow", "white")
"""The colours of seats, in the order of their pieces."""
_SIGNS = {"red": "🔴", "blue": "🔵", "green": "🟢", "purple": "🟣", "yellow": "🟡", "white": "⚪"}


class Seating(Struct, frozen=True):
    """By player: the seats first, then as many bots as there can be."""

    mentions: tuple[str, ...]
    plain: tuple[str, ...]
    pieces: tuple[int, ...]

    def setting(self, style: Style, players: int) -> Setting:
        """What pictures of a table with so many players are drawn with."""
        return Setting(self.plain[:players], style.theme, style.language, self.pieces[:players])


def seating(text: Texts, names: Names) -> Seating:
    """Bots take the colours nobody has."""
    free = [colour for colour in PIECES if colour not in names.colours]
    bots = min(MOST_BOTS, max(TABLE_SIZES) - len(names.plain))
    # By letters: "Bot 1 2 apples" would leave the eye to guess.
    called = [text("bot", letter=letter) for letter in ascii_uppercase[:bots]]
    colours = (*names.colours, *free[:bots])
    return Seating(
        (*names.mentions, *(f"{_SIGNS[colour]} {name}" for colour, name in zip(free, called, strict=False))),
        (*names.plain, *called),
        tuple(map(PIECES.index, colours)),
    )
