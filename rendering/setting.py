"""What a table chose for its pictures, whatever the game."""

from __future__ import annotations

from msgspec import Struct

from rendering import lettering

THEMES = ("light", "dark")


class Setting(Struct, frozen=True):
    """Who sits where, in which light and in which language."""

    names: tuple[str, ...]
    theme: str = "light"
    language: str = "en"
    pieces: tuple[int, ...] = ()
    """With which colour and shape each seat plays; () gives every seat that of its own number."""

    def piece(self, seat: int) -> int:
        """The number of the colour and shape of that seat."""
        return self.pieces[seat] if self.pieces else seat

    def name(self, seat: int) -> str:
        """The name of that seat in letters we can write."""
        return lettering.name(self.names[seat], f"№ {seat + 1}")
