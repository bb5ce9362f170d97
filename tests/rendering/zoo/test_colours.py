"""Colour is never the only sign, and what is drawn stands out enough, whoever looks at it."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from games.zoo.components import HIDDEN, KINDS, TOKENS
from rendering.colour import contrast, darker, mix
from rendering.zoo.cards import portrait
from rendering.zoo.sprites import icons
from rendering.zoo.sprites.animals import ANIMALS
from rendering.zoo.sprites.fruit import fruit
from rendering.zoo.sprites.tokens import action_token, empty_token, seat_token
from rendering.zoo.theme import HOUSE, ON_PLAYER, PLAYER, THEMES, Theme
from tests.rendering.eyes import GREY, LEAST_GRAPHIC, apart, eyes, one, overlap, small

Eye = NDArray[np.float64]
PIECES = range(len(PLAYER))
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


@eyes
@themes
def test_players_can_be_told_apart_by_everybody(theme: Theme, eye: Eye) -> None:
    shown = [small(seat_token(theme, piece, 54), theme.paper, eye) for piece in PIECES]
    least = 0.08 if eye is not GREY else 0.02  # without any colour, shapes alone differ
    assert min(apart(*pair) for pair in combinations(shown, 2)) > least


def test_every_player_has_a_shape_of_their_own() -> None:
    for pair in combinations([seat_token(THEMES["light"], piece, 60) for piece in PIECES], 2):
        assert overlap(*pair) < 0.9


@eyes
@pytest.mark.parametrize("piece", PIECES)
def test_the_number_of_shares_stands_out_from_its_token(piece: int, eye: Eye) -> None:
    assert contrast(one(ON_PLAYER[piece], eye), one(PLAYER[piece], eye)) >= LEAST_GRAPHIC


@eyes
@themes
def test_fruit_can_be_told_apart_by_everybody(theme: Theme, eye: Eye) -> None:
    for ground in (theme.paper, theme.paper_shade, *(mix(colour, theme.paper, 0.8) for colour in HOUSE)):
        shown = [small(fruit(theme, kind, 38), ground, eye) for kind in KINDS]
        assert min(apart(*pair) for pair in combinations(shown, 2)) > 0.15


def test_every_fruit_has_an_outline_of_its_own() -> None:
    for pair in combinations([fruit(THEMES["light"], kind, 60) for kind in KINDS], 2):
        assert overlap(*pair) < 0.8


@eyes
@themes
def test_fruit_is_there_or_absent_for_everybody(theme: Theme, eye: Eye) -> None:
    for kind in KINDS:
        there, absent = (small(fruit(theme, kind, 58, absent=no), theme.paper, eye) for no in (False, True))
        assert apart(there, absent) > 0.15


@eyes
@themes
def test_action_tokens_can_be_told_apart_in_every_colour(theme: Theme, eye: Eye) -> None:
    for piece in PIECES:
        shown = [
            small(action_token(theme, piece, token, 60), theme.paper, eye) for token in (*TOKENS, HIDDEN)
        ]
        shown.append(small(empty_token(theme, 60), theme.paper, eye))
        assert min(apart(*pair) for pair in combinations(shown, 2)) > 0.08


@eyes
@themes
def test_a_token_that_was_played_is_seen_to_be_used(theme: Theme, eye: Eye) -> None:
    for piece in PIECES:
        token = action_token(theme, piece, TOKENS[0], 86)
        free, used = (small(each, theme.paper, eye) for each in (token, token.faded(0.38)))
        assert apart(free, used) > 0.2


@eyes
@themes
def test_prices_that_rise_fall_and_settle_differ_for_everybody(theme: Theme, eye: Eye) -> None:
    shown = [small(icons.ticker(theme, 60, way), theme.paper, eye) for way in (1, -1, 0)]
    assert min(apart(*pair) for pair in combinations(shown, 2)) > 0.05


@eyes
@themes
def test_signs_can_be_told_apart_by_everybody(theme: Theme, eye: Eye) -> None:
    drawn = (
        icons.coin,
        icons.share,
        icons.helper,
        icons.crown,
        icons.glory,
        icons.bell,
        icons.crate,
        icons.eye,
    )
    shown = [small(draw(theme, 40), theme.paper, eye) for draw in drawn]
    assert min(apart(*pair) for pair in combinations(shown, 2)) > 0.15


@eyes
@themes
def test_no_two_helpers_look_alike_on_a_plate(theme: Theme, eye: Eye) -> None:
    shown = [small(portrait(theme, helper, 56, 60), theme.paper, eye) for helper in range(len(ANIMALS))]
    assert min(apart(*pair) for pair in combinations(shown, 2)) > 0.08


@eyes
@themes
def test_what_has_changed_is_framed_for_everybody(theme: Theme, eye: Eye) -> None:
    """The frame stands out from the paper, and from the frames of what has not changed."""
    fresh, paper = one(theme.fresh, eye), one(theme.paper, eye)
    assert contrast(fresh, paper) >= 1.5
    for usual in (theme.ink, theme.wood_low):
        assert contrast(fresh, one(usual, eye)) >= 1.5


@eyes
@themes
@pytest.mark.parametrize("kind", KINDS)
def test_a_company_s_name_stands_out_from_its_sign(kind: int, theme: Theme, eye: Eye) -> None:
    for written in (theme.paper, theme.gold_high):
        assert contrast(one(written, eye), one(darker(HOUSE[kind], 0.12), eye)) >= LEAST_GRAPHIC
