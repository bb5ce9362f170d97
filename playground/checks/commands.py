"""Application commands as a bot registers them: names, descriptions, options, choices, localizations."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from playground import limits
from playground.checks.form import Form
from playground.errors import Problems

if TYPE_CHECKING:
    from playground.objects import Json

CHAT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN = 1, 2, 3, 4, 5
PERSON, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 6, 7, 8, 9, 10, 11
WITH_CHOICES: Final = frozenset({STRING, INTEGER, NUMBER})
LOCALES: Final = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)


def check_command(body: Json, *, at: tuple[str | int, ...] = ()) -> None:
    problems = Problems()
    _check_command(Form(problems, body, at))
    problems.refuse()


def check_commands(bodies: list[Json]) -> None:
    """All the commands a bot wants to have from now on."""
    problems = Problems()
    names: set[tuple[object, object]] = set()
    for index, body in enumerate(bodies):
        form = Form(problems, body, (index,))
        _check_command(form)
        key = (body.get("type", CHAT), str(body.get("name")))
        if key in names:
            form.wrong(
                "name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        names.add(key)
    problems.refuse()


def _check_command(form: Form) -> None:
    kind = form.choice("type", {CHAT, USER, MESSAGE}) or CHAT
    _check_name(form, slash=kind == CHAT)
    if kind == CHAT:
        form.text("description", limits.COMMAND_DESCRIPTION, least=1, required=True)
        _check_localizations(form, "description_localizations", limits.COMMAND_DESCRIPTION)
        _check_options(form, depth=0)
    elif form.data.get("description"):
        form.wrong(
            "description",
            "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
            "Context menu commands cannot have description",
        )
    form.flag("nsfw")
    form.flag("dm_permission")
    if form.has("default_member_permissions"):
        value = form.data["default_member_permissions"]
        if not str(value).isdigit():
            form.wrong("default_member_permissions", "NUMBER_TYPE_COERCE", "Value is not a permission set.")
    for name, allowed in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        for index, value in enumerate(form.array(name, 3)):
            if value not in allowed:
                form.problems.add(
                    (*form.path, name, index), "BASE_TYPE_CHOICES", f"Value must be one of {allowed}."
                )
    if _total(form.data) > limits.COMMAND_TOTAL:
        form.wrong(
            None,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({limits.COMMAND_TOTAL})",
        )


def _check_name(form: Form, *, slash: bool) -> None:
    name = form.text("name", limits.COMMAND_NAME, least=1, required=True)
    if slash and name is not None and not is_command_name(name):
        form.wrong("name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    _check_localizations(form, "name_localizations", limits.COMMAND_NAME, slash=slash)


def is_command_name(name: str) -> bool:
    """Lower-case letters and digits of any script, hyphens, underscores and apostrophes."""
    return all(c in "-_'" or unicodedata.category(c)[0] in "LNM" for c in name) and name == name.lower()


def _check_localizations(form: Form, field: str, most: int, *, slash: bool = False) -> None:
    inner = form.inner(field)
    if inner is None:
        return
    for locale in inner.data:
        if locale not in LOCALES:
            inner.wrong(locale, "BASE_TYPE_CHOICES", "Value must be one of Discord's locales.")
            continue
        value = inner.text(locale, most, least=1)
        if slash and value is not None and not is_command_name(value):
            inner.wrong(locale, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_options(form: Form, depth: int) -> None:
    names: set[str] = set()
    optional_seen = False
    groups = plain = False
    for option in form.forms("options", limits.COMMAND_OPTIONS):
        kind = option.choice("type", range(1, 12), required=True)
        _check_name(option, slash=True)
        option.text("description", limits.COMMAND_DESCRIPTION, least=1, required=True)
        _check_localizations(option, "description_localizations", limits.COMMAND_DESCRIPTION)
        name = str(option.data.get("name"))
        if name in names:
            option.wrong(
                "name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", f"Option name {name} already used"
            )
        names.add(name)
        if kind in (SUBCOMMAND, GROUP):
            groups = True
            if (kind == GROUP and depth > 0) or depth > 1:
                option.wrong(
                    "type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command option type is invalid"
                )
            else:
                _check_options(option, depth + 1)
            continue
        plain = True
        required = bool(option.flag("required"))
        if required and optional_seen:
            option.wrong(
                "required",
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not required
        _check_value_option(option, kind)
    if groups and plain:
        form.wrong(
            "options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )


def _check_value_option(option: Form, kind: int | None) -> None:
    completes = option.flag("autocomplete")
    if completes and (option.has("choices") or kind not in WITH_CHOICES):
        option.wrong(
            "autocomplete",
            "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
            "Autocomplete cannot stand with choices",
        )
    if kind == CHANNEL:
        option.array("channel_types", 20)
    if kind not in WITH_CHOICES:
        return
    for choice in option.forms("choices", limits.COMMAND_CHOICES):
        choice.text("name", limits.CHOICE_NAME, least=1, required=True)
        _check_localizations(choice, "name_localizations", limits.CHOICE_NAME)
        if kind == STRING:
            choice.text("value", limits.CHOICE_VALUE, required=True)
        else:
            span = limits.LARGEST_NUMBER
            choice.number("value", -span, span, kind=int if kind == INTEGER else float, required=True)
    if kind == STRING:
        option.number("min_length", 0, limits.STRING_OPTION)
        option.number("max_length", 1, limits.STRING_OPTION)
    else:
        span = limits.LARGEST_NUMBER
        for name in ("min_value", "max_value"):
            option.number(name, -span, span, kind=int if kind == INTEGER else float)


def _total(data: Json) -> int:
    """The characters Discord counts: names, descriptions and values, in the longest localization of each."""
    total = 0
    for name in ("name", "description"):
        localizations = data.get(f"{name}_localizations")
        others = localizations.values() if isinstance(localizations, dict) else ()
        total += max((len(text) for text in (data.get(name), *others) if isinstance(text, str)), default=0)
    if isinstance(value := data.get("value"), str):
        total += len(value)
    for name in ("options", "choices"):
        inner = data.get(name)
        total += (
            sum(_total(item) for item in inner if isinstance(item, dict)) if isinstance(inner, list) else 0
        )
    return total
