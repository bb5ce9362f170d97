"""What the bot says: nothing missing, nothing dead."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.faces import FACES
from games import GAMES
from games.opponents import opponents
from tests.texts import usage
from texts import FALLBACK, LANGUAGES

FOLDER = Path("bot/texts")
MADE = (
    "access-",
    "agreed-",
    "ai-",
    "colour-",
    "command-",
    "language-",
    "leaf-",
    "me-",
    "options-",
    "permission-",
)
MADE_TOO = ("refused-", "setting-", "vote-")
"""Beginnings of keys that are put together where they are used."""
INTERNAL = {"no-actions", "too-many-actions", "request-of-another-kind", "no-such-version", "not-an-ai-seat"}
"""No click of ours can bring these about."""
FROZEN = {"unknown-setup", "unknown-options", "unreplayable"}
"""These have one text together."""
REFUSING = re.compile(
    r"\b(?:Refused|WrongStatus|NotAtTable|NotYourTurn|NoSuchTable|ChannelBusy|LimitReached|TableFrozen|IllegalSetup)"
    r'\(\s*"([a-z-]+)"'
)


def keys(language: str = FALLBACK) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", (FOLDER / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))


def sources(*folders: str) -> str:
    return "\n".join(file.read_text("utf-8") for folder in folders for file in Path(folder).rglob("*.py"))


def test_every_text_is_used() -> None:
    code = sources("bot")
    written = set(re.findall(r"""["']([a-z][\w-]*)["']""", code))
    unused = {key for key in keys() - written if not key.startswith(MADE + MADE_TOO)}
    assert unused == set()


def asked(file: Path) -> Iterator[str]:
    """The keys of texts that a file of the bot asks for by name."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Call(
                func=ast.Name(id="text") | ast.Attribute(attr="text"), args=[ast.Constant(value=str(key)), *_]
            ):
                yield key


def test_every_text_asked_for_is_there() -> None:
    files = [*Path("bot").glob("*.py"), *Path("bot/commands").glob("*.py")]
    found = {key for file in files for key in asked(file)}
    assert len(found) > 100
    assert found - keys() == set()


def test_every_refusal_of_a_table_has_its_own_words() -> None:
    codes = set(REFUSING.findall(sources("tables", "bot")))
    assert {code for code in codes - INTERNAL - FROZEN if f"refused-{code}" not in keys()} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_with_its_values_and_plural_forms(language: str) -> None:
    english, spoken = usage.defined(FOLDER, FALLBACK), usage.defined(FOLDER, language)
    assert sorted(spoken) == sorted(english)
    assert {key: values for key, values in spoken.items() if values != english[key]} == {}
    wrong = {
        key: forms for key, forms in usage.plurals(FOLDER, language) if forms != usage.PLURAL_FORMS[language]
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_every_game_has_a_name_and_a_word_about_it(language: str) -> None:
    levels = {level for game in GAMES.values() for level in opponents(game)}
    named = {key for level in levels for key in (f"ai-{level}", f"ai-{level}-about")}
    assert named - keys(language) == set()


def test_those_who_play_along_at_once_are_levels_of_their_game() -> None:
    for key, face in FACES.items():
        tutors = face.tuition.ais if face.tuition else ()
        assert {*face.company, *tutors} <= set(opponents(GAMES[key]))


LABEL, PROMPT = 38, 150
"""What fits a button on a phone, and what Discord takes above a list."""


def labels(function: str) -> Iterator[str]:
    """The keys of texts that are written on what this function makes, as its third argument."""
    for file in sorted(Path("bot").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id=made),
                    args=[
                        _,
                        _,
                        ast.Call(
                            func=ast.Name(id="text") | ast.Attribute(attr="text"),
                            args=[ast.Constant(value=str(key))],
                        ),
                        *_,
                    ],
                ) if made == function:
                    yield key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("function", "longest"), [("button", LABEL), ("picker", PROMPT)])
def test_what_stands_on_buttons_and_lists_fits(language: str, function: str, longest: int) -> None:
    found = set(labels(function))
    assert len(found) >= 3
    too_long = {key: text for key in found if len(text := usage.written(FOLDER, language)[key]) > longest}
    assert too_long == {}
