"""Hostile and broken requests: an error in Discord's shape, never a stack trace, and everything goes on."""

from __future__ import annotations

import copy
import io
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest

from playground import limits
from playground.rest.front import ROUTES
from tests.playground import bodies as b

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playground.server import Playground
    from tests.playground.api import Api

JUNK: list[Any] = [None, True, -1, 2**70, 1.5, "", "x", "²", [], {}, [[]], [None], {"a": {"b": []}}]
BODIES: list[Any] = [None, [], {}, [[]], [5], 5, "x", {"name": {}}, {"roles": [{}]}, {"nick": []}]
FULL_MESSAGE = {
    **b.classic(
        b.row(b.button(emoji={"name": "⛏️"})), b.row(b.select([b.option(description="d", default=True)]))
    ),
    "tts": False,
    "nonce": "n",
    "flags": 0,
    "embeds": [
        {
            "title": "t",
            "color": 1,
            "fields": [{"name": "n", "value": "v", "inline": True}],
            "footer": {"text": "f"},
            "author": {"name": "a"},
            "image": {"url": "https://example.org/x.png"},
        }
    ],
    "allowed_mentions": {"parse": ["roles"], "users": ["1"], "replied_user": True},
    "attachments": [],
    "message_reference": {"message_id": "1", "fail_if_not_exists": False},
}
FULL_V2 = b.v2(
    b.container(
        b.text(),
        b.section(b.text(), accessory=b.thumbnail()),
        b.gallery("https://example.org/x.png", description="d"),
        {"type": 14, "divider": True, "spacing": 1},
        b.row(
            {
                "type": 8,
                "custom_id": "c",
                "channel_types": [0],
                "default_values": [{"id": "1", "type": "channel"}],
            }
        ),
        accent_color=5,
    )
)
FULL_MODAL = b.modal(
    b.label(b.text_input(min_length=1, max_length=5)),
    b.label({"type": 21, "custom_id": "r", "options": [b.option("a"), b.option("b")]}),
    b.label({"type": 5, "custom_id": "u", "min_values": 1, "max_values": 2}),
)
FULL_COMMANDS = [
    b.command(
        name_localizations={"pl": "idź"},
        default_member_permissions="8",
        contexts=[0],
        options=[
            b.argument(choices=[{"name": "n", "value": "v"}], min_length=1),
            b.argument("b", type=7, channel_types=[0]),
        ],
    )
]


def mutations(body: Any) -> Iterator[Any]:
    """The body with each of its parts in turn replaced by junk."""
    for path in paths(body):
        for junk in JUNK:
            whole = copy.deepcopy(body)
            node = whole
            for step in path[:-1]:
                node = node[step]
            node[path[-1]] = junk
            yield whole


def paths(node: Any, before: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    steps = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for step, inner in steps:
        yield (*before, step)
        yield from paths(inner, (*before, step))


@pytest.mark.parametrize(
    ("path", "method", "body"),
    [
        ("/channels/{channel}/messages", "POST", FULL_MESSAGE),
        ("/channels/{channel}/messages", "POST", FULL_V2),
        ("/applications/{bot}/commands", "PUT", FULL_COMMANDS),
        (
            "/channels/{channel}/threads",
            "POST",
            {"name": "t", "type": 11, "auto_archive_duration": 60, "invitable": True},
        ),
    ],
    ids=["message", "v2", "commands", "thread"],
)
async def test_no_part_of_a_body_can_break_the_server(api: Api, path: str, method: str, body: Any) -> None:
    place = path.format(channel=api.channel("general"), bot=api.bot.id)
    for mutated in mutations(body):
        answer = await api(method, place, mutated)
        assert answer.status < 500, mutated
    shown = await api("GET", f"/channels/{api.channel('general')}/messages?limit=100")
    assert shown.status == 200


async def test_no_part_of_a_modal_can_break_the_server(api: Api, playground: Playground) -> None:
    anna = playground.person("Anna")
    await api.send(b.classic(b.row(b.button())))
    post = anna.messages()[0]
    for mutated in mutations(FULL_MODAL):
        interaction = playground.parts.acts.component(anna.person, post, "b", [])
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        assert (await api("POST", path, mutated)).status < 500, mutated


async def test_no_route_breaks_on_any_body(api: Api) -> None:
    ids = {"channel_id": api.channel("general"), "guild_id": api.guild, "application_id": api.bot.id}
    for route in ROUTES:
        if route.method == "DELETE" and route.path == "/channels/{channel_id}":
            continue  # it would take away what the others need
        names = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
        path = route.path.format(**{name: ids.get(name, "1") for name in names})
        for body in BODIES:
            answer = await api(route.method, path, body)
            assert answer.status < 500, (route.name, body)


@pytest.mark.parametrize(
    "raw",
    [
        b"{",
        b"\xff\xfe",
        b'"\\ud800"',
        b"[" * 100_000,
        b'{"a":' * 500 + b"1" + b"}" * 500,
        b"NaN",
        b'{"content": 1e999}',
    ],
    ids=["cut off", "no text", "half a character", "deep", "deep and whole", "no number", "infinite"],
)
async def test_what_is_no_json(api: Api, raw: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    refused = await api("POST", f"/channels/{api.channel('general')}/messages", raw=raw, headers=headers)
    assert (refused.status, refused.code) == (400, 50109)


@pytest.mark.parametrize(
    ("kind", "raw"),
    [
        ("multipart/form-data", b"x"),
        ("multipart/form-data; boundary=x", b"nothing of the kind"),
        ("multipart/form-data; boundary=x", b"--x\r\n\r\nno name\r\n--x--\r\n"),
        (
            "multipart/form-data; boundary=x",
            b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{\r\n--x--\r\n',
        ),
        (
            "multipart/form-data; boundary=x",
            b'--x\r\nContent-Disposition: form-data; name="files[0]"; filename="../../a"\r\n\r\n',
        ),
    ],
)
async def test_what_is_no_multipart(api: Api, kind: str, raw: bytes) -> None:
    path = f"/channels/{api.channel('general')}/messages"
    refused = await api("POST", path, raw=raw, headers={"Content-Type": kind})
    assert 400 <= refused.status < 500
    assert "code" in refused.body


async def test_names_of_files_cannot_lead_elsewhere(api: Api) -> None:
    files = {"files[0]": ("../../etc/passwd", b"x"), "files[1]": ('a"b;c.html', b"<script>")}
    sent = (await api.send({}, files=files)).body
    assert sent["attachments"][0]["filename"] == "passwd"
    for one in sent["attachments"]:
        got = await api.fetch("GET", one["url"].removeprefix(api.playground.url), None, {})
        assert got.headers["Content-Disposition"].startswith("attachment")
        assert got.headers["X-Content-Type-Options"] == "nosniff"
        assert "sandbox" in got.headers["Content-Security-Policy"]


async def test_a_body_too_large_is_not_read_to_its_end(api: Api) -> None:
    body = io.BytesIO(b'{"content": "' + b"x" * limits.JSON_BYTES + b'"}')
    headers = {"Authorization": f"Bot {api.bot.token}"}
    refused = await api.fetch("POST", f"/api/v10/channels/{api.channel('general')}/messages", body, headers)
    assert (refused.status, refused.code) == (413, 40005)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/v10/nowhere", 404, 0),
        ("GET", "/api/v9/users/@me", 400, 50041),
        ("POST", "/api/v10/users/@me", 405, 0),
        ("GET", "/../../etc/passwd", 404, 0),
        ("GET", "/page/../server.py", 404, 0),
        ("GET", "/page/%2e%2e/server.py", 404, 0),
        ("GET", "/cdn/emojis/..%2f..%2fx", 404, 0),
        ("GET", "/cdn/embed/avatars/9.png", 404, 0),
        ("GET", "/cdn/avatars/1/2.png", 404, 0),
    ],
)
async def test_where_there_is_nothing(api: Api, method: str, path: str, status: int, code: int) -> None:
    headers = {"Authorization": f"Bot {api.bot.token}"}
    refused = await api.fetch(method, path, None, headers)
    assert (refused.status, refused.code) == (status, code)


@pytest.mark.parametrize("token", ["", "Bot ", "Bot wrong", "Bearer TOKEN", "TOKEN"])
async def test_without_its_token_nobody_is_a_bot(api: Api, token: str) -> None:
    headers = {"Authorization": token.replace("TOKEN", api.bot.token)}
    refused = await api.fetch("GET", "/api/v10/users/@me", None, headers)
    assert (refused.status, refused.code) == (401, 0)


@pytest.mark.parametrize(
    "headers",
    [{"Host": "evil.example"}, {"Host": "127.0.0.1"}, {"Origin": "http://evil.example"}, {"Origin": "null"}],
    ids=str,
)
@pytest.mark.parametrize("path", ["/", "/people", "/api/v10/gateway", "/gateway", "/people/events"])
async def test_other_names_and_origins_are_sent_away(api: Api, path: str, headers: dict[str, str]) -> None:
    refused = await api.fetch("GET", path, None, headers)
    assert refused.status == 403


async def test_it_listens_on_loopback_only(playground: Playground) -> None:
    assert playground.url.startswith("http://127.0.0.1:")
    runner = playground._runner
    assert runner is not None
    assert {address[0] for address in runner.addresses} == {"127.0.0.1"}


@pytest.mark.parametrize("key", ["", "wrong", "ключ"])
async def test_without_the_key_nobody_acts_as_a_person(api: Api, key: str) -> None:
    anna = api.playground.person("Anna")
    encoded = key.encode().decode("latin-1")
    for method, path in (
        ("GET", ""),
        ("GET", f"/{anna.id}/state"),
        ("POST", f"/{anna.id}/channels/1/messages"),
    ):
        assert (await api.person(method, path, key=encoded)).status == 401


@pytest.mark.parametrize(
    "first", ["", "nonsense", "{}", '{"key": "wrong", "person_id": "1"}', '{"key": 5}', "[" * 3000]
)
async def test_a_window_that_does_not_say_who_it_is_is_closed(playground: Playground, first: str) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(playground.url.replace("http", "ws") + "/people/events") as socket,
    ):
        await socket.send_str(first)
        await socket.receive(timeout=5)
        assert socket.close_code == 4004
