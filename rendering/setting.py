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

    def name(self, seat: int) -> str:
        """The name of that seat in letters we can write."""
        return lettering.name(self.names[seat], f"№ {seat + 1}")
