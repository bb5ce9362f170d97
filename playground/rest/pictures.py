"""Pictures inside JSON: `data:image/png;base64,…`, as emojis and avatars come."""

from __future__ import annotations

import base64
import binascii
import re
from typing import TYPE_CHECKING

from msgspec import UNSET

from playground.errors import wrong_field
from playground.uploads import picture_size

if TYPE_CHECKING:
    from playground.objects import Json

_PICTURE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,")


def picture_of(form: Json, name: str, most: int) -> tuple[str, bytes]:
    """The content type and the bytes of the picture in that field; refused if it is none, or too large."""
    value = form.get(name)
    match = _PICTURE.match(value) if isinstance(value, str) else None
    if match is None or not isinstance(value, str):
        code = "BASE_TYPE_REQUIRED" if value is None else "IMAGE_INVALID"
        raise wrong_field((name,), code, "Invalid image data")
    try:
        data = base64.b64decode(value[match.end() :], validate=True)
    except binascii.Error as error:
        raise wrong_field((name,), "IMAGE_INVALID", "Invalid image data") from error
    if len(data) > most:
        raise wrong_field(
            (name,), "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {most / 1024:.1f} kb."
        )
    if picture_size(data)[0] is UNSET:
        raise wrong_field((name,), "IMAGE_INVALID", "Invalid image data")
    return match[1], data
