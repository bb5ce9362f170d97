"""The search behind the solver: depth first, with a bound on what is still to be gained.

Two things keep it small without losing a result: positions are told apart by counts only (which order a field
belongs to is settled at the end, where it matters), and what is done with the store alone is done last.
"""

from __future__ import annotations

from typing import TypeAlias

from games.gluckauf.ai.mining.bonus import Bonuses
from games.gluckauf.ai.mining.seam import Seam
from games.gluckauf.ai.mining.steps import FIT_FROM_CAGE, FIT_FROM_STORE, GO, HAUL, STOW, Fit, Step
from games.gluckauf.ai.mining.worth import Worth
from games.gluckauf.components import CAGE_PLACES, COLOURS, SURFACE
from games.gluckauf.state import CAGE, STORE, Counts, Cube

Found: TypeAlias = tuple[float, tuple[Step, ...], int, int]
"""A result: its value, the steps to it, how many are left, where the cage stands."""


class Search:
    """One search. Counts are changed and changed back; a step adds a number to the key of the position."""

    def __init__(
        self, seam: Seam, steps: int, worth: Worth, results: int, most: int, *, thorough: bool
    ) -> None:
        self._worth = worth
        self._steps = steps
        self._results = results
        self._left = most
        self._thorough = thorough
        self._cage = list(seam.cage)
        self._store = list(seam.store)
        self._caged = sum(seam.cage)
        self._stored = sum(seam.store)
        self._start = seam.stop
        self._carts = [[level, colour, count] for level, colour, count in seam.carts]
        self._at_level = [
            [cart for cart in range(len(seam.carts)) if seam.carts[cart][0] == level] for level in COLOURS
        ]
        self._filled = [0, 0, 0, 0]
        self._missing = [sum(order.missing[colour] for order in seam.orders) for colour in COLOURS]
        there = [self._cage[colour] + self._store[colour] for colour in COLOURS]
        for _, colour, count in seam.carts:
            there[colour] += count
        self._paired = [colour for colour in COLOURS if thorough or not there[colour]]
        self.bonuses = Bonuses(seam.orders, worth.complete, steps)
        self._bounds: dict[tuple[object, ...], float] = {}
        self._seen: dict[int, int] = {}
        self._path: list[Step] = []
        self.best: dict[object, Found] = {}
        self._bar = float("-inf")
        self._load_gain = max(
            (worth.emptied[level] + worth.caged[colour] for level, colour, _ in seam.carts), default=0.0
        )
        self._store_gain = max(0.0, *(worth.stored[colour] - worth.caged[colour] for colour in COLOURS))
        self._cheapest_cube = min(*worth.caged, *worth.stored)
        self._by_field = sorted(COLOURS, key=lambda colour: -worth.field[colour])
        self._stop_gain = max(worth.stop) - min(worth.stop)

    def run(self) -> None:
        worth = self._worth
        value = sum(n * w for n, w in zip(self._cage, worth.caged, strict=True))
        value += sum(n * w for n, w in zip(self._store, worth.stored, strict=True))
        self._visit(self._start, self._steps, value, 0, moved=False, last=False)

    def _visit(self, stop: int, left: int, value: float, key: int, *, moved: bool, last: bool) -> None:
        place = key * 16 + stop * 2 + last
        seen = self._seen.get(place, -1)
        if seen >= left or self._left <= 0:
            return
        self._seen[place] = left
        self._left -= 1
        yellow, brown, grey, black = self._filled
        filled = (yellow, brown, grey, black)
        total = value + self.bonuses.best(filled) + self._worth.stop[stop]
        if total > self._bar:
            self._keep(total, filled, left, stop)
        if not left or total + self._bound(stop, left, filled) <= self._bar + 1e-9:
            return
        if last:
            self._fill_from_store(stop, left, value, key)
            self._fill_with_two(stop, left, value, key, last=True)
        else:
            self._go_on(stop, left, value, key, moved=moved)

    def _go_on(self, stop: int, left: int, value: float, key: int, *, moved: bool) -> None:
        """What is likely to be best comes first: the better the results known, the more is left out."""
        if stop == SURFACE:
            self._fill_from_cage(left, value, key)
        else:
            self._load(stop, left, value, key)
        self._fill_from_store(stop, left, value, key)
        if not moved:
            self._move(stop, left, value, key)
        if stop == SURFACE and (self._thorough or self._caged == CAGE_PLACES):
            self._put_into_store(left, value, key)
        self._fill_with_two(stop, left, value, key, last=False)

    def _keep(self, total: float, filled: Counts, left: int, stop: int) -> None:
        """One result for each way to fill fields; where none is filled, for each load of the cage."""
        like: object = filled if any(filled) else (*self._cage,)
        known = self.best.get(like)
        if known is not None and known[0] >= total:
            return
        self.best[like] = (total, tuple(self._path), left, stop)
        if len(self.best) > self._results:
            del self.best[min(self.best, key=lambda one: self.best[one][0])]
        if len(self.best) == self._results:
            self._bar = min(one[0] for one in self.best.values())

    def _move(self, stop: int, left: int, value: float, key: int) -> None:
        for other in (SURFACE, 4, 3, 2, 1):
            if other != stop:
                self._path.append(GO[other])
                self._visit(other, left - 1, value, key, moved=True, last=False)
                self._path.pop()

    def _load(self, stop: int, left: int, value: float, key: int) -> None:
        if self._caged == CAGE_PLACES:
            return
        worth = self._worth
        for cart in self._at_level[stop - 1]:
            level, colour, count = self._carts[cart]
            if not count:
                continue
            self._carts[cart][2] -= 1
            self._cage[colour] += 1
            self._caged += 1
            self._path.append(HAUL[level][colour])
            gain = worth.emptied[level] + worth.caged[colour]
            self._visit(
                stop, left - 1, value + gain, key + _LOAD[cart] + _CAGE[colour], moved=False, last=False
            )
            self._path.pop()
            self._carts[cart][2] += 1
            self._cage[colour] -= 1
            self._caged -= 1

    def _fill_from_cage(self, left: int, value: float, key: int) -> None:
        worth = self._worth
        for colour in self._by_field:
            if not self._cage[colour] or self._filled[colour] == self._missing[colour]:
                continue
            self._cage[colour] -= 1
            self._caged -= 1
            self._filled[colour] += 1
            self._path.append(FIT_FROM_CAGE[colour])
            gain = worth.field[colour] - worth.caged[colour]
            after = key - _CAGE[colour] + _FILL[colour]
            self._visit(SURFACE, left - 1, value + gain, after, moved=False, last=False)
            self._path.pop()
            self._cage[colour] += 1
            self._caged += 1
            self._filled[colour] -= 1

    def _fill_from_store(self, stop: int, left: int, value: float, key: int) -> None:
        if not self._stored:
            return
        worth = self._worth
        for colour in self._by_field:
            if not self._store[colour] or self._filled[colour] == self._missing[colour]:
                continue
            self._store[colour] -= 1
            self._stored -= 1
            self._filled[colour] += 1
            self._path.append(FIT_FROM_STORE[colour])
            gain = worth.field[colour] - worth.stored[colour]
            after = key - _STORE[colour] + _FILL[colour]
            self._visit(stop, left - 1, value + gain, after, moved=False, last=True)
            self._path.pop()
            self._store[colour] += 1
            self._stored += 1
            self._filled[colour] -= 1

    def _put_into_store(self, left: int, value: float, key: int) -> None:
        worth = self._worth
        for colour in COLOURS:
            if not self._cage[colour]:
                continue
            self._cage[colour] -= 1
            self._store[colour] += 1
            self._caged -= 1
            self._stored += 1
            self._path.append(STOW[colour])
            gain = worth.stored[colour] - worth.caged[colour]
            after = key - _CAGE[colour] + _STORE[colour]
            self._visit(SURFACE, left - 1, value + gain, after, moved=False, last=False)
            self._path.pop()
            self._cage[colour] += 1
            self._store[colour] -= 1
            self._caged += 1
            self._stored -= 1

    def _fill_with_two(self, stop: int, left: int, value: float, key: int, *, last: bool) -> None:
        """Any two cubes for one field. With the store alone that is among the last things done."""
        fields = [colour for colour in self._paired if self._filled[colour] < self._missing[colour]]
        if left < 2 or not fields:
            return
        worth = self._worth
        for cubes in self._pairs(stop, last=last):
            after, cost = key, 0.0
            for source, colour in cubes:
                (self._cage if source == CAGE else self._store)[colour] -= 1
                after -= (_CAGE if source == CAGE else _STORE)[colour]
                cost += (worth.caged if source == CAGE else worth.stored)[colour]
            caged = sum(source == CAGE for source, _ in cubes)
            self._caged -= caged
            self._stored -= 2 - caged
            for field in fields:
                self._filled[field] += 1
                self._path.append(Fit(field, cubes))
                gain = worth.field[field] - cost
                self._visit(
                    stop, left - 2, value + gain, after + _FILL[field], moved=False, last=last or not caged
                )
                self._path.pop()
                self._filled[field] -= 1
            self._caged += caged
            self._stored += 2 - caged
            for source, colour in cubes:
                (self._cage if source == CAGE else self._store)[colour] += 1

    def _pairs(self, stop: int, *, last: bool) -> list[tuple[Cube, Cube]]:
        reach: list[tuple[Cube, int]] = []
        if stop == SURFACE and not last:
            reach += [((CAGE, colour), self._cage[colour]) for colour in COLOURS if self._cage[colour]]
        reach += [((STORE, colour), self._store[colour]) for colour in COLOURS if self._store[colour]]
        pairs = []
        for at, (one, count) in enumerate(reach):
            if count > 1:
                pairs.append((one, one))
            pairs += [(one, other) for other, _ in reach[at + 1 :]]
        return pairs

    def _bound(self, stop: int, left: int, filled: Counts) -> float:
        """No way to go on gains more than this over the position's own total."""
        key = (stop == SURFACE, self._caged, self._stored, left, filled)
        found = self._bounds.get(key)
        if found is None:
            found = self._bounds[key] = self._work_out_bound(stop == SURFACE, left, filled)
        return found

    def _work_out_bound(self, surfaced: bool, left: int, filled: Counts) -> float:
        at_hand = self._stored + (self._caged if surfaced else 0)
        have = self._stored + self._caged
        there = self.bonuses.best(filled)
        fields = self._open_fields(filled, left)
        most, gained = 0.0, 0.0
        for fills in range(len(fields) + 1):
            if fills:
                gained += fields[fills - 1] - self._cheapest_cube
            loads = max(0, fills - have)
            moves = 0 if fills <= at_hand else 1 if not surfaced else 2
            rest = left - fills - loads - moves
            if rest < 0:
                break
            bonus = self.bonuses.within(filled, fills) - there
            idle = rest * max(self._load_gain, self._store_gain)
            most = max(most, gained + bonus + loads * self._load_gain + idle)
        return most + self._stop_gain

    def _open_fields(self, filled: Counts, most: int) -> list[float]:
        """What the open fields are worth, the best first."""
        fields: list[float] = []
        for colour in self._by_field:
            open_fields = self._missing[colour] - filled[colour]
            fields += [self._worth.field[colour]] * min(open_fields, most - len(fields))
        return fields


_CAGE = tuple(1 << 3 * colour for colour in COLOURS)
_FILL = tuple(1 << 12 + 4 * colour for colour in COLOURS)
_STORE = tuple(1 << 28 + 7 * colour for colour in COLOURS)
_LOAD = tuple(1 << 56 + 4 * cart for cart in range(16))
"""What a cube adds to the key of a position; each count has bits of its own."""
