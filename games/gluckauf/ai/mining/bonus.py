"""Which orders are completed best with so many filled fields of each colour."""

from __future__ import annotations

from games.gluckauf.ai.mining.seam import Wanted
from games.gluckauf.state import Counts


class Bonuses:
    """Every set of orders that some number of fills completes, the one worth most first."""

    def __init__(self, orders: tuple[Wanted, ...], complete: tuple[float, ...], fills: int) -> None:
        sets: list[tuple[float, Counts, tuple[int, ...]]] = [(0.0, (0, 0, 0, 0), ())]
        for order in orders:
            bonus = complete[order.card]
            y, b, g, k = order.missing
            for total, (sy, sb, sg, sk), cards in sets[:]:
                need = (sy + y, sb + b, sg + g, sk + k)
                if sum(need) <= fills:
                    sets.append((total + bonus, need, (*cards, order.card)))
        sets.sort(key=lambda one: -one[0])
        self._sets = sets
        self._best: dict[Counts, float] = {}
        self._within: dict[tuple[Counts, int], float] = {}

    def best(self, filled: Counts) -> float:
        """What the orders completed by these fills are worth."""
        found = self._best.get(filled)
        if found is None:
            found = self._best[filled] = next(
                bonus for bonus, need, _ in self._sets if _lacking(need, filled) == 0
            )
        return found

    def within(self, filled: Counts, more: int) -> float:
        """What is completed at best with so many fills more, of any colours."""
        key = (filled, more)
        found = self._within.get(key)
        if found is None:
            found = self._within[key] = next(
                bonus for bonus, need, _ in self._sets if _lacking(need, filled) <= more
            )
        return found

    def completed(self, filled: Counts) -> tuple[int, ...]:
        """The cards of the orders these fills complete best."""
        return next(cards for _, need, cards in self._sets if _lacking(need, filled) == 0)


def _lacking(need: Counts, filled: Counts) -> int:
    lacking = 0
    for wanted, there in zip(need, filled, strict=True):
        if wanted > there:
            lacking += wanted - there
    return lacking
