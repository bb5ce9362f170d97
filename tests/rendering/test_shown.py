"""What the README shows is what is drawn today."""

from __future__ import annotations

import io
import re
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tests.rendering.shown import FOLDER, shown

README = FOLDER.parent / "README.md"
SHOWN = dict(shown())


@pytest.mark.parametrize("file", SHOWN, ids=lambda file: file.name)
def test_a_picture_of_the_readme_is_up_to_date(file: Path) -> None:
    with Image.open(file) as kept, Image.open(io.BytesIO(SHOWN[file])) as drawn:
        assert (np.asarray(kept.convert("RGB")) == np.asarray(drawn.convert("RGB"))).all(), (
            "`make pictures` renews it"
        )


def test_the_readme_shows_them_all_and_each_with_words() -> None:
    images = re.findall(r"!\[([^\]]+)\]\((docs/[^)]+)\)", README.read_text("utf-8"))
    assert {FOLDER.parent / path for _, path in images} >= set(SHOWN)
    assert all(len(words) > 10 for words, _ in images)
