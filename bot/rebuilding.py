"""A message that was sent, taken apart and put together again with something changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import ui

from bot.clicks import Clickable

Change = Callable[[Any], ui.Item[Any] | None]
"""A part of the message as it is to be; None leaves it out."""


async def rebuild(message: discord.Message, change: Change) -> None:
    """Edits a post part by part; what it shows stays attached."""
    view = ui.LayoutView(timeout=None)
    for frame in message.components:
        parts = [item for part in inside(frame) if (item := change(part)) is not None]
        colour = frame.accent_colour if isinstance(frame, discord.Container) else None
        view.add_item(ui.Container(*parts, accent_colour=colour, id=getattr(frame, "id", None)))
    # An edit has to name every attachment it keeps.
    await message.edit(
        view=view, attachments=message.attachments, allowed_mentions=discord.AllowedMentions.none()
    )


async def change_text(message: discord.Message, number: int, text: str) -> None:
    """Edits the one text of a post that has this number, unless it says so already."""
    parts = [part for frame in message.components for part in inside(frame)]
    if any(part.id == number and part.content != text for part in parts):
        await rebuild(
            message, lambda part: ui.TextDisplay(text, id=number) if part.id == number else kept(part)
        )


def inside(frame: Any) -> list[Any]:
    return list(frame.children) if isinstance(frame, discord.Container) else []


def kept(part: Any) -> ui.Item[Any] | None:
    """The part as it is."""
    match part:
        case discord.TextDisplay():
            return ui.TextDisplay(part.content, id=part.id)
        case discord.MediaGalleryComponent():
            return _gallery(part)
        case discord.ActionRow():
            return ui.ActionRow(*(_clickable(child) for child in part.children))
    return None


def _clickable(part: Any) -> ui.Item[Any]:
    if isinstance(part, discord.SelectMenu):
        return Clickable(ui.Select.from_component(part))
    return Clickable(ui.Button.from_component(part))


def _gallery(part: discord.MediaGalleryComponent) -> ui.MediaGallery[Any]:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    for item in part.items:
        # Its address is a link that expires; by its file's name the attachment is found for ever.
        name = item.media.url.partition("?")[0].rpartition("/")[2]
        gallery.add_item(media=f"attachment://{name}", description=item.description)
    return gallery
