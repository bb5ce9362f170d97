"""Thinking off the event loop, in processes of its own: neither answers nor pictures wait for an AI."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from time import monotonic
from typing import Any, TypeVar

from bot.processes import undisturbed
from games.chance import Chance
from games.core import AnyGame
from games.opponents import decision, opponents

Thought = TypeVar("Thought")

LONGEST = 2.0
"""Seconds an AI may think about one turn."""
_POLITE = 10
"""How far thinking stands back behind answers and pictures where the processor is short."""


class Thinking:
    """Where it thinks is made when first needed, and made anew when it broke."""

    def __init__(self, make: Callable[[], Executor]) -> None:
        self._make = make
        self._executor: Executor | None = None

    async def think(self, work: Callable[..., Thought], *about: Any) -> Thought:
        """What the work makes of these values: a function of a module, which another process can find."""
        try:
            return await self._run(work, *about)
        except BrokenExecutor:
            self._executor = None
            return await self._run(work, *about)

    async def _run(self, work: Callable[..., Thought], *about: Any) -> Thought:
        if self._executor is None:
            self._executor = self._make()
        return await asyncio.get_running_loop().run_in_executor(self._executor, work, *about)

    def close(self) -> None:
        """Without waiting for a thought that nobody will hear."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


def processes() -> Executor:
    """Half the cores, one at least."""
    return ProcessPoolExecutor(
        max(1, (os.cpu_count() or 1) // 2),
        mp_context=get_context("forkserver"),
        initializer=undisturbed,
        initargs=(_POLITE,),
    )


def turn(kind: type[AnyGame], state: Any, seat: int, level: str, seed: int) -> list[str]:
    """The actions of one turn, chosen one after another from what that seat may know."""
    game, chance = _game(kind), Chance(seed)
    opponent = opponents(game)[level]
    number, actions = game.turn(state), []
    until = monotonic() + LONGEST
    while game.turn(state) == number and seat in game.to_act(state):
        for action in opponent.plan(decision(game, state, seat), chance, lambda: monotonic() < until):
            state = game.advance(state, seat, action)
            actions.append(str(action))
    return actions


@cache
def _game(kind: type[AnyGame]) -> AnyGame:
    return kind()
