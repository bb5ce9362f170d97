"""What the README shows is what is drawn today."""

from __future__ import annotations

import io
import re

import numpy as np
from PIL import Image

from tests.rendering.shown import FILES, FOLDER, shown

README = FOLDER.parent / "README.md"


def test_the_pictures_of_the_readme_are_up_to_date() -> None:
    found = set()
    for file, data in shown():
        with Image.open(file) as kept, Image.open(io.BytesIO(data)) as drawn:
            same = np.array_equal(np.asarray(kept.convert("RGB")), np.asarray(drawn.convert("RGB")))
        assert same, f"`make pictures` renews {file.name}"
        found.add(file)
    assert found == FILES


def test_the_readme_shows_them_all_and_each_with_words() -> None:
    images = re.findall(r"!\[([^\]]+)\]\((docs/[^)]+)\)", README.read_text("utf-8"))
    assert {FOLDER.parent / path for _, path in images} >= FILES
    assert all(len(words) > 10 for words, _ in images)
