"""Old posts keep what they tell and lose their buttons."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui


async def take_buttons_off(message: discord.Message) -> None:
    """Edits a post down to its texts and pictures. A post without buttons is left alone."""
    if not any(
        isinstance(part, discord.ActionRow) for frame in message.components for part in _inside(frame)
    ):
        return
    view = ui.LayoutView(timeout=None)
    for frame in message.components:
        kept = [item for part in _inside(frame) if (item := _kept(part)) is not None]
        colour = frame.accent_colour if isinstance(frame, discord.Container) else None
        view.add_item(ui.Container(*kept, accent_colour=colour, id=getattr(frame, "id", None)))
    # An edit has to name every attachment it keeps.
    await message.edit(
        view=view, attachments=message.attachments, allowed_mentions=discord.AllowedMentions.none()
    )


def _inside(frame: Any) -> list[Any]:
    return list(frame.children) if isinstance(frame, discord.Container) else []


def _kept(part: Any) -> ui.Item[Any] | None:
    match part:
        case discord.TextDisplay():
            return ui.TextDisplay(part.content)
        case discord.MediaGalleryComponent():
            return _gallery(part)
    return None


def _gallery(part: discord.MediaGalleryComponent) -> ui.MediaGallery[Any]:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    for item in part.items:
        # Its address is a link that expires; by its file's name the attachment is found for ever.
        name = item.media.url.partition("?")[0].rpartition("/")[2]
        gallery.add_item(media=f"attachment://{name}", description=item.description)
    return gallery
