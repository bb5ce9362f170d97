"""Mining: the cage up and down, cubes into it, from it and from the store to orders, one work step each.

Putting a cube somewhere is split into small choices (which cube, then where) because all of them together may
be more than 25. The step is taken when the last of them is made; until then the cube stays where it is.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.gluckauf.actions import (
    DONE,
    FIELD,
    LOAD,
    MOVE,
    PAIR,
    STORE_IT,
    TAKE,
    TO,
    AnyAction,
    Field,
    Load,
    Move,
    Pair,
    Store,
    Take,
    To,
)
from games.gluckauf.changes import Log, more, replaced, with_player
from games.gluckauf.components import CARDS, COLOURS, EMPTY, LIGHT, SURFACE, tunnel
from games.gluckauf.events import CageMoved, Filled, Loaded, Stored
from games.gluckauf.state import (
    CAGE,
    NO_CUBES,
    STORE,
    Counts,
    Cube,
    Holding,
    Mining,
    OpenOrder,
    Pairing,
    Player,
    State,
    Tunnel,
    TurnOver,
)

_MOVES_FROM = tuple(tuple(move for move in MOVE if move.stop != stop) for stop in range(len(MOVE)))


def legal(state: State) -> tuple[AnyAction, ...]:
    """The six kinds of step, and to stop."""
    phase, me = state.phase, state.me
    assert isinstance(phase, Mining)
    options: list[AnyAction] = list(_MOVES_FROM[me.cage_at])
    if me.cage_at != SURFACE:
        if not me.cage_full:
            options.extend(LOAD[cube] for cube in sorted(set(me.level(me.cage_at - 1))) if cube != EMPTY)
    elif me.cage != NO_CUBES:
        options.extend(TAKE[CAGE][colour] for colour in COLOURS if me.cage[colour])
    if me.store != NO_CUBES:
        options.extend(TAKE[STORE][colour] for colour in _usable_from_store(me, phase.steps))
    options.append(DONE)
    return tuple(options)


def legal_with_cube(state: State) -> tuple[AnyAction, ...]:
    """To an order that lacks its colour, to the store if it comes from the cage, or with a second cube."""
    phase, me = state.phase, state.me
    assert isinstance(phase, Holding)
    source, colour = phase.cube
    options: list[AnyAction] = [TO[order.card] for order in me.orders if order.missing(colour)]
    if source == CAGE:
        options.append(STORE_IT)
    if phase.steps >= 2 and _any_field_empty(me):
        options.extend(PAIR[source][colour] for source, colour in _second_cubes(me, phase.cube))
    return tuple(options)


def legal_with_pair(state: State) -> tuple[AnyAction, ...]:
    phase, me = state.phase, state.me
    assert isinstance(phase, Pairing)
    if phase.colour == EMPTY:
        return tuple(FIELD[c] for c in COLOURS if any(order.missing(c) for order in me.orders))
    return tuple(TO[order.card] for order in me.orders if order.missing(phase.colour))


def move(state: State, action: Move, log: Log) -> State:
    me = state.me
    if log is not None:
        log.append(CageMoved(state.active, me.cage_at, action.stop))
    return _step(state, replace(me, cage_at=action.stop), 1)


def load(state: State, action: Load, log: Log) -> State:
    """Carts holding the same colour are alike, so the one nearest to the shaft is emptied."""
    me = state.me
    level, colour = me.cage_at - 1, action.colour
    if log is not None:
        log.append(Loaded(state.active, level, colour))
    cage = more(me.cage, colour)
    if me.printed[level] == colour:
        return _step(state, replace(me, cage=cage, printed=replaced(me.printed, level, EMPTY)), 1)
    at = tunnel(level, LIGHT)
    if not any(colour in tile for tile in me.tunnels[at]):
        at += 1
    tunnels = (*me.tunnels[:at], _emptied(me.tunnels[at], colour), *me.tunnels[at + 1 :])
    return _step(state, replace(me, cage=cage, tunnels=tunnels), 1)


def take(state: State, action: Take, log: Log) -> State:
    phase = state.phase
    assert isinstance(phase, Mining)
    return replace(state, phase=Holding(phase.steps, (action.source, action.colour)))


def pair(state: State, action: Pair, log: Log) -> State:
    phase = state.phase
    assert isinstance(phase, Holding)
    return replace(state, phase=Pairing(phase.steps, (phase.cube, (action.source, action.colour)), EMPTY))


def field(state: State, action: Field, log: Log) -> State:
    phase = state.phase
    assert isinstance(phase, Pairing)
    return replace(state, phase=replace(phase, colour=action.colour))


def store(state: State, action: Store, log: Log) -> State:
    phase, me = state.phase, state.me
    assert isinstance(phase, Holding)
    _, colour = phase.cube
    if log is not None:
        log.append(Stored(state.active, colour))
    return _step(state, replace(_without(me, phase.cube), store=more(me.store, colour)), 1)


def to_order(state: State, action: To, log: Log) -> State:
    """One cube fills a field of its colour; two fill a field of the colour chosen, for two steps."""
    phase = state.phase
    assert isinstance(phase, Holding | Pairing)
    cubes: tuple[Cube, ...]
    if isinstance(phase, Holding):
        cubes, colour = (phase.cube,), phase.cube[1]
    else:
        cubes, colour = phase.cubes, phase.colour
    if log is not None:
        log.append(Filled(state.active, action.card, colour, cubes))
    me = state.me
    for cube in cubes:
        me = _without(me, cube)
    held = tuple(sorted(cube_colour for _, cube_colour in cubes))  # a pair is the same in either order
    orders = tuple(order.filled(colour, held) if order.card == action.card else order for order in me.orders)
    return _step(state, replace(me, orders=orders), len(cubes))


def _step(state: State, player: Player, steps: int) -> State:
    phase = state.phase
    assert isinstance(phase, Mining | Holding | Pairing)
    left = phase.steps - steps
    return with_player(state, player, phase=Mining(left) if left else TurnOver())


def _emptied(tiles: Tunnel, colour: int) -> Tunnel:
    """With the first cart that holds the colour empty."""
    at = next(i for i, tile in enumerate(tiles) if colour in tile)
    return (*tiles[:at], replaced(tiles[at], tiles[at].index(colour), EMPTY), *tiles[at + 1 :])


def _without(player: Player, cube: Cube) -> Player:
    source, colour = cube
    if source == CAGE:
        return replace(player, cage=more(player.cage, colour, -1))
    return replace(player, store=more(player.store, colour, -1))


def _any_field_empty(player: Player) -> bool:
    return any(not order.complete for order in player.orders)


def _wanted(orders: tuple[OpenOrder, ...]) -> set[int]:
    """The colours of all empty fields."""
    return {
        colour
        for order in orders
        for colour, cubes in zip(CARDS[order.card].fields, order.fields, strict=True)
        if not cubes
    }


def _usable_from_store(player: Player, steps: int) -> list[int]:
    """A cube leaves the store only for a field: of its colour, or of any together with a second cube."""
    wanted = _wanted(player.orders)
    if not wanted:
        return []
    in_reach = sum(player.store) + (sum(player.cage) if player.cage_at == SURFACE else 0)
    pair_possible = steps >= 2 and in_reach >= 2
    return [c for c in COLOURS if player.store[c] and (pair_possible or c in wanted)]


def _second_cubes(player: Player, first: Cube) -> list[Cube]:
    """What may be taken together with the first: from the store, and from the cage at the surface."""
    reach: list[tuple[int, Counts]] = [(STORE, player.store)]
    if player.cage_at == SURFACE:
        reach.insert(0, (CAGE, player.cage))
    return [
        (source, colour)
        for source, counts in reach
        for colour in COLOURS
        if counts[colour] > ((source, colour) == first)
    ]
