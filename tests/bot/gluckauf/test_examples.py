"""The rules are shown with pictures of a game as it could be played."""

from __future__ import annotations

import pytest

from bot.face import Style
from tests.bot.gluckauf.sitting import FACE

WORDS_ALONE = {"money", "next-shift", "rulings"}


@pytest.mark.parametrize("topic", [topic.key for topic in FACE.rules("en")])
def test_a_topic_has_a_picture_unless_words_are_enough(topic: str) -> None:
    picture = FACE.rules_picture(topic, Style())
    assert (picture is None) == (topic in WORDS_ALONE)
    if picture is not None:
        assert 0 < len(picture.alt) <= 1024
        assert picture.told


def test_an_example_is_drawn_like_any_picture() -> None:
    picture = FACE.rules_picture("mining", Style("pl", "light"))
    assert picture is not None
    assert picture.draw().startswith(b"\x89PNG")
