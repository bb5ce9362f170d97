"""Components as they are kept and shown: numbered, with Discord's defaults, their media found among the
attachments."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

from playground.checks.components import SELECTS, Kind, walk
from playground.checks.form import only
from playground.errors import Path, Problems

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playground.objects import Attachment, Json

DEFAULTS: dict[int, Json] = {
    Kind.BUTTON: {"disabled": False},
    Kind.STRING_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    Kind.USER_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    Kind.ROLE_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    Kind.MENTIONABLE_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    Kind.CHANNEL_SELECT: {"min_values": 1, "max_values": 1, "disabled": False},
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    Kind.FILE: {"spoiler": False},
    Kind.SEPARATOR: {"divider": True, "spacing": 1},
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
    Kind.TEXT_INPUT: {"required": True},
    Kind.FILE_UPLOAD: {"min_values": 1, "max_values": 1, "required": True},
    Kind.RADIO_GROUP: {"required": True},
    Kind.CHECKBOX_GROUP: {"required": True},
    Kind.CHECKBOX: {"default": False},
}
_SELECT = ("custom_id", "placeholder", "min_values", "max_values", "disabled", "required")
# What is kept of each kind; whatever else a request says about a component is left out, as Discord does.
KNOWN: dict[int, tuple[str, ...]] = {
    Kind.BUTTON: ("style", "label", "emoji", "custom_id", "sku_id", "url", "disabled"),
    Kind.STRING_SELECT: (*_SELECT, "options"),
    Kind.USER_SELECT: (*_SELECT, "default_values"),
    Kind.ROLE_SELECT: (*_SELECT, "default_values"),
    Kind.MENTIONABLE_SELECT: (*_SELECT, "default_values"),
    Kind.CHANNEL_SELECT: (*_SELECT, "default_values", "channel_types"),
    Kind.TEXT: ("content",),
    Kind.THUMBNAIL: ("media", "description", "spoiler"),
    Kind.FILE: ("file", "spoiler"),
    Kind.SEPARATOR: ("divider", "spacing"),
    Kind.CONTAINER: ("accent_color", "spoiler"),
    Kind.LABEL: ("label", "description"),
    Kind.TEXT_INPUT: (
        "custom_id",
        "style",
        "label",
        "min_length",
        "max_length",
        "required",
        "value",
        "placeholder",
    ),
    Kind.FILE_UPLOAD: ("custom_id", "min_values", "max_values", "required"),
    Kind.RADIO_GROUP: ("custom_id", "options", "required"),
    Kind.CHECKBOX_GROUP: ("custom_id", "options", "min_values", "max_values", "required"),
    Kind.CHECKBOX: ("custom_id", "default"),
}
OPTION = ("label", "value", "description", "emoji", "default")
MEDIA_FIELD = {Kind.THUMBNAIL: "media", Kind.FILE: "file"}
CHILDREN = ("components", "accessory", "component")


def numbered(components: list[Json], *, modal: bool = False) -> list[Json]:
    """The components with defaults filled in and an id each, in order of appearance."""
    taken = {component.get("id") for component in walk(components)}
    free = (number for number in count(1) if number not in taken)
    return [_numbered(component, free, modal) for component in components]


def _numbered(component: Json, free: Iterator[int], modal: bool) -> Json:
    kind = component["type"]
    result = {"type": kind, "id": component.get("id") or next(free), **DEFAULTS.get(kind, {})}
    if modal and kind in SELECTS:
        result["required"] = True
    result |= _known(component, KNOWN.get(kind, ()))
    if "options" in result:
        result["options"] = [_known(option, OPTION) for option in component["options"]]
    if "default_values" in result:
        result["default_values"] = [{**one, "id": str(one["id"])} for one in component["default_values"]]
    if kind == Kind.GALLERY:
        shown = KNOWN[Kind.THUMBNAIL]
        result["items"] = [
            {"description": None, "spoiler": False, **only(i, shown)} for i in component["items"]
        ]
    if "components" in component:
        result["components"] = [_numbered(child, free, modal) for child in component["components"]]
    for name in ("accessory", "component"):
        if component.get(name) is not None:
            result[name] = _numbered(component[name], free, modal)
    return result


def _known(data: Json, names: tuple[str, ...]) -> Json:
    """What is kept of a component or an option. Ids may come as numbers; they are kept as texts."""
    result = only(data, names)
    emoji = result.get("emoji")
    if emoji is not None and emoji.get("id") is not None:
        result["emoji"] = {**emoji, "id": str(emoji["id"])}
    return result


def with_media(
    components: list[Json], make: Callable[[Json, Path], Json], path: Path = ("components",)
) -> list[Json]:
    """The tree with each media item replaced by what `make` makes of it and of its path."""
    return [_with_media(component, make, (*path, index)) for index, component in enumerate(components)]


def _with_media(component: Json, make: Callable[[Json, Path], Json], path: Path) -> Json:
    result = dict(component)
    kind = component["type"]
    if (name := MEDIA_FIELD.get(kind)) is not None:
        result[name] = make(component[name], (*path, name))
    elif kind == Kind.GALLERY:
        result["items"] = [
            {**item, "media": make(item["media"], (*path, "items", index, "media"))}
            for index, item in enumerate(component["items"])
        ]
    if "components" in component:
        result["components"] = with_media(component["components"], make, (*path, "components"))
    if "accessory" in component:
        result["accessory"] = _with_media(component["accessory"], make, (*path, "accessory"))
    return result


def bound(components: list[Json], attachments: list[Attachment], at: Path = ()) -> list[Json]:
    """The tree with `attachment://name` tied to the attachment of that name; refused if there is none."""
    by_name = {attachment.filename: attachment for attachment in attachments}
    by_id = {attachment.id: attachment for attachment in attachments}
    problems = Problems()

    def make(media: Json, path: Path) -> Json:
        url = str(media["url"])
        kept = by_id.get(str(media.get("attachment_id") or _attachment_in(url)))
        found = by_name.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else kept
        if found is not None:
            return {"url": f"attachment://{found.filename}", "attachment_id": found.id}
        if url.startswith("attachment://"):
            problems.add(
                (*path, "url"),
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"The referenced attachment '{url}' was not found",
            )
        return {"url": url, "proxy_url": url}

    tree = with_media(components, make, (*at, "components"))
    problems.refuse()
    return tree


def _attachment_in(url: str) -> str:
    """The attachment's id in a link of our own CDN: bots send back the link they were shown."""
    parts = url.split("?", maxsplit=1)[0].split("/")
    return parts[-2] if len(parts) > 3 and parts[-4] == "attachments" else ""


def find_custom(components: list[Json], custom_id: str) -> Json | None:
    """The component a person would click on."""
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)


def texts(components: list[Json]) -> list[str]:
    """All displayed text, where mentions may stand."""
    found: list[Any] = [c.get("content") for c in walk(components) if c.get("type") == Kind.TEXT]
    return [text for text in found if isinstance(text, str)]
