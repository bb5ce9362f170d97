"""Which texts a folder defines, and which ones source code asks for.

Code asks by calling something named `text` with a key written out, `text("workers", count=3)`, or with a key
whose changing part stands in braces, `text(f"colour-{name}")`.
"""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class _Places(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - fluent names its visitors
        self.found.add(node.id.name)


def defined(folder: Path, language: str) -> dict[str, frozenset[str]]:
    """The keys of a language's file, each with the values it has places for."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"not Fluent, in {language}: {junk}"
    messages = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    keys = [message.id.name for message in messages]
    assert len(keys) == len(set(keys)), f"defined twice, in {language}: {sorted(keys)}"
    return {message.id.name: _places(message) for message in messages}


def written(folder: Path, language: str) -> dict[str, str]:
    """The texts of a language as they stand in its file."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
    serializer = FluentSerializer()
    return {
        entry.id.name: serializer.serialize_entry(entry).partition("=")[2].strip()
        for entry in resource.body
        if isinstance(entry, ftl.Message)
    }


def _places(message: ftl.Message) -> frozenset[str]:
    places = _Places()
    places.visit(message)
    return frozenset(places.found)


class Use(NamedTuple):
    """A call that asks for a text."""

    where: str
    pattern: re.Pattern[str]
    values: frozenset[str]


def used(package: Path) -> Iterator[Use]:
    """Every text the code of a package asks for."""
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _asks(node.func):
                where = f"{path.name}:{node.lineno}"
                values = frozenset(word.arg for word in node.keywords if word.arg is not None)
                yield Use(where, _pattern(node.args[0], where), values)


def _asks(function: ast.expr) -> bool:
    return (isinstance(function, ast.Name) and function.id == "text") or (
        isinstance(function, ast.Attribute) and function.attr == "text"
    )


def _pattern(key: ast.expr, where: str) -> re.Pattern[str]:
    match key:
        case ast.Constant(value=str(written)):
            return re.compile(re.escape(written))
        case ast.JoinedStr(values=parts):
            return re.compile("".join(_part(part) for part in parts))
    raise AssertionError(f"{where}: the key of a text must be written out")


def _part(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"


class _Selections(Visitor):
    def __init__(self) -> None:
        self.found: list[frozenset[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - fluent names its visitors
        self.found.append(frozenset(_name(variant.key) for variant in node.variants))
        self.generic_visit(node)


def _name(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    return str(key.name if isinstance(key, ftl.Identifier) else key.value)


PLURAL_FORMS = {
    "en": frozenset({"one", "other"}),
    "pl": frozenset({"one", "few", "many"}),
    "hu": frozenset({"one", "other"}),
    "de": frozenset({"one", "other"}),
}
_CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})


def plurals(folder: Path, language: str) -> Iterator[tuple[str, frozenset[str]]]:
    """The keys whose words depend on a number, with the plural forms they are given in."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            selections = _Selections()
            selections.visit(entry)
            yield from ((entry.id.name, forms) for forms in selections.found if forms <= _CATEGORIES)


def check(folder: Path, package: Path, languages: tuple[str, ...]) -> None:
    """Every language has all keys with the same values and its plural forms; none is unused or undefined."""
    english = defined(folder, "en")
    for language in languages:
        assert defined(folder, language) == english, f"{language} differs from English"
        for key, forms in plurals(folder, language):
            assert forms == PLURAL_FORMS[language], f"{language}: {key} has the forms {sorted(forms)}"
    uses = list(used(package))
    for use in uses:
        meant = [key for key in english if use.pattern.fullmatch(key)]
        assert meant, f"{use.where}: {use.pattern.pattern} is not defined"
        for key in meant:
            assert english[key] == use.values, f"{use.where}: {key} takes {sorted(english[key])}"
    unused = [key for key in english if not any(use.pattern.fullmatch(key) for use in uses)]
    assert not unused, f"defined but not used: {unused}"
