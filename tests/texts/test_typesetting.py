"""All words of all languages are set as that language sets them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.texts import typesetting
from texts import LANGUAGES

FOLDERS = sorted(path for top in ("bot", "rendering") for path in Path(top).rglob("texts") if path.is_dir())
LOUD = {"won", "welcome"}
"""Who greets or congratulates may raise their voice."""


@pytest.mark.parametrize(
    "words",
    [
        "two  spaces",
        "a space , before",
        "Apple & Co.. Nothing",
        "remove one?.",
        "here - there",
        "minus -2 points",
        "nothing ()",
        "not { $filled }",
    ],
)
def test_slips_are_found(words: str) -> None:
    assert len(typesetting.slips(words)) == 1


@pytest.mark.parametrize(
    "words", ["- a list …", "-# small print", "2026-07-01 – 2026-07-14", "Choose … or not", "+1 −2 (3)"]
)
def test_what_is_well_set_is_no_slip(words: str) -> None:
    assert typesetting.slips(words) == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Add a AI"),
        ("pl", "Z składu"),
        ("pl", "w wszystkich spółkach"),
        ("pl", "Weź zamówienie …"),
        ("hu", "a oldal"),
        ("hu", "A 5. forduló"),
        ("hu", "az 12. lépés"),
        ("hu", "Kié …"),
    ],
)
def test_slips_of_a_language_are_found_in_that_language_only(language: str, words: str) -> None:
    assert len(typesetting.slips(words, language)) == 1
    assert typesetting.slips(words, "de") == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "a unit, an AI, a share of Bot A and B"),
        ("pl", "Z szoli, ze składu, z zamówień, w warsztatach, we wszystkich, Bierz: … albo nie"),
        ("hu", "az 1. oldal, a 2. és az 5. oldal, a 10., a 15. és az 50., Bot A a kezdőjátékos"),
    ],
)
def test_what_a_language_asks_for_is_no_slip(language: str, words: str) -> None:
    assert typesetting.slips(words, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_texts_are_well_set(folder: Path, language: str) -> None:
    found = [
        f"{key}: {slip}"
        for key, piece in typesetting.pieces(folder, language)
        for slip in (*typesetting.slips(piece, language), *typesetting.misquoted(piece, language))
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_sentences_begin_with_a_capital_and_are_said_calmly(folder: Path, language: str) -> None:
    assert typesetting.small_beginnings(folder, language) == []
    loud = {key for key, piece in typesetting.pieces(folder, language) if "!" in piece}
    assert loud <= LOUD


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_the_rules_are_well_set(language: str) -> None:
    pages = [page for folder in FOLDERS for page in (folder / "rules" / language).glob("*.md")]
    assert len(pages) > 20
    found = [
        f"{page.name}: {slip}"
        for page in pages
        for line in page.read_text("utf-8").splitlines()
        for slip in (*typesetting.slips(line, language), *typesetting.misquoted(line, language))
    ]
    assert found == []
