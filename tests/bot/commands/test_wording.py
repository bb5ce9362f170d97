"""Commands in the languages of those who use them."""

from collections.abc import Iterator
from typing import Any

import discord
from discord.app_commands import TranslationContext, TranslationContextLocation, locale_str

from bot.commands.wording import LONGEST, Translations, explained, spoken
from bot.words import words
from tests.bot.stage import Stage
from texts import LANGUAGES

CONTEXT: Any = TranslationContext(TranslationContextLocation.other, None)


async def test_texts_are_said_in_the_language_of_a_locale() -> None:
    said = spoken(lambda text: f"said in {text.language}")
    assert said.message == "said in en"
    for locale in (discord.Locale.polish, discord.Locale.hungarian, discord.Locale.german):
        assert await Translations().translate(said, locale, CONTEXT) == f"said in {locale.value}"


async def test_other_languages_and_other_texts_stay_as_they_are() -> None:
    said = explained("command-game-new")
    assert await Translations().translate(said, discord.Locale.british_english, CONTEXT) is None
    assert await Translations().translate(said, discord.Locale.japanese, CONTEXT) is None
    assert await Translations().translate(locale_str("game"), discord.Locale.polish, CONTEXT) is None


def texts_of(command: Any) -> Iterator[locale_str]:
    """What a command, its options and their choices are explained with."""
    yield command._locale_description
    for option in getattr(command, "_params", {}).values():
        yield option.description
        yield from (choice._locale_name for choice in option.choices or ())


async def test_every_command_explains_itself_within_discords_limits(stage: Stage) -> None:
    """Texts that were cut would not say what they mean."""
    explained_options = 0
    async with stage.bot() as bot:
        for command in bot.tree.walk_commands():
            for number, said in enumerate(texts_of(command)):
                explained_options += number > 0
                for language in LANGUAGES:
                    assert 0 < len(said.extras["say"](words(language))) <= LONGEST, command.qualified_name
        assert stage.playground.record.refused == []
    assert explained_options > 10


async def test_commands_are_offered_on_servers_and_alone_with_the_bot(stage: Stage) -> None:
    async with stage.bot():
        commands = list(stage.playground.world.commands.values())
        assert {command.name for command in commands} == {
            "game",
            "help",
            "leaderboard",
            "me",
            "rules",
            "stats",
            "tables",
            "vacation",
        }
        assert all(command.contexts == [0, 1] for command in commands)
        assert all(command.default_member_permissions is None for command in commands)
