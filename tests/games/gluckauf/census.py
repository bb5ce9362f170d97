"""Counts what is on the table, piece by piece, in another way than the rules do."""

from __future__ import annotations

from collections import Counter

from games.gluckauf.components import COLOUR_NAMES, SIDE_NAMES
from games.gluckauf.state import Filling, Looking, Player, Returning, State


def cubes(state: State) -> Counter[int]:
    found = Counter({colour: count for colour, count in enumerate(state.supply) if count})
    for player in state.players:
        for counts in (player.cage, player.store):
            found.update({colour: count for colour, count in enumerate(counts) if count})
        carts = [*player.printed, *(cube for tunnel in player.tunnels for tile in tunnel for cube in tile)]
        fields = [cube for order in player.orders for field in order.fields for cube in field]
        found.update(cube for cube in carts + fields if cube >= 0)
    if isinstance(state.phase, Filling):
        found.update(cube for cube in state.phase.cubes if cube >= 0)
    return found


def tiles(state: State) -> Counter[str]:
    loose = [*state.tile_stack, *(tile for tile in state.workshops if tile >= 0)]
    match state.phase:
        case Filling(tile=tile, rest=rest):
            loose += [tile, *rest]
        case Looking(area="workshops", drawn=drawn):
            loose += drawn
        case Returning(area="workshops", rest=rest, laid=laid):
            loose += rest + laid
    found = Counter(map(_name, loose))
    for player in state.players:
        found.update(_built(player))
    return found


def cards(state: State) -> list[int]:
    found = [*state.order_stack, *state.draft, *(card for card in state.order_cards if card >= 0)]
    for player in state.players:
        found += [*player.delivered, *(order.card for order in player.orders)]
    match state.phase:
        case Looking(area="orders", drawn=drawn):
            found += drawn
        case Returning(area="orders", rest=rest, laid=laid):
            found += rest + laid
    return sorted(found)


def workers(state: State) -> list[int]:
    return [
        player.workers
        + sum(count for whose, count in state.crews if whose == seat)
        + state.pithead[seat]
        + state.canteen[seat]
        for seat, player in enumerate(state.players)
    ]


def _name(tile: int) -> str:
    """Tiles are numbered by colour, then side, then carts."""
    return f"{COLOUR_NAMES[tile // 4]}-{SIDE_NAMES[tile // 2 % 2]}-{tile % 2 + 1}"


def _built(player: Player) -> list[str]:
    return [
        f"{COLOUR_NAMES[level // 2]}-{SIDE_NAMES[level % 2]}-{len(tile)}"
        for level, tunnel in enumerate(player.tunnels)
        for tile in tunnel
    ]
