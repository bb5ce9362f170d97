"""The parts of a playground that requests act on, put together once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from playground.acts import Acts
from playground.interactions import Interactions
from playground.posting import Posting
from playground.threads import Threads

if TYPE_CHECKING:
    from playground.gateway.hub import Gateway
    from playground.world import World


class Parts(Struct, frozen=True):
    world: World
    threads: Threads
    posting: Posting
    interactions: Interactions
    acts: Acts
    gateway: Gateway


def put_together(world: World, gateway: Gateway) -> Parts:
    threads = Threads(world)
    posting = Posting(world, threads)
    interactions = Interactions(world, posting)
    return Parts(world, threads, posting, interactions, Acts(world, interactions), gateway)
