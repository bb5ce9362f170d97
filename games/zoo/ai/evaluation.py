"""What a position is worth to a player, in glory: what is there and what it will still bring."""

from __future__ import annotations

from games.zoo.components import COINS_PER_GLORY, KINDS, ROUNDS, TIE_COINS, TOKENS_PER_ROUND
from games.zoo.majority import shareholders, tied
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
from games.zoo.state import Choosing, Over, State

_CROP = {2: 3.2, 3: 4.2, 4: 5.2, 5: 6.4}
"""How much fruit a company gets in a round, by players."""
_FRUIT_FOR_HIRING = 0.95
"""What a fruit is worth in glory to somebody who will hire with it, beyond its price."""
_FRUIT_PER_HIRE = 4.0
_HIRES_PER_ROUND = 1.3
_FUTURE = 0.8
"""What fruit of a later round is worth today: shares are bought and sold meanwhile."""

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


def lead(state: State, seat: int) -> float:
    """How far a player is ahead of the best other one, bots included."""
    worth = standings(state)
    return worth[seat] - max(value for player, value in enumerate(worth) if player != seat)


def standings(state: State) -> list[float]:
    """What each player's position is worth."""
    players = range(len(state.players))
    finals = [final(state, player) for player in players]
    if isinstance(state.phase, Over):
        return [float(score(part)) for part in finals]
    ahead = _rounds_ahead(state)
    crops = _crops(state, ahead)
    return [
        part.glory
        + (part.coins + part.shares + part.helpers) / COINS_PER_GLORY
        + _fruit(state, player, crops[player], ahead)
        + _abilities(state, player, ahead)
        for player, part in enumerate(finals)
    ]


def _rounds_ahead(state: State) -> float:
    """Rounds still to be played, counted in market phases; the present one is the last part of its round."""
    begun = (state.step - isinstance(state.phase, Choosing)) / TOKENS_PER_ROUND
    return ROUNDS - state.round + (0.0 if state.market is not None else 1.0 - begun / 2)


def _crops(state: State, ahead: float) -> list[float]:
    """The fruit each player's shares will bring."""
    crop = _CROP[len(state.players)]
    markets = max(0.0, round(ahead + 0.49))
    total = [0.0] * len(state.players)
    for company in KINDS:
        ranked = shareholders(state, company)
        lying = sum(state.companies[company].fruit)
        # The next market has what lies there already; those after it only what grows.
        for left, weight in ((lying + crop, min(1.0, markets)), (crop, _FUTURE * max(0.0, markets - 1))):
            _share_out(state, company, ranked, left, weight, total)
    return total


def _share_out(
    state: State, company: int, ranked: tuple[int, ...], left: float, weight: float, total: list[float]
) -> None:
    while ranked and left > 0 and weight:
        equal = tied(state, ranked, company)
        if equal:
            for player in ranked:
                total[player] += weight * TIE_COINS / COINS_PER_GLORY
            return
        player, ranked = ranked[0], ranked[1:]
        own = state.players[player].shares[company] + sum(one.n for one in perks(state, player, TakeMore))
        taken = min(float(own), left)
        left -= taken
        total[player] += weight * taken


def _fruit(state: State, player: int, crop: float, ahead: float) -> float:
    """Fruit in hand and to come: for helpers as far as there is time to hire them, the rest is sold."""
    held = state.players[player].fruit
    price = sum(state.fruit_prices) / len(KINDS) / COINS_PER_GLORY
    worth = sum(held[kind] * state.fruit_prices[kind] for kind in KINDS) / COINS_PER_GLORY + crop * price
    hires = _HIRES_PER_ROUND * max(0.0, ahead) * _FRUIT_PER_HIRE
    balanced = 3 * min(held) + 0.6 * (sum(held) - 3 * min(held))
    useful = min(balanced + 0.7 * crop, hires)
    return worth + useful * max(0.0, _FRUIT_FOR_HIRING - price)


def _abilities(state: State, player: int, ahead: float) -> float:
    if state.is_bot(player):
        return 0.0
    kinds = (type(HELPERS[helper].ability) for helper in state.players[player].helpers)
    return max(0.0, ahead - 0.3) * sum(_ABILITY_PER_ROUND.get(kind, 0.0) for kind in kinds)
