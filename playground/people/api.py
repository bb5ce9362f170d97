"""What a page can ask and do for a person, over REST. README.md documents it; this is the table of it."""

from __future__ import annotations

import inspect
import logging
import secrets
from typing import TYPE_CHECKING

import msgspec
from aiohttp import web

from playground.errors import ApiError, refusal
from playground.people import acting, messages, persons, places
from playground.requests import read
from playground.rest.call import Call, Route
from playground.rest.front import answered, refused

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playground.objects import Person
    from playground.parts import Parts
    from playground.people.mail import Mail

log = logging.getLogger(__name__)
BASE = "/people"
_CHANNEL = "/{person_id}/channels/{channel_id}"
_MESSAGE = _CHANNEL + "/messages/{message_id}"
_COMMAND = _CHANNEL + "/commands/{command_id}"
ROUTES = [
    Route("GET", "", persons.everybody),
    Route("POST", "", persons.add_person),
    Route("PATCH", "/{person_id}", persons.change_person),
    Route("GET", "/{person_id}/state", persons.state),
    Route("POST", "/{person_id}/conversations", places.open_conversation),
    Route("GET", _CHANNEL + "/messages", messages.history),
    Route("POST", _CHANNEL + "/messages", messages.say),
    Route("GET", _MESSAGE, messages.one),
    Route("PATCH", _MESSAGE, messages.edit),
    Route("DELETE", _MESSAGE, messages.delete),
    Route("POST", _MESSAGE + "/components", acting.use_component),
    Route("PUT", _MESSAGE + "/pin", messages.pin),
    Route("DELETE", _MESSAGE + "/pin", messages.unpin),
    Route("GET", _CHANNEL + "/pins", messages.pins),
    Route("POST", _CHANNEL + "/typing", messages.typing),
    Route("PUT", _CHANNEL + "/read", messages.mark_read),
    Route("POST", _CHANNEL + "/threads", places.start_thread),
    Route("PATCH", _CHANNEL, places.change_thread),
    Route("PUT", _CHANNEL + "/membership", places.join_thread),
    Route("DELETE", _CHANNEL + "/membership", places.leave_thread),
    Route("GET", _CHANNEL + "/commands", acting.offered),
    Route("POST", _COMMAND, acting.use_command),
    Route("POST", _COMMAND + "/autocomplete", acting.autocomplete),
    Route("PUT", _COMMAND + "/permissions", acting.permit_command),
    Route("POST", "/{person_id}/modals/{interaction_id}", acting.submit_modal),
    Route("DELETE", "/{person_id}/modals/{interaction_id}", acting.close_modal),
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
