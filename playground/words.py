"""A screen in words: what a person sees in a channel, as text that a test can search and a failure can
show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground.checks.components import Kind
from playground.objects import MessageFlag

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playground.objects import Json, Message, Post

SELECT_KINDS = {
    Kind.STRING_SELECT: "choose",
    Kind.USER_SELECT: "choose a person",
    Kind.ROLE_SELECT: "choose a role",
    Kind.MENTIONABLE_SELECT: "choose a person or role",
    Kind.CHANNEL_SELECT: "choose a channel",
}


def screen(posts: Iterable[Post], modals: Iterable[Json] = ()) -> str:
    """Messages, oldest first, then open modals."""
    parts = [message(post) for post in posts] + [modal(one) for one in modals]
    return "\n\n".join(parts) or "(nothing)"


def message(post: Post) -> str:
    head = f"{post.message.author.username}{' (only you can see this)' if post.only_for else ''}:"
    return "\n".join([head, *(f"  {line}" for line in _message_lines(post.message))])


def _message_lines(value: Message) -> list[str]:
    lines = value.content.splitlines()
    if value.flags & MessageFlag.LOADING:
        lines.append("(is thinking …)")
    for embed in value.embeds:
        lines += _embed(embed)
    for part in value.components:
        lines += component(part)
    shown = {name for part in value.components for name in _media_names(part)}
    lines += [
        f"🖼 {one.filename}" + (f": {one.description}" if one.description else "")
        for one in value.attachments
        if one.filename not in shown
    ]
    return lines


def _embed(embed: Json) -> list[str]:
    fields = [f"{field['name']}: {field['value']}" for field in embed.get("fields", ())]
    footer = (embed.get("footer") or {}).get("text")
    texts = [embed.get("title"), embed.get("description"), *fields, footer]
    return [line for text in texts if text for line in text.splitlines()]


def modal(value: Json) -> str:
    lines = [line for part in value["components"] for line in component(part)]
    return "\n".join([f"┌ {value['title']}", *(f"│ {line}" for line in lines)])


def component(value: Json) -> list[str]:
    """A component and what is in it, a line each; a row is one line."""
    kind = value["type"]
    if kind == Kind.ROW:
        return [" ".join(_one(child) for child in value["components"])]
    if kind == Kind.SECTION:
        return [*_children(value), f"    {_one(value['accessory'])}"]
    if kind == Kind.CONTAINER:
        return [f"│ {line}" for line in _children(value)]
    if kind == Kind.TEXT:
        return list(value["content"].splitlines())
    if kind == Kind.GALLERY:
        return [_one({"type": Kind.THUMBNAIL, **item}) for item in value["items"]]
    if kind == Kind.LABEL:
        return [f"{value['label']}: {_one(value['component'])}"]
    return [_one(value)]


def _children(value: Json) -> list[str]:
    return [line for child in value["components"] for line in component(child)]


def _one(value: Json) -> str:
    kind = value["type"]
    off = " (disabled)" if value.get("disabled") else ""
    if kind == Kind.BUTTON:
        return f"[{button_text(value)}{off}]"
    if kind in SELECT_KINDS:
        return (
            f"( {value.get('placeholder') or SELECT_KINDS[kind]} v{off}: {', '.join(option_labels(value))} )"
        )
    if kind == Kind.THUMBNAIL:
        return f"🖼 {_file_name(value['media'])}" + (
            f": {value['description']}" if value.get("description") else ""
        )
    if kind == Kind.FILE:
        return f"📎 {_file_name(value['file'])}"
    if kind == Kind.SEPARATOR:
        return "———" if value.get("divider", True) else ""
    if kind == Kind.TEXT_INPUT:
        return f"{value.get('label') or ''}[{value.get('value', '')}…]"
    if kind == Kind.CHECKBOX:
        return "☑" if value.get("default") else "☐"
    options = option_labels(value)
    return f"( {', '.join(options)} )" if options else "( file )"


def button_text(value: Json) -> str:
    """What stands on a button: its emoji and label."""
    emoji = value.get("emoji") or {}
    sign = f":{emoji['name']}:" if emoji.get("id") else emoji.get("name")
    return " ".join(part for part in (sign, value.get("label")) if part)


def option_labels(value: Json) -> list[str]:
    return [option["label"] for option in value.get("options", ())]


def _file_name(media: Json) -> str:
    return str(media["url"]).removeprefix("attachment://")


def _media_names(value: Any) -> Iterable[str]:
    """The names of attachments a component shows."""
    for media in (value.get("media"), value.get("file"), *(item["media"] for item in value.get("items", ()))):
        if media is not None:
            yield _file_name(media)
    for child in (*value.get("components", ()), value.get("accessory")):
        if child is not None:
            yield from _media_names(child)
