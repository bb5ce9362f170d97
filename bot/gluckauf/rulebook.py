"""The rules for players, a page a topic: `texts/rules/<language>/<number>-<key>.md`."""

from __future__ import annotations

from functools import cache

from bot.face import Topic
from bot.gluckauf.words import FOLDER
from texts import FALLBACK


@cache
def topics(language: str) -> tuple[Topic, ...]:
    """In the order of their numbers; pages not yet translated are in English."""
    pages = []
    for english in sorted((FOLDER / "rules" / FALLBACK).glob("*.md")):
        translated = FOLDER / "rules" / language / english.name
        page = (translated if translated.exists() else english).read_text("utf-8")
        title, _, body = page.partition("\n")
        key = english.stem.partition("-")[2]
        pages.append(Topic(key, title.removeprefix("# "), body.strip()))
    return tuple(pages)
