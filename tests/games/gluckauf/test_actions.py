"""Actions as texts."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import UnknownAction
from games.gluckauf.actions import BY_TEXT, AnyAction
from tests.games.playing import steady

from .positions import GAME

TEXTS = sorted(BY_TEXT)


def test_every_kind_of_action_has_its_texts_and_no_text_means_two() -> None:
    assert {type(action) for action in BY_TEXT.values()} == set(get_args(AnyAction))
    assert len(set(BY_TEXT.values())) == len(BY_TEXT)


@pytest.mark.parametrize("text", TEXTS)
def test_every_text_is_read_and_written_again(text: str) -> None:
    assert str(GAME.parse(text)) == text
    assert len(text) <= 30
    assert text.isascii()


@settings(steady, max_examples=500)
@given(st.text())
def test_other_texts_are_no_actions(text: str) -> None:
    if text not in BY_TEXT:
        with pytest.raises(UnknownAction):
            GAME.parse(text)


@settings(steady, max_examples=500)
@given(st.sampled_from(TEXTS), st.data())
def test_a_text_that_was_changed_is_another_action_or_none(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text)))
    until = data.draw(st.integers(at, len(text)))
    changed = text[:at] + data.draw(st.text(max_size=3)) + text[until:]
    if changed in BY_TEXT:
        assert str(GAME.parse(changed)) == changed
        return
    with pytest.raises(UnknownAction) as unknown:
        GAME.parse(changed)
    assert (unknown.value.code, unknown.value.data) == ("unknown-action", {"text": changed})


@pytest.mark.parametrize("text", [None, 5, b"done", ["done"], {"done": 1}, ("done",), True, object()])
def test_what_is_no_text_is_no_action(text: Any) -> None:
    with pytest.raises(UnknownAction):
        GAME.parse(text)


@pytest.mark.parametrize(
    "text", ["", " done", "done ", "Done", "DONE", "done\n", "work  money:5", "d" * 9999]
)
def test_near_misses_are_no_actions(text: str) -> None:
    with pytest.raises(UnknownAction):
        GAME.parse(text)
