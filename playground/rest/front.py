"""Where requests of bots come in: faults, the ban, the token, rate limits, the body, the route, the
record."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import web

from playground.errors import ApiError, refusal, wrong_field
from playground.record import NOTHING, Request, body_of, files_of
from playground.requests import read
from playground.rest import applications, channels, guilds, interactions, messages, users
from playground.rest.call import Call, Reply, Route
from playground.snowflakes import is_snowflake

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from msgspec import Raw

    from playground.faults import Fault, Faults
    from playground.objects import Application
    from playground.parts import Parts
    from playground.rates import Rates, Taken
    from playground.record import Record
    from playground.uploads import Upload

log = logging.getLogger(__name__)
BASE = "/api/v10"
# Messages before channels: an address that says more comes first.
ROUTES = [
    *users.ROUTES,
    *messages.ROUTES,
    *channels.ROUTES,
    *guilds.ROUTES,
    *interactions.ROUTES,
    *applications.ROUTES,
]
NAMED_IDS = frozenset({"@me", "@original"})


class Front:
    def __init__(self, parts: Parts, rates: Rates, faults: Faults, record: Record) -> None:
        self.parts = parts
        self.rates = rates
        self.faults = faults
        self.record = record
        self.busy = 0.0  # seconds spent on requests, for measuring the playground's own share

    def routes(self) -> list[web.RouteDef]:
        return [web.route(route.method, BASE + route.path, self._handler(route)) for route in ROUTES]

    def _handler(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            fault = self.faults.meet(request.method, request.path.removeprefix(BASE))
            if fault is not None and (early := await self._suffer(request, fault)) is not None:
                return early
            if self.rates.banned:
                return web.Response(status=429, text="error code: 1015")
            response = await self._answer(request, route)
            if fault is not None and fault.status is not None:
                return failure(fault)
            return response

        return handle

    async def _suffer(self, request: web.Request, fault: Fault) -> web.Response | None:
        await asyncio.sleep(fault.seconds)
        if fault.cut:
            if request.transport is not None:
                request.transport.abort()
            raise ConnectionResetError("cut on demand")
        return failure(fault) if fault.status is not None and not fault.after else None

    async def _answer(self, request: web.Request, route: Route) -> web.Response:
        said = NOTHING
        uploads: list[Upload] = []
        headers: dict[str, str] = {}
        code: int | None = None
        started = time.perf_counter()
        try:
            caller = None if route.open else self._caller(request)
            taken = self._take(request, route, caller)
            headers = taken.headers
            if taken.wait:
                response, code = _limited(taken), 0
            else:
                self.busy += time.perf_counter() - started
                body, uploads = await read(request)
                started = time.perf_counter()
                said = body_of(body)
                response = answered(route.handle(self._call(request, body, uploads, caller)))
        except ApiError as error:
            response, code = refused(error), error.code
        except Exception:
            log.exception("%s %s could not be answered", request.method, request.path)
            response, code = refused(refusal("internal error")), 0
        response.headers.update(headers)
        self._note(request, said, uploads, response.status, code)
        self.busy += time.perf_counter() - started
        return response

    def _caller(self, request: web.Request) -> Application:
        given = request.headers.get("Authorization", "")
        for application in self.parts.world.applications.values():
            if given == f"Bot {application.token}":
                return application
        raise refusal("unauthorized")

    def _take(self, request: web.Request, route: Route, caller: Application | None) -> Taken:
        whose = "" if caller is None else caller.id
        return self.rates.take(whose, route.name, dict(request.match_info), exempt=route.open)

    def _call(
        self, request: web.Request, body: Any, uploads: list[Upload], caller: Application | None
    ) -> Call:
        params = dict(request.match_info)
        for name, value in params.items():
            if name.endswith("_id") and value not in NAMED_IDS and not is_snowflake(value):
                raise wrong_field((name,), "NUMBER_TYPE_COERCE", f'Value "{value[:50]}" is not snowflake.')
        query = dict(request.query)
        return Call(parts=self.parts, params=params, query=query, body=body, uploads=uploads, caller=caller)

    def _note(
        self, request: web.Request, said: Raw, uploads: list[Upload], status: int, code: int | None
    ) -> None:
        if status in (401, 403, 429):
            self.rates.invalid()
        self.record.add(
            Request(
                method=request.method,
                path=request.path.removeprefix(BASE),
                query=dict(request.query),
                body=said,
                files=files_of(uploads),
                status=status,
                code=code,
            )
        )


def answered(value: Any) -> web.Response:
    """What a route returned, as a response. The content type is bare: bots compare it as it stands."""
    if value is None:
        return web.Response(status=204)
    status, body = (value.status, value.body) if isinstance(value, Reply) else (200, value)
    return json(status, body)


def json(status: int, body: Any) -> web.Response:
    return web.Response(
        status=status, body=msgspec.json.encode(body), headers={"Content-Type": "application/json"}
    )


def refused(error: ApiError) -> web.Response:
    response = json(error.status, error.body())
    if error.status == 429:
        response.headers["Via"] = "1.1 playground"
    return response


def failure(fault: Fault) -> web.Response:
    """What an injected fault answers."""
    if fault.status == 429:
        body = {"message": "You are being rate limited.", "retry_after": fault.retry_after, "global": False}
        response = json(429, body)
        response.headers.update({"Via": "1.1 playground", "Retry-After": "1", "X-RateLimit-Scope": "shared"})
        return response
    return json(fault.status or 500, {"message": f"{fault.status}: fault on demand", "code": 0})


def _limited(taken: Taken) -> web.Response:
    body = {
        "message": "You are being rate limited.",
        "retry_after": round(taken.wait, 3),
        "global": taken.everywhere,
    }
    response = json(429, body)
    response.headers["Via"] = "1.1 playground"
    return response
