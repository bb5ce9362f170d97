"""Files of a request, and what can be told from their bytes."""

from __future__ import annotations

import io
import mimetypes
import re
import warnings

from msgspec import UNSET, Struct, UnsetType
from PIL import Image

_UNSAFE = re.compile(r"[^\w.\-]+", re.ASCII)


class Upload(Struct, frozen=True):
    """`index` is the n of `files[n]`, as text: how `attachments` refers to it."""

    index: str
    filename: str
    data: bytes

    @property
    def content_type(self) -> str | None:
        return content_type(self.filename)


def safe_name(filename: str) -> str:
    """The name as Discord keeps it: no spaces, no slashes, nothing but letters, digits, dots and dashes."""
    name = _UNSAFE.sub("_", filename.rsplit("/", 1)[-1]).strip(".") or "unknown"
    return name[-120:]


def content_type(filename: str) -> str | None:
    return mimetypes.guess_type(filename)[0]


def picture_size(data: bytes) -> tuple[int, int] | tuple[UnsetType, UnsetType]:
    """Width and height, read from the head of the file; unset when it is no picture."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            with Image.open(io.BytesIO(data)) as picture:
                return picture.size
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return UNSET, UNSET
