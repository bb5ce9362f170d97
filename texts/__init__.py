"""What people read, by language: Fluent files of a folder, English where a translation is missing."""

from texts.catalogue import (
    FALLBACK,
    LANGUAGES,
    MissingValueError,
    Texts,
    UnknownLanguageError,
    UnknownTextError,
    figure,
    load,
)

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "MissingValueError",
    "Texts",
    "UnknownLanguageError",
    "UnknownTextError",
    "figure",
    "load",
]
