"""Colour is never the only sign, and what is drawn stands out enough, whoever looks at it."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from games.gluckauf.components import COLOUR_NAMES, COLOURS, EMPTY
from rendering.colour import contrast, mix
from rendering.gluckauf.sprites.carts import cart, lamp
from rendering.gluckauf.sprites.coal import cube, field
from rendering.gluckauf.sprites.workers import token, worker
from rendering.gluckauf.theme import CHAMBER, COAL, COAL_LINE, COAL_MARK, PLAYER, THEMES, Theme
from tests.rendering.eyes import GREY, LEAST_GRAPHIC, apart, eyes, one, overlap, small

SEATS = range(len(PLAYER))
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


@eyes
@pytest.mark.parametrize("colour", COLOURS, ids=list(COLOUR_NAMES))
def test_pips_stand_out_from_their_cube(colour: int, eye: NDArray[np.float64]) -> None:
    assert contrast(one(COAL_MARK[colour], eye), one(COAL[colour], eye)) >= LEAST_GRAPHIC


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
        cubes = [small(cube(colour, 54), ground, eye) for colour in COLOURS]
        assert min(apart(*pair) for pair in combinations(cubes, 2)) > 0.08
        fields = [small(field(theme, colour, 54), ground, eye) for colour in COLOURS]
        assert min(apart(*pair) for pair in combinations(fields, 2)) > 0.04


@eyes
@themes
def test_carts_are_full_or_empty_for_everybody(theme: Theme, eye: NDArray[np.float64]) -> None:
    for colour in COLOURS:
        full, empty = (small(cart(theme, colour, 54, load), theme.pit, eye) for load in (colour, EMPTY))
        assert apart(full, empty) > 0.15


@eyes
@themes
def test_players_can_be_told_apart_by_everybody(theme: Theme, eye: NDArray[np.float64]) -> None:
    for draw, size in ((token, 42), (worker, 74)):
        for ground in (theme.paper, theme.soot):
            shown = [small(draw(theme, seat, size), ground, eye) for seat in SEATS]
            least = 0.08 if eye is not GREY else 0.02  # without any colour, shapes alone differ
            assert min(apart(*pair) for pair in combinations(shown, 2)) > least


def test_every_player_has_a_shape_of_their_own() -> None:
    theme = THEMES["light"]
    for pair in combinations([token(theme, seat, 60) for seat in SEATS], 2):
        assert overlap(*pair) < 0.9


@eyes
@themes
def test_a_lit_lamp_is_seen_to_be_lit(theme: Theme, eye: NDArray[np.float64]) -> None:
    lit, out = (small(lamp(theme, 64, lit=burning), theme.pit, eye) for burning in (True, False))
    assert apart(lit, out) > 0.1
