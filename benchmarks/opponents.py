"""How fast AIs think, and whether anybody notices: the mining solver on large mines, turns of every level,
and answers of a table while barons think beside it.

The mines are the largest that come up in games between hewers. Answers are timed in the same run with and
without barons thinking: what counts is the ratio.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from arena.match import Pairing, play
from bot.thinking import Thinking, processes, turn
from games import GAMES
from games.chance import Chance
from games.gluckauf.ai.levels import LEVELS
from games.gluckauf.ai.mining.seam import seam_of
from games.gluckauf.ai.mining.solver import solve
from games.gluckauf.ai.mining.worth import BY_RANK
from games.gluckauf.game import GluckAuf
from games.gluckauf.state import Player, State
from games.opponents import play_on
from storage import Database
from tables import House, Opening

STEPS, PLANS = 10, 3
GAMES_SEEN, LARGEST = 6, 60
AIM_MS, AIM_RATIO = 50.0, 2.0
ANSWERS = 400


def mines() -> list[Player]:
    """The largest of all mines seen, by what there is to choose from."""
    found = [player for seed in range(GAMES_SEEN) for player in _seen(seed)]
    return sorted(found, key=_size)[-LARGEST:]


def _seen(seed: int) -> Iterator[Player]:
    state: State = GAMES["gluckauf"].new(4, seed)
    turns = state.turns
    for after, _, _ in play_on(GAMES["gluckauf"], state, (LEVELS["hewer"],) * 4, Chance(seed)):
        if after.turns != turns:
            turns = after.turns
            yield from after.players


def _size(player: Player) -> int:
    seam = seam_of(player)
    fields = sum(sum(order.missing) for order in seam.orders)
    return fields * (sum(seam.cage) + sum(seam.store) + sum(count for _, _, count in seam.carts))


def mining() -> list[float]:
    """Seconds of processor time for each of the largest mines, three plans each."""
    seconds = []
    for player in mines():
        began = process_time()
        solve(seam_of(player), STEPS, BY_RANK, results=PLANS)
        seconds.append(process_time() - began)
    return seconds


async def answers(house: House, table: str, user: int) -> list[float]:
    """Seconds each time somebody looks at their panel, one after another."""
    seconds = []
    for _ in range(ANSWERS):
        began = perf_counter()
        await house.sight.look(table, user)
        seconds.append(perf_counter() - began)
        await asyncio.sleep(0)
    return seconds


async def beside_barons(path: Path) -> tuple[list[float], list[float]]:
    """Answers while nobody thinks, and while barons think without a break."""
    async with Database(path) as database:
        house = House(database)
        opening = Opening("gluckauf", 1, 1, 1, 2, options={"orders": "dealt"}, ais=("baron",))
        table = await house.lobby.open(opening, request="open")
        await house.lobby.start(table.id, 1, request="start")
        quiet = await answers(house, table.id, 1)
        thinking = Thinking(processes)
        barons = asyncio.create_task(_think(thinking))
        try:
            await thinking.think(process_time)
            busy = await answers(house, table.id, 1)
        finally:
            barons.cancel()
            thinking.close()
    return quiet, busy


async def _think(thinking: Thinking) -> None:
    state: State = GAMES["gluckauf"].new(4, 1, {"orders": "dealt"})
    seed = 0
    while True:
        seed += 1
        await thinking.think(turn, GluckAuf, state, state.active, "baron", seed)


def main() -> None:
    print("Opponents: Glück Auf")
    seconds = [1000 * one for one in mining()]
    aim = "within" if median(seconds) <= AIM_MS else "MISSES"
    print(
        f"  mining, {STEPS} steps, the {len(seconds)} largest mines: median {median(seconds):.1f} ms,"
        f" longest {max(seconds):.1f} ms ({aim} {AIM_MS:g} ms)"
    )
    for level in LEVELS:
        for seats in GAMES["gluckauf"].seat_counts:
            played = play(Pairing("gluckauf", level, ("hewer",), seats), 1)
            times = [1000 * one for one in played.seconds]
            figures = f"median {median(times):.1f} ms, longest {max(times):.1f} ms"
            print(f"  a turn of {level}, {seats} seats: {figures}")
    with tempfile.TemporaryDirectory() as folder:
        quiet, busy = asyncio.run(beside_barons(Path(folder) / "pithead.db"))
    ratio = median(busy) / median(quiet)
    aim = "within" if ratio <= AIM_RATIO else "MISSES"
    print(
        f"  a panel's answer: {1000 * median(quiet):.2f} ms, while barons think {1000 * median(busy):.2f} ms:"
        f" {ratio:.2f} times as long ({aim} {AIM_RATIO:g})"
    )
