"""What holds in every position, whatever was played. Damaged data is told from sound data by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from games.gluckauf import rules, scoring
from games.gluckauf.actions import BOTTOM, TOP
from games.gluckauf.components import (
    CAGE_PLACES,
    CARDS,
    CATEGORIES_PER_SHIFT,
    COLOURS,
    COPIES_PER_TILE,
    CUBES_PER_COLOUR,
    DRAWN_AT_MOST,
    EMPTY,
    MINING,
    MONEY,
    ORDER_PLACES,
    ORDERS,
    ORDERS_PER_PLAYER,
    SEAT_COUNTS,
    SHIFT_CLOCK,
    SHIFTS,
    SIDES,
    SPACES,
    STARTING_MARKS,
    STOP_NAMES,
    SURFACE,
    TILES,
    WORKER_SPACES,
    WORKERS,
    WORKSHOP_PLACES,
    WORKSHOPS,
)
from games.gluckauf.spaces import OPEN_ORDER_PLACES, OPEN_WORKSHOP_PLACES
from games.gluckauf.state import (
    CAGE,
    NOBODY,
    STORE,
    AtWorkshops,
    Choosing,
    Cube,
    Drafting,
    Filling,
    Holding,
    Looking,
    Mining,
    OpenOrder,
    Over,
    Pairing,
    Player,
    Returning,
    Sheet,
    State,
)

_MOST_STEPS = max(space.number for space in SPACES if space.area == MINING)
_MOST_MARKS = max(space.number for space in SPACES if space.area == MONEY)
_IN_CART = (EMPTY, *COLOURS)


def flaw(state: State) -> str | None:
    """The name of the first invariant that is broken; None for a sound position."""
    return next((name for name, holds in _INVARIANTS.items() if not holds(state)), None)


def _sizes(state: State) -> bool:
    seats = len(state.players)
    return (
        seats in SEAT_COUNTS
        and len(state.pithead) == len(state.canteen) == seats
        and len(state.crews) == len(WORKER_SPACES)
        and len(state.workshops) == WORKSHOP_PLACES
        and len(state.order_cards) == ORDER_PLACES
    )


def _course(state: State) -> bool:
    """Shift, starting player and whose turn."""
    seats = range(len(state.players))
    return (
        state.starter in seats and state.active in seats and state.turns >= 0 and 1 <= state.shift <= SHIFTS
    )


def _scored(state: State) -> bool:
    """The shifts before this one; in the end, when all workers have been placed, all of them.

    A game that was cut short has its finals too.
    """
    earlier = len(state.sheets) == state.shift - 1
    if not isinstance(state.phase, Over):
        return earlier and not state.finals
    played = state.shift == len(state.sheets) == SHIFTS and not any(
        player.workers for player in state.players
    )
    return (earlier or played) and len(state.finals) == len(state.players)


def _mines(state: State) -> bool:
    return all(map(_mine_sound, state.players))


def _mine_sound(player: Player) -> bool:
    return (
        min(player.marks, player.workers, *player.cage, *player.store) >= 0
        and sum(player.cage) <= CAGE_PLACES
        and player.cage_at in range(len(STOP_NAMES))
        and len(player.printed) == len(COLOURS)
        and all(cube in {EMPTY, colour} for colour, cube in enumerate(player.printed))
        and len(player.tunnels) == len(COLOURS) * len(SIDES)
        and all(
            len(carts) in {1, 2} and all(cube in _IN_CART for cube in carts)
            for tunnel in player.tunnels
            for carts in tunnel
        )
        and all(map(_order_sound, player.orders))
    )


def _order_sound(order: OpenOrder) -> bool:
    if order.card not in range(len(CARDS)):
        return False
    wanted = CARDS[order.card].fields
    return len(order.fields) == len(wanted) and all(
        not cubes or cubes == (colour,) or _pair_sound(cubes)
        for colour, cubes in zip(wanted, order.fields, strict=True)
    )


def _pair_sound(cubes: tuple[int, ...]) -> bool:
    return len(cubes) == 2 and all(cube in COLOURS for cube in cubes) and cubes[0] <= cubes[1]


def _workers(state: State) -> bool:
    """Everybody has all workers: at home, on spaces, at the pithead and in the canteen."""
    seats = len(state.players)
    placed = [0] * seats
    for space in WORKER_SPACES:
        crew = state.crews[space.index]
        if crew == NOBODY:
            continue
        seat, workers = crew
        if space.closed_up_to >= seats or seat not in range(seats) or workers < 1:
            return False
        placed[seat] += workers
    return min(state.pithead) >= 0 <= min(state.canteen) and all(
        player.workers + placed[seat] + state.pithead[seat] + state.canteen[seat] == WORKERS[seats]
        for seat, player in enumerate(state.players)
    )


def _pace(state: State) -> bool:
    """A turn takes at least one worker, and brings no more marks than the best money space."""
    seats = len(state.players)
    spent = [state.shift * WORKERS[seats] - player.workers for player in state.players]
    return state.turns <= ORDERS_PER_PLAYER * seats + sum(spent) and all(
        player.marks <= STARTING_MARKS[seats] + _MOST_MARKS * placed
        for player, placed in zip(state.players, spent, strict=True)
    )


def _cubes(state: State) -> bool:
    total = list(state.supply)
    for player in state.players:
        for colour, cubes in enumerate(player.cubes()):
            total[colour] += cubes
    if isinstance(state.phase, Filling):
        for cube in state.phase.cubes:
            if cube not in _IN_CART:
                return False
            if cube != EMPTY:
                total[cube] += 1
    return min(state.supply) >= 0 and total == [CUBES_PER_COLOUR] * len(COLOURS)


def _tiles(state: State) -> bool:
    everywhere = Counter((*state.tile_stack, *(tile for tile in state.workshops if tile != EMPTY)))
    everywhere.update(tile for player in state.players for tile in _built(player))
    everywhere.update(_in_hand(state, WORKSHOPS))
    return everywhere == dict.fromkeys(range(len(TILES)), COPIES_PER_TILE) and _closed_places_empty(
        state.workshops, OPEN_WORKSHOP_PLACES[len(state.players)]
    )


def _built(player: Player) -> Iterator[int]:
    for tile, kind in enumerate(TILES):
        for carts in player.tunnels[kind.tunnel]:
            if len(carts) == kind.carts:
                yield tile


def _cards(state: State) -> bool:
    everywhere = [*state.order_stack, *(card for card in state.order_cards if card != EMPTY), *state.draft]
    for player in state.players:
        everywhere += [*player.delivered, *(order.card for order in player.orders)]
    everywhere += _in_hand(state, ORDERS)
    return sorted(everywhere) == list(range(len(CARDS))) and _closed_places_empty(
        state.order_cards, OPEN_ORDER_PLACES[len(state.players)]
    )


def _in_hand(state: State, area: str) -> tuple[int, ...]:
    match state.phase:
        case Filling(tile=tile, rest=rest) if area == WORKSHOPS:
            return (tile, *rest)
        case Looking(area=drawn_from, drawn=drawn) if area == drawn_from:
            return drawn
        case Returning(area=drawn_from, rest=rest, laid=laid) if area == drawn_from:
            return rest + laid
    return ()


def _closed_places_empty(places: tuple[int, ...], open_places: tuple[int, ...]) -> bool:
    return all(item == EMPTY for place, item in enumerate(places) if place not in open_places)


def _scores(state: State) -> bool:
    """Every victory point has its reason."""
    sheets = enumerate(state.sheets, start=1)
    if not all(_sheet_sound(sheet, shift, len(state.players)) for shift, sheet in sheets):
        return False
    if state.finals and state.finals != tuple(map(scoring.final, state.players)):
        return False
    return all(
        player.delivered_vp == sum(CARDS[card].vp for card in player.delivered)
        and player.vp
        == player.delivered_vp
        + sum(sheet.points(seat) for sheet in state.sheets)
        + (state.finals[seat].total if state.finals else 0)
        for seat, player in enumerate(state.players)
    )


def _sheet_sound(sheet: Sheet, shift: int, seats: int) -> bool:
    return len(sheet.rows) == CATEGORIES_PER_SHIFT * shift and all(
        row.category == n
        and len(row.counts) == seats
        and min(row.counts) >= 0
        and row.points == scoring.award(row.counts, SHIFT_CLOCK[n])
        for n, row in enumerate(sheet.rows)
    )


def _draft(state: State) -> bool:
    """The draft comes before everything; cards lie open for it, as many as have not been taken."""
    if not isinstance(state.phase, Drafting):
        return not state.draft
    seats = len(state.players)
    taken = ORDERS_PER_PLAYER * seats + 1 - len(state.draft)
    return (
        taken == sum(len(player.orders) for player in state.players) == state.turns
        and len(state.draft) > 1
        and state.shift == 1
        and all(player.workers == WORKERS[seats] for player in state.players)
        and set(state.order_cards) == {EMPTY}
        and state.active == (state.starter - 1 - taken) % seats
    )


def _phase(state: State) -> bool:
    """What the phase speaks of is there."""
    match state.phase:
        case Choosing() | AtWorkshops():
            return state.me.workers > 0
        case Filling(tile=tile, cubes=cubes, rest=rest):
            kind = TILES[tile]
            return len(cubes) < kind.carts and not state.supply[kind.colour] and len(rest) < DRAWN_AT_MOST
        case Looking(area=area, drawn=drawn):
            return area in {WORKSHOPS, ORDERS} and 1 <= len(drawn) <= DRAWN_AT_MOST
        case Returning():
            return _returning(state.phase)
        case Mining(steps=steps):
            return 1 <= steps <= _MOST_STEPS
        case Holding(steps=steps, cube=cube):
            return 1 <= steps <= _MOST_STEPS and _within_reach(state.me, (cube,))
        case Pairing(steps=steps, cubes=pair, colour=colour):
            return 2 <= steps <= _MOST_STEPS and colour in _IN_CART and _within_reach(state.me, pair)
    return True


def _returning(phase: Returning) -> bool:
    where = phase.where in {TOP, BOTTOM} and len(phase.rest) > 1
    not_yet = not phase.where and not phase.laid and len(phase.rest) >= 1
    return (where or not_yet) and len(phase.rest) + len(phase.laid) <= DRAWN_AT_MOST


def _within_reach(player: Player, cubes: tuple[Cube, ...]) -> bool:
    for source, colour in cubes:
        if colour not in COLOURS or source not in {CAGE, STORE}:
            return False
        if source == CAGE and player.cage_at != SURFACE:
            return False
        held = player.cage if source == CAGE else player.store
        if held[colour] < cubes.count((source, colour)):
            return False
    return True


def _playable(state: State) -> bool:
    """Nobody is ever stuck."""
    return isinstance(state.phase, Over) or bool(rules.legal(state))


_INVARIANTS: dict[str, Callable[[State], bool]] = {
    "sizes": _sizes,
    "course": _course,
    "scored": _scored,
    "mines": _mines,
    "workers": _workers,
    "pace": _pace,
    "cubes": _cubes,
    "cards": _cards,
    "tiles": _tiles,
    "scores": _scores,
    "draft": _draft,
    "phase": _phase,
    "playable": _playable,
}
"""Later ones rely on earlier ones."""
