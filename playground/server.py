"""The playground as a whole: started, stopped, restarted, with its data in memory or in a file."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from aiohttp import web

from playground import limits, scene
from playground.cdn import Cdn
from playground.clock import Clock
from playground.driver import Actor
from playground.errors import refusal
from playground.faults import Faults
from playground.gateway.hub import Gateway
from playground.parts import put_together
from playground.people.api import PeopleApi
from playground.people.mail import Mail
from playground.rates import Rates
from playground.record import Record
from playground.rest.front import Front, refused
from playground.restoring import restore
from playground.store import Store
from playground.world import World

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playground.objects import Application

HOST: Final = "127.0.0.1"
PAGE: Final = Path(__file__).parent / "page"
PAGE_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-cache",
}


class Playground:
    """An embedded Discord on loopback. Use it as `async with Playground() as playground:`.

    `keep` names a file that keeps everything; `record` one that gets each request of a bot as a line. `rates`
    multiplies what Discord's rate limits allow; tests that have no time take a large number. `page` is the
    folder that is served to browsers.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        keep: Path | None = None,
        record: Path | None = None,
        clock: Clock | None = None,
        rates: float = 1.0,
        heartbeat: float = limits.HEARTBEAT_MS / 1000,
        page: Path = PAGE,
    ) -> None:
        self.port = port
        self.clock = clock or Clock()
        self.faults = Faults()
        self.rates = Rates(rates)
        self.page = page
        self._keep = keep
        self._record_path = record
        self._heartbeat = heartbeat
        self._runner: web.AppRunner | None = None
        self._open()

    def _open(self) -> None:
        self.store = Store(self._keep)
        self.record = Record(self._record_path)
        self.world = World(self.clock, self.store)
        self.gateway = Gateway(
            self.world,
            self.faults,
            heartbeat=self._heartbeat,
            identify_every=limits.IDENTIFY_EVERY if self.rates.times <= 1 else 0.0,
        )
        self.parts = put_together(self.world, self.gateway)
        self.front = Front(self.parts, self.rates, self.faults, self.record)
        self.mail = Mail(self.world)
        self.people_api = PeopleApi(self.parts, self.mail)

    # Addresses

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def key(self) -> str:
        """What lets its holder act as any of the people."""
        return self.world.secret.key

    @property
    def address(self) -> str:
        """What a person opens in a browser. The key stands after the #, which browsers keep to themselves."""
        return f"{self.url}/#key={self.key}"

    # Life

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        """Listen on loopback, on any free port unless one was named; fill an empty world with the usual
        scene."""
        if not restore(self.world, self.store):
            scene.build(self.world)
        self._resume_timers()
        app = web.Application(middlewares=[self._guard], client_max_size=limits.REQUEST_BYTES)
        app.add_routes(
            [web.get("/gateway", self.gateway.connect), web.get("/gateway/", self.gateway.connect)]
        )
        app.add_routes([*self.front.routes(), *self.people_api.routes(), *Cdn(self.world).routes()])
        app.add_routes([web.get("/", self._index)])
        if self.page.is_dir():
            app.router.add_static("/page/", self.page, follow_symlinks=False)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=2.0, handler_cancellation=False)
        await self._runner.setup()
        listener = socket.create_server((HOST, self.port), backlog=512)
        self.port = listener.getsockname()[1]
        await web.SockSite(self._runner, listener).start()
        self.world.links.base = f"{self.url}/cdn"
        self.gateway.url = f"ws://{HOST}:{self.port}/gateway"

    def _resume_timers(self) -> None:
        for guild_id in self.world.guilds:
            for thread in self.world.threads(guild_id):
                self.parts.threads.rest_later(thread)
        for interaction in tuple(self.world.interactions.values()):
            self.parts.interactions.take_up(interaction)

    async def stop(self) -> None:
        await self.gateway.close()
        await self.mail.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        self.clock.close()
        self.store.close()
        self.record.close()

    async def restart(self) -> None:
        """Stop and start again at the same address. What is in a file stays; without one everything is
        new."""
        await self.stop()
        self._open()
        await self.start()

    # Who is here

    def add_bot(self, name: str = "bot", *, token: str | None = None, privileged: bool = True) -> Application:
        """A bot in every guild, to log in with `.token`. The one of that name if it was kept."""
        for application in self.world.applications.values():
            if self.world.users[application.id].username == name:
                return application
        return scene.add_bot(self.world, name, token=token, privileged=privileged)

    def person(self, name: str, channel: str = "general") -> Actor:
        """Somebody of the scene, as a test acts them; added if there is nobody of that name."""
        for person in self.world.people.values():
            if self.world.users[person.id].global_name == name:
                return Actor(self.parts, person, channel)
        person = scene.add_person(self.world, name)
        for guild_id in self.world.guilds:
            scene.admit(self.world, guild_id, person.id)
        return Actor(self.parts, person, channel)

    # Requests

    @web.middleware
    async def _guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Only this machine's own names and origin; errors in Discord's shape; data written before it is
        answered."""
        own = (f"{HOST}:{self.port}", f"localhost:{self.port}")
        origin = request.headers.get("Origin")
        if request.host not in own or (
            origin is not None and origin not in [f"http://{name}" for name in own]
        ):
            return refused(refusal("forbidden"))
        try:
            response = await handler(request)
        except web.HTTPMethodNotAllowed:
            return refused(refusal("method not allowed"))
        except web.HTTPNotFound:
            return refused(self._nowhere(request.path))
        except web.HTTPRequestEntityTooLarge:
            return refused(refusal("request too large"))
        if self.store.kept:
            self.store.flush()
        if request.path.startswith("/page/"):
            response.headers.update(PAGE_HEADERS)
        return response

    def _nowhere(self, path: str) -> Any:
        if path.startswith("/api/") and not path.startswith("/api/v10/"):
            return refusal("invalid api version")
        return refusal("not found")

    async def _index(self, request: web.Request) -> web.StreamResponse:
        index = self.page / "index.html"
        if not index.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(index, headers=PAGE_HEADERS)
