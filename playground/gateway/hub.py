"""All sessions of all bots: who they are, what they asked for, and what they are told."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from aiohttp import web

from playground import limits, shown
from playground.gateway.intents import LARGEST, PRIVILEGED, Intent, hears, seen_by
from playground.gateway.session import Op, Session
from playground.gateway.socket import Close, Connection

if TYPE_CHECKING:
    from playground.faults import Faults
    from playground.objects import Application, Json
    from playground.world import Event, World


class Gateway:
    """`heartbeat` and `identify_every` are seconds of real time, as a bot's own are."""

    def __init__(
        self,
        world: World,
        faults: Faults,
        *,
        heartbeat: float = limits.HEARTBEAT_MS / 1000,
        identify_every: float = limits.IDENTIFY_EVERY,
    ) -> None:
        self.world = world
        self.faults = faults
        self.url = ""  # known when the server listens
        self.heartbeat = heartbeat
        self.identify_every = identify_every
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.identified = 0
        self._last_identify: dict[tuple[str, int], float] = {}
        world.listeners.append(self._tell)

    # Bots come and go

    async def connect(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(max_msg_size=64 * 1024, compress=False)
        await socket.prepare(request)
        compressed = request.query.get("compress") == "zlib-stream"
        connection = Connection(socket, request.transport, compressed=compressed, heartbeat=self.heartbeat)
        self.connections.add(connection)
        try:
            if request.query.get("v") != "10" or request.query.get("encoding", "json") != "json":
                await connection.close(4012, "Invalid API version.")
            else:
                await connection.converse(self._hear)
        finally:
            self.connections.discard(connection)
            self._lost(connection)
        return socket

    def _lost(self, connection: Connection) -> None:
        session = connection.session
        if session is None or session.connection is not connection:
            return
        session.connection = None
        session.lost_at = asyncio.get_running_loop().time()
        if connection.socket.close_code in (1000, 1001, 4009):
            self.sessions.pop(session.id, None)
        self._presence(session.bot_id)

    def online(self, bot_id: str) -> bool:
        return any(one.bot_id == bot_id and one.connection is not None for one in self.sessions.values())

    def _presence(self, bot_id: str) -> None:
        status = "online" if self.online(bot_id) else "offline"
        self.world.tell("BOT_PRESENCE", {"user_id": bot_id, "status": status})

    # What a bot says

    def _hear(self, connection: Connection, op: int, data: Any) -> None:
        if op == Op.HEARTBEAT:
            connection.alive()
            if not self.faults.deaf:
                connection.acknowledge()
        elif op == Op.IDENTIFY:
            self._identify(connection, _object(data))
        elif op == Op.RESUME:
            self._resume(connection, _object(data))
        elif op not in (Op.PRESENCE, Op.VOICE_STATE, Op.REQUEST_MEMBERS):
            raise Close(4001, "Unknown opcode.")
        elif connection.session is None:
            raise Close(4003, "Not authenticated.")
        elif op == Op.REQUEST_MEMBERS:
            self._members(connection.session, _object(data))

    def _application(self, token: object) -> Application:
        for application in self.world.applications.values():
            if token in (application.token, f"Bot {application.token}"):
                return application
        raise Close(4004, "Authentication failed.")

    def _identify(self, connection: Connection, data: Json) -> None:
        if connection.session is not None:
            raise Close(4005, "Already authenticated.")
        application = self._application(data.get("token"))
        shard = _shard(data.get("shard"))
        intents = _intents(data.get("intents"), application)
        now = asyncio.get_running_loop().time()
        key = (application.id, shard[0])
        if now - self._last_identify.get(key, -self.identify_every) < self.identify_every:
            connection.send_op(Op.INVALID_SESSION, False)
            return
        self._last_identify[key] = now
        guilds = [g for g, members in self.world.members.items() if application.id in members]
        session = Session(application.id, intents, shard)
        own = [guild for guild in guilds if session.carries(guild)]
        if len(own) > application.sharding_from:
            raise Close(4011, "Sharding required.")
        self.identified += 1
        self.sessions[session.id] = session
        self._join(connection, session)
        session.dispatch("READY", self._ready(session, application, own))
        for guild_id in own if intents & Intent.GUILDS else ():
            guild = self.world.guilds[guild_id]
            every = bool(intents & Intent.GUILD_MEMBERS)
            session.dispatch(
                "GUILD_CREATE", shown.guild_create(self.world, guild, application.id, all_members=every)
            )
        self._presence(application.id)

    def _join(self, connection: Connection, session: Session) -> None:
        connection.session = session
        session.connection = connection
        session.lost_at = None

    def _ready(self, session: Session, application: Application, guilds: list[str]) -> Json:
        flags = shown.application(self.world, application)["flags"]
        return {
            "v": 10,
            "user": {
                **shown.plain(self.world.users[application.id]),
                "verified": True,
                "mfa_enabled": False,
                "email": None,
            },
            "guilds": [{"id": guild, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": application.id, "flags": flags},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "user_settings": {},
            "geo_ordered_rtc_regions": [],
            "auth": {},
            "_trace": [],
        }

    def _resume(self, connection: Connection, data: Json) -> None:
        if connection.session is not None:
            raise Close(4005, "Already authenticated.")
        application = self._application(data.get("token"))
        session = self.sessions.get(str(data.get("session_id")))
        if session is None or session.bot_id != application.id or self._expired(session):
            connection.send_op(Op.INVALID_SESSION, False)
            return
        sequence = data.get("seq")
        if not isinstance(sequence, int) or isinstance(sequence, bool) or sequence > session.sequence:
            raise Close(4007, "Invalid seq.")
        missed = session.missed(sequence)
        if missed is None:
            connection.send_op(Op.INVALID_SESSION, False)
            return
        if session.connection is not None:
            session.connection.cut()
        self._join(connection, session)
        for frame in missed:
            connection.send(frame)
        session.dispatch("RESUMED", {"_trace": []})
        self._presence(application.id)

    def _expired(self, session: Session) -> bool:
        now = asyncio.get_running_loop().time()
        if session.lost_at is None or now - session.lost_at < limits.SESSION_LIVES:
            return False
        del self.sessions[session.id]
        return True

    def _members(self, session: Session, data: Json) -> None:
        """The members a bot asks for, by ids or by the beginning of a name."""
        guild_id = str(data.get("guild_id"))
        members = self.world.members.get(guild_id, {})
        if session.bot_id not in members:
            return
        asked = data.get("user_ids")
        limit = data.get("limit")
        if asked is not None:
            ids = [str(one) for one in asked] if isinstance(asked, list) else [str(asked)]
            found = [members[one] for one in ids if one in members]
        else:
            query = str(data.get("query") or "").casefold()
            names = ((m, (m.nick or m.user.username).casefold()) for m in members.values())
            found = [m for m, name in names if name.startswith(query) or m.user.username.startswith(query)]
            found = found[:limit] if isinstance(limit, int) and limit > 0 else found
            ids = []
        chunk: Json = {
            "guild_id": guild_id,
            "members": shown.plain(found),
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [one for one in ids if one not in members],
        }
        if isinstance(data.get("nonce"), str):
            chunk["nonce"] = data["nonce"][:32]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    # What bots are told

    def _tell(self, event: Event) -> None:
        for session in tuple(self.sessions.values()):
            if session.carries(event.guild_id) and hears(self.world, event, session.bot_id, session.intents):
                data = seen_by(event, session.bot_id, session.intents)
                self.faults.deliver(event.name, partial(session.dispatch, event.name, data))

    def tell_guild(self, guild_id: str, bot_id: str) -> None:
        """A bot was added to a guild."""
        for session in self.sessions.values():
            if session.bot_id == bot_id and session.carries(guild_id) and session.intents & Intent.GUILDS:
                every = bool(session.intents & Intent.GUILD_MEMBERS)
                guild = self.world.guilds[guild_id]
                session.dispatch(
                    "GUILD_CREATE", shown.guild_create(self.world, guild, bot_id, all_members=every)
                )

    # Faults

    def drop(self) -> None:
        """Every connection is lost without a word. Sessions can be resumed."""
        for connection in tuple(self.connections):
            connection.cut()

    def ask_to_reconnect(self) -> None:
        """Tell every bot to connect anew and resume (opcode 7)."""
        for connection in tuple(self.connections):
            connection.send_op(Op.RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every bot that its session is no more (opcode 9)."""
        for connection in tuple(self.connections):
            if not resumable and connection.session is not None:
                self.sessions.pop(connection.session.id, None)
            connection.send_op(Op.INVALID_SESSION, resumable)

    async def close(self, code: int = 1001) -> None:
        """Close every connection with the code."""
        await asyncio.gather(*(connection.close(code) for connection in tuple(self.connections)))


def _object(data: Any) -> Json:
    if not isinstance(data, dict):
        raise Close(4002, "Error while decoding payload.")
    return data


def _shard(value: Any) -> tuple[int, int]:
    if value is None:
        return 0, 1
    good = isinstance(value, list) and len(value) == 2 and all(type(part) is int for part in value)
    if not good or not 0 <= value[0] < value[1]:
        raise Close(4010, "Invalid shard.")
    return value[0], value[1]


def _intents(value: Any, application: Application) -> int:
    if type(value) is not int or not 0 <= value <= LARGEST:
        raise Close(4013, "Invalid intent(s).")
    if value & PRIVILEGED and not application.privileged:
        raise Close(4014, "Disallowed intent(s).")
    return value
