"""Messages as a bot or a person sends them: content, embeds, attachments, mentions, and what V2 forbids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground import limits
from playground.checks.components import check_message_components
from playground.checks.form import Form, only
from playground.errors import Problems, refusal
from playground.objects import MessageFlag

if TYPE_CHECKING:
    from collections.abc import Collection

    from playground.objects import Json
    from playground.uploads import Upload

LEGACY_FIELDS = ("content", "embeds", "stickers", "sticker_ids", "poll")
EMBED_FIELDS = (
    "title",
    "description",
    "url",
    "timestamp",
    "color",
    "footer",
    "image",
    "thumbnail",
    "author",
    "fields",
)
EMBED_PARTS = {
    "footer": ("text", "icon_url"),
    "image": ("url",),
    "thumbnail": ("url",),
    "author": ("name", "url", "icon_url"),
    "fields": ("name", "value", "inline"),
}
EMBED_TEXTS = {"title": limits.EMBED_TITLE, "description": limits.EMBED_DESCRIPTION}


def check_message(body: Json, uploads: Collection[Upload], *, at: tuple[str, ...] = ()) -> None:
    """A new message. `at` is where it stands in the request: the data of an interaction's answer."""
    problems = Problems()
    form = Form(problems, body, at)
    flags = form.number("flags", 0, 2**31) or 0
    v2 = bool(flags & MessageFlag.COMPONENTS_V2)
    _check_common(form, uploads, kept=(), v2=v2)
    if form.has("nonce") and not isinstance(body["nonce"], int):
        form.text("nonce", limits.NONCE)
    form.flag("enforce_nonce")
    if form.has("sticker_ids") and not v2:
        form.array("sticker_ids", 3)
    reference = form.inner("message_reference")
    if reference is not None:
        reference.snowflake("message_id", required=True)
        reference.snowflake("channel_id")
        reference.flag("fail_if_not_exists")
    problems.refuse()
    if not uploads and not any(body.get(name) for name in ("content", "embeds", "components")):
        raise refusal("empty message")


def check_edit(body: Json, uploads: Collection[Upload], *, kept: Collection[str], flags: int) -> None:
    """An edit of a message that has the flags and the attachments."""
    problems = Problems()
    form = Form(problems, body)
    wanted = form.number("flags", 0, 2**31) or 0
    v2 = bool((flags | wanted) & MessageFlag.COMPONENTS_V2)
    _check_common(form, uploads, kept=kept, v2=v2)
    problems.refuse()


def _check_common(form: Form, uploads: Collection[Upload], *, kept: Collection[str], v2: bool) -> None:
    form.flag("tts")
    if v2:
        for name in LEGACY_FIELDS:
            if form.data.get(name):
                form.wrong(
                    name,
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    else:
        _check_content(form)
        _check_embeds(form)
    check_message_components(form, v2=v2)
    _check_attachments(form, uploads, kept)
    _check_allowed_mentions(form)


def _check_content(form: Form) -> None:
    value = form.data.get("content")
    if value is not None and not isinstance(value, str | int | float):
        form.wrong("content", "STRING_TYPE_CONVERT", "Could not convert value to string.")
    elif value is not None and len(str(value)) > limits.CONTENT:
        form.wrong("content", "BASE_TYPE_MAX_LENGTH", f"Must be {limits.CONTENT} or fewer in length.")


def _check_embeds(form: Form) -> None:
    total = 0
    for embed in form.forms("embeds", limits.EMBEDS):
        texts = [embed.text(name, most) for name, most in EMBED_TEXTS.items()]
        embed.number("color", 0, limits.COLOUR)
        embed.text("url", limits.LINK)
        embed.text("timestamp", 64)
        for item in embed.forms("fields", limits.EMBED_FIELDS):
            texts.append(item.text("name", limits.EMBED_FIELD_NAME, least=1, required=True))
            texts.append(item.text("value", limits.EMBED_FIELD_VALUE, least=1, required=True))
            item.flag("inline")
        if (footer := embed.inner("footer")) is not None:
            texts.append(footer.text("text", limits.EMBED_FOOTER, least=1, required=True))
            footer.text("icon_url", limits.LINK)
        if (author := embed.inner("author")) is not None:
            texts.append(author.text("name", limits.EMBED_AUTHOR, least=1, required=True))
            author.text("icon_url", limits.LINK)
            author.text("url", limits.LINK)
        for name in ("image", "thumbnail"):
            if (picture := embed.inner(name)) is not None:
                picture.text("url", limits.LINK, least=1, required=True)
        total += sum(len(text) for text in texts if text)
    if total > limits.EMBED_TOTAL:
        form.wrong(
            "embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {limits.EMBED_TOTAL}"
        )


def _check_attachments(form: Form, uploads: Collection[Upload], kept: Collection[str]) -> None:
    known = {upload.index for upload in uploads}
    named: set[str] = set()
    for upload in uploads:
        if not (upload.index.isascii() and upload.index.isdigit()):
            form.wrong("attachments", "ATTACHMENT_NOT_FOUND", f"files[{upload.index[:24]}] has no number.")
    given = list(form.forms("attachments", limits.ATTACHMENTS))
    for item in given:
        identity = item.data.get("id")
        item.text("description", limits.ATTACHMENT_DESCRIPTION)
        item.text("filename", 1024)
        if identity is not None and str(identity) in named:
            item.wrong("id", "ATTACHMENT_ID_DUPLICATED", f"Attachment {str(identity)[:24]} is listed twice.")
        named.add(str(identity))
        if identity is None or str(identity) not in known | set(kept):
            item.wrong("id", "ATTACHMENT_NOT_FOUND", f"Attachment with id {str(identity)[:24]} not found.")
    if len(uploads) > limits.ATTACHMENTS:
        form.wrong("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {limits.ATTACHMENTS} or fewer in length.")


def _check_allowed_mentions(form: Form) -> None:
    allowed = form.inner("allowed_mentions")
    if allowed is None:
        return
    parse = allowed.array("parse", 3)
    for index, word in enumerate(parse):
        if word not in ("users", "roles", "everyone"):
            allowed.problems.add(
                (*allowed.path, "parse", index),
                "BASE_TYPE_CHOICES",
                "Value must be one of ('roles', 'users', 'everyone').",
            )
    for name in ("users", "roles"):
        allowed.snowflakes(name, limits.ALLOWED_MENTIONS)
        if name in parse and allowed.data.get(name):
            allowed.wrong(
                None,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.',
            )
    allowed.flag("replied_user")


def kept_embeds(embeds: list[Json] | None) -> list[Json]:
    """The embeds with the fields Discord knows, and no others."""
    return [
        {
            name: _kept(value, EMBED_PARTS[name]) if name in EMBED_PARTS else value
            for name, value in only(embed, EMBED_FIELDS).items()
        }
        for embed in embeds or ()
    ]


def _kept(value: Any, names: tuple[str, ...]) -> Any:
    return [only(one, names) for one in value] if isinstance(value, list) else only(value, names)


def plain_text(value: Any) -> str:
    """The content of a message as text: Discord takes numbers too."""
    return "" if value is None else str(value)
