"""What a position is worth to a player, in glory: what is there and what it will still bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from msgspec import Struct

from games.zoo.ai.crops import Crop, expected, in_order
from games.zoo.components import COINS_PER_GLORY, KINDS, ROUNDS, TIE_COINS, TOKENS_PER_ROUND
from games.zoo.majority import leader, places
from games.zoo.perks import perks
from games.zoo.primitives import (
    After,
    ExtraTrade,
    FruitBonus,
    FruitDiscount,
    Harvest,
    HireLess,
    MajorCoins,
    MinorCoins,
    ShareDiscount,
    TakeMore,
    TieGlory,
    Wild,
)
from games.zoo.scoring import final, score
from games.zoo.staff import HELPERS
from games.zoo.state import Choosing, Fruit, Looking, Over, State


class Weights(Struct, frozen=True):
    """The figures the evaluation goes by."""

    for_hiring: float = 0.75
    """What a fruit is worth to somebody who will hire with it."""
    hires: float = 1.3
    """Helpers hired in a round."""
    per_hire: float = 4.0
    """Fruit for one."""
    further: float = 0.7
    """The third and fourth fruit of a kind, as a part of the first two: few helpers cost more than two."""
    surplus: float = 0.1
    """And those beyond."""
    to_come: float = 0.7
    """Fruit still to be shared out, as a part of fruit in hand."""
    future: float = 0.7
    """What a later market is worth today: shares are bought and sold meanwhile."""
    cash: float = 0.1
    """What a coin is worth more in each round ahead, as a part of its glory: it buys shares that rise."""
    abilities: float = 1.0
    prospect: float = 0.6
    """What a helper lying there is worth to somebody who can pay it, as a part of what it would bring."""
    missing: float = 0.5
    """And with each fruit that is missing, as a part of that."""


_ABILITY_PER_ROUND = {
    After: 0.35,
    ExtraTrade: 0.4,
    FruitBonus: 0.4,
    FruitDiscount: 0.3,
    Harvest: 0.8,
    HireLess: 0.9,
    MajorCoins: 0.5,
    MinorCoins: 0.4,
    ShareDiscount: 0.4,
    TakeMore: 0.8,
    TieGlory: 0.5,
    Wild: 0.3,
}
"""What an ability brings in a round, in glory; those that work in the final sale are counted there."""


class Evaluation:
    """Weighs positions. What is hidden in them is taken as it is: give it guesses."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights or Weights()

    def lead(self, state: State, seat: int, known: frozenset[int] = frozenset()) -> float:
        """How far a player is ahead of the best other one, bots included.

        The decks of the companies in `known` are taken in their order, the others as shuffled.
        """
        worth = self.standings(state, known)
        return worth[seat] - max(value for player, value in enumerate(worth) if player != seat)

    def standings(self, state: State, known: frozenset[int] = frozenset()) -> list[float]:
        """What each player's position is worth."""
        players = range(len(state.players))
        finals = [final(state, player) for player in players]
        if isinstance(state.phase, Over):
            return [float(score(part)) for part in finals]
        ahead = rounds_ahead(state)
        fruit, worth = self._markets(state, ahead, known)
        offers = self._offers(state, ahead)
        weights = self._weights
        for player, part in enumerate(finals):
            coins = part.coins * (1 + weights.cash * max(0.0, ahead - 0.5)) + part.shares + part.helpers
            worth[player] += (
                part.glory
                + coins / COINS_PER_GLORY
                + self._fruit(state, player, fruit[player], ahead)
                + self.abilities(state, player, ahead)
                + self._prospect(state, player, ahead, offers)
            )
        return worth

    def next_market(
        self, state: State, known: frozenset[int] = frozenset()
    ) -> tuple[list[float], list[float]]:
        """Fruit and glory that each player will have of the next market, if there is one."""
        return self._markets(state, min(1.0, rounds_ahead(state)), known)

    def _markets(self, state: State, ahead: float, known: frozenset[int]) -> tuple[list[float], list[float]]:
        """Fruit and glory that each player will have of the markets to come."""
        count = len(state.players)
        fruit, glory = [0.0] * count, [0.0] * count
        markets = int(ahead + 0.99)
        if not markets:
            return fruit, glory
        later = self._weights.future * (markets - 1)
        ranked_in = [places(state, company) for company in KINDS]
        major = [leader(ranked) for ranked in ranked_in]
        mean = [expected(state, company, _cards(state, company), major[company]) for company in KINDS]
        near = [
            in_order(state, company, _cards(state, company), major[company])
            if company in known
            else mean[company]
            for company in KINDS
        ]
        for company, ranked in enumerate(ranked_in):
            lying = sum(state.companies[company].fruit)
            growing = mean[company].fruit + _arriving(state, company, mean)
            soon = near[company].fruit + _arriving(state, company, near)
            _share_out(state, company, ranked, lying + soon, 1.0, fruit, glory)
            _share_out(state, company, ranked, growing, later, fruit, glory)
            for player in range(count):
                glory[player] += near[company].glory[player] + later * mean[company].glory[player]
        return fruit, glory

    def _fruit(self, state: State, player: int, crop: float, ahead: float) -> float:
        """Fruit in hand and to come: for helpers as far as there is time to hire them, the rest is sold."""
        weights, held = self._weights, state.players[player].fruit
        price = sum(state.fruit_prices) / len(KINDS) / COINS_PER_GLORY
        sold = sum(held[kind] * state.fruit_prices[kind] for kind in KINDS) / COINS_PER_GLORY + crop * price
        useful = weights.to_come * crop + sum(self._of_one_kind(n) for n in held)
        wanted = weights.hires * max(0.0, ahead) * weights.per_hire
        return sold + min(useful, wanted) * max(0.0, weights.for_hiring - price)

    def _of_one_kind(self, n: int) -> float:
        further, surplus = min(max(n - 2, 0), 2), max(n - 4, 0)
        return min(n, 2) + self._weights.further * further + self._weights.surplus * surplus

    def _offers(self, state: State, ahead: float) -> list[tuple[float, Fruit]]:
        """What each helper lying there would bring beyond its cost, and that cost."""
        weights, rounds = self._weights, max(0.0, ahead - 0.3)
        cards = [HELPERS[helper] for helper in state.helpers]
        return [
            (
                card.glory
                - weights.for_hiring * sum(card.cost)
                + rounds * _ABILITY_PER_ROUND.get(type(card.ability), 0.0) * weights.abilities,
                card.cost,
            )
            for card in cards
        ]

    def _prospect(
        self, state: State, player: int, ahead: float, offers: Sequence[tuple[float, Fruit]]
    ) -> float:
        """The helper that lies nearest: what it would bring, less for each fruit missing."""
        if state.is_bot(player):
            return 0.0
        weights, held = self._weights, state.players[player].fruit
        best = 0.0
        for gain, cost in offers:
            if gain > best:
                missing = sum(need - have for need, have in zip(cost, held, strict=True) if need > have)
                best = max(best, gain * weights.missing**missing)
        return weights.prospect * min(1.0, ahead) * best

    def abilities(self, state: State, player: int, ahead: float) -> float:
        """What a player's helpers will still do, in glory."""
        if state.is_bot(player):
            return 0.0
        rounds = self._weights.abilities * max(0.0, ahead - 0.3)
        return rounds * _in_a_round(state.players[player].helpers)


# The same few sets of helpers come up again and again in a search.
@lru_cache(maxsize=4096)
def _in_a_round(helpers: tuple[int, ...]) -> float:
    """What the abilities of these helpers bring in a round."""
    return sum(_ABILITY_PER_ROUND.get(type(HELPERS[helper].ability), 0.0) for helper in helpers)


def _cards(state: State, company: int) -> tuple[int, ...]:
    """Cards somebody is looking at belong to the deck."""
    cards = tuple(card for card, _ in state.companies[company].deck)
    phase = state.phase
    if isinstance(phase, Looking) and phase.company == company:
        return (*phase.top, *phase.cards, *cards, *phase.bottom)
    return cards


def _arriving(state: State, company: int, crops: Sequence[Crop]) -> float:
    """Fruit moved here from the company on the left."""
    left = state.order[state.order.index(company) - 1]
    return crops[left].shifted


def rounds_ahead(state: State) -> float:
    """Rounds still to be played; of the present one, the tokens that are left, and its market."""
    if state.market is not None:
        return float(ROUNDS - state.round)
    opened = state.step - isinstance(state.phase, Choosing)
    return ROUNDS - state.round + 1 - 0.8 * opened / TOKENS_PER_ROUND


def _share_out(
    state: State,
    company: int,
    ranked: tuple[tuple[int, ...], ...],
    left: float,
    weight: float,
    fruit: list[float],
    glory: list[float],
) -> None:
    for at, place in enumerate(ranked):
        if left <= 0 or not weight:
            return
        if len(place) > 1:
            for player in chain.from_iterable(ranked[at:]):
                glory[player] += weight * TIE_COINS / COINS_PER_GLORY
            return
        player = place[0]
        own = state.players[player].shares[company] + sum(one.n for one in perks(state, player, TakeMore))
        taken = min(float(own), left)
        left -= taken
        fruit[player] += weight * taken
