"""Discord's limits as its documentation has them: what, the figure, and how a request goes beyond it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tests.playground import bodies as b

if TYPE_CHECKING:
    from collections.abc import Callable

LONG, LENGTH, SHORT = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_REQUIRED"
TOO_MANY, TOO_FEW = "NUMBER_TYPE_MAX", "NUMBER_TYPE_MIN"


class Limit(Struct, frozen=True):
    """`make(figure)` is accepted, `make(figure + step)` refused with the code at the path."""

    what: str
    figure: int
    make: Callable[[int], Any]
    path: str
    code: str
    step: int = 1

    def __str__(self) -> str:
        return f"{self.what} {self.figure}"


def most(what: str, figure: int, make: Callable[[int], Any], path: str, code: str = LENGTH) -> Limit:
    return Limit(f"{what}, at most", figure, make, path, code)


def least(what: str, figure: int, make: Callable[[int], Any], path: str, code: str = LENGTH) -> Limit:
    return Limit(f"{what}, at least", figure, make, path, code, step=-1)


def many(number: int, make: Callable[[int], Any]) -> list[Any]:
    return [make(index) for index in range(number)]


def x(number: int) -> str:
    return "x" * number


def embed(**fields: Any) -> dict[str, Any]:
    return {"embeds": [fields]}


MESSAGES = [
    most("content", 2000, lambda n: {"content": x(n)}, "content", LONG),
    most("nonce", 25, lambda n: {"content": "x", "nonce": x(n)}, "nonce", LONG),
    most("embeds", 10, lambda n: {"embeds": [{"title": "x"}] * n}, "embeds", LONG),
    most("embed title", 256, lambda n: embed(title=x(n)), "embeds.0.title", LONG),
    most("embed description", 4096, lambda n: embed(description=x(n)), "embeds.0.description", LONG),
    most(
        "embed fields", 25, lambda n: embed(fields=[{"name": "x", "value": "y"}] * n), "embeds.0.fields", LONG
    ),
    most(
        "embed field name",
        256,
        lambda n: embed(fields=[{"name": x(n), "value": "y"}]),
        "embeds.0.fields.0.name",
    ),
    most(
        "embed field value",
        1024,
        lambda n: embed(fields=[{"name": "x", "value": x(n)}]),
        "embeds.0.fields.0.value",
    ),
    most("embed footer", 2048, lambda n: embed(footer={"text": x(n)}), "embeds.0.footer.text"),
    most("embed author", 256, lambda n: embed(author={"name": x(n)}), "embeds.0.author.name"),
    most(
        "all embeds together",
        6000,
        lambda n: {"embeds": [{"description": x(3000)}, {"description": x(n - 3000)}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    most("colour", 0xFFFFFF, lambda n: embed(title="x", color=n), "embeds.0.color", TOO_MANY),
    most(
        "mentioned users",
        100,
        lambda n: {"content": "x", "allowed_mentions": {"users": many(n, str)}},
        "allowed_mentions.users",
        LONG,
    ),
    # Classic components
    most("rows", 5, lambda n: b.classic(*many(n, lambda i: b.row(b.button(str(i))))), "components", LONG),
    most(
        "buttons in a row",
        5,
        lambda n: b.classic(b.row(*many(n, lambda i: b.button(str(i))))),
        "components.0.components",
    ),
    most(
        "selects in a row",
        1,
        lambda n: b.classic(b.row(*many(n, lambda i: b.select(custom_id=str(i))))),
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    least(
        "components in a row",
        1,
        lambda n: b.classic(b.row(*many(n, lambda _: b.button()))),
        "components.0.components",
    ),
    most("custom id", 100, lambda n: b.classic(b.row(b.button(x(n)))), "components.0.components.0.custom_id"),
    least(
        "custom id",
        1,
        lambda n: b.classic(b.row(b.button(x(n)))),
        "components.0.components.0.custom_id",
        SHORT,
    ),
    most(
        "button label",
        80,
        lambda n: b.classic(b.row(b.button(label=x(n)))),
        "components.0.components.0.label",
        LONG,
    ),
    most(
        "button link",
        512,
        lambda n: b.classic(b.row(b.link("https://example.org/".ljust(n, "x")))),
        "components.0.components.0.url",
    ),
    most(
        "select options",
        25,
        lambda n: b.classic(b.row(b.select(many(n, lambda i: b.option(str(i)))))),
        "components.0.components.0.options",
    ),
    most(
        "option label",
        100,
        lambda n: b.classic(b.row(b.select([b.option(label=x(n))]))),
        "components.0.components.0.options.0.label",
    ),
    most(
        "option value",
        100,
        lambda n: b.classic(b.row(b.select([b.option(x(n))]))),
        "components.0.components.0.options.0.value",
    ),
    most(
        "option description",
        100,
        lambda n: b.classic(b.row(b.select([b.option(description=x(n))]))),
        "components.0.components.0.options.0.description",
        LONG,
    ),
    most(
        "select placeholder",
        150,
        lambda n: b.classic(b.row(b.select(placeholder=x(n)))),
        "components.0.components.0.placeholder",
        LONG,
    ),
    most(
        "values to choose of a select of people",
        25,
        lambda n: b.classic(b.row({"type": 5, "custom_id": "s", "max_values": n})),
        "components.0.components.0.max_values",
        TOO_MANY,
    ),
    least(
        "values to choose",
        1,
        lambda n: b.classic(b.row(b.select(max_values=n, min_values=0))),
        "components.0.components.0.max_values",
        TOO_FEW,
    ),
    # Components V2
    most(
        "components of a message",
        40,
        lambda n: b.v2(*many(n, lambda _: b.text())),
        "components",
        LONG,
    ),
    most(
        "components of a message, nested ones counted",
        40,
        lambda n: b.v2(b.container(*many(n - 1, lambda _: b.text()))),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    most("text of one component", 4000, lambda n: b.v2(b.text(x(n))), "components.0.content"),
    most(
        "text of all components",
        4000,
        lambda n: b.v2(b.text(x(2000)), b.container(b.text(x(n - 2000)))),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    least("text", 1, lambda n: b.v2(b.text(x(n))), "components.0.content", SHORT),
    most(
        "texts of a section",
        3,
        lambda n: b.v2(b.section(*many(n, lambda _: b.text()))),
        "components.0.components",
    ),
    most(
        "pictures of a gallery",
        10,
        lambda n: b.v2(b.gallery(*many(n, lambda i: f"https://example.org/{i}.png"))),
        "components.0.items",
    ),
    least(
        "pictures of a gallery",
        1,
        lambda n: b.v2(b.gallery(*["https://example.org/x.png"] * n)),
        "components.0.items",
    ),
    most(
        "alternative text",
        1024,
        lambda n: b.v2(b.gallery("https://example.org/x.png", description=x(n))),
        "components.0.items.0.description",
        LONG,
    ),
    most(
        "accent colour",
        0xFFFFFF,
        lambda n: b.v2(b.container(b.text(), accent_color=n)),
        "components.0.accent_color",
        TOO_MANY,
    ),
    most(
        "spacing of a separator",
        2,
        lambda n: b.v2({"type": 14, "spacing": n}),
        "components.0.spacing",
        "BASE_TYPE_CHOICES",
    ),
    most("number of a component", 2**31 - 1, lambda n: b.v2(b.text(id=n)), "components.0.id", TOO_MANY),
]

MODALS = [
    most("title", 45, lambda n: b.modal(b.label(), title=x(n)), "data.title"),
    least("title", 1, lambda n: b.modal(b.label(), title=x(n)), "data.title", SHORT),
    most("custom id", 100, lambda n: b.modal(b.label(), custom_id=x(n)), "data.custom_id"),
    most(
        "components of a modal",
        5,
        lambda n: b.modal(*many(n, lambda i: b.label(b.text_input(str(i))))),
        "data.components",
    ),
    least("components of a modal", 1, lambda n: b.modal(*many(n, lambda _: b.label())), "data.components"),
    most("label", 45, lambda n: b.modal(b.label(label=x(n))), "data.components.0.label"),
    most(
        "description of a label",
        100,
        lambda n: b.modal(b.label(description=x(n))),
        "data.components.0.description",
        LONG,
    ),
    most(
        "label of a text input in a row",
        45,
        lambda n: b.modal(b.row(b.text_input(label=x(n)))),
        "data.components.0.components.0.label",
    ),
    most(
        "placeholder of a text input",
        100,
        lambda n: b.modal(b.label(b.text_input(placeholder=x(n)))),
        "data.components.0.component.placeholder",
        LONG,
    ),
    most(
        "value of a text input",
        4000,
        lambda n: b.modal(b.label(b.text_input(value=x(n)))),
        "data.components.0.component.value",
        LONG,
    ),
    most(
        "longest text asked for",
        4000,
        lambda n: b.modal(b.label(b.text_input(max_length=n))),
        "data.components.0.component.max_length",
        TOO_MANY,
    ),
    most(
        "files asked for",
        10,
        lambda n: b.modal(b.label({"type": 19, "custom_id": "f", "max_values": n})),
        "data.components.0.component.max_values",
        TOO_MANY,
    ),
    most(
        "options of a radio group",
        10,
        lambda n: b.modal(
            b.label({"type": 21, "custom_id": "r", "options": many(n, lambda i: b.option(str(i)))})
        ),
        "data.components.0.component.options",
    ),
    least(
        "options of a radio group",
        2,
        lambda n: b.modal(
            b.label({"type": 21, "custom_id": "r", "options": many(n, lambda i: b.option(str(i)))})
        ),
        "data.components.0.component.options",
    ),
]

COMPLETIONS = [
    most(
        "choices",
        25,
        lambda n: {"type": 8, "data": {"choices": many(n, lambda i: {"name": str(i), "value": str(i)})}},
        "data.choices",
        LONG,
    ),
    most(
        "name of a choice",
        100,
        lambda n: {"type": 8, "data": {"choices": [{"name": x(n), "value": "v"}]}},
        "data.choices.0.name",
    ),
    most(
        "value of a choice",
        100,
        lambda n: {"type": 8, "data": {"choices": [{"name": "n", "value": x(n)}]}},
        "data.choices.0.value",
    ),
]

COMMANDS = [
    most("name", 32, lambda n: [b.command(x(n))], "0.name"),
    most("description", 100, lambda n: [b.command(description=x(n))], "0.description"),
    least("description", 1, lambda n: [b.command(description=x(n))], "0.description", SHORT),
    most(
        "options",
        25,
        lambda n: [b.command(options=many(n, lambda i: b.argument(f"o{i}")))],
        "0.options",
        LONG,
    ),
    most("name of an option", 32, lambda n: [b.command(options=[b.argument(x(n))])], "0.options.0.name"),
    most(
        "description of an option",
        100,
        lambda n: [b.command(options=[b.argument(description=x(n))])],
        "0.options.0.description",
    ),
    most(
        "choices",
        25,
        lambda n: [
            b.command(options=[b.argument(choices=many(n, lambda i: {"name": str(i), "value": str(i)}))])
        ],
        "0.options.0.choices",
        LONG,
    ),
    most(
        "name of a choice",
        100,
        lambda n: [b.command(options=[b.argument(choices=[{"name": x(n), "value": "v"}])])],
        "0.options.0.choices.0.name",
    ),
    most(
        "value of a choice",
        100,
        lambda n: [b.command(options=[b.argument(choices=[{"name": "n", "value": x(n)}])])],
        "0.options.0.choices.0.value",
        LONG,
    ),
    most(
        "longest text asked for",
        6000,
        lambda n: [b.command(options=[b.argument(max_length=n)])],
        "0.options.0.max_length",
        TOO_MANY,
    ),
    most(
        "translated name",
        32,
        lambda n: [b.command(name_localizations={"pl": x(n)})],
        "0.name_localizations.pl",
    ),
    most(
        "translated description",
        100,
        lambda n: [b.command(description_localizations={"hu": x(n)})],
        "0.description_localizations.hu",
    ),
    most(
        "everything together",
        8000,
        lambda n: [b.command(options=_filling(n - len("go" + "What it does")))],
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]

THREADS = [
    most("name", 100, lambda n: {"name": x(n), "type": 11}, "name"),
    least("name", 1, lambda n: {"name": x(n), "type": 11}, "name", SHORT),
    most(
        "slow mode",
        21600,
        lambda n: {"name": "x", "type": 11, "rate_limit_per_user": n},
        "rate_limit_per_user",
        TOO_MANY,
    ),
    most(
        "minutes to rest",
        10080,
        lambda n: {"name": "x", "type": 11, "auto_archive_duration": n},
        "auto_archive_duration",
        "BASE_TYPE_CHOICES",
    ),
]


def _filling(total: int) -> list[dict[str, Any]]:
    """Two options whose names, descriptions and choices are that many characters together."""
    rest = total - 2 * len("a" + "What it is")
    sizes = [200] * (rest // 200) + [rest % 200]
    choices = [{"name": x(size // 2), "value": x(size - size // 2)} for size in sizes]
    return [b.argument("a", choices=choices[:25]), b.argument("b", choices=choices[25:])]
