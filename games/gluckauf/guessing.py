"""A position that could be the one behind a view: the stacks and what others hold drawn from what is unseen.

Others' delivered cards lie face down, but what they brought is known, and so is what the shift clock counted
on them: the cards guessed agree with both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from games.chance import Chance
from games.gluckauf.components import (
    CARDS,
    CATEGORIES_PER_SHIFT,
    COPIES_PER_TILE,
    EMPTY,
    HIDDEN,
    ORDERS,
    TILES,
    TRANSPORTS,
    WORKSHOPS,
)
from games.gluckauf.state import AnyPhase, Filling, Looking, Returning, State

_FEATURES = tuple(
    tuple(card.fields.count(colour) for colour in TRANSPORTS)
    + tuple(len(card.fields) if card.transport == transport else 0 for transport in TRANSPORTS)
    for card in CARDS
)
"""What each card adds to the first eight categories of the shift clock."""
_SWAPS = 4000


def guess(state: State, chance: Chance) -> State:
    """For the position in a view. A position in which nothing is hidden stays as it is."""
    tiles = list(chance.shuffled(_unseen_tiles(state)))
    cards = list(chance.shuffled(_unseen_cards(state)))
    phase = _with_drawn(state.phase, tiles, cards)
    hands = [seat for seat, player in enumerate(state.players) if HIDDEN in player.delivered]
    players = list(state.players)
    if hands:
        for seat, delivered in zip(hands, _face_down(state, hands, cards, chance), strict=True):
            players[seat] = replace(players[seat], delivered=delivered)
    return replace(
        state,
        players=tuple(players),
        phase=phase,
        tile_stack=tuple(tiles) if HIDDEN in state.tile_stack else state.tile_stack,
        order_stack=tuple(cards) if HIDDEN in state.order_stack else state.order_stack,
    )


def _unseen_tiles(state: State) -> Iterable[int]:
    seen: Counter[int] = Counter(_known(state, WORKSHOPS))
    seen.update(tile for tile in (*state.workshops, *state.tile_stack) if tile >= 0)
    for player in state.players:
        for tile, kind in enumerate(TILES):
            seen[tile] += sum(len(carts) == kind.carts for carts in player.tunnels[kind.tunnel])
    for tile in range(len(TILES)):
        yield from (tile,) * (COPIES_PER_TILE - seen[tile])


def _unseen_cards(state: State) -> Iterable[int]:
    seen = {*state.order_cards, *state.draft, *state.order_stack, *_known(state, ORDERS)}
    for player in state.players:
        seen.update(player.delivered)
        seen.update(order.card for order in player.orders)
    return (card for card in range(len(CARDS)) if card not in seen)


def _known(state: State, area: str) -> list[int]:
    """What the seat in turn has drawn, as far as it is seen."""
    match state.phase:
        case Filling(tile=tile, rest=rest) if area == WORKSHOPS:
            held: tuple[int, ...] = (tile, *rest)
        case Looking(area=drawn_from, drawn=drawn) if area == drawn_from:
            held = drawn
        case Returning(area=drawn_from, rest=rest, laid=laid) if area == drawn_from:
            held = rest + laid
        case _:
            held = ()
    return [item for item in held if item not in {HIDDEN, EMPTY}]


def _with_drawn(phase: AnyPhase, tiles: list[int], cards: list[int]) -> AnyPhase:
    """What somebody else has drawn."""

    def drawn(items: tuple[int, ...], pool: list[int]) -> tuple[int, ...]:
        return tuple(pool.pop() if item == HIDDEN else item for item in items)

    match phase:
        case Filling():
            return replace(phase, rest=drawn(phase.rest, tiles))
        case Looking():
            return replace(phase, drawn=drawn(phase.drawn, tiles if phase.area == WORKSHOPS else cards))
        case Returning():
            pool = tiles if phase.area == WORKSHOPS else cards
            return replace(phase, rest=drawn(phase.rest, pool), laid=drawn(phase.laid, pool))
    return phase


def _face_down(state: State, seats: list[int], cards: list[int], chance: Chance) -> list[tuple[int, ...]]:
    """Hands that fit what is known of them, taken out of `cards`: swapped until they do."""
    hands = [[cards.pop() for _ in state.players[seat].delivered] for seat in seats]
    facts = [_Facts(state, seat) for seat in seats]
    wrong = [fact.misfit(hand) for fact, hand in zip(facts, hands, strict=True)]
    for _ in range(_SWAPS):
        if not any(wrong):
            break
        at = max(range(len(hands)), key=wrong.__getitem__)
        _swap(at, hands, facts, wrong, cards, chance)
    return [tuple(hand) for hand in hands]


def _swap(
    at: int, hands: list[list[int]], facts: list[_Facts], wrong: list[int], cards: list[int], chance: Chance
) -> None:
    """One card of a hand that does not fit against one from elsewhere, kept unless that is worse."""
    others = [(cards, -1), *((hand, n) for n, hand in enumerate(hands) if n != at)]
    other, n = others[chance.below(len(others))] if cards else others[1 + chance.below(len(others) - 1)]
    mine = hands[at]
    i, j = chance.below(len(mine)), chance.below(len(other))
    mine[i], other[j] = other[j], mine[i]
    new_mine = facts[at].misfit(mine)
    new_other = facts[n].misfit(other) if n >= 0 else 0
    old_other = wrong[n] if n >= 0 else 0
    if new_mine + new_other > wrong[at] + old_other and chance.below(20):
        mine[i], other[j] = other[j], mine[i]
        return
    wrong[at] = new_mine
    if n >= 0:
        wrong[n] = new_other


class _Facts:
    """What everybody knows of a face-down hand: its victory points, and what was counted in it so far."""

    def __init__(self, state: State, seat: int) -> None:
        self._vp = state.players[seat].delivered_vp
        rows = state.sheets[-1].rows[: 2 * CATEGORIES_PER_SHIFT] if state.sheets else ()
        self._counted = tuple((row.category, row.counts[seat]) for row in rows if row.counts[seat])

    def misfit(self, hand: list[int]) -> int:
        """How far the hand is from what is known; 0 where it fits."""
        off = abs(self._vp - sum(CARDS[card].vp for card in hand))
        for category, counted in self._counted:
            held = sum(_FEATURES[card][category] for card in hand)
            off += max(0, counted - held)
        return off
