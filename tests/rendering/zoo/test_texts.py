from __future__ import annotations

import pytest

from games.zoo.cards import CARDS
from games.zoo.staff import HELPERS
from rendering.zoo import wording
from rendering.zoo.wording import FOLDER
from tests.texts.usage import check
from texts import LANGUAGES

LONGEST = 90


def test_every_language_says_everything_the_pictures_ask_for() -> None:
    check(FOLDER, FOLDER.parent, LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_are_short(language: str) -> None:
    text = wording.texts(language)
    for number in range(len(CARDS)):
        assert 0 < len(wording.card_title(text, number)) <= LONGEST
        assert 0 < len(wording.card_text(text, number)) <= LONGEST
    for number in range(len(HELPERS)):
        assert 0 < len(wording.helper_title(text, number)) <= LONGEST
        assert 0 < len(wording.helper_text(text, number)) <= LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_titles_of_their_own(language: str) -> None:
    text = wording.texts(language)
    helpers = {wording.helper_title(text, number) for number in range(len(HELPERS))}
    influence = {wording.card_title(text, number) for number, card in enumerate(CARDS) if card.company < 0}
    assert len(helpers) == len(HELPERS)
    assert len(influence) == sum(card.company < 0 for card in CARDS)
