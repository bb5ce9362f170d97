"""What a player's helpers change all the time: prices, transactions, ties. Bots' helpers change nothing."""

from __future__ import annotations

from games.zoo.components import SURCHARGE
from games.zoo.primitives import ANY, FruitBonus, FruitDiscount, ShareBonus, ShareDiscount, TieGlory
from games.zoo.staff import HELPERS, P, abilities, glory
from games.zoo.state import State


def perks(state: State, player: int, kind: type[P]) -> tuple[P, ...]:
    """The abilities of that kind at work for a player."""
    return () if state.is_bot(player) else abilities(state.players[player].helpers, kind)


def share_cost(state: State, player: int, company: int, less: int = 0) -> int:
    """What a share costs that player, for so much less than usual."""
    discounts = perks(state, player, ShareDiscount)
    less += sum(one.n for one in discounts if one.company in {company, ANY})
    return max(0, state.companies[company].price - less)


def share_gain(state: State, player: int, company: int) -> int:
    """What a share brings that player."""
    bonuses = perks(state, player, ShareBonus)
    return state.companies[company].price + sum(one.n for one in bonuses if one.company in {company, ANY})


def fruit_cost(state: State, player: int, kind: int, *, from_player: bool) -> int:
    less = sum(one.n for one in perks(state, player, FruitDiscount))
    return max(0, state.fruit_prices[kind] + (SURCHARGE if from_player else 0) - less)


def fruit_gain(state: State, player: int, kind: int) -> int:
    return state.fruit_prices[kind] + sum(one.n for one in perks(state, player, FruitBonus))


def tie_glory(state: State, player: int) -> int:
    """The glory that counts where equal share numbers are compared."""
    printed = glory(state.players[player].helpers)
    return printed + sum(one.n for one in perks(state, player, TieGlory))


def helper_id(helper: int) -> str:
    return HELPERS[helper].id
