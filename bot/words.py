"""The bot's own texts, and which language is meant for whom."""

from __future__ import annotations

from pathlib import Path

import discord

from texts import FALLBACK, LANGUAGES, Texts, load

_FOLDER = Path(__file__).parent / "texts"


def words(language: str) -> Texts:
    return load(_FOLDER, language)


def language_of(locale: discord.Locale | None) -> str:
    """The language of a Discord client, as near as we have it."""
    spoken = str(locale or "").partition("-")[0]
    return spoken if spoken in LANGUAGES else FALLBACK
