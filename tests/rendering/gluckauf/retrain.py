"""Train the palettes anew from the pictures of the gallery: `make palettes`, when the art has changed."""

from __future__ import annotations

from pathlib import Path

import rendering.gluckauf as package
from rendering.gluckauf import board, mine
from rendering.gluckauf.board import street
from rendering.gluckauf.theme import THEMES, Theme, flat_colours
from rendering.scene import SHELF
from rendering.training import Onlooker
from tests.rendering.gluckauf.gallery import EXHIBITS

FOLDER = Path(package.__file__).parent / "palettes"


def retrain(theme: Theme) -> None:
    onlooker = Onlooker(theme.palette)
    vars(theme)["palette"] = onlooker  # where the cached property keeps it
    street.backdrop.cache_clear()
    mine.backdrop.cache_clear()
    SHELF.clear()
    for exhibit in (make() for make in EXHIBITS.values()):
        setting = exhibit.setting(theme.name, "en")
        board.draw(exhibit.view, setting, exhibit.events)
        mine.draw(exhibit.view, setting, exhibit.seat, exhibit.events)
    onlooker.trained(flat_colours(theme)).write(FOLDER / f"{theme.name}.txt")


if __name__ == "__main__":
    for each in THEMES.values():
        retrain(each)
