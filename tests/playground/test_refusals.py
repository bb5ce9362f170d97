"""What Discord forbids whatever its size, with the path and the code; and what is not there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.playground import bodies as b

if TYPE_CHECKING:
    from tests.playground.api import Api


FORBIDDEN_MESSAGES: list[tuple[str, Any, str, str]] = [
    (
        "V2 with content",
        b.v2(b.text(), content="words"),
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        "V2 with embeds",
        b.v2(b.text(), embeds=[{"title": "x"}]),
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    ("V2 components without the flag", b.classic(b.text()), "components.0.type", "BASE_TYPE_CHOICES"),
    (
        "the same custom id twice in a row",
        b.classic(b.row(b.button("a"), b.button("a"))),
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        "the same custom id twice, far apart",
        b.v2(b.container(b.row(b.button("a"))), b.section(b.text(), accessory=b.button("a"))),
        "components.1.accessory.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        "the same number twice",
        b.v2(b.text(id=7), b.text(id=7)),
        "components.1.id",
        "COMPONENT_ID_DUPLICATED",
    ),
    (
        "the same option value twice",
        b.classic(b.row(b.select([b.option("a"), b.option("a")]))),
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        "a container in a container",
        b.v2(b.container(b.container(b.text()))),
        "components.0.components.0.type",
        "BASE_TYPE_CHOICES",
    ),
    ("a button outside a row", b.v2(b.button()), "components.0.type", "BASE_TYPE_CHOICES"),
    (
        "a text input in a message",
        b.classic(b.row(b.text_input())),
        "components.0.components.0.type",
        "BASE_TYPE_CHOICES",
    ),
    (
        "a section without accessory",
        b.v2({"type": 9, "components": [b.text()]}),
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    (
        "a button without label and emoji",
        b.classic(b.row(b.button(label=""))),
        "components.0.components.0.label",
        "BASE_TYPE_REQUIRED",
    ),
    (
        "a link button with a custom id",
        b.classic(b.row(b.link(custom_id="x"))),
        "components.0.components.0",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    (
        "a link to a script",
        b.classic(b.row(b.link("javascript:alert(1)"))),
        "components.0.components.0.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    (
        "an emoji that is none",
        b.classic(b.row(b.button(emoji={"name": "pick"}))),
        "components.0.components.0.emoji.name",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    (
        "a picture that was not attached",
        b.v2(b.gallery("attachment://board.png")),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        "an attachment that was not uploaded",
        {"content": "x", "attachments": [{"id": 0}]},
        "attachments.0.id",
        "ATTACHMENT_NOT_FOUND",
    ),
    (
        "mentions both all and some",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    (
        "a reply to nothing",
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
    ("content that is no text", {"content": ["x"]}, "content", "STRING_TYPE_CONVERT"),
    ("components that are no list", {"content": "x", "components": {}}, "components", "LIST_TYPE_CONVERT"),
    ("a component that is no object", b.classic(5), "components.0", "DICT_TYPE_CONVERT"),  # type: ignore[arg-type]  # on purpose
    ("flags that are no number", {"content": "x", "flags": "many"}, "flags", "NUMBER_TYPE_COERCE"),
]


@pytest.mark.parametrize(
    ("what", "body", "path", "code"), FORBIDDEN_MESSAGES, ids=[row[0] for row in FORBIDDEN_MESSAGES]
)
async def test_messages_that_are_refused(api: Api, what: str, body: Any, path: str, code: str) -> None:
    refused = await api.send(body)
    assert (refused.status, refused.code) == (400, 50035)
    assert code in refused.error(*path.split("."))


FORBIDDEN_COMMANDS: list[tuple[str, Any, str, str]] = [
    ("a name with capitals", [b.command("Go")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("a name with a space", [b.command("go on")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("the same name twice", [b.command(), b.command()], "1.name", "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    (
        "a required option after others",
        [b.command(options=[b.argument("a"), b.argument("b", required=True)])],
        "0.options.1.required",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        "the same option twice",
        [b.command(options=[b.argument("a"), b.argument("a")])],
        "0.options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    (
        "subcommands beside options",
        [b.command(options=[b.argument("a"), {"type": 1, "name": "b", "description": "c"}])],
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        "autocomplete beside choices",
        [b.command(options=[b.argument(autocomplete=True, choices=[{"name": "a", "value": "a"}])])],
        "0.options.0.autocomplete",
        "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
    ),
    (
        "a language Discord has not",
        [b.command(name_localizations={"xx": "a"})],
        "0.name_localizations.xx",
        "BASE_TYPE_CHOICES",
    ),
    (
        "a context menu with a description",
        [{"type": 2, "name": "Greet", "description": "x"}],
        "0.description",
        "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
    ),
]


@pytest.mark.parametrize(
    ("what", "body", "path", "code"), FORBIDDEN_COMMANDS, ids=[row[0] for row in FORBIDDEN_COMMANDS]
)
async def test_commands_that_are_refused(api: Api, what: str, body: Any, path: str, code: str) -> None:
    refused = await api("PUT", f"/applications/{api.bot.id}/commands", body)
    assert (refused.status, refused.code) == (400, 50035)
    assert code in refused.error(*path.split("."))


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/channels/1", 10003),
        ("GET", "/guilds/1", 10004),
        ("GET", "/users/1", 10013),
        ("GET", "/channels/{channel}/messages/1", 10008),
        ("GET", "/guilds/{guild}/members/1", 10007),
        ("PUT", "/guilds/{guild}/members/1/roles/1", 50013),
        ("GET", "/applications/{bot}/commands/1", 10063),
        ("GET", "/applications/{bot}/emojis/1", 10014),
        ("GET", "/applications/1/commands", 0),
        ("GET", "/channels/nonsense", 50035),
    ],
)
async def test_unknown_things(api: Api, method: str, path: str, code: int) -> None:
    place = path.format(channel=api.channel("general"), guild=api.guild, bot=api.bot.id)
    assert (await api(method, place)).code == code
