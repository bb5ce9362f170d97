"""A language nobody speaks: English with every letter changed and every text longer.

What is shown in plain letters while everybody speaks it did not come from the text files, and what breaks
is too tight for a real translation.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from texts import FALLBACK, catalogue

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

STANDING_FOR = "hu"
"""The language that is replaced."""
_PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_CHANGED = "ÄßÇÐËƑĜĤĪĴĶĿṀŃÕṖɊŔŠŦŮṼŴẊÝŽäƀçďëƒĝĥīĵķŀṁńõṗɋŕšŧůṽŵẋýž"
_LETTERS = str.maketrans(_PLAIN, _CHANGED)
LONGER = 10
"""One letter more for each of so many, as translations are longer than English."""


def changed(words: str) -> str:
    """The words as that language has them."""
    return words.translate(_LETTERS) + "ø" * (len(words.strip()) // LONGER)


class _Changing(Transformer):
    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802 - fluent names its visitors
        return ftl.TextElement(changed(node.value))

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> ftl.StringLiteral:  # noqa: N802
        return node


@contextmanager
def spoken(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """As long as this lasts, everything that stands in Hungarian files is said in that language."""
    original = catalogue._bundle

    @cache
    def bundle(folder: Path, language: str) -> FluentBundle:
        if language != STANDING_FOR:
            return original(folder, language)
        resource = FluentParser().parse((folder / f"{FALLBACK}.ftl").read_text("utf-8"))
        _Changing().visit(resource)
        made = FluentBundle([FALLBACK], use_isolating=False)
        made.add_resource(FluentResource(FluentSerializer().serialize(resource)))
        return made

    catalogue.load.cache_clear()
    patch.setattr(catalogue, "_bundle", bundle)
    try:
        yield
    finally:
        catalogue.load.cache_clear()
