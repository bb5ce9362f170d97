"""Colour is never the only sign, and what is drawn stands out enough, whoever looks at it."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from games.gluckauf.components import COLOUR_NAMES, COLOURS, EMPTY
from rendering.colour import RGB, contrast, mix
from rendering.gluckauf.sprites.carts import cart, lamp
from rendering.gluckauf.sprites.coal import cube, field
from rendering.gluckauf.sprites.workers import token, worker
from rendering.gluckauf.theme import CHAMBER, COAL, COAL_LINE, COAL_MARK, PLAYER, THEMES, Theme
from rendering.sprite import Sprite

LEAST_GRAPHIC = 3.0
"""What WCAG asks of shapes in its level AA."""
SEATS = range(len(PLAYER))
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
GREY = np.tile([0.2126, 0.7152, 0.0722], (3, 1))
SEEN_BY = {
    "everybody": np.eye(3),
    "protanopes": np.array([[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]]),
    "deuteranopes": np.array([[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]]),
    "tritanopes": np.array([[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]]),
    "the colour-blind": GREY,
}
"""Linear red, green and blue as each kind of eye sees them (Machado, Oliveira and Fernandes 2009)."""
eyes = pytest.mark.parametrize("eye", SEEN_BY.values(), ids=list(SEEN_BY))


def _seen(colours: NDArray[np.float64], eye: NDArray[np.float64]) -> NDArray[np.float64]:
    share = colours / 255
    linear = np.where(share > 0.04045, ((share + 0.055) / 1.055) ** 2.4, share / 12.92)
    seen = np.clip(linear @ eye.T, 0, 1)
    return np.asarray(np.where(seen > 0.0031308, 1.055 * seen ** (1 / 2.4) - 0.055, seen * 12.92) * 255)


def _one(colour: RGB, eye: NDArray[np.float64]) -> RGB:
    red, green, blue = (round(channel) for channel in _seen(np.array([colour], float), eye)[0])
    return red, green, blue


def _small(sprite: Sprite, ground: RGB, eye: NDArray[np.float64]) -> NDArray[np.float64]:
    """As it is seen on a phone: a third as large."""
    image = Image.new("RGB", sprite.image.size, ground)
    image.paste(sprite.image, (0, 0), sprite.image)
    size = max(1, image.width // 3), max(1, image.height // 3)
    return _seen(np.asarray(image.resize(size, Image.Resampling.BOX)).astype(float), eye)


def _apart(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    """How much of two pictures, laid upon each other, clearly differs."""
    return float((np.abs(one - other).max(2) > 40).mean())


@eyes
@pytest.mark.parametrize("colour", COLOURS, ids=list(COLOUR_NAMES))
def test_pips_stand_out_from_their_cube(colour: int, eye: NDArray[np.float64]) -> None:
    assert contrast(_one(COAL_MARK[colour], eye), _one(COAL[colour], eye)) >= LEAST_GRAPHIC


@themes
@pytest.mark.parametrize("colour", COLOURS, ids=list(COLOUR_NAMES))
def test_a_cube_stands_out_from_whatever_it_lies_on(colour: int, theme: Theme) -> None:
    """By its colour, its outline or its pips: one of them is far enough from the ground."""
    chambers = (shade for sides in CHAMBER for shade in sides)
    for ground in (theme.paper, theme.soot, theme.pit, *chambers):
        best = max(contrast(part, ground) for part in (COAL[colour], COAL_LINE[colour], COAL_MARK[colour]))
        assert best >= LEAST_GRAPHIC


@themes
@pytest.mark.parametrize("colour", COLOURS, ids=list(COLOUR_NAMES))
def test_pips_stand_out_from_an_empty_field(colour: int, theme: Theme) -> None:
    pixels = np.asarray(field(theme, colour, 90).image.convert("RGB")).reshape(-1, 3)
    ground = mix(COAL[colour], theme.paper, 0.72)
    inks = {(int(r), int(g), int(b)) for r, g, b in pixels[(np.abs(pixels - np.array(ground)).max(1) > 60)]}
    assert max(contrast(ink, ground) for ink in inks) >= LEAST_GRAPHIC


@eyes
@themes
def test_coal_can_be_told_apart_by_everybody(theme: Theme, eye: NDArray[np.float64]) -> None:
    for ground in (theme.paper, theme.pit):
        cubes = [_small(cube(colour, 54), ground, eye) for colour in COLOURS]
        assert min(_apart(*pair) for pair in combinations(cubes, 2)) > 0.08
        fields = [_small(field(theme, colour, 54), ground, eye) for colour in COLOURS]
        assert min(_apart(*pair) for pair in combinations(fields, 2)) > 0.04


@eyes
@themes
def test_carts_are_full_or_empty_for_everybody(theme: Theme, eye: NDArray[np.float64]) -> None:
    for colour in COLOURS:
        full, empty = (_small(cart(theme, colour, 54, load), theme.pit, eye) for load in (colour, EMPTY))
        assert _apart(full, empty) > 0.15


@eyes
@themes
def test_players_can_be_told_apart_by_everybody(theme: Theme, eye: NDArray[np.float64]) -> None:
    for draw, size in ((token, 42), (worker, 74)):
        for ground in (theme.paper, theme.soot):
            shown = [_small(draw(theme, seat, size), ground, eye) for seat in SEATS]
            least = 0.08 if eye is not GREY else 0.02  # without any colour, shapes alone differ
            assert min(_apart(*pair) for pair in combinations(shown, 2)) > least


def test_every_player_has_a_shape_of_their_own() -> None:
    theme = THEMES["light"]
    masks = [np.asarray(token(theme, seat, 60).mask) > 128 for seat in SEATS]
    for one, other in combinations(masks, 2):
        assert (one & other).sum() / (one | other).sum() < 0.9


@eyes
@themes
def test_a_lit_lamp_is_seen_to_be_lit(theme: Theme, eye: NDArray[np.float64]) -> None:
    lit, out = (_small(lamp(theme, 64, lit=burning), theme.pit, eye) for burning in (True, False))
    assert _apart(lit, out) > 0.1
