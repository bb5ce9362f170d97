"""Slash commands: what can be typed anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands.game import game_commands
from bot.commands.people import people_commands
from bot.commands.rules import rules_commands
from bot.commands.tables import tables_command

if TYPE_CHECKING:
    from discord import app_commands

    from bot.commands.counter import Counter


def add_commands(tree: app_commands.CommandTree, counter: Counter) -> None:
    tree.add_command(game_commands(counter))
    for command in (tables_command(counter), *people_commands(counter), *rules_commands(counter)):
        tree.add_command(command)
