"""Reference pictures: what pictures looked like when somebody last looked at them and was content.

A reference is kept as a PNG file of what differs from another one: other positions from the first, other
languages from English. So eighty boards take little more room than ten. `make pictures` renews them all and
draws them in full into `out/pictures`, to be looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image

from rendering.gluckauf.theme import THEMES
from rendering.palette import Pixels
from rendering.scene import Picture
from tests.rendering.gluckauf.gallery import EXHIBITS, SHEETS
from texts import LANGUAGES

FOLDER = Path(__file__).parent / "references"
OUT = Path("out/pictures")
ENGLISH, *OTHERS = LANGUAGES
_UNCHANGED = 0
"""A number no picture uses."""


class Reference(NamedTuple):
    """A picture by its name, with the one it is kept as the difference from."""

    theme: str
    name: str
    language: str = ENGLISH
    base: str = ""
    """The name of the other one, in English; "" for a picture kept as it is."""

    @property
    def file(self) -> Path:
        suffix = "" if self.language == ENGLISH else f".{self.language}"
        return FOLDER / self.theme / f"{self.name}{suffix}.png"

    def draw(self) -> Picture:
        kind, _, position = self.name.partition("-of-")
        if kind == "board":
            return EXHIBITS[position]().board(self.theme, self.language)
        if kind == "mine":
            return EXHIBITS[position]().mine(self.theme, self.language)
        return SHEETS[self.name](self.theme, self.language)

    def expected(self) -> Pixels:
        """Raises FileNotFoundError for a picture nobody has looked at yet."""
        with Image.open(self.file) as image:
            kept = np.asarray(image)
        if not self.base:
            return kept
        return np.where(
            kept == _UNCHANGED, Reference(self.theme, self.base, base=_base(self.base)).expected(), kept
        )

    def renew(self) -> None:
        picture = self.draw()
        pixels = picture.pixels
        if self.base:
            other = Reference(self.theme, self.base).draw().pixels
            pixels = np.where(pixels == other, np.uint8(_UNCHANGED), pixels)
        image = Image.fromarray(np.ascontiguousarray(pixels), "P")
        image.putpalette(picture.palette.entries)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        image.save(self.file, optimize=True)

    def difference(self) -> str:
        """What has changed, in words, with pictures of it in `out/pictures`; "" if nothing has."""
        drawn, expected = self.draw(), self.expected()
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
        stem = f"{self.theme}-{self.name}-{self.language}"
        after = drawn.image()
        drawn.palette.image(expected).save(OUT / f"{stem}-before.png")
        after.save(OUT / f"{stem}-after.png")
        pale = Image.blend(after.convert("L").convert("RGB"), Image.new("RGB", after.size, "white"), 0.6)
        pale.paste((220, 0, 0), (0, 0), Image.fromarray(changed.astype(np.uint8) * 255))
        path = OUT / f"{stem}-difference.png"
        pale.save(path)
        return path


def _base(name: str) -> str:
    """What a picture is kept as the difference from, in English."""
    kind, of, position = name.partition("-of-")
    first = next(iter(EXHIBITS))
    return f"{kind}-of-{first}" if of and position != first else ""


def references(theme: str) -> Iterator[Reference]:
    """All of a theme. Mines have no words: in other languages they are the same."""
    for position in EXHIBITS:
        for kind in ("board", "mine"):
            name = f"{kind}-of-{position}"
            yield Reference(theme, name, base=_base(name))
        board = f"board-of-{position}"
        yield from (Reference(theme, board, language, board) for language in OTHERS)
    for sheet in SHEETS:
        yield Reference(theme, sheet)
        yield from (Reference(theme, sheet, language, sheet) for language in OTHERS)


def renew() -> None:
    for theme in THEMES:
        for reference in references(theme):
            reference.renew()
            shown = OUT / theme / f"{reference.name}.{reference.language}.png"
            shown.parent.mkdir(parents=True, exist_ok=True)
            shown.write_bytes(reference.draw().png())
    kept = list(FOLDER.rglob("*.png"))
    size = sum(file.stat().st_size for file in kept) / 2**20
    print(f"{len(kept)} references, {size:.1f} MiB. Look at them in {OUT}.")


if __name__ == "__main__":
    renew()
