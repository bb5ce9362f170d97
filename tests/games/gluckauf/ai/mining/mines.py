"""Mines of all sizes, drawn at random, and a way to work in them through the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from games.gluckauf.actions import Done
from games.gluckauf.ai.mining.worth import Worth
from games.gluckauf.components import CARDS, COLOURS, EMPTY, TILES
from games.gluckauf.rules import carry_out, legal
from games.gluckauf.state import Mining, Player, State, TurnOver, new_player, open_order

from ...positions import GAME


def mine(seed: int, *, tiles: int, orders: int, cubes: int) -> Player:
    """With at most so many tiles, orders, and cubes in cage and store."""
    random = Random(seed)
    tunnels: list[list[tuple[int, ...]]] = [[] for _ in range(8)]
    for _ in range(random.randint(0, tiles)):
        tile = random.choice(TILES)
        # Now and then another colour lies in a cart, as when the supply ran short.
        cart = [
            random.choice([tile.colour, tile.colour, EMPTY, random.choice(COLOURS)])
            for _ in range(tile.carts)
        ]
        tunnels[tile.tunnel].append(tuple(cart))
    taken = []
    for card in random.sample(range(len(CARDS)), random.randint(1, orders)):
        order = open_order(card)
        for colour in CARDS[card].fields[1:]:
            if random.random() < 0.3:
                order = order.filled(colour, (colour,))
        taken.append(order)
    held = [[0] * 4, [0] * 4]
    for _ in range(random.randint(0, cubes)):
        random.choice(held)[random.choice(COLOURS)] += 1
    cage, store = held
    while sum(cage) > 5:
        cage[cage.index(max(cage))] -= 1
    return replace(
        new_player(5, 5),
        orders=tuple(taken),
        tunnels=tuple(map(tuple, tunnels)),
        cage_at=random.randint(0, 4),
        cage=tuple(cage),
        store=tuple(store),
    )


def at_work(player: Player, steps: int) -> State:
    """That player in the middle of a game, about to take the first step."""
    state: State = GAME.new(2, 1, {"orders": "dealt", "start": "first-seat"})
    return replace(state, players=(player, state.players[1]), phase=Mining(steps))


def every_end(state: State) -> Iterator[Player]:
    """What becomes of the mine, by every way through the rules there is."""
    seen: set[tuple[object, ...]] = set()
    waiting = [state]
    while waiting:
        state = waiting.pop()
        place = (state.me, state.phase)
        if place in seen:
            continue
        seen.add(place)
        if isinstance(state.phase, Mining | TurnOver):
            yield state.me
        if not isinstance(state.phase, TurnOver):
            waiting += [
                carry_out(state, action, None) for action in legal(state) if not isinstance(action, Done)
            ]


def value(before: Player, after: Player, worth: Worth) -> float:
    """What the solver says its results are worth, reckoned from the mine itself."""
    total = worth.stop[after.cage_at]
    for colour in COLOURS:
        total += after.cage[colour] * worth.caged[colour] + after.store[colour] * worth.stored[colour]
        total += (after.level(colour).count(EMPTY) - before.level(colour).count(EMPTY)) * worth.emptied[
            colour
        ]
    for old, new in zip(before.orders, after.orders, strict=True):
        fields = zip(CARDS[old.card].fields, old.fields, new.fields, strict=True)
        total += sum(worth.field[colour] for colour, was, now in fields if now and not was)
        total += worth.complete[old.card] if new.complete and not old.complete else 0
    return total
