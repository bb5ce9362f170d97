"""What every handler needs, in one place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from msgspec import Struct

from bot.emojis import Emojis
from bot.face import Face, Style
from bot.links import CommandLinks
from bot.naming import Naming
from bot.persons import Persons
from bot.pictures import Pictures
from bot.settings import THEME, setting_of
from bot.thinking import Thinking
from bot.words import language_of
from tables import House, Table


class Service(Struct, frozen=True):
    """The parts of a running bot."""

    house: House
    faces: Mapping[str, Face]
    pictures: Pictures
    naming: Naming
    emojis: Emojis
    persons: Persons
    links: CommandLinks
    thinking: Thinking

    def language(self, interaction: discord.Interaction[Any]) -> str:
        """Of whoever clicked: private answers are in their language."""
        return self.persons.get(interaction.user.id).language or language_of(interaction.locale)

    def style(self, interaction: discord.Interaction[Any], table: Table) -> Style:
        """How private pictures are drawn: in the person's language, in the light of the table."""
        return Style(self.language(interaction), setting_of(table, THEME))

    def describes(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether whoever clicked wants pictures in words as well."""
        return self.persons.describes(interaction.user.id)
