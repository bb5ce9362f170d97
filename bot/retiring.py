"""Posts that were sent and are edited: an old one loses its buttons, a live one says who still thinks."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.rebuilding import inside, kept, rebuild


async def take_buttons_off(message: discord.Message) -> None:
    """Edits a post down to its texts and pictures. A post without buttons is left alone."""
    if any(isinstance(part, discord.ActionRow) for frame in message.components for part in inside(frame)):
        await rebuild(message, _without_buttons)


def _without_buttons(part: Any) -> ui.Item[Any] | None:
    return None if isinstance(part, discord.ActionRow) else kept(part)


async def change_text(message: discord.Message, number: int, text: str) -> None:
    """Edits the one text of a post that has this number, unless it says so already."""
    parts = [part for frame in message.components for part in inside(frame)]
    if any(part.id == number and part.content != text for part in parts):
        await rebuild(
            message, lambda part: ui.TextDisplay(text, id=number) if part.id == number else kept(part)
        )
