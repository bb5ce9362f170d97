"""How words are set: quotation marks, dashes, spaces as a language has them. Slips nobody sees in a file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

QUOTES = {"en": "“”", "pl": "„”", "hu": "„”", "de": "„“"}
_EVERY_QUOTE = "\"'„“”«»‚‘"
_SLIPS = {
    "two spaces": re.compile(r"\S {2,}\S"),
    "a space before a mark": re.compile(r"\S [,.;:!?](?:\s|$)"),
    "a mark twice": re.compile(r"\.\.|[?!…]\.|,,|;;|::|, ?,"),
    "a hyphen for a dash": re.compile(r"\S - \S"),
    "a hyphen for a minus": re.compile(r"(?<![\w.])-\d"),
    "nothing in brackets": re.compile(r"\(\s*\)"),
    "a place that was not filled": re.compile(r"\{ ?\$|\?\?\?"),
}
_SPACED_DOTS = {"a space before three dots": re.compile(r"\w …")}
_CONSONANT = "bcćdfghjklłmnńprstwz"
_OF_LANGUAGE = {
    "en": {"a before a vowel": re.compile(r"(?<!Bot )\b[aA] [aeioAEIO]")},
    "pl": _SPACED_DOTS
    | {"z for ze, w for we": re.compile(rf"\b(?:[zZ] (?:s(?!z)|[zśźż])|[wW] [wf])[{_CONSONANT}]")},
    # A figure takes the article of the number it is read as.
    "hu": _SPACED_DOTS
    | {
        "a for az": re.compile(r"(?<!Bot )\b[aA] (?:[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]|(?:1|5\d?)\b)"),
        "az for a": re.compile(r"\b[aA]z (?:[2-46-9]\d*|1\d+)\b"),
    },
    "de": {},
}


def slips(words: str, language: str = "") -> list[str]:
    """What is wrong with words as they are shown, whatever they were put together from."""
    looked_for = _SLIPS | _OF_LANGUAGE.get(language, {})
    return [f"{name}: {words!r}" for name, slip in looked_for.items() if slip.search(words)]


def misquoted(words: str, language: str) -> list[str]:
    """Quotation marks that are not of that language."""
    wrong = {mark for mark in words if mark in _EVERY_QUOTE and mark not in QUOTES[language]}
    return [f"{''.join(sorted(wrong))} in {words!r}"] if wrong else []


class _Elements(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - fluent names its visitors
        self.found += node.value.splitlines()


def pieces(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Every piece of words that stands in a language's file, line by line, with its key."""
    for message in _messages(folder, language):
        elements = _Elements()
        elements.visit(message)
        yield from ((message.id.name, piece) for piece in elements.found)


def small_beginnings(folder: Path, language: str) -> list[str]:
    """Keys of sentences, which end with a full stop, that begin with a small letter."""
    return [message.id.name for message in _messages(folder, language) if _begins_small(message)]


def _begins_small(message: ftl.Message) -> bool:
    assert message.value is not None
    first, last = message.value.elements[0], message.value.elements[-1]
    if not (isinstance(first, ftl.TextElement) and isinstance(last, ftl.TextElement)):
        return False
    return first.value[:1].islower() and last.value.endswith(".")


def _messages(folder: Path, language: str) -> Iterator[ftl.Message]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
    yield from (entry for entry in resource.body if isinstance(entry, ftl.Message))
