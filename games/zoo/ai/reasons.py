"""Why something is good: what it brings, read from the position before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import TypeAlias

from msgspec import Struct

from games.zoo.actions import (
    DONE,
    LEAVE,
    SKIP,
    AnyAction,
    BuyFruit,
    BuyShare,
    Hire,
    Look,
    Put,
    SellFruit,
    SellShare,
)
from games.zoo.ai.evaluation import Evaluation, rounds_ahead
from games.zoo.cards import CARDS
from games.zoo.components import (
    COINS_PER_GLORY,
    ENDS_PER_PASS,
    KINDS,
    NONE,
    ROUNDS,
    SPECULATE_COINS,
    TOKENS_PER_ROUND,
)
from games.zoo.hiring import payments
from games.zoo.majority import major
from games.zoo.staff import HELPERS
from games.zoo.state import Looking, Removing, Speculating, State

_TELLING_FRUIT = 0.6
_TELLING_COINS = 0.6
_TELLING_HARM = 0.5
_TELLING_ABILITY = 0.8
_CHEAP, _DEAR = 3, 7
_FEW = 2
_OF_FRUIT = ("reach", "nearer")
"""What says better than "scarce" what fruit is good for."""


class Reason(Struct, frozen=True):
    """As a code and figures; whoever speaks to people has the words."""

    code: str
    count: int = 0
    kind: int = NONE
    """A company, a kind of fruit or a helper, as the code has it."""
    player: int = NONE
    """Whom it concerns, where that is somebody else."""


CODES = (
    "glory",
    "ability",
    "majority",
    "majority-from",
    "ties",
    "gives-up",
    "fruit",
    "market",
    "harms",
    "raises",
    "raises-fruit",
    "cheap",
    "dear",
    "earns",
    "reach",
    "keeps",
    "nearer",
    "look-own",
    "look-others",
    "due",
    "stops",
    "order-own",
    "order-others",
    "scarce",
    "priciest",
    "first",
    "contested",
    "as-they-lie",
    "nothing",
    "best",
)
"""All there are."""


class Step(Struct, frozen=True):
    """What a player may do, with the positions around it: in each of several guesses."""

    before: tuple[State, ...]
    after: tuple[State, ...]
    actions: tuple[AnyAction, ...]
    seat: int
    choosing: bool = False
    """Whether others may act before it."""


_Weighed: TypeAlias = Iterator[tuple[float, Reason]]
"""A reason with its weight, about what it is worth in glory."""


def reasons(step: Step, evaluation: Evaluation) -> tuple[Reason, ...]:
    """The weightiest first; one at least."""
    if step.actions[0] in {DONE, SKIP, LEAVE}:
        return (Reason("as-they-lie" if step.actions[0] == LEAVE else "nothing"),)
    before, after, seat = step.before[0], step.after[0], step.seat
    found = [
        *_hired(before, after, seat, evaluation),
        *_majorities(before, after, seat),
        *_market(step, evaluation),
        *_prices(before, after, seat),
        *_trades(before, after, seat),
        *_within_reach(before, after, seat),
        *_fruit_in_hand(before, after, seat),
        *_decks(step),
        *(_order_of_play(before, step) if step.choosing else ()),
    ]
    found.sort(key=lambda one: -one[0])
    told = tuple(reason for _, reason in found) or (Reason("best"),)
    if any(reason.code in _OF_FRUIT for reason in told):
        told = tuple(reason for reason in told if reason.code != "scarce")
    return told


def _hired(before: State, after: State, seat: int, evaluation: Evaluation) -> _Weighed:
    for helper in after.players[seat].helpers[len(before.players[seat].helpers) :]:
        yield HELPERS[helper].glory, Reason("glory", HELPERS[helper].glory, helper)
        ahead = rounds_ahead(before)
        gain = evaluation.abilities(after, seat, ahead) - evaluation.abilities(before, seat, ahead)
        if gain >= _TELLING_ABILITY:
            yield gain, Reason("ability", round(ahead), helper)


def _majorities(before: State, after: State, seat: int) -> _Weighed:
    """In the companies there are shares in."""
    for company in KINDS:
        was, now = major(before, company), major(after, company)
        if was == now:
            continue
        if now == seat:
            code = "majority" if was == NONE else "majority-from"
            yield 2.0, Reason(code, kind=company, player=was)
        elif was == seat:
            yield 0.7, Reason("gives-up", kind=company)
        elif was != NONE:
            yield 1.0, Reason("ties", kind=company, player=was)


def _market(step: Step, evaluation: Evaluation) -> _Weighed:
    """What the next market brings, and what the position is worth to others."""
    known = _seen(step.before[0])
    pairs = list(zip(step.before, step.after, strict=True))
    gains = []
    for before, after in pairs:
        (old_fruit, old_glory), (fruit, glory) = (
            evaluation.next_market(state, known) for state in (before, after)
        )
        gains.append((fruit[step.seat] - old_fruit[step.seat], glory[step.seat] - old_glory[step.seat]))
    fruit_gain, glory_gain = (fmean(column) for column in zip(*gains, strict=True))
    if fruit_gain >= _TELLING_FRUIT:
        yield fruit_gain / 2, Reason("fruit", round(fruit_gain))
    if glory_gain * COINS_PER_GLORY >= _TELLING_COINS:
        yield glory_gain, Reason("market", round(glory_gain * COINS_PER_GLORY))
    yield from _harm(step, pairs, evaluation, known)


def _harm(
    step: Step, pairs: list[tuple[State, State]], evaluation: Evaluation, known: frozenset[int]
) -> _Weighed:
    changes = [
        [now - was for was, now in zip(*(evaluation.standings(s, known) for s in pair), strict=True)]
        for pair in pairs
    ]
    losses = [-fmean(column) for column in zip(*changes, strict=True)]
    losses[step.seat] = 0.0
    worst = max(range(len(losses)), key=losses.__getitem__)
    if losses[worst] >= _TELLING_HARM:
        yield losses[worst], Reason("harms", max(1, round(losses[worst])), player=worst)


def _seen(state: State) -> frozenset[int]:
    return frozenset({state.phase.company}) if isinstance(state.phase, Looking | Removing) else frozenset()


def _prices(before: State, after: State, seat: int) -> _Weighed:
    old, new = before.players[seat], after.players[seat]
    for company in KINDS:
        moved = after.companies[company].price - before.companies[company].price
        held = min(old.shares[company], new.shares[company])
        if moved > 0 and held:
            yield moved * held / COINS_PER_GLORY, Reason("raises", held, company)
        risen = after.fruit_prices[company] - before.fruit_prices[company]
        if risen > 0 and (lying := min(old.fruit[company], new.fruit[company])) > 1:
            yield risen * lying / COINS_PER_GLORY, Reason("raises-fruit", lying, company)


def _trades(before: State, after: State, seat: int) -> _Weighed:
    old, new = before.players[seat], after.players[seat]
    bought = [company for company in KINDS if new.shares[company] > old.shares[company]]
    sold = [company for company in KINDS if new.shares[company] < old.shares[company]]
    cheapest = min((before.share_prices[company] for company in bought), default=_DEAR)
    if cheapest <= _CHEAP and before.round < ROUNDS:
        yield 0.3, Reason("cheap", cheapest)
    dearest = max((before.share_prices[company] for company in sold), default=0)
    if dearest >= _DEAR:
        yield 0.3, Reason("dear", dearest)
    if new.coins > old.coins:
        yield (new.coins - old.coins) / COINS_PER_GLORY, Reason("earns", new.coins - old.coins)


def _within_reach(before: State, after: State, seat: int) -> _Weighed:
    """Helpers that lie there and can be paid now, or nearly; new ones are not known yet."""
    if before.round == ROUNDS and before.step == TOKENS_PER_ROUND:
        return
    there = [helper for helper in before.helpers if helper in after.helpers]
    there.sort(key=lambda helper: -HELPERS[helper].glory)
    payable = [helper for helper in there if payments(after, seat, helper)]
    gained = [helper for helper in payable if not payments(before, seat, helper)]
    if gained:
        yield 1.2, Reason("reach", HELPERS[gained[0]].glory, gained[0])
    elif payable and len(after.players[seat].helpers) > len(before.players[seat].helpers):
        yield 0.5, Reason("keeps", HELPERS[payable[0]].glory, payable[0])
    elif not payable:
        nearer = [one for one in there if _missing(after, seat, one) == 1 < _missing(before, seat, one)]
        if nearer:
            yield 0.4, Reason("nearer", HELPERS[nearer[0]].glory, nearer[0])


def _missing(state: State, seat: int, helper: int) -> int:
    cost, held = HELPERS[helper].cost, state.players[seat].fruit
    return sum(max(0, cost[kind] - held[kind]) for kind in KINDS)


def _fruit_in_hand(before: State, after: State, seat: int) -> _Weighed:
    """Helpers cost several kinds, and what is left is sold."""
    old, new, prices = before.players[seat].fruit, after.players[seat].fruit, before.fruit_prices
    more = [kind for kind in KINDS if new[kind] > old[kind]]
    if not more:
        return
    scarcest = min(more, key=old.__getitem__)
    if old[scarcest] < _FEW and before.round < ROUNDS:
        yield 0.2, Reason("scarce", old[scarcest], scarcest)
    dearest = max(more, key=prices.__getitem__)
    if prices[dearest] == max(prices) > min(prices):
        yield 0.15, Reason("priciest", prices[dearest], dearest)


def _decks(step: Step) -> _Weighed:
    state, last = step.before[0], step.actions[-1]
    if isinstance(last, Look):
        own, others = _stakes(state, last.company, step.seat)
        if own:
            yield 0.3 * own, Reason("look-own", own, last.company)
        elif others:
            yield 0.2, Reason("look-others", others, last.company)
        if state.step == TOKENS_PER_ROUND:
            yield 0.25, Reason("due")
        if isinstance(state.phase, Speculating):
            yield 0.15, Reason("earns", SPECULATE_COINS)
    if isinstance(state.phase, Looking):
        yield from _order_of_cards(step, state.phase.company)


def _order_of_cards(step: Step, company: int) -> _Weighed:
    own, others = _stakes(step.before[0], company, step.seat)
    yield 0.1, Reason("order-others" if others and not own else "order-own", kind=company)
    top = [action.card for action in step.actions if isinstance(action, Put) and action.top]
    ends = [number for number, card in enumerate(top, 1) if CARDS[card].end]
    if len(ends) >= ENDS_PER_PASS:
        yield 0.3, Reason("stops", ends[ENDS_PER_PASS - 1])


def _stakes(state: State, company: int, seat: int) -> tuple[int, int]:
    """Shares of one's own, and of all others."""
    own = state.players[seat].shares[company]
    return own, sum(player.shares[company] for player in state.players) - own


def _order_of_play(state: State, step: Step) -> _Weighed:
    """Who acts before, and could hire the same helper."""
    order = state.clockwise()
    earlier = order[: order.index(step.seat)]
    if not earlier and isinstance(step.actions[0], BuyShare | SellShare | BuyFruit | SellFruit):
        yield 0.1, Reason("first")
    for action in step.actions:
        if isinstance(action, Hire):
            able = [player for player in earlier if payments(state, player, action.helper)]
            if able:
                yield 0.6, Reason("contested", kind=action.helper, player=able[0])
