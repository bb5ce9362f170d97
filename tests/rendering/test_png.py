"""The files we write are ordinary PNG files with a palette."""

from __future__ import annotations

import io

import numpy as np
from PIL import Image

from rendering import png
from rendering.gluckauf.theme import LIGHT


def test_a_decoder_reads_back_what_was_encoded() -> None:
    lines = png.rows(37, 11)
    lines[:, 1:] = np.random.default_rng(2).integers(1, 256, (11, 37), np.uint8)
    with Image.open(io.BytesIO(png.encode(lines, LIGHT.palette))) as image:
        image.load()
        assert image.mode == "P"
        assert image.size == (37, 11)
        assert (np.asarray(image.convert("RGB")) == LIGHT.palette.picture(lines[:, 1:])).all()


def test_the_same_pixels_give_the_same_bytes() -> None:
    lines = png.rows(300, 200)
    lines[:, 1:] = np.random.default_rng(3).integers(1, 9, (200, 300), np.uint8)
    assert png.encode(lines, LIGHT.palette) == png.encode(lines.copy(), LIGHT.palette)
