"""Train the palettes anew from the pictures of the gallery: `make palettes`, when the art has changed."""

from __future__ import annotations

from pathlib import Path

import rendering.gluckauf as package
from rendering.gluckauf import mine, tray
from rendering.gluckauf.board import street
from rendering.gluckauf.sheets import final, ledger
from rendering.gluckauf.theme import THEMES, Theme, flat_colours
from rendering.scene import SHELF
from rendering.training import Onlooker
from tests.rendering.gluckauf.gallery import EXHIBITS, SHEETS

FOLDER = Path(package.__file__).parent / "palettes"


def retrain(theme: Theme) -> None:
    onlooker = Onlooker(theme.palette)
    vars(theme)["palette"] = onlooker  # where the cached property keeps it
    for backdrop in (street.backdrop, mine.backdrop, tray.backdrop, ledger.backdrop, final.backdrop):
        backdrop.cache_clear()
    SHELF.clear()
    for exhibit in (make() for make in EXHIBITS.values()):
        exhibit.board(theme.name, "en")
        exhibit.mine(theme.name, "en")
    for draw in SHEETS.values():
        draw(theme.name, "en")
    onlooker.trained(flat_colours(theme)).write(FOLDER / f"{theme.name}.txt")


if __name__ == "__main__":
    for each in THEMES.values():
        retrain(each)
