"""Words fit their room, and no name people choose can break a picture."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rendering import lettering
from rendering.lettering import ELLIPSIS, TITLE

LETTERS = "ĄĆĘŁŃÓŚŹŻąćęłńóśźż ÁÉÍÓÖŐÚÜŰáéíóöőúüű ÄÖÜßäöü – „“ − 0123456789"


def test_our_fonts_have_every_letter_of_our_languages() -> None:
    assert lettering.name(LETTERS, "") == LETTERS


@given(st.text(), st.floats(20, 500))
def test_what_is_fitted_is_never_wider_than_its_room(words: str, room: float) -> None:
    line = lettering.fit(lettering.name(words, "?"), TITLE, 40, room, 26)
    assert line.width <= max(room, lettering.width(ELLIPSIS, TITLE, 26))


def test_words_shrink_before_they_are_cut() -> None:
    assert lettering.fit("Świętopełk", TITLE, 40, 180, 26).words == "Świętopełk"
    assert lettering.fit("Świętopełk-Őrsike", TITLE, 40, 180, 26).words.endswith(ELLIPSIS)


@given(st.text(st.sampled_from("aWi ."), max_size=300), st.floats(60, 500))
def test_wrapped_lines_are_never_wider_than_their_room_nor_too_many(words: str, room: float) -> None:
    lines = lettering.wrap(words, TITLE, room, ((40, 1), (26, 3)))
    assert len(lines) <= 3
    assert all(line.width <= room for line in lines)


def test_words_are_wrapped_before_they_are_cut() -> None:
    sizes = ((40, 1), (30, 2))
    assert [line.words for line in lettering.wrap("one two", TITLE, 200, sizes)] == ["one two"]
    assert [line.words for line in lettering.wrap("one two three", TITLE, 150, sizes)] == ["one two", "three"]
    assert lettering.wrap("one two three four five", TITLE, 150, sizes)[-1].words.endswith(ELLIPSIS)


@pytest.mark.parametrize(
    ("given_name", "written"),
    [
        ("Łucja", "Łucja"),
        ("𝕱𝖗𝖆𝖓𝖐 🔥🔥", "Frank"),
        ("  two   words\n", "two words"),
        ("\u202eevil\u202c", "evil"),
        ("a\u0301", "á"),
        ("🦊", "No. 2"),
        ("دانيال", "No. 2"),
        ("שלום", "No. 2"),
        ("\u200b", "No. 2"),
        ("___", "No. 2"),
        ("", "No. 2"),
        ("Zalgo H\u0336\u0327e\u0336", "Zalgo He"),
    ],
)
def test_names_are_written_with_the_letters_we_have(given_name: str, written: str) -> None:
    assert lettering.name(given_name, "No. 2") == written


@given(st.text())
def test_any_name_is_made_of_known_letters(given_name: str) -> None:
    name = lettering.name(given_name, "?")
    assert name
    assert lettering.name(name, "?") == name


def test_numbers_below_nought_have_a_real_minus_sign() -> None:
    assert lettering.number(-3) == "−3"
    assert lettering.number(12) == "12"


def test_a_change_of_price_stays_with_the_price() -> None:
    lines = lettering.wrap("Cena udziału −1.", TITLE, 210, ((30, 2),))
    assert [line.words for line in lines] == ["Cena", "udziału\N{NO-BREAK SPACE}−1."]


def test_no_line_ends_in_a_figure_or_a_word_of_one_letter() -> None:
    lines = lettering.wrap("weź 1 owoc z magazynu", TITLE, 210, ((30, 4),))
    assert [line.words for line in lines] == ["weź 1\N{NO-BREAK SPACE}owoc", "z\N{NO-BREAK SPACE}magazynu"]
