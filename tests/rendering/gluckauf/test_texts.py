from __future__ import annotations

from rendering.gluckauf.wording import FOLDER
from tests.texts.usage import check
from texts import LANGUAGES


def test_every_language_says_everything_the_pictures_ask_for() -> None:
    check(FOLDER, FOLDER.parent, LANGUAGES)
