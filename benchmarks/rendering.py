"""How fast pictures are made from views, against the floor: encoding the finished picture alone.

Warm means that other games were drawn before; the positions timed are new ones, as in a channel. What is
drawn a second time is told apart. Times are processor times of one core, but for cold starts: those are the
time that passes in a fresh process, from the first import to the finished file.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Sequence
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

from benchmarks._pictures import DRAWN, Course, Pictures
from games import GAMES
from games.chance import Chance
from games.opponents import GreedyOpponent, play_on
from rendering import scene, sprite, thrift
from rendering.album import Turn
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
first(*sys.argv[1:])
print(perf_counter() - began)
"""
_MEMORY = "import sys; from benchmarks.rendering import memory; memory(sys.argv[1])"


def setting(theme: str) -> Setting:
    return Setting(("Győző", "Łucja", "Jürgen", "Zsófia"), theme)


def course(key: str, seed: int) -> list[Turn]:
    """A game between players who know what they want, turn by turn, as an onlooker sees it."""
    game = GAMES[key]
    state = game.new(SEATS, seed)
    players = [GreedyOpponent(game, tries=1)] * SEATS
    told: list[Turn] = []
    events: list[Any] = []
    before = state
    for after, _, happened in play_on(game, state, players, Chance(seed)):
        events += (game.witness(event, None) for event in happened)
        if game.turn(after) != game.turn(before) or not game.to_act(after):
            told.append(Turn(game.view(after, None), tuple(events)))
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


def time(pictures: Pictures) -> Times:
    whole, encoding, sizes = [], [], []
    for draw in pictures:
        began = process_time()
        picture = draw()
        drawn = process_time()
        sizes.append(len(picture.png()))
        ended = process_time()
        whole.append((ended - began) * 1000)
        encoding.append((ended - drawn) * 1000)
    return Times(whole, encoding, max(sizes))


def first(key: str, kind: str) -> None:
    """The first picture of a process."""
    game = GAMES[key]
    beginning = [Turn(game.view(game.new(SEATS, 1), None), ())]
    next(DRAWN[key].positions[kind](beginning, setting("light")))().png()


def memory(key: str) -> None:
    """Draws games in both themes and prints what that took, and what is kept on the shelves; in megabytes."""
    thrift.practise()
    games = [course(key, seed) for seed in WARMED_BY]
    before = _resident()
    for theme in THEMES:
        for show in DRAWN[key].pictures.values():
            for game in games:
                time(show(game, setting(theme)))
    print(_resident() - before, (scene.SHELF.used + sprite.SHELF.used) / 2**20)


def _resident() -> float:
    with open("/proc/self/status", encoding="ascii") as status:  # noqa: PTH123 - no path of the file system
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024


def main() -> None:
    for key in DRAWN:
        _compare_game(key)


def _compare_game(key: str) -> None:
    print(f"Pictures of {key}: from a view to a file, one core")
    print(f"{'':<30}{'ms':>9}{'p99':>9}{'floor':>9}{'ratio':>9}{'KB':>9}")
    warming, timed = ([course(key, seed) for seed in seeds] for seeds in (WARMED_BY, TIMED))
    for theme in THEMES:
        for kind in DRAWN[key].pictures:
            _compare(key, kind, theme, warming, timed)
    print(f"  aim: at most {AIM_RATIO} × the floor and {AIM_MS} ms")
    for name, draw in DRAWN[key].animations.items():
        began = perf_counter()
        size = len(draw(timed[0], setting("light"))) / 2**20
        seconds = perf_counter() - began
        print(f"  {f'{name}, {len(timed[0])} turns':<28}{seconds:>9.1f} s, {size:.1f} MiB (limit: 10)")
    for kind in DRAWN[key].positions:
        cold = median(float(_run(_COLD, key, kind)) for _ in range(COLD_STARTS))
        print(f"  {f'{kind}, cold start':<28}{cold * 1000:>9.0f} ms (aim: {AIM_COLD * 1000:.0f})")
    if sys.platform == "linux":
        grown, shelved = map(float, _run(_MEMORY, key).split())
        games = len(WARMED_BY) * len(THEMES)
        print(f"  memory after {games} games in both themes: {grown:.0f} MB (aim: {AIM_MEGABYTES}),")
        print(f"  of which {shelved:.0f} MB are kept sprites and patches")


def _compare(key: str, kind: str, theme: str, warming: Iterable[Course], timed: Sequence[Course]) -> None:
    show, how = DRAWN[key].pictures[kind], setting(theme)
    for game in warming:
        time(show(game, how))
    new = (draw for game in timed for draw in show(game, how))
    print(time(new).row(f"{kind}, {theme}, new"))
    print(time(show(timed[-1], how)).row(f"{kind}, {theme}, again"))


def _run(code: str, *arguments: str) -> str:
    ran = subprocess.run(  # noqa: S603 - our own interpreter and our own words
        [sys.executable, "-c", code, *arguments], capture_output=True, check=True, text=True
    )
    return ran.stdout
