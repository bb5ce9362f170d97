"""Finished little drawings, ready to be put anywhere, and the soft things around them."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec

import numpy as np
from PIL import Image, ImageFilter

from rendering.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Callable

    from rendering.art import Art, Figure
    from rendering.colour import RGB

SHADOW: RGB = (26, 16, 8)


P = ParamSpec("P")
SHELF: Shelf[Sprite] = Shelf(14 << 20)
_PIXEL = 4
_STEPS = 4095
"""From the middle of a light to its edge."""


def kept(make: Callable[P, Sprite]) -> Callable[P, Sprite]:
    """Sprites are drawn once for their arguments, as long as there is room to keep them."""

    @wraps(make)
    def made(*args: P.args, **kwargs: P.kwargs) -> Sprite:
        key = (make, args, tuple(kwargs.items()))
        sprite = SHELF.get(key)
        if sprite is None:
            sprite = make(*args, **kwargs)
            sprite.lasting = True
            SHELF.keep(key, sprite, sprite.image.width * sprite.image.height * _PIXEL)
        return sprite

    return made


def _kept_too(make: Callable[Concatenate[Sprite, P], Sprite]) -> Callable[Concatenate[Sprite, P], Sprite]:
    """What is made of a kept sprite is kept as well: blurring a shadow takes longer than all the rest."""
    keeping = kept(make)

    def made(sprite: Sprite, /, *args: P.args, **kwargs: P.kwargs) -> Sprite:
        return (keeping if sprite.lasting else make)(sprite, *args, **kwargs)

    made.__doc__ = make.__doc__
    return made


class Sprite:
    """A picture with transparency. Its size is that of the thing, without the margin its shadow needs."""

    def __init__(self, image: Image.Image, margin: int = 0, figures: tuple[Figure, ...] = ()) -> None:
        self.image = image
        self.margin = margin
        self.figures = figures
        """What can be read in it, measured from the corner of the thing itself."""
        self.lasting = False
        """Whether it is on the shelf, or was."""
        self.width = image.width - 2 * margin
        self.height = image.height - 2 * margin

    @classmethod
    def of(cls, art: Art) -> Sprite:
        return cls(art.done(), figures=tuple(art.figures))

    @property
    def mask(self) -> Image.Image:
        return self.image.getchannel("A")

    def with_(self, other: Sprite, x: float, y: float, anchor: str = "tl") -> Sprite:
        """This one with another on top of it, within its bounds."""
        image = self.image.copy()
        left, top = corner(other, x, y, anchor)
        figures = (figure.moved(left + other.margin, top + other.margin) for figure in other.figures)
        left, top = left + self.margin, top + self.margin
        outside = max(0, -left), max(0, -top)
        if outside[0] < other.image.width and outside[1] < other.image.height:
            image.alpha_composite(other.image, (max(0, left), max(0, top)), outside)
        return Sprite(image, self.margin, (*self.figures, *figures))

    @_kept_too
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
        return Sprite(image, self.margin + margin, self.figures)

    @_kept_too
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
        return Sprite(image, self.margin + margin, self.figures)

    @_kept_too
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
    # What is rounded here must be the same on every machine: roots and products are, powers are not quite,
    # so that those are taken of a few exact steps only.
    x = (np.arange(-across, across, dtype=np.float32) + np.float32(0.5)) / np.float32(across)
    y = (np.arange(-down, down, dtype=np.float32) + np.float32(0.5)) / np.float32(down)
    far = np.minimum(np.sqrt(x * x + (y * y)[:, None]), np.float32(1))
    steps = (far * np.float32(_STEPS)).astype(np.int16)
    levels = np.array([(1 - step / _STEPS) ** falloff * strength for step in range(_STEPS + 1)])
    grain = np.random.default_rng(3).random(steps.shape, np.float32) * np.float32(5) - np.float32(2.5)
    grain *= levels[steps] > 0.02
    channels = ((levels * part).astype(np.float32)[steps] + grain for part in colour)
    bands = [Image.fromarray(np.clip(channel, 0, 255).astype(np.uint8)) for channel in channels]
    return Image.merge("RGB", bands)


def grained(image: Image.Image, box: tuple[int, int, int, int], strength: float) -> None:
    """Add a fine grain to a part of the picture: smooth gradients need it not to show bands."""
    part = np.asarray(image.crop(box).convert("RGB")).astype(np.float32)
    noise = (np.random.default_rng(1).random(part.shape[:2]) - 0.5) * 2 * strength
    image.paste(Image.fromarray(np.clip(part + noise[..., None], 0, 255).astype(np.uint8), "RGB"), box)
