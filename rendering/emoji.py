"""Emojis as files: a piece in a square, with a rim of paper.

The rim lets dark pieces be seen on Discord's dark ground; on its light one it is hardly noticed.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from PIL import Image, ImageFilter

if TYPE_CHECKING:
    from rendering.colour import RGB
    from rendering.sprite import Sprite

SIZE = 128
RIM = 4
ROOM = SIZE - 2 * RIM
"""What the piece itself may take."""


def rimmed(sprite: Sprite, paper: RGB) -> bytes:
    """A PNG file."""
    image = Image.new("RGBA", (SIZE, SIZE))
    image.paste(sprite.image, ((SIZE - sprite.image.width) // 2, (SIZE - sprite.image.height) // 2))
    alpha = image.getchannel("A").filter(ImageFilter.GaussianBlur(RIM / 2))
    ground = Image.new("RGBA", (SIZE, SIZE), paper)
    ground.putalpha(alpha.point(lambda value: min(255, value * 6)))
    ground.alpha_composite(image)
    data = io.BytesIO()
    ground.save(data, "PNG", optimize=True)
    return data.getvalue()
