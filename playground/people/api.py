"""What a page can ask and do for a person, over REST. README.md documents it; this is the table of it."""

from __future__ import annotations

import inspect
import logging
import secrets
from typing import TYPE_CHECKING, Any
from zoneinfo import available_timezones

import msgspec
from aiohttp import web

from playground import commands, limits, scene, shown
from playground.checks.commands import LOCALES
from playground.checks.form import Form
from playground.errors import ApiError, Problems, refusal, wrong_field
from playground.objects import CommandPermissions, GuildChannel, PrivateChannel, Thread
from playground.people import view
from playground.permissions import P
from playground.requests import read
from playground.rest.call import Call, Reply, Route
from playground.rest.front import answered, refused
from playground.rest.messages import page

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playground.objects import Channel, Interaction, Json, Person, Post
    from playground.parts import Parts
    from playground.people.mail import Mail
    from playground.uploads import Upload

log = logging.getLogger(__name__)
BASE = "/people"


def _person(call: Call) -> Person:
    person = call.world.people.get(call.params["person_id"])
    if person is None:
        raise refusal("unknown user")
    return person


def _channel(call: Call) -> Channel:
    channel = call.world.channel(call.params["channel_id"])
    if not call.world.may_see(channel, _person(call).id):
        raise refusal("missing access")
    return channel


def _post(call: Call) -> Post:
    channel, person = _channel(call), _person(call)
    post = call.world.post(channel.id, call.params["message_id"])
    if post.only_for not in (None, person.id):
        raise refusal("unknown message")
    return post


# Who is there


def everybody(call: Call) -> Any:
    return [view.person(call.world, person) for person in call.world.people.values()]


def add_person(call: Call) -> Any:
    if len(call.world.people) >= limits.PEOPLE:
        raise wrong_field(("name",), "TOO_MANY_PEOPLE", f"There are {limits.PEOPLE} people already.")
    problems = Problems()
    form = Form(problems, call.form)
    name = form.text("name", limits.PERSON_NAME, least=1, required=True)
    _check_person(form)
    problems.refuse()
    person = scene.add_person(
        call.world, name or "", call.form.get("locale") or "en-US", call.form.get("timezone") or "UTC"
    )
    for guild in call.world.guilds.values():
        scene.admit(call.world, guild.id, person.id)
    call.world.tell("PERSON_CREATE", view.person(call.world, person))
    return Reply(201, view.person(call.world, person))


def _check_person(form: Form) -> None:
    form.choice("locale", LOCALES)
    form.flag("accepts_messages")
    zone = form.text("timezone", 64)
    if zone is not None and zone not in available_timezones():
        form.wrong("timezone", "BASE_TYPE_CHOICES", "Name a time zone like Europe/Warsaw.")


def change_person(call: Call) -> Any:
    person = _person(call)
    problems = Problems()
    _check_person(Form(problems, call.form))
    problems.refuse()
    for name in ("locale", "timezone", "accepts_messages"):
        if call.form.get(name) is not None:
            setattr(person, name, call.form[name])
    call.world.put_person(person)
    call.world.tell("PERSON_UPDATE", view.person(call.world, person))
    return view.person(call.world, person)


def state(call: Call) -> Any:
    return view.state(call.parts, _person(call))


# Messages


def history(call: Call) -> Any:
    posts = view.visible(call.world, _person(call), _channel(call))
    return [shown.message(call.world, post) for post in page(call, posts)]


def one(call: Call) -> Any:
    return shown.message(call.world, _post(call))


def say(call: Call) -> Any:
    body: Json = {
        name: call.form[name] for name in ("content", "nonce", "message_reference") if name in call.form
    }
    author = call.world.users[_person(call).id]
    post = call.parts.posting.send(_channel(call), author, body, call.uploads)
    return Reply(201, shown.message(call.world, post))


def edit(call: Call) -> Any:
    post = _post(call)
    if post.message.author.id != _person(call).id:
        raise refusal("another's message")
    call.parts.posting.edit(post, {"content": call.form.get("content")}, ())
    return shown.message(call.world, post)


def delete(call: Call) -> None:
    """Delete a message, or dismiss one that only this person sees."""
    post, person = _post(call), _person(call)
    if person.id not in (post.only_for, post.message.author.id):
        call.world.need(_channel(call), person.id, P.MANAGE_MESSAGES)
    call.parts.posting.delete(post)


def pin(call: Call) -> None:
    post, person = _post(call), _person(call)
    call.world.need(_channel(call), person.id, P.PIN_MESSAGES)
    call.parts.posting.pin(post, call.world.users[person.id])


def unpin(call: Call) -> None:
    post, person = _post(call), _person(call)
    call.world.need(_channel(call), person.id, P.PIN_MESSAGES)
    call.parts.posting.unpin(post)


def pins(call: Call) -> Any:
    channel = _channel(call)
    pinned = [post for post in call.world.posts[channel.id].values() if post.message.pinned]
    return [shown.message(call.world, post) for post in reversed(pinned)]


def typing(call: Call) -> None:
    call.parts.posting.typing(_channel(call), call.world.users[_person(call).id])


def mark_read(call: Call) -> Any:
    channel, person = _channel(call), _person(call)
    problems = Problems()
    message_id = Form(problems, call.form).snowflake("message_id", required=True) or "0"
    problems.refuse()
    person.read[channel.id] = message_id
    call.world.put_person(person)
    unread = view.unread(call.world, person, channel)
    data = {"channel_id": channel.id, "unread": unread}
    call.world.tell("READ_UPDATE", data, only_for=person.id, channel_id=channel.id)
    return unread


# Places


def open_conversation(call: Call) -> Any:
    problems = Problems()
    user_id = Form(problems, call.form).snowflake("user_id", required=True) or ""
    problems.refuse()
    person, other = _person(call), call.world.user(user_id)
    channel = call.world.private_channel(person.id, other.id)
    return view.channel(call.world, person, channel)


def start_thread(call: Call) -> Any:
    parent, person = _channel(call), _person(call)
    if not isinstance(parent, GuildChannel):
        raise refusal("channel type")
    message_id = call.form.get("message_id")
    post = None if message_id is None else call.world.post(parent.id, str(message_id))
    if post is not None and post.only_for is not None:
        raise refusal("unknown message")
    thread = call.parts.threads.start(parent, person.id, {"type": 11, **call.form}, post=post)
    if post is not None:
        call.parts.posting.updated(post)
    return Reply(201, view.channel(call.world, person, thread))


def _thread(call: Call) -> Thread:
    channel = _channel(call)
    if not isinstance(channel, Thread):
        raise refusal("channel type")
    return channel


def change_thread(call: Call) -> Any:
    thread = call.parts.threads.change(_thread(call), call.form, by=_person(call).id)
    return view.channel(call.world, _person(call), thread)


def join_thread(call: Call) -> None:
    call.parts.threads.join(_thread(call), _person(call).id)


def leave_thread(call: Call) -> None:
    call.parts.threads.leave(_thread(call), _person(call).id)


# Commands and components


def offered(call: Call) -> Any:
    person, channel = _person(call), _channel(call)
    return [commands.localized(c, person.locale) for c in commands.offered(call.world, person, channel)]


def _begun(call: Call, interaction: Interaction) -> Reply:
    nonce = call.form.get("nonce")
    return Reply(202, {"id": interaction.id, "nonce": nonce if isinstance(nonce, str) else None})


def _use(call: Call, focused: str | None) -> Interaction:
    options, path = call.form.get("options") or {}, call.form.get("path") or []
    if not isinstance(options, dict):
        raise wrong_field(("options",), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    if not isinstance(path, list) or not all(isinstance(step, str) for step in path):
        raise wrong_field(("path",), "LIST_TYPE_CONVERT", "Give a list of texts")
    target = call.form.get("target_id")
    return call.parts.acts.command(
        _person(call),
        _channel(call),
        call.params["command_id"],
        path=path,
        values=options,
        uploads={upload.index: upload for upload in call.uploads},
        target_id=None if target is None else str(target),
        focused=focused,
        nonce=_nonce(call),
    )


def _nonce(call: Call) -> str | None:
    problems = Problems()
    nonce = Form(problems, call.form).text("nonce", 64)
    problems.refuse()
    return nonce


def use_command(call: Call) -> Any:
    return _begun(call, _use(call, None))


async def autocomplete(call: Call) -> Any:
    """Waits for the bot's suggestions: at most three seconds."""
    problems = Problems()
    focused = Form(problems, call.form).text("focused", limits.COMMAND_NAME, least=1, required=True)
    problems.refuse()
    outcome = await call.parts.interactions.outcome(_use(call, focused))
    return {"choices": outcome.get("choices", []), "failed": outcome["event"] == "INTERACTION_FAILURE"}


def use_component(call: Call) -> Any:
    problems = Problems()
    form = Form(problems, call.form)
    custom_id = form.text("custom_id", limits.CUSTOM_ID, least=1, required=True) or ""
    values = form.array("values", limits.SELECT_OPTIONS)
    problems.refuse()
    acts = call.parts.acts
    return _begun(call, acts.component(_person(call), _post(call), custom_id, values, nonce=_nonce(call)))


def _opener(call: Call) -> Interaction:
    interaction = call.world.interactions.get(call.params["interaction_id"])
    if interaction is None:
        raise refusal("unknown interaction")
    return interaction


def submit_modal(call: Call) -> Any:
    values = call.form.get("values") or {}
    if not isinstance(values, dict):
        raise wrong_field(("values",), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    files: dict[str, list[Upload]] = {}
    for upload in call.uploads:
        files.setdefault(upload.index.partition("/")[0], []).append(upload)
    acts = call.parts.acts
    return _begun(call, acts.modal(_person(call), _opener(call), values, files, nonce=_nonce(call)))


def close_modal(call: Call) -> None:
    call.parts.acts.close_modal(_person(call), _opener(call))


def permit_command(call: Call) -> Any:
    """A guild's own rule on who may use a command, as its settings would set it."""
    channel, person = _channel(call), _person(call)
    if isinstance(channel, PrivateChannel):
        raise refusal("dm only")
    call.world.need(channel, person.id, P.MANAGE_GUILD)
    command = call.world.commands.get(call.params["command_id"])
    if command is None:
        raise refusal("unknown command")
    problems = Problems()
    rules: list[Json] = []
    for rule in Form(problems, call.form).forms("permissions", 100):
        identity, kind = rule.snowflake("id", required=True), rule.choice("type", {1, 2, 3}, required=True)
        rules.append({"id": identity, "type": kind, "permission": bool(rule.flag("permission"))})
    problems.refuse()
    settings = CommandPermissions(
        id=command.id, application_id=command.application_id, guild_id=channel.guild_id, permissions=rules
    )
    call.world.put_command_permissions(settings)
    data = shown.plain(settings)
    name = "APPLICATION_COMMAND_PERMISSIONS_UPDATE"
    call.world.tell(name, data, guild_id=channel.guild_id, application_id=command.application_id)
    call.world.tell("COMMANDS_UPDATE", {"application_id": command.application_id})
    return data


_CHANNEL = "/{person_id}/channels/{channel_id}"
_MESSAGE = _CHANNEL + "/messages/{message_id}"
_COMMAND = _CHANNEL + "/commands/{command_id}"
ROUTES = [
    Route("GET", "", everybody),
    Route("POST", "", add_person),
    Route("PATCH", "/{person_id}", change_person),
    Route("GET", "/{person_id}/state", state),
    Route("POST", "/{person_id}/conversations", open_conversation),
    Route("GET", _CHANNEL + "/messages", history),
    Route("POST", _CHANNEL + "/messages", say),
    Route("GET", _MESSAGE, one),
    Route("PATCH", _MESSAGE, edit),
    Route("DELETE", _MESSAGE, delete),
    Route("POST", _MESSAGE + "/components", use_component),
    Route("PUT", _MESSAGE + "/pin", pin),
    Route("DELETE", _MESSAGE + "/pin", unpin),
    Route("GET", _CHANNEL + "/pins", pins),
    Route("POST", _CHANNEL + "/typing", typing),
    Route("PUT", _CHANNEL + "/read", mark_read),
    Route("POST", _CHANNEL + "/threads", start_thread),
    Route("PATCH", _CHANNEL, change_thread),
    Route("PUT", _CHANNEL + "/membership", join_thread),
    Route("DELETE", _CHANNEL + "/membership", leave_thread),
    Route("GET", _CHANNEL + "/commands", offered),
    Route("POST", _COMMAND, use_command),
    Route("POST", _COMMAND + "/autocomplete", autocomplete),
    Route("PUT", _COMMAND + "/permissions", permit_command),
    Route("POST", "/{person_id}/modals/{interaction_id}", submit_modal),
    Route("DELETE", "/{person_id}/modals/{interaction_id}", close_modal),
]


class Entry(msgspec.Struct):
    """The first message of a window."""

    key: str
    person_id: str
    since: int | None = None


class PeopleApi:
    """Asks everyone for the session's key, which lets its holder act as any of the people."""

    def __init__(self, parts: Parts, mail: Mail) -> None:
        self.parts = parts
        self.mail = mail

    def routes(self) -> list[web.RouteDef]:
        own = [web.route(route.method, BASE + route.path, self._handler(route)) for route in ROUTES]
        return [web.get(BASE + "/events", self._events), *own]

    def _key_fits(self, key: str) -> bool:
        return secrets.compare_digest(key.encode(), self.parts.world.secret.key.encode())

    def _handler(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            try:
                if not self._key_fits(request.headers.get("Authorization", "").removeprefix("Playground ")):
                    raise refusal("unauthorized")
                body, uploads = await read(request)
                params, query = dict(request.match_info), dict(request.query)
                value = route.handle(
                    Call(parts=self.parts, params=params, query=query, body=body, uploads=uploads)
                )
                return answered(await value if inspect.isawaitable(value) else value)
            except ApiError as error:
                return refused(error)
            except Exception:
                log.exception("%s %s could not be answered", request.method, request.path)
                return refused(refusal("internal error"))

        return handle

    async def _events(self, request: web.Request) -> web.StreamResponse:
        return await self.mail.open(request, self._admitted)

    def _admitted(self, first: bytes) -> tuple[Person, int | None] | None:
        try:
            entry = msgspec.json.decode(first, type=Entry)
        except (msgspec.DecodeError, RecursionError):
            return None
        person = self.parts.world.people.get(entry.person_id)
        return (person, entry.since) if person is not None and self._key_fits(entry.key) else None
