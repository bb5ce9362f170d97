"""How fast pictures are made from views, against the floor: encoding the finished picture alone.

Warm means that other games were drawn before; the positions timed are new ones, as in a channel. What is
drawn a second time is told apart. Times are processor times of one core, but for cold starts: those are the
time that passes in a fresh process, from the first import to the finished file.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

from games import GAMES
from games.chance import Chance
from games.opponents import GreedyOpponent, play_on
from rendering import scene, sprite
from rendering.gluckauf import board, mine
from rendering.gluckauf.moments import Moment
from rendering.gluckauf.replay import draw as draw_replay
from rendering.scene import Picture
from rendering.setting import THEMES, Setting

SEATS = 4
WARMED_BY = (1, 2, 3)
"""Seeds of the games drawn before anything is timed."""
TIMED = (4, 5)
COLD_STARTS = 5
AIM_RATIO, AIM_MS, AIM_COLD, AIM_MEGABYTES = 2.5, 20, 1.5, 150
_COLD = """
from time import perf_counter
began = perf_counter()
import sys
from benchmarks.rendering import first
first(sys.argv[1])
print(perf_counter() - began)
"""
_MEMORY = "from benchmarks.rendering import memory; memory()"

Draw = Callable[[Moment, Setting], Picture]


def draw_board(moment: Moment, setting: Setting) -> Picture:
    return board.draw(moment.view, setting, moment.events)


def draw_mine(moment: Moment, setting: Setting) -> Picture:
    seat = next((event.seat for event in moment.events if hasattr(event, "seat")), 0)
    return mine.draw(moment.view, setting, seat, moment.events)


KINDS: dict[str, Draw] = {"board": draw_board, "mine": draw_mine}


def setting(theme: str) -> Setting:
    return Setting(("Győző", "Łucja", "Jürgen", "Zsófia"), theme)


def moments(seed: int) -> list[Moment]:
    """A game between players who know what they want, turn by turn, as an onlooker sees it."""
    game = GAMES["gluckauf"]
    state = game.new(SEATS, seed)
    players = [GreedyOpponent(game, tries=1)] * SEATS
    told: list[Moment] = []
    events: list[Any] = []
    before = state
    for after, _, happened in play_on(game, state, players, Chance(seed)):
        events += happened
        if game.turn(after) != game.turn(before) or not game.to_act(after):
            told.append(Moment(game.view(after, None), tuple(events)))
            events = []
        before = after
    return told


class Times(NamedTuple):
    """Milliseconds."""

    whole: list[float]
    encoding: list[float]
    size: int

    def row(self, name: str) -> str:
        middle, floor = median(self.whole), median(self.encoding)
        p99 = sorted(self.whole)[int(len(self.whole) * 0.99)]
        kilobytes = self.size / 1024
        return f"  {name:<28}{middle:>9.2f}{p99:>9.2f}{floor:>9.2f}{middle / floor:>9.1f}{kilobytes:>9.0f}"


def time(draw: Draw, shown: Iterable[Moment], how: Setting) -> Times:
    whole, encoding, sizes = [], [], []
    for moment in shown:
        began = process_time()
        picture = draw(moment, how)
        drawn = process_time()
        sizes.append(len(picture.png()))
        ended = process_time()
        whole.append((ended - began) * 1000)
        encoding.append((ended - drawn) * 1000)
    return Times(whole, encoding, max(sizes))


def first(kind: str) -> None:
    """The first picture of a process."""
    KINDS[kind](Moment(GAMES["gluckauf"].view(GAMES["gluckauf"].new(SEATS, 1), None)), setting("light")).png()


def memory() -> None:
    """Draws games in both themes and prints what that took, and what is kept on the shelves; in megabytes."""
    games = [moments(seed) for seed in WARMED_BY]
    before = _resident()
    for theme in THEMES:
        for draw in KINDS.values():
            for game in games:
                time(draw, game, setting(theme))
    print(_resident() - before, (scene.SHELF.used + sprite.SHELF.used) / 2**20)


def _resident() -> float:
    with open("/proc/self/status", encoding="ascii") as status:  # noqa: PTH123 - no path of the file system
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024


def main() -> None:
    print("Pictures: from a view to a file, one core")
    print(f"{'':<30}{'ms':>9}{'p99':>9}{'floor':>9}{'ratio':>9}{'KB':>9}")
    warming, timed = [moments(seed) for seed in WARMED_BY], [moments(seed) for seed in TIMED]
    for theme in THEMES:
        for kind, draw in KINDS.items():
            _compare(f"{kind}, {theme}", draw, setting(theme), warming, timed)
    print(f"  aim: at most {AIM_RATIO} × the floor and {AIM_MS} ms")
    _time_replay(timed[0])
    for kind in KINDS:
        cold = median(float(_run(_COLD, kind)) for _ in range(COLD_STARTS))
        print(f"  {f'{kind}, cold start':<28}{cold * 1000:>9.0f} ms (aim: {AIM_COLD * 1000:.0f})")
    if sys.platform == "linux":
        grown, shelved = map(float, _run(_MEMORY).split())
        games = len(WARMED_BY) * len(THEMES)
        print(f"  memory after {games} games in both themes: {grown:.0f} MB (aim: {AIM_MEGABYTES}),")
        print(f"  of which {shelved:.0f} MB are kept sprites and patches")


def _compare(
    name: str, draw: Draw, how: Setting, warming: Sequence[list[Moment]], timed: Sequence[list[Moment]]
) -> None:
    for game in warming:
        time(draw, game, how)
    shown = [moment for game in timed for moment in game]
    print(time(draw, shown, how).row(f"{name}, new"))
    print(time(draw, timed[-1], how).row(f"{name}, again"))


def _time_replay(game: Sequence[Moment]) -> None:
    began = perf_counter()
    data = draw_replay(game, setting("light"))
    seconds = perf_counter() - began
    print(f"  replay of {len(game)} turns: {seconds:.1f} s, {len(data) / 2**20:.1f} MiB (limit: 10)")


def _run(code: str, *arguments: str) -> str:
    ran = subprocess.run(  # noqa: S603 - our own interpreter and our own words
        [sys.executable, "-c", code, *arguments], capture_output=True, check=True, text=True
    )
    return ran.stdout
