"""Commands in the languages of those who use them: names stay English, what explains them is translated."""

from __future__ import annotations

from collections.abc import Callable

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.words import language_of, words
from texts import FALLBACK, Texts

Say = Callable[[Texts], str]
"""From the bot's texts in some language to a text in that language."""

LONGEST = 100
"""Discord's limit for descriptions and names of choices."""


def spoken(say: Say) -> locale_str:
    """A text of a command, said in every language there is."""
    return locale_str(_said(say, FALLBACK), say=say)


def explained(key: str) -> locale_str:
    """The text of that key."""
    return spoken(lambda text: text(key))


class Translations(app_commands.Translator):
    """Puts `spoken` texts into the language of a locale."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        say = string.extras.get("say")
        language = language_of(locale)
        if say is None or language == FALLBACK:
            return None
        said = _said(say, language)
        return None if said == string.message else said


def _said(say: Say, language: str) -> str:
    return say(words(language))[:LONGEST]
