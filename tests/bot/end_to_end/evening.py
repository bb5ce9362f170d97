"""A whole game with all that people do beside their turns, and a list of what they have used."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any, TypeAlias

import pytest
from discord import app_commands
from msgspec import Struct

from bot import client as bot_client
from bot.clicks import Click, Handler
from bot.client import Pithead
from bot.handlers import handlers
from bot.service import Service
from games.gluckauf.state import State
from playground.driver import Actor
from playground.interactions import Kind
from playground.objects import Json, Post
from playground.world import Event
from tables import Table
from tests.bot.player import Player
from tests.bot.stage import Stage


class Evening(Struct, frozen=True):
    """A table, and the people at it where they play; the first of them is its host."""

    stage: Stage
    table: Table
    people: tuple[Actor, ...]

    @property
    def host(self) -> Actor:
        return self.people[0]

    async def now(self) -> Table:
        return await self.stage.house.table(self.table.id)

    async def state(self, person: Actor | None = None) -> State:
        """What that person may know, or an onlooker."""
        user = None if person is None else int(person.id)
        state: State = (await self.stage.house.sight.look(self.table.id, user)).view.state
        return state

    async def acting(self) -> Actor:
        table = await self.now()
        return self.by_user[table.seats[table.to_act[0]].user or 0]

    async def others(self) -> list[Actor]:
        """Who waits for the one in turn."""
        acting, seated = await self.acting(), (await self.now()).people
        return [person for person in self.people if person is not acting and int(person.id) in seated]

    @property
    def by_user(self) -> Mapping[int, Actor]:
        return {int(person.id): person for person in self.people}

    def seat(self, person: Actor) -> int:
        seat = self.table.seat_of(int(person.id))
        assert seat is not None
        return seat.seat


Errand: TypeAlias = Callable[[Evening], Awaitable[bool | None]]
"""Something done between two turns. False: it was not yet possible, and is tried again later."""


async def wait_a_moment(evening: Evening) -> None:
    await asyncio.sleep(0.005)


async def play_out(
    evening: Evening,
    *,
    seed: int,
    kind: type[Player] = Player,
    errands: Iterable[Errand] = (),
    meanwhile: Errand = wait_a_moment,
) -> None:
    """Everybody takes turns until the game is over; before each turn somebody runs an errand.

    `meanwhile` is done again and again while AIs are to act.
    """
    tried: Counter[str] = Counter()
    players = {user: kind(person, Random(seed), tried) for user, person in evening.by_user.items()}
    waiting = list(errands)
    while (now := await evening.now()).unfinished:
        if now.ai_to_act:
            await meanwhile(evening)
            continue
        if await evening.stage.house.timers.due():  # a turn that was planned ahead plays itself
            await wait_a_moment(evening)
            continue
        if waiting and await waiting[0](evening) is not False:
            del waiting[0]
        elif len(waiting) > 1 and await waiting[1](evening) is not False:
            del waiting[1]
        now = await evening.now()
        if now.unfinished and not now.ai_to_act:
            await players[now.seats[now.to_act[0]].user or 0].take_turn()
    assert waiting == [], f"the game was over before these: {waiting}"


def shown(post: Post | None) -> Post:
    """The message of an answer that has to have one."""
    assert post is not None
    return post


class Used:
    """Which commands, options, suggestions and handlers people have used."""

    def __init__(self, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commands: set[str] = set()
        self.verbs: set[str] = set()
        stage.playground.world.listeners.append(self._note)
        monkeypatch.setattr(bot_client, "handlers", self._noting)

    def _note(self, event: Event) -> None:
        if event.name == "INTERACTION_CREATE":
            typed = event.data["type"]
            if typed in {Kind.COMMAND, Kind.AUTOCOMPLETE}:
                self.commands.update(_typed(event.data["data"], completing=typed == Kind.AUTOCOMPLETE))

    def _noting(self, service: Service) -> Mapping[str, Handler]:
        return {verb: self._noted(verb, handler) for verb, handler in handlers(service).items()}

    def _noted(self, verb: str, handler: Handler) -> Handler:
        async def noted(click: Click) -> None:
            self.verbs.add(verb)
            await handler(click)

        return noted


def _typed(data: Json, *, completing: bool, path: str = "") -> Iterator[str]:
    """`/game new`, and `/game new seats` for each option given; `/rules topic …` for what is suggested."""
    path = f"{path} {data['name']}".strip()
    options: list[Json] = data.get("options", [])
    inner = next((option for option in options if option["type"] in {1, 2}), None)
    if inner is not None:
        yield from _typed(inner, completing=completing, path=path)
    elif completing:
        yield from (f"/{path} {option['name']} …" for option in options if option.get("focused"))
    else:
        yield f"/{path}"
        yield from (f"/{path} {option['name']}" for option in options)


def commands(client: Pithead, *, options: bool = False) -> set[str]:
    """All that can be typed, in the same form; with every option and every suggestion if so asked."""
    found: set[str] = set()
    for command in client.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            found.add(f"/{command.qualified_name}")
            found.update(_parameters(command) if options else ())
    return found


def _parameters(command: app_commands.Command[Any, ..., Any]) -> Iterator[str]:
    for parameter in command.parameters:
        yield f"/{command.qualified_name} {parameter.name}"
        if parameter.autocomplete:
            yield f"/{command.qualified_name} {parameter.name} …"
