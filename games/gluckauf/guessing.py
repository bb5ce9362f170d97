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


def guess(state: State, chance: Chance, swaps: int = _SWAPS) -> State:
    """For the position in a view. A position in which nothing is hidden stays as it is.

    Who is in a hurry asks for few swaps, and gets face-down cards that fit what is known only roughly.
    """
    tiles = list(chance.shuffled(_unseen_tiles(state)))
    cards = list(chance.shuffled(_unseen_cards(state)))
    phase = _with_drawn(state.phase, tiles, cards)
    hands = [seat for seat, player in enumerate(state.players) if HIDDEN in player.delivered]
    players = list(state.players)
    if hands:
        for seat, delivered in zip(hands, _face_down(state, hands, cards, chance, swaps), strict=True):
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


def _face_down(
    state: State, seats: list[int], cards: list[int], chance: Chance, swaps: int
) -> list[tuple[int, ...]]:
    """Hands that fit what is known of them, taken out of `cards`: swapped until they do."""
    hands = [_Hand(state, seat, [cards.pop() for _ in state.players[seat].delivered]) for seat in seats]
    for _ in range(swaps):
        worst = max(hands, key=lambda hand: hand.misfit)
        if not worst.misfit:
            break
        others = [hand for hand in hands if hand is not worst]
        at = chance.below(len(others) + bool(cards))
        if at < len(others):
            worst.swap_with_hand(others[at], chance)
        else:
            worst.swap_with_stack(cards, chance)
    return [tuple(hand.cards) for hand in hands]


class _Hand:
    """Face-down cards, and what everybody knows of them: their points, what was counted on them so far."""

    def __init__(self, state: State, seat: int, cards: list[int]) -> None:
        self.cards = cards
        rows = state.sheets[-1].rows[: len(_FEATURES[0])] if state.sheets else ()
        self._vp = state.players[seat].delivered_vp
        self._counted = [(row.category, row.counts[seat]) for row in rows if row.counts[seat]]
        self._total_vp = sum(CARDS[card].vp for card in cards)
        self._totals = [sum(_FEATURES[card][n] for card in cards) for n in range(len(_FEATURES[0]))]
        self.misfit = self._misfit_with(0, self._totals)

    def _misfit_with(self, vp: int, totals: list[int]) -> int:
        off = abs(self._vp - self._total_vp - vp)
        for category, counted in self._counted:
            if totals[category] < counted:
                off += counted - totals[category]
        return off

    def _after(self, out: int, into: int) -> tuple[int, list[int]]:
        """How far the hand is from what is known with one card for another, and what it counts then."""
        gone, come = _FEATURES[out], _FEATURES[into]
        totals = [total - gone[n] + come[n] for n, total in enumerate(self._totals)]
        return self._misfit_with(CARDS[into].vp - CARDS[out].vp, totals), totals

    def _exchange(self, at: int, into: int, misfit: int, totals: list[int]) -> None:
        self._total_vp += CARDS[into].vp - CARDS[self.cards[at]].vp
        self.cards[at], self._totals, self.misfit = into, totals, misfit

    def swap_with_stack(self, stack: list[int], chance: Chance) -> None:
        """One card for one of the stack, unless that fits worse."""
        at, other = chance.below(len(self.cards)), chance.below(len(stack))
        out, into = self.cards[at], stack[other]
        misfit, totals = self._after(out, into)
        if misfit <= self.misfit or not chance.below(_STUBBORN):
            stack[other] = out
            self._exchange(at, into, misfit, totals)

    def swap_with_hand(self, hand: _Hand, chance: Chance) -> None:
        """One card for one of another hand, unless both together fit worse."""
        at, other = chance.below(len(self.cards)), chance.below(len(hand.cards))
        out, into = self.cards[at], hand.cards[other]
        misfit, totals = self._after(out, into)
        their_misfit, their_totals = hand._after(into, out)
        if misfit + their_misfit <= self.misfit + hand.misfit or not chance.below(_STUBBORN):
            hand._exchange(other, out, their_misfit, their_totals)
            self._exchange(at, into, misfit, totals)


_STUBBORN = 25
"""One of so many swaps is made although it fits worse: that leads out of dead ends."""
