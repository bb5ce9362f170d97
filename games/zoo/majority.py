"""Who comes first in a company: shares, then glory on helpers, then helpers."""

from __future__ import annotations

from collections.abc import Sequence

from games.zoo.components import NONE
from games.zoo.perks import tie_glory
from games.zoo.state import State


def standing_in(state: State, player: int, company: int) -> tuple[int, int, int]:
    """What shareholders of a company are compared by."""
    me = state.players[player]
    return me.shares[company], tie_glory(state, player), len(me.helpers)


def places(state: State, company: int) -> tuple[tuple[int, ...], ...]:
    """Who has shares, the first place in front; tied ones share theirs, clockwise from the first player."""
    by_standing: dict[tuple[int, int, int], list[int]] = {}
    for player in state.clockwise():
        if state.players[player].shares[company]:
            by_standing.setdefault(standing_in(state, player, company), []).append(player)
    return tuple(tuple(by_standing[standing]) for standing in sorted(by_standing, reverse=True))


def shareholders(state: State, company: int) -> tuple[int, ...]:
    """Who has shares, the one who comes first in front; tied ones clockwise from the first player."""
    return tuple(player for place in places(state, company) for player in place)


def tied(state: State, ranked: tuple[int, ...], company: int) -> tuple[int, ...]:
    """Those who share the first place, if they are several."""
    if len(ranked) < 2:
        return ()
    best = standing_in(state, ranked[0], company)
    equal = tuple(player for player in ranked if standing_in(state, player, company) == best)
    return equal if len(equal) > 1 else ()


def major(state: State, company: int) -> int:
    """The majority shareholder; NONE where nobody has a share or a tie cannot be settled."""
    return leader(places(state, company))


def leader(ranked: Sequence[Sequence[int]]) -> int:
    """The one who has the first place alone, or NONE."""
    return ranked[0][0] if ranked and len(ranked[0]) == 1 else NONE
