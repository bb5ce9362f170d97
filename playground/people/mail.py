"""What people are told as it happens: a numbered stream each, which can be taken up again where it broke
off."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec
from aiohttp import web

from playground.objects import PrivateChannel

if TYPE_CHECKING:
    from collections.abc import Callable

    from playground.objects import Channel, Person
    from playground.world import Event, World

REMEMBERED: Final = 500
MOST_WAITING: Final = 5000
# Told to everybody at the playground, whatever guild they are in
FOR_ALL: Final = frozenset(
    {"BOT_PRESENCE", "COMMANDS_UPDATE", "PERSON_CREATE", "PERSON_UPDATE", "USER_UPDATE"}
)
NOT_FOR_PEOPLE: Final = frozenset({"INTERACTION_CREATE"})


class Mailbox:
    """One person's stream, in as many windows as they have open."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.number = 0
        self.windows: set[asyncio.Queue[bytes]] = set()
        self._sent: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)

    def add(self, event: Event) -> None:
        self.number += 1
        envelope = {"n": self.number, "event": event.name, "data": event.data}
        if self.person.id in event.pings:
            envelope["pinged"] = True
        letter = msgspec.json.encode(envelope)
        self._sent.append((self.number, letter))
        for window in self.windows:
            window.put_nowait(letter)

    def since(self, number: int) -> list[bytes] | None:
        """What came after that number; None if too much has happened since, or it is not of this stream."""
        letters = [letter for sent, letter in self._sent if sent > number]
        known = 0 <= number <= self.number and len(letters) == self.number - number
        return letters if known else None


class Mail:
    def __init__(self, world: World) -> None:
        self.world = world
        self.boxes: dict[str, Mailbox] = {}
        self._sockets: set[web.WebSocketResponse] = set()
        world.listeners.append(self._deliver)

    def box(self, person: Person) -> Mailbox:
        if person.id not in self.boxes:
            self.boxes[person.id] = Mailbox(person)
        return self.boxes[person.id]

    def _deliver(self, event: Event) -> None:
        for box in self.boxes.values():
            if self._concerns(event, box.person.id):
                box.add(event)

    def _concerns(self, event: Event, person_id: str) -> bool:
        if event.name in NOT_FOR_PEOPLE:
            return False
        if event.only_for is not None:
            return event.only_for == person_id
        if event.name in FOR_ALL:
            return True
        channel: Channel | None = self.world.channels.get(event.channel_id or "")
        if isinstance(channel, PrivateChannel):
            return person_id in channel.people
        if channel is not None:
            return self.world.may_see(channel, person_id)
        return event.guild_id is not None and person_id in self.world.members.get(event.guild_id, {})

    async def open(
        self, request: web.Request, admitted: Callable[[bytes], tuple[Person, int | None] | None]
    ) -> web.StreamResponse:
        """A window: its first message says who it is and what it had last. Then it only listens."""
        socket = web.WebSocketResponse(max_msg_size=4096, heartbeat=20.0)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            first = await socket.receive(timeout=10.0)
            entry = admitted(str(first.data or "").encode())
            if entry is None:
                await socket.close(code=4004, message=b"The key or the person is not known here.")
            else:
                await self._serve(socket, *entry)
        except TimeoutError:
            await socket.close(code=4004, message=b"Say who you are first.")
        finally:
            self._sockets.discard(socket)
        return socket

    async def _serve(self, socket: web.WebSocketResponse, person: Person, since: int | None) -> None:
        box = self.box(person)
        missed = None if since is None else box.since(since)
        window: asyncio.Queue[bytes] = asyncio.Queue()
        hello = {"n": box.number, "event": "HELLO", "data": {"resumed": missed is not None}}
        for letter in (msgspec.json.encode(hello), *(missed or ())):
            window.put_nowait(letter)
        box.windows.add(window)
        writer = asyncio.create_task(_write(socket, window))
        try:
            async for _ in socket:
                pass  # windows have nothing to say here; what they do goes by REST
        finally:
            box.windows.discard(window)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def close(self) -> None:
        await asyncio.gather(*(socket.close(code=1001) for socket in tuple(self._sockets)))


async def _write(socket: web.WebSocketResponse, window: asyncio.Queue[bytes]) -> None:
    while True:
        letter = await window.get()
        if window.qsize() > MOST_WAITING:
            await socket.close(code=1013, message=b"Too slow; connect anew.")
            return
        await socket.send_str(letter.decode())
