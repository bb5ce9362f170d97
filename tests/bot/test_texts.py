"""What the bot says: nothing missing, nothing dead."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.agreeing import ACCESS, TABS
from bot.commands.game import HERE
from bot.faces import FACES
from bot.me import OFFERED, PICTURES, PLACES_OFFERED
from bot.settings import ANYONE, ANYTIME
from bot.standing import NEEDED
from games import GAMES
from games.opponents import opponents
from tables import AGREED, COLOURS, END, UNDO
from tests.texts import usage
from texts import FALLBACK, LANGUAGES

FOLDER = Path("bot/texts")
INTERNAL = {"no-actions", "too-many-actions", "request-of-another-kind", "no-such-version", "not-an-ai-seat"}
"""No click of ours can bring these about."""
FROZEN = {"unknown-setup", "unknown-options", "unreplayable"}
"""These have one text together."""
WORDED = {"not-your-turn"}
"""What is said beside these is looked up by whoever words them."""
REFUSALS = {
    "Refused",
    "WrongStatus",
    "NotAtTable",
    "NotYourTurn",
    "NoSuchTable",
    "ChannelBusy",
    "LimitReached",
    "TableFrozen",
    "IllegalSetup",
}
REFUSING = re.compile(rf'\b(?:{"|".join(sorted(REFUSALS))})\(\s*"([a-z-]+)"')


def keys(language: str = FALLBACK) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", (FOLDER / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))


def sources(*folders: str) -> str:
    return "\n".join(file.read_text("utf-8") for folder in folders for file in Path(folder).rglob("*.py"))


def made() -> Iterator[str]:
    """The keys that are put together where they are used."""
    yield from (f"access-{who}" for who in ACCESS if who != ANYONE)
    yield from (f"access-choice-{who}" for who in ACCESS)
    for family, options in (("agreed", AGREED), ("setting", ANYTIME)):
        for option in options:
            yield f"{family}-{option.key}"
            yield from (f"{family}-{option.key}-{choice}" for choice in option.choices)
    levels = {level for game in GAMES.values() for level in opponents(game)}
    yield from (f"ai-{level}{about}" for level in levels for about in ("", "-about"))
    yield from (f"colour-{colour}" for colour in COLOURS)
    yield from (f"command-game-{name}" for name in HERE)
    yield from (f"language-{language}" for language in LANGUAGES)
    yield from (f"leaf-{where}" for where in ("first", "previous", "next", "last"))
    yield from (f"me-{about}" for about in OFFERED)
    yield from (f"me-pictures-{choice}" for choice in PICTURES)
    yield from (f"me-where-{place}" for place in PLACES_OFFERED)
    yield from (f"options-{tab}" for tab in TABS)
    yield from (f"permission-{name}" for name, needed in NEEDED if needed)
    yield from (f"vote-{kind}" for kind in (UNDO, END))
    yield from (f"refused-{code}" for code in REFUSING.findall(sources("tables", "bot", "games")))
    yield "refused-role-missing"  # told from "role-needed" where it is raised


def test_every_text_is_used() -> None:
    written = set(re.findall(r"""["']([a-z][\w-]*)["']""", sources("bot")))
    assert keys() - written - set(made()) == set()


def asked(file: Path) -> Iterator[ast.Call]:
    """The calls with which a file of the bot asks for texts by name."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Call(
                func=ast.Name(id="text") | ast.Attribute(attr="text") | ast.Call(func=ast.Name(id="words")),
                args=[ast.Constant(value=str()), *_],
            ):
                yield node


def _filled(call: ast.Call, places: frozenset[str] | None) -> bool:
    """Whether each place of a text is given a value; those behind `**` are not written out."""
    given = {value.arg for value in call.keywords}
    return places is not None and (given - {None} <= places if None in given else given == places)


def test_every_text_asked_for_is_there_and_given_its_values() -> None:
    files = [*Path("bot").glob("*.py"), *Path("bot/commands").glob("*.py")]
    calls = [(file.name, call) for file in files for call in asked(file)]
    assert len(calls) > 150
    english = usage.defined(FOLDER, FALLBACK)
    wrong = [
        f"{name}:{call.lineno}"
        for name, call in calls
        if not _filled(call, english.get(ast.literal_eval(call.args[0])))
    ]
    assert wrong == []


def refusals() -> Iterator[tuple[str, set[str | None]]]:
    """Every code that is raised, with what is told about it."""
    for file in [file for folder in ("tables", "bot") for file in Path(folder).rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=error), args=[ast.Constant(value=str(code))]) if (
                    error in REFUSALS
                ):
                    yield code, {value.arg for value in node.keywords}


def test_every_refusal_of_a_table_has_its_own_words_and_their_values() -> None:
    english = usage.defined(FOLDER, FALLBACK)
    found = [(code, told) for code, told in refusals() if code not in INTERNAL | FROZEN | WORDED]
    assert len(found) > 100
    assert {code for code, _ in found if f"refused-{code}" not in english} == set()
    assert {code for code, told in found if english[f"refused-{code}"] - told} == set()


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
