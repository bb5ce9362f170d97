"""Slash commands: what can be typed anywhere. Each is given to the handler that also answers the button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands.game import game_commands
from bot.commands.tables import tables_command

if TYPE_CHECKING:
    from discord import app_commands

    from bot.answering import Answering
    from bot.service import Service


def add_commands(tree: app_commands.CommandTree, service: Service, answering: Answering) -> None:
    tree.add_command(game_commands(service, answering))
    tree.add_command(tables_command(service, answering))
