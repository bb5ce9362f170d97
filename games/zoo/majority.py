"""Who comes first in a company: shares, then glory on helpers, then helpers."""

from __future__ import annotations

from games.zoo.components import NONE
from games.zoo.perks import tie_glory
from games.zoo.state import State


def standing_in(state: State, player: int, company: int) -> tuple[int, int, int]:
    """What shareholders of a company are compared by."""
    me = state.players[player]
    return me.shares[company], tie_glory(state, player), len(me.helpers)


def shareholders(state: State, company: int) -> tuple[int, ...]:
    """Who has shares, the one who comes first in front; tied ones clockwise from the first player."""
    holders = [player for player in state.clockwise() if state.players[player].shares[company]]
    return tuple(sorted(holders, key=lambda player: standing_in(state, player, company), reverse=True))


def tied(state: State, ranked: tuple[int, ...], company: int) -> tuple[int, ...]:
    """Those who share the first place, if they are several."""
    if len(ranked) < 2:
        return ()
    best = standing_in(state, ranked[0], company)
    equal = tuple(player for player in ranked if standing_in(state, player, company) == best)
    return equal if len(equal) > 1 else ()


def major(state: State, company: int) -> int:
    """The majority shareholder; NONE where nobody has a share or a tie cannot be settled."""
    ranked = shareholders(state, company)
    return NONE if not ranked or tied(state, ranked, company) else ranked[0]
