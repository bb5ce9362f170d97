"""Reference pictures: what pictures looked like when somebody last looked at them and was content.

A reference is kept as a PNG file of what differs from another one: other positions from the first, other
languages from English. So eighty boards take little more room than ten. `make pictures` renews those of all
games and draws them in full into `out/pictures`, to be looked at.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image

from rendering.palette import Pixels
from rendering.scene import Picture
from rendering.setting import THEMES
from tests.rendering.gallery import ENGLISH, Drawing, Gallery
from tests.rendering.gluckauf.gallery import DRAWINGS as GLUCKAUF
from tests.rendering.zoo.gallery import DRAWINGS as ZOO

GALLERIES: dict[str, Gallery] = {"gluckauf": GLUCKAUF, "zoo": ZOO}
"""By the key of the game."""
OUT = Path("out/pictures")
_UNCHANGED = 0
"""A number no picture uses."""


def folder(game: str) -> Path:
    """Where the references of a game are kept."""
    return Path(__file__).parent / game / "references"


class Reference(NamedTuple):
    """A picture of a game by its name."""

    game: str
    theme: str
    name: str
    language: str = ENGLISH

    @property
    def file(self) -> Path:
        suffix = "" if self.language == ENGLISH else f".{self.language}"
        return folder(self.game) / self.theme / f"{self.name}{suffix}.png"

    @property
    def drawing(self) -> Drawing:
        return GALLERIES[self.game][self.name]

    @property
    def base(self) -> Reference | None:
        """The one it is kept as the difference from; None for a picture kept as it is."""
        if self.language != ENGLISH:
            return self._replace(language=ENGLISH)
        return self._replace(name=self.drawing.like) if self.drawing.like else None

    def draw(self) -> Picture:
        return self.drawing.draw(self.theme, self.language)

    def expected(self) -> Pixels:
        """Raises FileNotFoundError for a picture nobody has looked at yet."""
        with Image.open(self.file) as image:
            kept = np.asarray(image)
        if self.base is None:
            return kept
        return np.where(kept == _UNCHANGED, self.base.expected(), kept)

    def renew(self, picture: Picture) -> None:
        pixels = picture.pixels
        if self.base is not None:
            pixels = np.where(pixels == self.base.draw().pixels, np.uint8(_UNCHANGED), pixels)
        image = Image.fromarray(np.ascontiguousarray(pixels), "P")
        image.putpalette(picture.palette.entries)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        image.save(self.file, optimize=True)

    def difference(self) -> str:
        """What has changed, in words, with pictures of it in `out/pictures`; "" if nothing has."""
        drawn, expected = self.draw(), self.expected()
        if drawn.pixels.shape != expected.shape:
            return f"its size is {drawn.pixels.shape} and was {expected.shape}"
        changed = drawn.pixels != expected
        if not changed.any():
            return ""
        rows, columns = np.nonzero(changed)
        seen = self._show(drawn, expected, changed)
        box = (int(columns.min()), int(rows.min()), int(columns.max()) + 1, int(rows.max()) + 1)
        return f"{int(changed.sum())} pixels within {box} have changed; look at {seen}"

    def _show(self, drawn: Picture, expected: Pixels, changed: Pixels) -> Path:
        """Before, after, and what has changed in red over a pale copy."""
        OUT.mkdir(parents=True, exist_ok=True)
        stem = f"{self.game}-{self.theme}-{self.name}-{self.language}"
        after = drawn.image()
        drawn.palette.image(expected).save(OUT / f"{stem}-before.png")
        after.save(OUT / f"{stem}-after.png")
        pale = Image.blend(after.convert("L").convert("RGB"), Image.new("RGB", after.size, "white"), 0.6)
        pale.paste((220, 0, 0), (0, 0), Image.fromarray(changed.astype(np.uint8) * 255))
        path = OUT / f"{stem}-difference.png"
        pale.save(path)
        return path


def references(game: str, theme: str) -> Iterator[Reference]:
    """All of a game in a theme."""
    for name, drawing in GALLERIES[game].items():
        for language in drawing.languages:
            yield Reference(game, theme, name, language)


def renew(game: str) -> None:
    """All of a game; what no gallery shows any more goes."""
    known = [reference for theme in THEMES for reference in references(game, theme)]
    for reference in known:
        picture = reference.draw()
        reference.renew(picture)
        shown = OUT / game / reference.theme / f"{reference.name}.{reference.language}.png"
        shown.parent.mkdir(parents=True, exist_ok=True)
        shown.write_bytes(picture.png())
    for file in {*folder(game).rglob("*.png")} - {reference.file for reference in known}:
        file.unlink()
    size = sum(reference.file.stat().st_size for reference in known) / 2**20
    print(f"{game}: {len(known)} references, {size:.1f} MiB. Look at them in {OUT / game}.")


if __name__ == "__main__":
    for each in sys.argv[1:] or GALLERIES:
        renew(each)
