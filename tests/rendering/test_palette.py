"""A palette holds its colours exactly and finds the nearest for all others, the same way everywhere."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from rendering.gluckauf.theme import THEMES, Theme, flat_colours
from rendering.palette import COLOURS, Palette, oklab
from rendering.training import Onlooker

channel = st.integers(0, 255)
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def _one_pixel(colour: tuple[int, int, int]) -> Image.Image:
    return Image.new("RGB", (1, 1), colour)


@themes
def test_a_theme_keeps_its_flat_colours_exactly(theme: Theme) -> None:
    for colour in flat_colours(theme):
        number = theme.palette.numbers(_one_pixel(colour))
        assert tuple(theme.palette.picture(number)[0, 0]) == colour


@given(st.tuples(channel, channel, channel))
def test_no_colour_of_the_palette_is_nearer_than_the_one_chosen(colour: tuple[int, int, int]) -> None:
    palette = THEMES["light"].palette
    chosen = int(palette.numbers(_one_pixel(colour))[0, 0]) - 1
    distance = ((oklab(palette.colours) - oklab(np.array([colour]))) ** 2).sum(1)
    assert distance[chosen] == distance.min()


def test_number_nought_is_never_used() -> None:
    noise = np.random.default_rng(5).integers(0, 256, (64, 64, 3), np.uint8)
    assert THEMES["dark"].palette.numbers(Image.fromarray(noise)).min() > 0


def test_a_palette_survives_its_file(tmp_path: Path) -> None:
    palette = THEMES["light"].palette
    palette.write(tmp_path / "palette.txt")
    assert (Palette.read(tmp_path / "palette.txt").colours == palette.colours).all()


def test_a_palette_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="255 colours, not 2"):
        Palette(np.zeros((2, 3), np.uint8))


def test_training_serves_what_was_seen_and_keeps_what_it_is_told() -> None:
    ramp = np.zeros((16, 256, 3), np.uint8)
    ramp[..., 0] = np.arange(256)
    onlooker = Onlooker(THEMES["light"].palette)
    onlooker.numbers(Image.fromarray(ramp))
    palette = onlooker.trained([(1, 2, 3), (0, 255, 0)])
    assert len(palette.colours) == COLOURS
    assert tuple(palette.colours[0]) == (1, 2, 3)
    shown = palette.picture(palette.numbers(Image.fromarray(ramp)))
    assert np.abs(shown.astype(int) - ramp).max() <= 4
