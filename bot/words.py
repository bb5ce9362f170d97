"""The bot's own texts, and which language is meant for whom."""

from __future__ import annotations

from pathlib import Path

from texts import FALLBACK, LANGUAGES, Texts, load

_FOLDER = Path(__file__).parent / "texts"


def words(language: str) -> Texts:
    return load(_FOLDER, language)


def opening(said: str) -> str:
    """At the beginning of a line."""
    return said[:1].upper() + said[1:]


def inside(language: str, said: str) -> str:
    """Within a sentence. In German the first word may be a noun, and keeps its capital."""
    return said if language == "de" else said[:1].lower() + said[1:]


def language_of(locale: object | None) -> str:
    """The language of a Discord client by its locale ("pt-BR"), as near as we have it."""
    spoken = str(locale or "").partition("-")[0]
    return spoken if spoken in LANGUAGES else FALLBACK
