"""Finished little drawings, ready to be put anywhere, and the soft things around them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, ImageFilter

if TYPE_CHECKING:
    from rendering.art import Art
    from rendering.colour import RGB

SHADOW: RGB = (26, 16, 8)


class Sprite:
    """A picture with transparency. Its size is that of the thing, without the margin its shadow needs."""

    def __init__(self, image: Image.Image, margin: int = 0) -> None:
        self.image = image
        self.margin = margin
        self.width = image.width - 2 * margin
        self.height = image.height - 2 * margin

    @classmethod
    def of(cls, art: Art) -> Sprite:
        return cls(art.done())

    @cached_property
    def colours(self) -> Image.Image:
        return self.image.convert("RGB")

    @cached_property
    def mask(self) -> Image.Image:
        return self.image.getchannel("A")

    def with_(self, other: Sprite, x: float, y: float, anchor: str = "tl") -> Sprite:
        """This one with another on top of it, within its bounds."""
        image = self.image.copy()
        left, top = corner(other, x, y, anchor)
        layer = Image.new("RGBA", image.size)
        layer.paste(other.image, (left + self.margin, top + self.margin))
        image.alpha_composite(layer)
        return Sprite(image, self.margin)

    def shadowed(self, blur: float = 5, dx: int = 2, dy: int = 4, strength: float = 0.45) -> Sprite:
        """With a soft shadow to its lower right."""
        margin = int(blur * 2.2 + max(abs(dx), abs(dy)))
        size = self.image.width + 2 * margin, self.image.height + 2 * margin
        mask = Image.new("L", size)
        mask.paste(self.mask, (margin + dx, margin + dy))
        mask = mask.filter(ImageFilter.GaussianBlur(blur)).point(lambda value: value * strength)
        image = Image.new("RGBA", size, SHADOW)
        image.putalpha(mask)
        image.alpha_composite(self.image, (margin, margin))
        return Sprite(image, self.margin + margin)

    def haloed(self, colour: RGB, blur: float = 4, grow: int = 5, strength: float = 1.0) -> Sprite:
        """With light around it, as wide as `grow` before it fades."""
        margin = grow + int(blur * 2.4)
        size = self.image.width + 2 * margin, self.image.height + 2 * margin
        mask = Image.new("L", size)
        mask.paste(self.mask, (margin, margin))
        mask = mask.filter(ImageFilter.MaxFilter(2 * grow + 1)).filter(ImageFilter.GaussianBlur(blur))
        image = Image.new("RGBA", size, colour)
        image.putalpha(mask.point(lambda value: value * strength))
        image.alpha_composite(self.image, (margin, margin))
        return Sprite(image, self.margin + margin)

    def faded(self, strength: float) -> Sprite:
        """Thinner, as far as its transparency goes."""
        image = self.image.copy()
        image.putalpha(self.mask.point(lambda value: value * strength))
        return Sprite(image, self.margin)

    def cropped(self, left: int, top: int, right: int, bottom: int) -> Sprite:
        """A part of a sprite without a margin."""
        return Sprite(self.image.crop((left, top, right, bottom)))


def corner(sprite: Sprite, x: float, y: float, anchor: str) -> tuple[int, int]:
    """Where the sprite's picture begins if its anchor lies at (x, y).

    The anchor is two letters: t, m or b for top, middle or bottom; l, m or r for left, middle or right.
    """
    down = {"t": 0.0, "m": 0.5, "b": 1.0}[anchor[0]]
    across = {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[1]]
    left = round(x - sprite.width * across - sprite.margin)
    top = round(y - sprite.height * down - sprite.margin)
    return left, top


def gradient(width: int, height: int, *stops: tuple[float, RGB]) -> Image.Image:
    """Colours from top to bottom; each stop says where, from 0 to 1, its colour is reached."""
    at = np.linspace(0, 1, height)
    where = [stop for stop, _ in stops]
    column = np.stack([np.interp(at, where, [colour[i] for _, colour in stops]) for i in range(3)], 1)
    return Image.fromarray(np.repeat(column[:, None, :], width, 1).round().astype(np.uint8), "RGB")


def lamplight(across: int, down: int, colour: RGB, falloff: float, strength: float) -> Image.Image:
    """Light that fades outwards, to be screened. Grain in it, and only in it, hides the palette's steps."""
    y, x = np.mgrid[-down:down, -across:across] + 0.5
    light = np.clip(1 - np.hypot(x / across, y / down), 0, 1) ** falloff * strength
    grain = (np.random.default_rng(3).random(light.shape) - 0.5) * 5 * (light > 0.02)
    pixels = light[..., None] * np.array(colour) + grain[..., None]
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8), "RGB")


def grained(image: Image.Image, box: tuple[int, int, int, int], strength: float) -> None:
    """Add a fine grain to a part of the picture: smooth gradients need it not to show bands."""
    part = np.asarray(image.crop(box).convert("RGB")).astype(np.float32)
    noise = (np.random.default_rng(1).random(part.shape[:2]) - 0.5) * 2 * strength
    image.paste(Image.fromarray(np.clip(part + noise[..., None], 0, 255).astype(np.uint8), "RGB"), box)
