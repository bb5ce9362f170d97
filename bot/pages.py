"""The rules for players, a page a topic: `rules/<language>/<number>-<key>.md` in a game's folder of texts."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from bot.face import Topic
from texts import FALLBACK

if TYPE_CHECKING:
    from pathlib import Path


@cache
def topics(folder: Path, language: str) -> tuple[Topic, ...]:
    """In the order of their numbers; pages not yet translated are in English."""
    pages = []
    for english in sorted((folder / "rules" / FALLBACK).glob("*.md")):
        translated = folder / "rules" / language / english.name
        page = (translated if translated.exists() else english).read_text("utf-8")
        title, _, body = page.partition("\n")
        key = english.stem.partition("-")[2]
        pages.append(Topic(key, title.removeprefix("# "), body.strip()))
    return tuple(pages)
