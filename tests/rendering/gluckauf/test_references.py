"""Pictures look as they did when somebody last looked at them; `make pictures` renews the references."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from rendering.gluckauf.theme import THEMES
from tests.rendering.gluckauf import references
from tests.rendering.gluckauf.gallery import EXHIBITS
from tests.rendering.gluckauf.references import FOLDER, Reference
from texts import LANGUAGES

MOST_BYTES = 12 * 2**20
RENEW = "If that is what you meant, `make pictures` makes it the reference."
themes = pytest.mark.parametrize("theme", THEMES)


@themes
@pytest.mark.parametrize("name", sorted({reference.name for reference in references.references("light")}))
def test_a_picture_looks_as_it_did(theme: str, name: str) -> None:
    kept = [reference for reference in references.references(theme) if reference.name == name]
    changes = {reference.language: change for reference in kept if (change := reference.difference())}
    assert changes == {}, f"{name}: {changes}. {RENEW}"


@themes
@pytest.mark.parametrize("position", EXHIBITS)
def test_a_mine_has_no_words(theme: str, position: str) -> None:
    exhibit = EXHIBITS[position]()
    english, *others = [exhibit.mine(theme, language).png() for language in LANGUAGES]
    assert others == [english] * len(others)


def test_there_is_no_reference_without_its_picture_and_all_take_little_room() -> None:
    known = {reference.file for theme in THEMES for reference in references.references(theme)}
    assert set(FOLDER.rglob("*.png")) == known
    assert sum(file.stat().st_size for file in known) <= MOST_BYTES


def test_a_changed_pixel_is_found_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reference = Reference("light", "chart")
    monkeypatch.setattr(references, "OUT", tmp_path)
    expected = reference.expected().copy()
    expected[100, 200] = expected[100, 200] % 255 + 1
    monkeypatch.setattr(Reference, "expected", lambda _: expected)
    assert "1 pixels within (200, 100, 201, 101) have changed" in reference.difference()
    with Image.open(tmp_path / "light-chart-en-difference.png") as shown:
        red = (np.asarray(shown) == (220, 0, 0)).all(2)
    assert np.argwhere(red).tolist() == [[100, 200]]
