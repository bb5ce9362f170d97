"""What players have to expect from what they have: orders to be delivered, carts to be emptied."""

from __future__ import annotations

from msgspec import Struct

from games.gluckauf.ai.weights import Weights
from games.gluckauf.components import (
    CARDS,
    COLOURS,
    CUBES_PER_VP,
    DARK,
    EMPTY,
    LIGHT,
    MARKS_PER_VP,
    SHIFTS,
    UNBALANCED_TILE_PENALTY,
    WORKERS,
)
from games.gluckauf.state import OpenOrder, Player

_CARD_FIELDS = tuple(tuple(card.fields.count(colour) for colour in COLOURS) for card in CARDS)


class Outlook(Struct, frozen=True):
    """Expected for one player."""

    points: float
    """Without the shift clock."""
    turns: float
    """Turns left in this shift."""
    soon: tuple[float, ...]
    """What the categories of the shift clock will count at the end of this shift."""
    late: tuple[float, ...]
    """And at the end of the game."""


def outlook(player: Player, shift: int, seats: int, weights: Weights) -> Outlook:
    turns = player.workers / weights.turn_workers
    shifts_left = SHIFTS - shift
    whole = WORKERS[seats] / weights.turn_workers
    turns_left = turns + shifts_left * whole
    ahead = turns_left / (SHIFTS * whole)
    soon, late = [0.0] * 12, [0.0] * 12
    for card in player.delivered:
        _add(card, 1.0, soon, late, 1.0)
    stock = _Stock(player)
    points = player.vp + _orders(player, stock, (turns, turns_left), soon, late, weights)
    points += _mine(player, stock, ahead, turns_left, late, weights)
    points += player.marks * (1 / MARKS_PER_VP + weights.mark * ahead)
    points += player.workers * weights.worker
    soon[8:] = late[8:]
    return Outlook(points, turns, tuple(soon), tuple(late))


class _Stock:
    """Cubes by colour, nearest first."""

    def __init__(self, player: Player) -> None:
        self.near = [cage + store for cage, store in zip(player.cage, player.store, strict=True)]
        self.carts = [0, 0, 0, 0]
        self.empty = [0, 0, 0, 0]
        self.full = [0, 0, 0, 0]
        printed, tunnels = player.printed, player.tunnels
        for colour in COLOURS:
            self._cart(colour, printed[colour])
            for tunnel in (tunnels[2 * colour], tunnels[2 * colour + 1]):
                for tile in tunnel:
                    for cube in tile:
                        self._cart(colour, cube)

    def _cart(self, level: int, cube: int) -> None:
        if cube == EMPTY:
            self.empty[level] += 1
        else:
            self.full[level] += 1
            self.carts[cube] += 1


def _orders(
    player: Player,
    stock: _Stock,
    turns: tuple[float, float],
    soon: list[float],
    late: list[float],
    weights: Weights,
) -> float:
    """Orders are worked off the cheapest first; the more work is before one, the less likely it is."""
    in_shift, in_game = turns
    points, work = 0.0, 0.0
    transports: set[int] = set()
    for order in sorted(player.orders, key=_effort):
        card = CARDS[order.card]
        work += _work(order, stock, weights)
        if card.transport in transports:
            work += weights.shared_delivery_turns
        else:
            work += weights.delivery_turns
            transports.add(card.transport)
        likely = _likely(work, in_game, weights) * weights.promise
        points += likely * card.vp - (1 - likely)
        _add(order.card, likely, soon, late, _likely(work, in_shift, weights) * weights.promise)
    return points


def _effort(order: OpenOrder) -> float:
    """Empty fields for every point."""
    return order.fields.count(()) / CARDS[order.card].vp


def _work(order: OpenOrder, stock: _Stock, weights: Weights) -> float:
    """Turns until its fields are filled; the cubes for it are taken from the stock."""
    steps, work = 0.0, 0.0
    for colour, cubes in zip(CARDS[order.card].fields, order.fields, strict=True):
        if cubes:
            continue
        if stock.near[colour]:
            stock.near[colour] -= 1
            steps += weights.fill_steps
        elif stock.carts[colour]:
            stock.carts[colour] -= 1
            steps += weights.haul_steps
        else:
            steps += weights.haul_steps
            work += weights.tile_turns
    return work + steps / weights.steps_a_turn


def _likely(work: float, turns: float, weights: Weights) -> float:
    """How likely so much work is done in so many turns."""
    if turns <= 0:
        return 0.0
    pressed: float = work / turns
    return float(1 / (1 + pressed**weights.doubt * pressed))


def _add(card: int, late_share: float, soon: list[float], late: list[float], soon_share: float) -> None:
    fields = _CARD_FIELDS[card]
    total = 0
    for colour in COLOURS:
        count = fields[colour]
        if count:
            total += count
            soon[colour] += soon_share * count
            late[colour] += late_share * count
    transport = 4 + CARDS[card].transport
    soon[transport] += soon_share * total
    late[transport] += late_share * total


def _mine(
    player: Player, stock: _Stock, ahead: float, turns_left: float, late: list[float], weights: Weights
) -> float:
    """Cubes that no order needs yet, carts that will be emptied, and the balance of the sides."""
    points, cubes = 0.0, 0
    mined = weights.mined * min(1.0, turns_left / 6)
    for colour in COLOURS:
        near, carts = stock.near[colour], stock.carts[colour]
        cubes += near + carts
        points += ahead * weights.spare_cube[colour] * (near + carts)
        late[8 + colour] += stock.empty[colour] + mined * stock.full[colour]
    points += weights.caged * sum(player.cage) * min(1.0, turns_left / 3)
    points += cubes / CUBES_PER_VP
    lopsided = abs(player.tiles(LIGHT) - player.tiles(DARK))
    return points - UNBALANCED_TILE_PENALTY * lopsided * (
        weights.balance + (1 - weights.balance) * (1 - ahead)
    )
