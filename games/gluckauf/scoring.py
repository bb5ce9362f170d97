"""The shift clock's twelve categories, the end of the game, and who has won."""

from __future__ import annotations

from collections.abc import Callable

from games.core import Outcome
from games.gluckauf.components import (
    CARDS,
    CATEGORIES_PER_SHIFT,
    CUBES_PER_VP,
    DARK,
    EMPTY,
    LIGHT,
    MARKS_PER_VP,
    OUTSTANDING_ORDER_PENALTY,
    SHIFT_CLOCK,
    UNBALANCED_TILE_PENALTY,
    Category,
)
from games.gluckauf.state import Final, Over, Player, Row, Sheet, State


def score_shift(state: State) -> Sheet:
    """The first four categories after the first shift, eight after the second, all after the third."""
    return Sheet(tuple(_score(state, n) for n in range(CATEGORIES_PER_SHIFT * state.shift)))


def _score(state: State, category: int) -> Row:
    prize = SHIFT_CLOCK[category]
    counts = tuple(count(player, prize) for player in state.players)
    return Row(category, counts, award(counts, prize))


def count(player: Player, category: Category) -> int:
    """What that player has in that category now."""
    return _COUNTS[category.counts](player, category.kind)


def _colour_fields(player: Player, colour: int) -> int:
    return sum(CARDS[card].fields.count(colour) for card in player.delivered)


def _transport_fields(player: Player, transport: int) -> int:
    return sum(len(CARDS[card].fields) for card in player.delivered if CARDS[card].transport == transport)


def _empty_carts(player: Player, colour: int) -> int:
    return player.level(colour).count(EMPTY)


_COUNTS: dict[str, Callable[[Player, int], int]] = {
    "colour": _colour_fields,
    "transport": _transport_fields,
    "carts": _empty_carts,
}


def award(counts: tuple[int, ...], category: Category) -> tuple[int, ...]:
    """All tied for first get the first prize, and then there is no second; with two players never."""
    best = max(counts)
    if best == 0:
        return (0,) * len(counts)
    second_best = 0
    if len(counts) > 2 and counts.count(best) == 1:
        second_best = max(n for n in counts if n != best)
    prizes = {best: category.first}
    if second_best:
        prizes[second_best] = category.second
    return tuple(prizes.get(n, 0) for n in counts)


def final(player: Player) -> Final:
    """What the end of the game adds."""
    vp_for_marks, marks_left = divmod(player.marks, MARKS_PER_VP)
    return Final(
        marks=vp_for_marks,
        coal=sum(player.cubes()) // CUBES_PER_VP,
        orders=-OUTSTANDING_ORDER_PENALTY * len(player.orders),
        balance=-UNBALANCED_TILE_PENALTY * abs(player.tiles(LIGHT) - player.tiles(DARK)),
        marks_left=marks_left,
    )


def winners(state: State) -> tuple[int, ...]:
    return tuple(seat for seat, rank in enumerate(_ranks(state)) if rank == 1)


def outcome(state: State) -> Outcome | None:
    """None while the game goes on."""
    if not isinstance(state.phase, Over):
        return None
    return Outcome(
        scores=tuple(player.vp for player in state.players),
        parts=tuple(_parts(state, seat) for seat in range(state.seats)),
        ranks=_ranks(state),
        winners=winners(state),
    )


def _parts(state: State, seat: int) -> dict[str, int]:
    part = state.finals[seat]
    shifts = {f"shift-{n}": sheet.points(seat) for n, sheet in enumerate(state.sheets, start=1)}
    return {
        "deliveries": state.players[seat].delivered_vp,
        **shifts,
        "marks": part.marks,
        "coal": part.coal,
        "orders": part.orders,
        "balance": part.balance,
    }


def _ranks(state: State) -> tuple[int, ...]:
    """By victory points, then by marks left over; equal ones share a place."""
    standing = [
        (player.vp, part.marks_left) for player, part in zip(state.players, state.finals, strict=True)
    ]
    return tuple(1 + sum(other > mine for other in standing) for mine in standing)
