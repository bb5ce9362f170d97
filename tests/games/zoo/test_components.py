"""What is in the box, against the counts of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from games.zoo.actions import BY_TEXT
from games.zoo.bot_cards import BOT_CARDS
from games.zoo.cards import CARDS, INFLUENCE_CARDS, STARTING_CARDS, copies, starting_deck
from games.zoo.components import KINDS
from games.zoo.primitives import After
from games.zoo.staff import HELPERS

from .positions import GAME


def test_there_are_24_starting_and_36_influence_cards_36_helpers_and_13_bot_cards() -> None:
    assert len(copies(STARTING_CARDS)) == 24
    assert len(copies(INFLUENCE_CARDS)) == 36
    assert (len(HELPERS), len(BOT_CARDS)) == (36, 13)


def test_every_id_is_there_once() -> None:
    ids = [one.id for table in (CARDS, HELPERS, BOT_CARDS) for one in table]
    assert len(set(ids)) == len(ids)
    assert [helper.id for helper in HELPERS] == [f"H{number:02}" for number in range(1, 37)]
    assert [CARDS[card].id for card in INFLUENCE_CARDS] == [f"I{number:02}" for number in range(1, 24)]


@pytest.mark.parametrize(("size", "expected"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_each_company_starts_with_eight_cards_at_most_and_two_end_icons(size: int, expected: int) -> None:
    for company in KINDS:
        deck = starting_deck(company, size)
        assert len(deck) == expected
        assert sum(CARDS[card].end for card in deck) == 2


def test_twelve_copies_of_influence_cards_carry_the_end_icon() -> None:
    ends = {CARDS[card].id for card in INFLUENCE_CARDS if CARDS[card].end}
    assert ends == {"I05", "I07", "I10", "I11", "I14", "I15", "I19", "I21"}
    assert sum(CARDS[card].copies for card in INFLUENCE_CARDS if CARDS[card].end) == 12


def test_cards_that_need_a_majority_shareholder() -> None:
    need = {CARDS[card].id for card in INFLUENCE_CARDS if CARDS[card].needs_major}
    assert need == {"I13", "I14", "I15", "I16", "I17", "I18", "I20"}


def test_helpers_cost_three_to_six_fruit_and_have_three_to_eight_glory() -> None:
    assert Counter(sum(helper.cost) for helper in HELPERS) == {3: 19, 4: 10, 5: 5, 6: 2}
    assert sum(helper.glory for helper in HELPERS) == 164
    assert {helper.id for helper in HELPERS if helper.off} == {"H15", "H16"}
    assert sum(isinstance(helper.ability, After) for helper in HELPERS) == 13


def test_the_costs_are_nearly_the_same_for_each_kind_of_fruit() -> None:
    assert [sum(helper.cost[kind] for helper in HELPERS) for kind in KINDS] == [45, 43, 46]


def test_every_action_is_read_from_its_own_text_and_fits_a_custom_id() -> None:
    for text, action in BY_TEXT.items():
        assert GAME.parse(text) == action
        assert str(action) == text
        assert len(text) <= 40
