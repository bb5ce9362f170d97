"""Attachments: what is known of a file, and its bytes on the CDN."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from playground.objects import Attachment, Blob
from playground.uploads import content_type, picture_size, safe_name

if TYPE_CHECKING:
    from playground.objects import Json
    from playground.uploads import Upload
    from playground.world import World


def attachment_of(world: World, upload: Upload, described: Json, *, ephemeral: bool) -> Attachment:
    """The attachment an upload becomes; `described` is what the request says of it."""
    filename = safe_name(described.get("filename") or upload.filename)
    width, height = picture_size(upload.data)
    return Attachment(
        id=world.ids.new(),
        filename=filename,
        size=len(upload.data),
        content_type=content_type(filename) or UNSET,
        description=described.get("description") or UNSET,
        width=width,
        height=height,
        ephemeral=True if ephemeral else UNSET,
    )


def keep_bytes(world: World, channel_id: str, attachment: Attachment, data: bytes) -> None:
    kind = attachment.content_type
    world.put_blob(
        Blob(
            id=attachment.id,
            content_type="application/octet-stream" if kind is UNSET else kind,
            filename=attachment.filename,
            channel_id=channel_id,
            data=data,
        )
    )


def store_upload(world: World, channel_id: str, upload: Upload) -> Attachment:
    """A file handed in with a command or a modal: on the CDN, in no message."""
    attachment = attachment_of(world, upload, {}, ephemeral=True)
    keep_bytes(world, channel_id, attachment, upload.data)
    return attachment
