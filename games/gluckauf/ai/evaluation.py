"""What a position is worth to a seat, in victory points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp

from games.gluckauf.ai.outlook import Outlook, outlook
from games.gluckauf.ai.weights import Weights
from games.gluckauf.components import CATEGORIES_PER_SHIFT, SHIFT_CLOCK, SHIFTS
from games.gluckauf.shift import workers_in_workshops
from games.gluckauf.state import Over, Player, State

_REMEMBERED = 20_000
CATEGORIES = len(SHIFT_CLOCK)
TURNS_A_SHIFT = 10


class Evaluation:
    """Weighs positions by one set of weights. Players it has looked at before it knows again."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._known: dict[tuple[int, Player], Outlook] = {}

    def lead(self, state: State, seat: int) -> float:
        """How far a seat is ahead of the best other one."""
        worth = self.standings(state)
        return worth[seat] - max(value for other, value in enumerate(worth) if other != seat)

    def standings(self, state: State) -> list[float]:
        """What each seat has to expect by the end of the game."""
        if isinstance(state.phase, Over):
            return [float(player.vp) for player in state.players]
        views = [self._outlook(state, player) for player in state.players]
        worth = [view.points for view in views]
        self._add_clock(state.shift, views, worth)
        if state.shift < SHIFTS:
            in_workshops = workers_in_workshops(state)
            most = max(in_workshops)
            worth[in_workshops.index(most)] += self.weights.starter if most else 0.0
        return worth

    def _outlook(self, state: State, player: Player) -> Outlook:
        key = (state.shift, player)
        known = self._known.get(key)
        if known is None:
            if len(self._known) > _REMEMBERED:
                self._known.clear()
            known = outlook(player, state.shift, len(state.players), self.weights)
            self._known[key] = known
        return known

    def _add_clock(self, shift: int, views: Sequence[Outlook], worth: list[float]) -> None:
        """The prizes of this shift and of those to come, shared by how likely each seat gets them."""
        spread, wide = self._spreads(shift, views)
        for number in range(CATEGORIES):
            for counts, at, part in self._scorings(number, shift, views, spread, wide):
                _share(number, counts, at, part, worth)

    def _spreads(self, shift: int, views: Sequence[Outlook]) -> tuple[float, float]:
        """How uncertain the counts are at the end of this shift, and later."""
        weights = self.weights
        spread = weights.spread + weights.spread_a_turn * sum(view.turns for view in views) / len(views)
        return spread, spread + weights.spread_a_turn * TURNS_A_SHIFT * (SHIFTS - shift)

    def _scorings(
        self, number: int, shift: int, views: Sequence[Outlook], spread: float, wide: float
    ) -> Iterator[tuple[list[float], float, float]]:
        """When a category will be scored: the counts expected, their spread, the share of the prizes."""
        first = 1 + number // CATEGORIES_PER_SHIFT
        if first <= shift:
            yield [view.soon[number] for view in views], spread, self.weights.clock
        times = min(SHIFTS - shift, SHIFTS + 1 - first)
        if times:
            yield [view.late[number] for view in views], wide, self.weights.later_clock * times

    def prizes(self, state: State, seat: int) -> list[float]:
        """What that seat can expect from each category of the shift clock."""
        views = [self._outlook(state, player) for player in state.players]
        spread, wide = self._spreads(state.shift, views)
        expected = []
        for number in range(CATEGORIES):
            worth = [0.0] * len(views)
            for counts, at, part in self._scorings(number, state.shift, views, spread, wide):
                _share(number, counts, at, part, worth)
            expected.append(worth[seat])
        return expected

    def prizes_of_one_more(self, state: State, seat: int) -> list[float]:
        """What one more in each category would add to the prizes that seat can expect."""
        views = [self._outlook(state, player) for player in state.players]
        spread, wide = self._spreads(state.shift, views)
        gains = []
        for number in range(CATEGORIES):
            gain = 0.0
            for counts, at, part in self._scorings(number, state.shift, views, spread, wide):
                worth = [0.0] * len(views)
                _share(number, counts, at, part, worth)
                gain -= worth[seat]
                counts[seat] += 1
                worth = [0.0] * len(views)
                _share(number, counts, at, part, worth)
                gain += worth[seat]
            gains.append(gain)
        return gains


def _share(number: int, counts: Sequence[float], spread: float, part: float, worth: list[float]) -> None:
    """One category: first prizes, and second ones from three players on."""
    category = SHIFT_CLOCK[number]
    prize, second_prize = part * category.first, part * category.second
    seats = len(counts)
    if seats == 2:
        mine, other = counts
        ahead = _ahead(mine - other, spread)
        worth[0] += prize * ahead * min(1.0, mine)
        worth[1] += prize * (1 - ahead) * min(1.0, other)
        return
    first, second = [1.0] * seats, [0.0] * seats
    for one in range(seats):
        for other in range(one + 1, seats):
            ahead = _ahead(counts[one] - counts[other], spread)
            behind = 1 - ahead
            second[one] = second[one] * ahead + first[one] * behind
            second[other] = second[other] * behind + first[other] * ahead
            first[one] *= ahead
            first[other] *= behind
    for seat, count in enumerate(counts):
        # A count of nothing gets no prize; one of less than 1 is something only perhaps.
        worth[seat] += min(1.0, count) * (prize * first[seat] + second_prize * second[seat])


def _ahead(difference: float, spread: float) -> float:
    """How likely a count stays above another."""
    steep = difference / spread
    if steep > _CERTAIN:
        return 1.0
    return 0.0 if steep < -_CERTAIN else 1 / (1 + exp(-steep))


_CERTAIN = 20.0
