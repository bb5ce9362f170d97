"""Pictures look as they did when somebody last looked at them; `make pictures` renews the references."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from rendering.setting import THEMES
from tests.rendering import references
from tests.rendering.references import GALLERIES, Reference, folder
from texts import LANGUAGES

MOST_BYTES = 8 * 2**20
"""Of a game."""
RENEW = "If that is what you meant, `make pictures` makes it the reference."
themes = pytest.mark.parametrize("theme", THEMES)
DRAWINGS = [(game, name) for game, gallery in GALLERIES.items() for name in gallery]
WORDLESS = [(game, name) for game, name in DRAWINGS if GALLERIES[game][name].wordless]


@themes
@pytest.mark.parametrize(("game", "name"), DRAWINGS)
def test_a_picture_looks_as_it_did(game: str, name: str, theme: str) -> None:
    kept = [Reference(game, theme, name, language) for language in GALLERIES[game][name].languages]
    changes = {reference.language: change for reference in kept if (change := reference.difference())}
    assert changes == {}, f"{name}: {changes}. {RENEW}"


@themes
@pytest.mark.parametrize(("game", "name"), WORDLESS)
def test_a_picture_without_words_is_the_same_in_every_language(game: str, name: str, theme: str) -> None:
    draw = GALLERIES[game][name].draw
    english, *others = [draw(theme, language).png() for language in LANGUAGES]
    assert others == [english] * len(others)


@pytest.mark.parametrize("game", GALLERIES)
def test_every_gallery_shows_words_in_every_language(game: str) -> None:
    assert {language for drawing in GALLERIES[game].values() for language in drawing.languages} == {
        *LANGUAGES
    }


@pytest.mark.parametrize("game", GALLERIES)
def test_there_is_no_reference_without_its_picture_and_all_take_little_room(game: str) -> None:
    known = {each.file for theme in THEMES for each in references.references(game, theme)}
    assert set(folder(game).rglob("*.png")) == known
    assert sum(file.stat().st_size for file in known) <= MOST_BYTES


def test_a_changed_pixel_is_found_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reference = Reference("gluckauf", "light", "chart")
    monkeypatch.setattr(references, "OUT", tmp_path)
    expected = reference.expected().copy()
    expected[100, 200] = expected[100, 200] % 255 + 1
    monkeypatch.setattr(Reference, "expected", lambda _: expected)
    assert "1 pixels within (200, 100, 201, 101) have changed" in reference.difference()
    with Image.open(tmp_path / "gluckauf-light-chart-en-difference.png") as shown:
        red = (np.asarray(shown) == (220, 0, 0)).all(2)
    assert np.argwhere(red).tolist() == [[100, 200]]


def test_a_picture_of_another_size_is_not_taken_for_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    reference = Reference("gluckauf", "light", "chart")
    smaller = reference.expected()[1:]
    monkeypatch.setattr(Reference, "expected", lambda _: smaller)
    assert "its size is" in reference.difference()
