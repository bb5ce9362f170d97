"""Emojis fit what Discord takes, and can be told apart at the size of a line of text."""

from __future__ import annotations

import io
import re
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from games.gluckauf.components import COLOUR_NAMES, TRANSPORT_NAMES
from games.zoo.components import KIND_NAMES, TOKEN_NAMES
from rendering.colour import rgb
from rendering.emoji import SIZE
from rendering.gluckauf import signboard
from rendering.gluckauf.emojis import emojis as of_gluckauf
from rendering.zoo.emojis import emojis as of_zoo

MOST_BYTES = 256 * 1024
GROUNDS = {"dark": "#313338", "light": "#FFFFFF", "button": "#5865F2"}
LINE = 22
"""As high as Discord shows an emoji in a line of text."""
DRAWN = {**of_gluckauf(), **of_zoo()}
FRUIT = tuple(f"zoo_{name}" for name in KIND_NAMES)
TOKENS = tuple(f"zoo_{name}" for name in TOKEN_NAMES)


def _shown(name: str, ground: str, size: int = LINE) -> NDArray[np.int64]:
    with Image.open(io.BytesIO(DRAWN[name])) as drawn:
        small = drawn.resize((size, size), Image.Resampling.BOX)
    image = Image.new("RGB", small.size, ground)
    image.paste(small, (0, 0), small)
    return np.asarray(image).astype(int)


@pytest.mark.parametrize("name", DRAWN)
def test_every_emoji_is_a_square_discord_takes(name: str) -> None:
    assert re.fullmatch(r"[a-z0-9_]{2,32}", name)
    assert len(DRAWN[name]) <= MOST_BYTES
    with Image.open(io.BytesIO(DRAWN[name])) as image:
        assert image.size == (SIZE, SIZE)
        assert image.getpixel((0, 0))[3] == 0  # type: ignore[index]  # a picture with transparency


def test_pieces_are_called_as_the_games_call_them() -> None:
    assert {*COLOUR_NAMES, *(name.replace("-", "_") for name in TRANSPORT_NAMES)} <= set(of_gluckauf())
    assert {*FRUIT, *TOKENS} <= set(of_zoo())


@pytest.mark.parametrize("ground", GROUNDS.values(), ids=list(GROUNDS))
@pytest.mark.parametrize("name", DRAWN)
def test_an_emoji_stands_out_from_any_ground(name: str, ground: str) -> None:
    """A good part of it is far from the ground, so that its shape is seen."""
    away = np.abs(_shown(name, ground) - np.array(rgb(ground))).max(2)
    assert (away > 60).mean() > 0.15


@pytest.mark.parametrize("names", [of_gluckauf(), of_zoo()], ids=["gluckauf", "zoo"])
def test_no_two_emojis_of_a_game_look_alike_in_a_line_of_text(names: dict[str, bytes]) -> None:
    shown = {name: _shown(name, GROUNDS["dark"]) for name in names}
    for one, other in combinations(shown, 2):
        assert np.abs(shown[one] - shown[other]).mean() > 2, (one, other)


@pytest.mark.parametrize("names", [COLOUR_NAMES, ("red", "blue", "green", "purple"), FRUIT, TOKENS])
def test_what_has_a_colour_differs_without_it(names: tuple[str, ...]) -> None:
    """Reduced to the shape of what is drawn on or around them: edges in grey."""
    edges = {name: np.abs(np.diff(_shown(name, "#808080", 44).mean(2), axis=0)) > 30 for name in names}
    for one, other in combinations(edges, 2):
        assert (edges[one] != edges[other]).mean() > 0.02, (one, other)


def test_avatar_and_banner_have_the_shape_discord_asks_for() -> None:
    with Image.open(io.BytesIO(signboard.avatar())) as avatar:
        assert avatar.size == (512, 512)
    with Image.open(io.BytesIO(signboard.banner())) as banner:
        assert banner.width / banner.height == pytest.approx(680 / 240, abs=0.01)
        assert banner.width >= 680
