"""Fonts, the width of words, and names people chose themselves.

All letters are set by Pillow's basic layout, which every build has: the same words give the same pixels.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import NamedTuple

import font_source_sans_pro as sans
import font_source_serif_pro as serif
from PIL import Image, ImageDraw, ImageFont

from texts import figure

NUMERAL, TITLE, TEXT, STRONG, HEAVY = FACES = ("numeral", "title", "text", "strong", "heavy")
_FILES = {
    NUMERAL: serif.SourceSerifProBlack,
    TITLE: serif.SourceSerifProBold,
    TEXT: sans.SourceSansProSemibold,
    STRONG: sans.SourceSansProBold,
    HEAVY: sans.SourceSansProBlack,
}
ELLIPSIS = "…"
LEADING = 1.14
"""How far lines of a paragraph lie apart, as a share of their size."""
_TOGETHER = re.compile(r"(?<=(?<!\S)\w) |(?<=\d) | (?=[+−]\d)")
"""Where no line is broken: a figure stays with what it counts, a word of one letter with the next, and
"−1" with the price it changes."""
_MISSING = "\uffff"
"""No font has it, so it looks as every missing letter does."""


@cache
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FILES[face], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(4096)
def width(words: str, face: str, size: int) -> float:
    return float(font(face, size).getlength(words))


@cache
def cap_height(face: str, size: int) -> int:
    """How far capitals and figures rise above the line they stand on."""
    return -int(font(face, size).getbbox("H", anchor="ls")[1])


class Line(NamedTuple):
    """Words and the size at which they fit."""

    words: str
    face: str
    size: int

    @property
    def width(self) -> float:
        return width(self.words, self.face, self.size)


@lru_cache(4096)
def fit(words: str, face: str, size: int, room: float, least: int) -> Line:
    """The words in the largest size up to `size` that fits; below `least` they are cut and end in "…"."""
    while size > least and width(words, face, size) > room:
        size -= 1
    if width(words, face, size) > room:
        while words and width(words.rstrip() + ELLIPSIS, face, size) > room:
            words = words[:-1]
        words = words.rstrip() + ELLIPSIS
    return Line(words, face, size)


@lru_cache(1024)
def wrap(words: str, face: str, room: float, sizes: tuple[tuple[int, int], ...]) -> tuple[Line, ...]:
    """The words in as many lines as the first of `sizes` that holds them allows: pairs of size and lines.

    Where none holds them they are cut in the last one.
    """
    for size, most in sizes:
        lines = _broken(words, face, size, room)
        if len(lines) <= most and all(width(line, face, size) <= room for line in lines):
            return tuple(Line(line, face, size) for line in lines)
    size, most = sizes[-1]
    lines = _broken(words, face, size, room)
    kept, rest = lines[: most - 1], " ".join(lines[most - 1 :])
    return tuple(fit(line, face, size, room, size) for line in (*kept, rest))


def _broken(words: str, face: str, size: int, room: float) -> list[str]:
    """Lines as long as the room allows; a single word may still be too long."""
    lines: list[str] = []
    for word in _TOGETHER.sub("\N{NO-BREAK SPACE}", words).split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, face, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def paragraph(words: str, face: str, size: int, room: tuple[int, int], least: int) -> tuple[Line, ...]:
    """Lines in the largest size up to `size` in which all of them fit a room of that width and height."""
    across, down = room
    sizes = tuple((each, max(1, int(down / (each * LEADING)))) for each in range(size, least - 1, -1))
    return wrap(words, face, across, sizes)


class Letters(NamedTuple):
    """Words as a mask, and how far its top lies below the line they stand on."""

    mask: Image.Image
    top: int


@lru_cache(2048)
def letters(line: Line) -> Letters:
    face = font(line.face, line.size)
    left, top, right, bottom = (int(edge) for edge in face.getbbox(line.words, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), line.words, font=face, fill=255, anchor="ls")
    return Letters(mask, top)


number = figure
"""As texts write it: with a real minus sign."""


@lru_cache(1024)
def name(given: str, otherwise: str) -> str:
    """A name as our fonts can write it: fancy letters made plain, unknown signs and invisible ones left out.

    A name of which nothing remains becomes `otherwise`.
    """
    plain = "".join(_written(letter) for letter in unicodedata.normalize("NFKC", given))
    plain = " ".join(plain.split())
    return plain if any(letter.isalnum() for letter in plain) else otherwise


def _written(letter: str) -> str:
    if letter.isspace():
        return " "
    if unicodedata.category(letter)[0] in "CM" or unicodedata.bidirectional(letter) in {"R", "AL", "AN"}:
        return ""
    base = unicodedata.normalize("NFD", letter)[0]
    return next((known for known in (letter, base) if _known(known)), "")


@cache
def _known(letter: str) -> bool:
    face = font(TITLE, 24)
    return bytes(face.getmask(letter)) != bytes(face.getmask(_MISSING))
