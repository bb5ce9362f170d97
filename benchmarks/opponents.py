"""How fast AIs think, and whether anybody notices: the mining solver on large mines, turns of every level,
and clicks on a whole bot while barons think in it.

The mines are the largest that come up in games between hewers. Clicks are timed in the same run with and
without barons thinking: what counts is the ratio.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time

from arena.match import Pairing, play
from benchmarks.bot import COURSES, Seat, percentiles, press, running, seat_people, staged, timed, verdict
from games import GAMES
from games.chance import Chance
from games.gluckauf.ai.levels import LEVELS
from games.gluckauf.ai.mining.seam import seam_of
from games.gluckauf.ai.mining.solver import solve
from games.gluckauf.ai.mining.worth import BY_RANK
from games.gluckauf.state import Player, State
from games.opponents import play_on

STEPS, PLANS = 10, 3
GAMES_SEEN, LARGEST = 6, 60
AIM_MS, AIM_RATIO = 50.0, 2.0
ANSWERS = 400
TABS = ("Money", "Mining")


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


async def clicks(folder: Path, kind: str) -> list[float]:
    """Seconds from click to answer on the panel of one table, one after another."""
    async with staged(1) as stage:
        path = folder / f"{kind}.sqlite"
        await seat_people(stage, COURSES[0], path, 1)
        async with running(kind, stage, stage.pithead, path):
            seat = Seat(stage.playground.person(stage.people[0], channel=stage.channels[0].name))
            await seat.open()
            for tab in TABS:
                await seat.press(tab)
            return [await timed(press(TABS[number % len(TABS)]), seat) for number in range(ANSWERS)]


async def beside_barons(folder: Path) -> tuple[list[float], list[float]]:
    """Clicks while nobody thinks, and while barons think without a break."""
    return await clicks(folder, "pithead"), await clicks(folder, "pondering")


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
        quiet, busy = map(percentiles, asyncio.run(beside_barons(Path(folder))))
    ratio = busy[0] / quiet[0]
    print(
        f"  click → answered: p50 {1000 * quiet[0]:.2f} ms, p99 {1000 * quiet[1]:.2f} ms; while barons think"
        f" {1000 * busy[0]:.2f} ms, {1000 * busy[1]:.2f} ms: {ratio:.2f} times as long"
        f" ({verdict(ratio, AIM_RATIO)})"
    )
