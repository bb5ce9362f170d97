"""What we write on pictures ourselves is never cut, in no language; only names people chose may be."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAMES
from games.record import parse_record
from rendering import lettering
from rendering.album import Album, course
from rendering.gluckauf import album as gluckauf
from rendering.lettering import ELLIPSIS, Line
from rendering.setting import Setting
from rendering.zoo import album as zoo
from texts import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
GAMES_SHOWN: dict[str, Album] = {"game.txt": gluckauf, "zoo.txt": zoo}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", GAMES_SHOWN)
def test_no_caption_of_a_whole_game_is_cut(monkeypatch: pytest.MonkeyPatch, file: str, language: str) -> None:
    cut = []
    fit = lettering.fit

    def watched(words: str, face: str, size: int, room: float, least: int) -> Line:
        line = fit(words, face, size, room, least)
        if line.words.endswith(ELLIPSIS):
            cut.append(words)
        return line

    monkeypatch.setattr(lettering, "fit", watched)
    record = parse_record((DOCS / file).read_text("utf-8"))
    turns = course(record, GAMES[record.game], 0)
    names = tuple("ABCD"[: record.seats])
    for _ in GAMES_SHOWN[file].pages(turns, Setting(names, "light", language), replay=False):
        pass
    assert cut == []
