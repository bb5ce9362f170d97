"""Texts of one language, looked up by key and filled with values."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

if TYPE_CHECKING:
    from pathlib import Path

LANGUAGES = ("en", "pl", "hu", "de")
FALLBACK = "en"

_REMEMBERED = 4096

Value: TypeAlias = str | int
"""What may stand in a text. Plural forms are chosen by numbers only."""


class UnknownLanguageError(LookupError):
    """Nothing is written in that language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")


class UnknownTextError(LookupError):
    """No folder has a text with that key, not even in English."""

    def __init__(self, key: str) -> None:
        super().__init__(f"no text is called {key!r}")


class MissingValueError(ValueError):
    """A text has a place for a value that was not given."""

    def __init__(self, key: str, problems: list[Exception]) -> None:
        super().__init__(f"text {key!r}: {'; '.join(map(str, problems))}")


class Texts:
    """The texts of one language. Call it `text`: `text("workers", count=3)`."""

    def __init__(self, language: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.language = language
        self._bundles = bundles
        # A description of a position is made of a hundred texts, nearly all of them the same a click later.
        self._filled = lru_cache(_REMEMBERED)(self._fill)

    def __call__(self, key: str, **values: Value) -> str:
        """The text with its places filled. Raises UnknownTextError and MissingValueError."""
        return self._filled(key, **values)

    def _fill(self, key: str, **values: Value) -> str:
        bundle = next((bundle for bundle in self._bundles if bundle.has_message(key)), None)
        pattern = bundle.get_message(key).value if bundle else None
        if bundle is None or pattern is None:
            raise UnknownTextError(key)
        words, problems = bundle.format_pattern(pattern, {name: _ungrouped(values[name]) for name in values})
        if problems:
            raise MissingValueError(key, problems)
        return _with_minus(str(words), *values.values())


def _ungrouped(value: Value) -> object:
    """Years and ratings are no amounts: 2026, not 2,026."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


def _with_minus(words: str, *values: Value) -> str:
    """Below zero stands a minus sign, as in pictures, and not a hyphen."""
    for value in values:
        if isinstance(value, int) and value < 0:
            words = words.replace(str(value), figure(value))
    return words


def figure(value: int) -> str:
    """A number as it is set in a line."""
    return str(value).replace("-", "−")


@cache
def load(folder: Path, language: str) -> Texts:
    """What `folder` has in that language (`pl.ftl`), with English for what it lacks.

    Raises UnknownLanguageError.
    """
    if language not in LANGUAGES:
        raise UnknownLanguageError(language)
    return Texts(language, tuple(_bundle(folder, each) for each in dict.fromkeys((language, FALLBACK))))


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    # Isolation marks would show as boxes in pictures and break searching in posts; our languages need none.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    return bundle
