from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from texts import LANGUAGES, MissingValueError, UnknownLanguageError, UnknownTextError, load

if TYPE_CHECKING:
    from pathlib import Path

ENGLISH = """
greeting = Good luck, { $name }
only-english = Pithead
workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
"""
POLISH = """
greeting = Szczęść Boże, { $name }
workers = { $count ->
    [one] { $count } górnik
    [few] { $count } górnicy
   *[many] { $count } górników
}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("", "utf-8")
    (tmp_path / "en.ftl").write_text(ENGLISH, "utf-8")
    (tmp_path / "pl.ftl").write_text(POLISH, "utf-8")
    return tmp_path


def test_values_are_put_in_without_isolation_marks(folder: Path) -> None:
    assert load(folder, "pl")("greeting", name="Łucja") == "Szczęść Boże, Łucja"


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "1 górnik"), (2, "2 górnicy"), (5, "5 górników"), (12, "12 górników"), (22, "22 górnicy")],
)
def test_polish_has_three_plural_forms(folder: Path, count: int, words: str) -> None:
    assert load(folder, "pl")("workers", count=count) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_translated_is_said_in_english(folder: Path, language: str) -> None:
    assert load(folder, language)("only-english") == "Pithead"


def test_english_plurals_follow_english_rules_where_english_stands_in(folder: Path) -> None:
    assert load(folder, "hu")("workers", count=2) == "2 workers"


def test_an_unknown_key_is_named(folder: Path) -> None:
    with pytest.raises(UnknownTextError, match="no text is called 'wrokers'"):
        load(folder, "de")("wrokers")


def test_a_missing_value_is_named(folder: Path) -> None:
    with pytest.raises(MissingValueError, match=r"greeting.*name"):
        load(folder, "en")("greeting")


def test_an_unknown_language_says_which_there_are(folder: Path) -> None:
    with pytest.raises(UnknownLanguageError, match="'fr'; there are en, pl, hu, de"):
        load(folder, "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_not_grouped_and_have_a_minus_sign(folder: Path, language: str) -> None:
    assert load(folder, language)("workers", count=2026).startswith("2026 ")
    assert load(folder, language)("workers", count=-7).startswith("−7 ")
