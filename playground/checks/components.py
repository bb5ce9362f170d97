"""Components of messages, classic and V2, and of modals: what may stand where, and how long it may be."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from playground import limits
from playground.checks.form import Form

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from playground.errors import Problems
    from playground.objects import Json


class Kind:
    ROW: Final = 1
    BUTTON: Final = 2
    STRING_SELECT: Final = 3
    TEXT_INPUT: Final = 4
    USER_SELECT: Final = 5
    ROLE_SELECT: Final = 6
    MENTIONABLE_SELECT: Final = 7
    CHANNEL_SELECT: Final = 8
    SECTION: Final = 9
    TEXT: Final = 10
    THUMBNAIL: Final = 11
    GALLERY: Final = 12
    FILE: Final = 13
    SEPARATOR: Final = 14
    CONTAINER: Final = 17
    LABEL: Final = 18
    FILE_UPLOAD: Final = 19
    RADIO_GROUP: Final = 21
    CHECKBOX_GROUP: Final = 22
    CHECKBOX: Final = 23


LINK_BUTTON, PREMIUM_BUTTON = 5, 6
SELECTS = frozenset({3, 5, 6, 7, 8})
ENTITY_SELECTS = {5: {"user"}, 6: {"role"}, 7: {"user", "role"}, 8: {"channel"}}
IN_CONTAINER = frozenset({Kind.ROW, Kind.SECTION, Kind.TEXT, Kind.GALLERY, Kind.FILE, Kind.SEPARATOR})
TOP_OF_CLASSIC = frozenset({Kind.ROW})
TOP_OF_V2 = IN_CONTAINER | {Kind.CONTAINER}
TOP_OF_MODAL = frozenset({Kind.ROW, Kind.TEXT, Kind.LABEL})
IN_ROW = frozenset({Kind.BUTTON}) | SELECTS
IN_LABEL = SELECTS | {Kind.TEXT_INPUT, Kind.FILE_UPLOAD, Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP, Kind.CHECKBOX}
_CUSTOM_EMOJI = re.compile(r"^\d{1,20}$")


def check_message_components(form: Form, *, v2: bool) -> None:
    """The `components` of a message."""
    check = _Check(form.problems)
    most = limits.V2_COMPONENTS if v2 else limits.ROWS
    for child in form.forms("components", most):
        check.component(child, TOP_OF_V2 if v2 else TOP_OF_CLASSIC)
    if v2 and not form.problems.tree:
        _check_totals(form, form.data.get("components") or [])


def check_modal_components(form: Form) -> None:
    """The `components` of a modal."""
    check = _Check(form.problems, modal=True)
    for child in form.forms("components", limits.MODAL_COMPONENTS, least=1, required=True):
        check.component(child, TOP_OF_MODAL)


def walk(components: list[Any]) -> Iterator[Json]:
    """Every component of a tree that has the shape of one, parents first."""
    for component in components:
        if isinstance(component, dict):
            yield component
            children = component.get("components")
            yield from walk(children if isinstance(children, list) else [])
            yield from walk([component.get("accessory"), component.get("component")])


def _check_totals(form: Form, components: list[Any]) -> None:
    every = list(walk(components if isinstance(components, list) else []))
    if len(every) > limits.V2_COMPONENTS:
        form.wrong(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components exceeds the maximum of {limits.V2_COMPONENTS}",
        )
    texts = (c.get("content") for c in every if c.get("type") == Kind.TEXT)
    if sum(len(text) for text in texts if isinstance(text, str)) > limits.V2_TEXT:
        form.wrong(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total displayable text size exceeds the maximum size of {limits.V2_TEXT}",
        )


class _Check:
    """One pass over a tree: remembers the custom ids and component ids it has met."""

    def __init__(self, problems: Problems, *, modal: bool = False) -> None:
        self.problems = problems
        self.modal = modal
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()

    def component(self, form: Form, allowed: Collection[int]) -> None:
        kind = form.choice("type", allowed, required=True)
        if kind is None:
            return
        number = form.number("id", 0, limits.COMPONENT_ID)
        if number:
            if number in self.ids:
                form.wrong("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.ids.add(number)
        _CHECKS[kind](self, form)

    def custom_id(self, form: Form) -> None:
        value = form.text("custom_id", limits.CUSTOM_ID, least=1, required=True)
        if value is None:
            return
        if value in self.custom_ids:
            form.wrong(
                "custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        self.custom_ids.add(value)

    def row(self, form: Form) -> None:
        allowed = frozenset({Kind.TEXT_INPUT}) if self.modal else IN_ROW
        children = list(form.forms("components", limits.ROW_BUTTONS, least=1, required=True))
        kinds = [child.data.get("type") for child in children]
        wide = any(kind != Kind.BUTTON for kind in kinds)
        if wide and len(children) > 1:
            form.wrong(
                "components",
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )
        for child in children:
            self.component(child, allowed)

    def button(self, form: Form) -> None:
        style = form.choice("style", range(1, 7), required=True)
        form.text("label", limits.BUTTON_LABEL)
        form.flag("disabled")
        check_emoji(form)
        if style == LINK_BUTTON:
            check_link(form, "url", required=True)
            self._only_one(form, "custom_id", "url")
        elif style == PREMIUM_BUTTON:
            form.snowflake("sku_id", required=True)
        elif style is not None:
            self.custom_id(form)
            self._only_one(form, "url", "custom_id")
        if style != PREMIUM_BUTTON and not form.data.get("label") and not form.has("emoji"):
            form.wrong("label", "BASE_TYPE_REQUIRED", "This field is required")

    def _only_one(self, form: Form, surplus: str, kept: str) -> None:
        if form.has(surplus):
            form.wrong(
                None,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                f"{surplus} cannot stand with {kept}",
            )

    def select(self, form: Form) -> None:
        self.custom_id(form)
        form.text("placeholder", limits.SELECT_PLACEHOLDER)
        form.flag("disabled")
        form.flag("required")
        options = self._options(form) if form.data.get("type") == Kind.STRING_SELECT else None
        least, most = self._bounds(form, limits.SELECT_OPTIONS)
        if options is not None and options < max(least, most if form.has("max_values") else 0):
            form.wrong(
                "options",
                "BASE_TYPE_BAD_LENGTH",
                f"Must be between {max(least, most)} and {limits.SELECT_OPTIONS} in length.",
            )
        if form.data.get("type") in ENTITY_SELECTS:
            self._default_values(form, most)
        if form.data.get("type") == Kind.CHANNEL_SELECT:
            self._channel_types(form)

    def _bounds(self, form: Form, largest: int) -> tuple[int, int]:
        least = form.number("min_values", 0, largest)
        most = form.number("max_values", 1, largest)
        least, most = 1 if least is None else least, 1 if most is None else most
        if least > most and form.has("max_values"):
            form.wrong("min_values", "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        if self.modal and least == 0 and form.data.get("required") is not False:
            form.wrong(
                "min_values",
                "SELECT_COMPONENT_REQUIRED_MIN_VALUES",
                "min_values must be at least 1 when the component is required",
            )
        return least, most

    def _options(self, form: Form, most: int = limits.SELECT_OPTIONS, least: int = 1) -> int | None:
        count, values, defaults = 0, set[str](), 0
        for option in form.forms("options", most, least=least, required=True):
            count += 1
            option.text("label", limits.OPTION_LABEL, least=1, required=True)
            option.text("description", limits.OPTION_DESCRIPTION)
            check_emoji(option)
            defaults += bool(option.flag("default"))
            value = option.text("value", limits.OPTION_VALUE, least=1, required=True)
            if value is not None and value in values:
                option.wrong(
                    "value",
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            values.add(value or "")
        chosen = form.data.get("max_values", 1)
        if count and isinstance(chosen, int) and defaults > max(chosen, 1):
            form.wrong(
                "options",
                "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
                "Too many options are chosen by default",
            )
        return count or None

    def _default_values(self, form: Form, most: int) -> None:
        kinds = ENTITY_SELECTS[form.data["type"]]
        for value in form.forms("default_values", max(most, 1)):
            value.snowflake("id", required=True)
            value.choice("type", kinds, required=True)

    def _channel_types(self, form: Form) -> None:
        for index, kind in enumerate(form.array("channel_types", 20)):
            if type(kind) is not int:
                path = (*form.path, "channel_types", index)
                self.problems.add(path, "BASE_TYPE_CHOICES", "Value must be a type of channel.")

    def section(self, form: Form) -> None:
        for child in form.forms("components", limits.SECTION_TEXTS, least=1, required=True):
            self.component(child, {Kind.TEXT})
        accessory = form.inner("accessory", required=True)
        if accessory is not None:
            self.component(accessory, {Kind.BUTTON, Kind.THUMBNAIL})

    def text(self, form: Form) -> None:
        form.text("content", limits.V2_TEXT, least=1, required=True)

    def thumbnail(self, form: Form) -> None:
        check_media(form, "media")
        form.text("description", limits.MEDIA_DESCRIPTION)
        form.flag("spoiler")

    def gallery(self, form: Form) -> None:
        for item in form.forms("items", limits.GALLERY_ITEMS, least=1, required=True):
            self.thumbnail(item)

    def file(self, form: Form) -> None:
        form.flag("spoiler")
        media = check_media(form, "file")
        if media is not None and not media.startswith("attachment://"):
            Form(self.problems, {}, (*form.path, "file")).wrong(
                "url", "FILE_COMPONENT_ATTACHMENT_ONLY", "Only attachment:// references are supported"
            )

    def separator(self, form: Form) -> None:
        form.flag("divider")
        form.choice("spacing", {1, 2})

    def container(self, form: Form) -> None:
        form.number("accent_color", 0, limits.COLOUR)
        form.flag("spoiler")
        for child in form.forms("components", limits.V2_COMPONENTS, least=1, required=True):
            self.component(child, IN_CONTAINER)

    def text_input(self, form: Form) -> None:
        self.custom_id(form)
        form.choice("style", {1, 2}, required=True)
        in_row = form.path[-2:-1] == ("components",)
        form.text("label", limits.TEXT_INPUT_LABEL, least=1, required=in_row)
        form.text("placeholder", limits.TEXT_INPUT_PLACEHOLDER)
        form.flag("required")
        least = form.number("min_length", 0, limits.TEXT_INPUT_VALUE) or 0
        most = form.number("max_length", 1, limits.TEXT_INPUT_VALUE) or limits.TEXT_INPUT_VALUE
        if least > most:
            form.wrong("min_length", "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        else:
            form.text("value", most)

    def label(self, form: Form) -> None:
        form.text("label", limits.LABEL, least=1, required=True)
        form.text("description", limits.LABEL_DESCRIPTION)
        child = form.inner("component", required=True)
        if child is not None:
            self.component(child, IN_LABEL)

    def file_upload(self, form: Form) -> None:
        self.custom_id(form)
        form.flag("required")
        self._bounds(form, limits.FILE_UPLOADS)

    def radio_group(self, form: Form) -> None:
        self.custom_id(form)
        form.flag("required")
        self._options(form, limits.GROUP_OPTIONS, limits.RADIO_LEAST)

    def checkbox_group(self, form: Form) -> None:
        self.custom_id(form)
        form.flag("required")
        self._bounds(form, limits.GROUP_OPTIONS)
        self._options(form, limits.GROUP_OPTIONS)

    def checkbox(self, form: Form) -> None:
        self.custom_id(form)
        form.flag("default")


def check_emoji(form: Form) -> None:
    emoji = form.inner("emoji")
    if emoji is None:
        return
    identity, name = emoji.data.get("id"), emoji.data.get("name")
    emoji.text("name", 32)
    emoji.flag("animated")
    custom = identity is not None and _CUSTOM_EMOJI.match(str(identity))
    plain = identity is None and isinstance(name, str) and 0 < len(name) <= 32 and not name.isascii()
    if not custom and not plain:
        emoji.wrong(
            "id" if identity is not None else "name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"
        )


def check_link(form: Form, name: str, *, required: bool = False) -> str | None:
    value = form.text(name, limits.BUTTON_URL, least=1, required=required)
    if value is not None and not value.startswith(("http://", "https://", "discord://")):
        form.wrong(
            name,
            "URL_TYPE_INVALID_SCHEME",
            f'Scheme "{value.split(":")[0][:20]}" is not supported. Scheme must be one of '
            "('http', 'https', 'discord').",
        )
        return None
    return value


def check_media(form: Form, name: str) -> str | None:
    media = form.inner(name, required=True)
    if media is None:
        return None
    url = media.text("url", limits.LINK, least=1, required=True)
    if url is not None and not url.startswith(("http://", "https://", "attachment://")):
        media.wrong(
            "url",
            "URL_TYPE_INVALID_SCHEME",
            "Scheme is not supported. Scheme must be one of ('http', 'https', 'attachment').",
        )
    return url


_CHECKS: Final[dict[int, Callable[[_Check, Form], None]]] = {
    Kind.ROW: _Check.row,
    Kind.BUTTON: _Check.button,
    Kind.STRING_SELECT: _Check.select,
    Kind.TEXT_INPUT: _Check.text_input,
    Kind.USER_SELECT: _Check.select,
    Kind.ROLE_SELECT: _Check.select,
    Kind.MENTIONABLE_SELECT: _Check.select,
    Kind.CHANNEL_SELECT: _Check.select,
    Kind.SECTION: _Check.section,
    Kind.TEXT: _Check.text,
    Kind.THUMBNAIL: _Check.thumbnail,
    Kind.GALLERY: _Check.gallery,
    Kind.FILE: _Check.file,
    Kind.SEPARATOR: _Check.separator,
    Kind.CONTAINER: _Check.container,
    Kind.LABEL: _Check.label,
    Kind.FILE_UPLOAD: _Check.file_upload,
    Kind.RADIO_GROUP: _Check.radio_group,
    Kind.CHECKBOX_GROUP: _Check.checkbox_group,
    Kind.CHECKBOX: _Check.checkbox,
}
